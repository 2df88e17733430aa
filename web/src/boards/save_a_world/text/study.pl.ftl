# Jak ocalić świat na dwóch stronach i ściągawka

study-goal-points = Nadlatuje asteroida. Wasze organizacje przygotowują się razem, ale chwała przypadnie jednej: wygrywa ten, kto ma najwięcej Punktów Zwycięstwa.
study-goal-projects = **Trzy projekty** mogą ocalić świat: laser, tarcza, ewakuacja. Na koniec jeden z nich zostaje projektem kluczowym, a najwięcej punktów ma ten, kto najwięcej nad nim pracował.
study-goal-species = **Karty gatunków,** które ocalisz, punktują tak, jak mówi każda z nich.
study-goal-length = Nikt nie wie, ile to potrwa: gra kończy się, gdy dotrze asteroida albo zapełni się miernik projektu.

study-setup-landers = Masz trzy lądowniki: dwa gotowe na planecie, jeden na księżycu.
study-setup-resources = Energia, wiedza, minerały, zasoby organiczne i geniusz zaczynają od 4, 3, 2, 2 i 1, a wszystkie linie bazowe od 0. Dalsi gracze dostają nieco więcej.
study-setup-cards = Twoja ręka: wzmocnienie, akcja i jeden z dwóch gatunków.
study-setup-bag = W woreczku jest po jednej kostce asteroidy na gracza, a zagrożenie zaczyna się od 3.

study-round-turns = **Tury** zgodnie z ruchem wskazówek zegara, jedna rzecz naraz: umieść lądownik, zagraj kartę akcji albo użyj promu. Kto spasuje, kończy rundę.
study-round-asteroid = **Asteroida** przesuwa się o pole. Jego symbole dokładają kostki asteroidy, budują obiekt albo odświeżają wystawki.
study-round-acceleration = **Tura przyspieszenia:** kto stoi na Przejęciu dowództwa, przenosi ten lądownik na inne miejsce księżyca i działa jeszcze raz.
study-round-draw = **Losowanie** tylu kostek, ile wynosi zagrożenie. Kostki projektów zapełniają mierniki; każda kostka asteroidy przesuwa asteroidę i wraca do woreczka.
study-round-check = **Koniec?** Jeśli asteroida albo miernik doszły do ostatniego pola.
study-round-start = **Nowa runda:** lądowniki wracają do gotowości, zasoby rosną do linii bazowych, zużyte etykiety i odrzucone karty wracają, zagrożenie rośnie.

study-actions-place = **Umieść lądownik** na wolnej lokacji świata, na którym stoi, i zrób to, co pokazuje. Lokacje nielimitowane są zawsze wolne. Przy dwóch graczach lądownik zajmuje cały obszar.
study-actions-card = **Zagraj kartę akcji** za 1 energię.
study-actions-shuttle = **Prom:** za 1 energię gotowy lądownik leci na drugi świat.
study-actions-pass = **Spasuj,** kiedy chcesz; karty i lądowniki, które zostały, są dalej twoje.
study-actions-tags = **Etykiety:** wiele lokacji działa raz za każdą wydaną etykietę: odwróć żeton albo odrzuć kartę, która ją pokazuje.
study-actions-work = **Pracuj nad projektem:** przesuń dysk, zapłać za każde pole, za każde włóż kostkę do woreczka.
study-actions-reward = **Nagroda:** potem kafelek na końcu toru, raz za całość. Kto pierwszy mija oznaczone pole, odsłania następny kafelek.
study-actions-research = **Badania:** wydaj wiedzę na ulepszenie z laboratorium: proste ile razy chcesz, inne raz i na zawsze.
study-actions-buy = **Kupuj karty:** akcję za wiedzę, wzmocnienie za minerały, gatunek za zasoby organiczne. Każda kosztuje tyle, ile masz kart.
study-actions-boost = **Wzmocnienia** są darmowe: zagraj, gdy w twojej turze spełni się warunek. Nigdy nie są całą turą.

study-scoring-key = **Projekt kluczowy:** 15, 10 i 5 za pierwsze trzy miejsca.
study-scoring-others = **Dwa pozostałe:** 7, 4 i 2.
study-scoring-species = **Gatunki** z ręki i ze stosu, każdy według tekstu.
study-scoring-leading = **Prowadzenie:** 3, 4 i 5 za dotarcie jako pierwszy na pola 4, 8 i 12 toru.
study-scoring-tech = **Tech 2:** te ulepszenia punktują w trakcie gry.

study-end-laser = **Laser:** wylosujcie 10 kostek; kostki lasera i asteroidy idą na jego miernik. Jeśli jest pełny, laser jest projektem kluczowym.
study-end-shield = **Inaczej tarcza:** kostki z pęknięć lasera przechodzą na nią, losuje się 10 następnych, a liczą się kostki tarczy i asteroidy.
study-end-evacuation = **Inaczej ewakuacja** jest projektem kluczowym.
study-end-tie = Remis wygrywa ten, kto ma więcej z projektu kluczowego.

study-missed-baseline = Podniesiona linia bazowa nie daje nic od razu, ale każdą następną rundę zaczynasz z co najmniej tyloma zasobami.
study-missed-genius = Geniusz zastępuje każdy zasób, w całości kosztu albo w części. Geniusza nie zastąpi nic.
study-missed-price = Każda karta podraża następną, a kupionej teraz karty nie użyjesz w tej turze.
study-missed-frame = Strzałka w ramce lokacji wysyła lądownik po rundzie na drugi świat; bez niej lądownik zostaje.
study-missed-species = Odrzucaj gatunki dla ich etykiet: wrócą, a na koniec i tak punktują.
study-missed-asteroid = Kostki asteroidy w woreczku pomagają na koniec laserowi i tarczy.
study-missed-stack = Na jednym polu wyprzedza dysk leżący niżej: kto był pierwszy, ten prowadzi. Dysk, który się nie ruszył, nie punktuje.
study-missed-limit = Najwyżej 10 jednego zasobu i 5 żetonów jednej etykiety: nadmiar przepada.

study-picture-tapes = Tory trzech projektów: liczby to koszt pola, gwiazdki premia dla pierwszego, a na końcu leży nagroda.
study-picture-stocks = Zasoby z liniami bazowymi, czyli cienkimi kreskami, oraz etykiety, aktywne i zużyte.
study-picture-progress = Mierniki zapełniają się kostkami z woreczka. Pola z pęknięciem pomagają tarczy, gdy laser zawiedzie.
study-picture-locations = Lokacje czterech obszarów. Pętla: nielimitowana. Zwykła ramka: lądownik zostaje na swoim świecie; strzałka wysyła go na drugi; podwójna strzałka to lokacja przyspieszenia.
study-picture-cards = Akcja, wzmocnienie z warunkiem i gatunek z tym, za co punktuje; na dole etykiety.

study-icon-energy = Energia
study-icon-knowledge = Wiedza
study-icon-minerals = Minerały
study-icon-organics = Zasoby organiczne
study-icon-genius = Geniusz
study-icon-basic = Dowolny zasób podstawowy
study-icon-planet = Etykieta planety
study-icon-science = Etykieta nauki
study-icon-moon = Etykieta księżyca
study-icon-any-tag = Dowolna etykieta
study-icon-laser = Laser
study-icon-shield = Tarcza
study-icon-evacuation = Ewakuacja
study-icon-asteroid = Asteroida
study-icon-baseline = Podniesienie linii bazowej
study-icon-research = Badania
study-icon-simple = Proste ulepszenie
study-icon-tech1 = Ulepszenie Tech 1
study-icon-tech2 = Ulepszenie Tech 2
study-icon-card = Zakup karty
study-icon-remove = Usunięcie karty
study-icon-points = Punkty Zwycięstwa
study-icon-badge = Odznaka pierwszego gracza
study-icon-unlimited = Lokacja nielimitowana
study-icon-accelerate = Lokacja przyspieszenia
study-icon-shuttle = Prom

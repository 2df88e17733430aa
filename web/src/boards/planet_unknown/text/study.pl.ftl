# Niezbadana Planeta na dwóch stronach i ściągawka

study-goal-planet = **Zakrywaj swoją planetę.** Każdy rząd i każda kolumna zapełniona w całości jest warta tyle Medali, ile stoi obok.
study-goal-tracks = **Rozwijaj korporację.** Każda płytka awansuje dwa twoje Znaczniki, a prawie każda pozycja coś daje.
study-goal-neighbours = **Bądź lepszy od sąsiadów.** Między tobą a każdym z nich leży Cel, który wygrywa tylko lepszy.
study-goal-win = Wygrywa ten, kto ma najwięcej Medali.

study-setup-boards = Każdy ma planetę i korporację. Ich strony symetryczne są dla wszystkich takie same: w sam raz na pierwszą grę.
study-setup-trackers = Pięć Znaczników zaczyna na dole. Na planecie stoi sześć Kapsuł Ratunkowych; Łaziki czekają na planszy korporacji.
study-setup-station = Stacja ma sześć Magazynów po dwa stosy płytek: na zewnątrz kształt duży, wewnątrz mały. Twój Wskaźnik pokazuje jeden Magazyn.
study-setup-cards = Dla każdego z czterech Poziomów jest stos kart Cywilizacji, o jedną więcej niż graczy. Między sąsiadami leży po jednym Celu.

study-round-rotate = **Obróć stację.** Dowódca ustawia ją, jak chce; każdy Wskaźnik pokazuje teraz jakiś Magazyn.
study-round-event = **Wydarzenie,** jeśli z nimi gracie: jedna karta dla wszystkich.
study-round-tile = **Umieść płytkę.** Wszyscy naraz: weź jedną z dwóch wierzchnich płytek swojego Magazynu i połóż ją na planecie.
study-round-advance = **Awansuj.** Raz za każdy z dwóch zasobów na płytce, w dowolnej kolejności; weź to, co pokazują nowe pozycje.
study-round-cards = **Karty Cywilizacji.** Kto osiągnął Kamień Milowy Cywilizacji, zatrzymuje jedną kartę ze stosu tego Poziomu; zaczyna dowódca.
study-round-next = **Dalej.** Dowodzi następny gracz po lewej, chyba że gra się skończyła.

study-actions-first = **Pierwsza płytka** zakrywa kwadrat na obwodzie planety. **Każda następna** styka się bokiem z czymś, co już tam leży.
study-actions-lay = Płytki obracaj i odwracaj dowolnie. Nic nie może na siebie zachodzić ani wystawać.
study-actions-meteor = **Symbol Meteorytu:** na ten kwadrat od razu spada Meteoryt. Dopóki tam leży, jego rząd i kolumna nie punktują.
study-actions-civ = **Cywilizacja** daje karty: jedne działają od razu, inne punktują na koniec.
study-actions-water = **Woda** awansuje tylko wtedy, gdy któryś kwadrat Wody na płytce leży na lodzie, ale jej tor ma najwięcej Medali.
study-actions-biomass = **Biomasa** daje Zbiorowiska: pojedyncze kwadraty do wypełniania luk, kładzione od razu.
study-actions-rover = **Łaziki:** stają na ostatnio umieszczonej płytce i dostają ruch. Łazik zbiera każdą Kapsułę i każdy Meteoryt, po których przejedzie.
study-actions-tech = **Technologia** odblokowuje zdolności korporacji, dopóki Znacznik stoi tak wysoko.
study-actions-energy = **Energia** nie ma toru. Awansuje drugi zasób tej płytki albo dowolny teren, który przylega do jej strefy Energii.
study-actions-synergy = **Skok Synergiczny:** awansuj jeszcze raz dowolny Znacznik i weź, co tam jest.

study-scoring-lines = **Rzędy i kolumny:** od 1 do 3 Medali za każdą linię zakrytą w całości i wolną od Meteorytów.
study-scoring-tracks = **Tory:** za każdy Znacznik najlepszy Medal, do którego dotarł lub który minął.
study-scoring-collected = **Zebrane:** 1 za każdą Kapsułę, 1 za każde trzy Meteoryty.
study-scoring-cards = **Karty:** karty Cywilizacji na koniec gry i spełnione Cele Osobiste, jeśli z nimi gracie.
study-scoring-neighbours = **Sąsiedzi:** 5 dla lepszego, nic dla drugiego; po 2 przy remisie.
study-scoring-tie = Przy remisie wygrywa planeta z mniejszą liczbą pustych kwadratów, potem Meteorytów.

study-end-blocked = Gra kończy się z rundą, w której ktoś nie może umieścić żadnej z dwóch płytek. I tak bierze jedną z nich i awansuje za oba jej zasoby.
study-end-depot = Kończy się też, gdy oba stosy któregokolwiek Magazynu są puste, albo z ostatnią kartą Wydarzenia.
study-end-before = Potem połóż przechowane Zbiorowiska, odkryj karty na koniec gry i awansuj za nie, ze wszystkimi korzyściami. Dopiero wtedy liczy się Medale.

study-missed-lifepods = Płytka może zakryć Kapsułę albo Łazik, ale je niszczy. Najpierw zbierz Kapsułę, potem buduj.
study-missed-patch = Zbiorowisko niczego nie awansuje, a Łazik lub Kapsułę niszczy tak samo jak płytka.
study-missed-ice = Wodę wolno kłaść poza lodem, ale wtedy Znacznik stoi. Energia i Skoki lodu nie potrzebują.
study-missed-both = Dwa zasoby to dwa awanse, choćby sekcja płytki była najmniejsza.
study-missed-movement = Ruch jest tylko na tę rundę: niewykorzystany przepada. Można go dzielić między Łaziki i zużywać pomiędzy innymi rzeczami.
study-missed-top = Na szczycie Znacznik zostaje, a jego zasoby nic nie dają. Tylko płytki Łazików dalej dają ruch.
study-missed-back = Cofnięty Znacznik nie traci tego, co już dał, a wracając w górę, daje korzyść pozycji jeszcze raz.
study-missed-must = Jeśli pasuje tylko jedna z dwóch płytek, musisz wziąć właśnie ją.

study-picture-station = Stacja z góry: dwa kręgi stosów obracają się razem, a Magazyn przy twoim Wskaźniku oferuje zewnętrzną i wewnętrzną wierzchnią płytkę.
study-picture-tiles = Płytki mają dwa tereny, każdy z jednym zasobem; niektóre mają symbol Meteorytu.
study-picture-planet = Planeta w środku gry. Tarcze na jej brzegu pokazują Medale rzędów i kolumn oraz to, jak bardzo są zapełnione; czerwona kropka znaczy, że przeszkadza Meteoryt.
study-picture-tracks = Pięć torów korporacji. Każda pozycja pokazuje, co daje; liczby w kółkach z boku to Medale.

study-icon-civ = Cywilizacja
study-icon-water = Woda
study-icon-biomass = Biomasa
study-icon-rover = Łaziki (teren)
study-icon-tech = Technologia
study-icon-energy = Energia
study-icon-synergy = Skok Synergiczny
study-icon-card = karta Cywilizacji danego Poziomu
study-icon-patch = Zbiorowisko Biomasy
study-icon-vehicle = Łazik
study-icon-move = ruch Łazików
study-icon-level = Technologia Poziomu
study-icon-medal = Medale
study-icon-lifepod = Kapsuła Ratunkowa
study-icon-meteorite = Meteoryt
study-icon-ice = lód

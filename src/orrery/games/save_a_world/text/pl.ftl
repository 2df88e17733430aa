## The game

title = Jak ocalić świat
about = Zbuduj laser, tarczę i arkę, zanim nadleci asteroida Lewiatan.
round = Runda

## Things

resource-energy = energia
    .one = energię
    .few = energie
    .many = energii
    .gen = energii
resource-knowledge = wiedza
    .one = wiedzę
    .few = wiedzy
    .many = wiedzy
    .gen = wiedzy
resource-minerals = minerały
    .one = minerał
    .few = minerały
    .many = minerałów
    .gen = minerałów
resource-organics = zasoby organiczne
    .one = zasób organiczny
    .few = zasoby organiczne
    .many = zasobów organicznych
    .gen = zasobów organicznych
resource-genius = geniusz
    .one = geniusza
    .few = geniuszy
    .many = geniuszy
    .gen = geniuszu
given-energy = energia
    .one = energię
    .few = energie
    .many = energii
    .gen = energii
given-knowledge = wiedza
    .one = wiedzę
    .few = wiedzy
    .many = wiedzy
    .gen = wiedzy
given-minerals = minerały
    .one = minerał
    .few = minerały
    .many = minerałów
    .gen = minerałów
given-organics = zasoby organiczne
    .one = zasób organiczny
    .few = zasoby organiczne
    .many = zasobów organicznych
    .gen = zasobów organicznych
res-energy = energia
    .one = energię
    .few = energie
    .many = energii
    .gen = energii
res-knowledge = wiedza
    .one = wiedzę
    .few = wiedzy
    .many = wiedzy
    .gen = wiedzy
res-minerals = minerały
    .one = minerał
    .few = minerały
    .many = minerałów
    .gen = minerałów
res-organics = zasoby organiczne
    .one = zasób organiczny
    .few = zasoby organiczne
    .many = zasobów organicznych
    .gen = zasobów organicznych
res-genius = geniusz
    .one = geniusza
    .few = geniuszy
    .many = geniuszy
    .gen = geniuszu
res-basic = zasób podstawowy
    .one = zasób podstawowy
    .few = zasoby podstawowe
    .many = zasobów podstawowych
    .gen = dowolnego zasobu podstawowego
payment-energy = 1 energię
payment-knowledge = 1 wiedzę
payment-minerals = 1 minerał
payment-organics = 1 zasób organiczny
payment-genius = 1 geniusza
payment-free = nic
payment-two-energy = 2 energie (wymiana)
payment-two-knowledge = 2 wiedzy (wymiana)
payment-two-minerals = 2 minerały (wymiana)
payment-two-organics = 2 zasoby organiczne (wymiana)
tag-planet = planeta
    .gen = planety
tag-science = nauka
    .gen = nauki
tag-moon = księżyc
    .gen = księżyca
tag-planet_or_moon = planeta lub księżyc
    .gen = planety lub księżyca
tag-any = dowolny typ
    .gen = dowolnego typu
project-laser = laser
    .on = laserem
    .gen = lasera
project-shield = tarcza
    .on = tarczą
    .gen = tarczy
project-evacuation = ewakuacja
    .on = ewakuacją
    .gen = ewakuacji
project-any = dowolny projekt
    .on = dowolnym projektem
    .gen = dowolnego projektu
cube-laser = kostka lasera
cube-shield = kostka tarczy
cube-evacuation = kostka ewakuacji
cube-asteroid = kostka asteroidy
world-planet = Alarria
    .gen = Alarrii
    .loc = Alarrii
    .acc = Alarrię
world-moon = Fortuna
    .gen = Fortuny
    .loc = Fortunie
    .acc = Fortunę
deck-action = karty akcji
deck-boost = karty wzmocnień
deck-species = karty gatunków
deck-any = karty
kind-simple = proste ulepszenia
kind-tech1 = ulepszenia Tech 1
kind-tech2 = ulepszenia Tech 2

## Areas and locations

area-solar_fields = Pola słoneczne
area-ranger_valley = Dolina strażników
area-ore_canyon = Kanion rud
area-university = Uniwersytet Alarrii
area-field_market = Targ polowy
area-evac_port = Port ewakuacyjny
area-laser_battery = Bateria laserowa
area-shield_foundry = Odlewnia tarczy
area-deep_archive = Głębokie archiwum
area-take_command = Przejęcie dowództwa
area-orbital_lab = Laboratorium orbitalne
area-commons = Ośrodek Fortuna
area-fa1 = Infra/Kon/Struktor
area-fa2 = Drukarnia znaczników
area-fa3 = Wieża handlowa
area-fa4 = Skład zaopatrzenia
area-fa5 = Kopuła symulacji
area-fb1 = Przetwornik pędu
area-fb2 = Skarbiec umysłów
area-fb3 = Hala prototypów
area-fb4 = Kriomenażeria
area-fb5 = Bliźniacze warsztaty
location-sf1 = Rzędy kolektorów
    .text = Pozyskaj 2 energie.
location-rv1 = Tereny zbiorów
    .text = Za każdą wydaną etykietę planety: pozyskaj 2 zasoby organiczne.
location-rv2 = Stacja strażników
    .text = Weź żeton etykiety planety; podnieś linię bazową zasobów organicznych.
location-oc1 = Odkrywka
    .text = Za każdą wydaną etykietę planety: pozyskaj 2 minerały.
location-oc2 = Winda rudy
    .text = Weź żeton etykiety księżyca; podnieś linię bazową minerałów.
location-un1 = Laboratoria wydziałowe
    .text = Wykonaj 1 akcję badania (etykiety nauki liczą się jak wiedza). Wydawanie tu etykiet nauki liczy się jak wydawanie wiedzy.
location-un2 = Wykłady gościnne
    .text = Weź żeton etykiety nauki; pozyskaj 2 wiedzy.
location-fm1 = Stoiska rekrutacyjne
    .text = Za każdą wydaną etykietę planety: kup 1 kartę.
location-fm2 = Tablica ogłoszeń
    .text = Pozyskaj 1 dowolny zasób podstawowy; kup 1 kartę.
location-ep1 = Rampy załadunkowe
    .text = Za każdą wydaną etykietę planety: pracuj nad ewakuacją.
location-ep2 = Punkt zborny
    .text = Pracuj nad ewakuacją; podnieś linię bazową dowolnego zasobu podstawowego.
location-lb1 = Poligon
    .text = Za każdą wydaną etykietę księżyca: pracuj nad laserem.
location-lb2 = Hala kondensatorów
    .text = Pracuj nad laserem; podnieś linię bazową energii.
location-sh1 = Linia paneli
    .text = Za każdą wydaną etykietę księżyca: pracuj nad tarczą.
location-sh2 = Hala odlewów
    .text = Pracuj nad tarczą; podnieś linię bazową minerałów.
location-da1 = Odtajnione zbiory
    .text = Usuń kartę; jeśli to zrobisz: pozyskaj ulepszenie Tech 2 albo pozyskaj 2× ulepszenie Tech 1.
location-tc1 = Mostek
    .text = Przejmij odznakę pierwszego gracza; pozyskaj 1 geniusz; gdy wszyscy spasują, ten lądownik działa jeszcze raz na księżycu.
location-ol1 = Długie eksperymenty
    .text = Wykonaj 2 akcje badania.
location-ol2 = Śluza dokująca
    .text = Weź żeton etykiety dowolnego typu; pozyskaj 1 dowolny zasób podstawowy.
location-co1 = Sala ochotników
    .text = Pozyskaj 1 wiedzę; pozyskaj 1 minerał.
location-fa1a = Linia montażowa
    .text = Podnieś trzykrotnie linię bazową dowolnego zasobu podstawowego (tę samą lub różne).
location-fa2a = Stół druku
    .text = Weź żeton etykiety planety lub księżyca; weź żeton etykiety nauki.
location-fa3a = Parkiet aukcyjny
    .text = Pozyskaj 1 dowolny zasób podstawowy; kup 1 kartę taniej o 2.
location-fa4a = Zbiorniki paliwa
    .text = Pozyskaj 3 energie.
location-fa4b = Magazyn suchy
    .text = Pozyskaj 2 minerały; pozyskaj 1 zasób organiczny.
location-fa5a = Sala modeli
    .text = Pozyskaj 1 wiedzę; wykonaj 2 akcje badania.
location-fb1a = Koło zamachowe
    .text = Za każdą wydaną etykietę planety lub księżyca: pracuj nad jednym wybranym projektem (tym samym za każdą etykietę).
location-fb2a = Ciche sale
    .text = Podnieś linię bazową geniuszu; pozyskaj 2 geniusze.
location-fb3a = Sala pokazowa
    .text = Pozyskaj ulepszenie Tech 1; otrzymaj 1 PZ.
location-fb3b = Złomowisko
    .text = Usuń kartę; jeśli to zrobisz: otrzymaj 3 PZ.
location-fb4a = Komora rozmrażania
    .text = Kup 1 kartę gatunku za darmo.
location-fb5a = Wspólny dźwig
    .text = Pracuj po jednym razie nad dwoma różnymi projektami.

## Cards

card-a01 = Zwiększenie produkcji
    .text = Podnieś dwukrotnie linię bazową dowolnego zasobu podstawowego (tę samą lub różne).
card-a02 = Wspólne badanie
    .text = Wykonaj 2 akcje badania.
card-a03 = Projekt lasera
    .text = Pracuj nad laserem; podnieś linię bazową energii.
card-a04 = Projekt tarczy
    .text = Pracuj nad tarczą; podnieś linię bazową minerałów.
card-a05 = Ćwiczenia ewakuacyjne
    .text = Pracuj nad ewakuacją; podnieś linię bazową zasobów organicznych.
card-a06 = Rekwizycja zapasów
    .text = Pozyskaj 3 dowolne zasoby podstawowe.
card-a07 = Rozbudowa sieci
    .text = Podnieś dwukrotnie linię bazową energii; pozyskaj 1 energię.
card-a08 = Grupa ekspertów
    .text = Podnieś dwukrotnie linię bazową wiedzy; pozyskaj 1 wiedzę.
card-a09 = Głębokie wydobycie
    .text = Podnieś dwukrotnie linię bazową minerałów; pozyskaj 1 minerał.
card-a10 = Program szklarniowy
    .text = Podnieś dwukrotnie linię bazową zasobów organicznych; pozyskaj 1 zasób organiczny.
card-a11 = Program talentów
    .text = Podnieś linię bazową geniuszu; pozyskaj 1 geniusz.
card-a12 = Rezerwy awaryjne
    .text = Pozyskaj 4 dowolne zasoby podstawowe.
card-a13 = Konwój wymienny
    .text = Pozyskaj 1 geniusz; możesz wydać 1 dowolny zasób podstawowy; wtedy: pozyskaj 3 dowolne zasoby podstawowe.
card-a14 = Żniwa rozbłysku
    .text = Pozyskaj 5 energii.
card-a15 = Podwójne zbiory
    .text = Pozyskaj 2 minerały; pozyskaj 2 zasoby organiczne.
card-a16 = Zastrzyk danych
    .text = Pozyskaj 2 wiedzy; wykonaj 1 akcję badania.
card-a17 = Sympozjum
    .text = Pozyskaj 1 wiedzę; wykonaj 2 akcje badania.
card-a18 = Szczyt przełomów
    .text = Wykonaj 3 akcje badania.
card-a19 = Recenzja naukowa
    .text = Wykonaj 1 akcję badania (etykiety nauki liczą się jak wiedza); weź żeton etykiety nauki.
card-a20 = Wymiana patentów
    .text = Usuń kartę; jeśli to zrobisz: pozyskaj ulepszenie Tech 1; pozyskaj 3 wiedzy.
card-a21 = Zwiad planetarny
    .text = Weź żeton etykiety planety; pozyskaj 2 zasoby organiczne.
card-a22 = Zwiad księżycowy
    .text = Weź żeton etykiety księżyca; pozyskaj 2 minerały.
card-a23 = Akredytacja
    .text = Weź żeton etykiety nauki; pozyskaj 3 energie.
card-a24 = Szybkie wznowienie
    .text = Odwróć do 3 wydanych żetonów etykiet na aktywną stronę; pozyskaj 1 dowolny zasób podstawowy.
card-a25 = Łowcy głów
    .text = Kup 1 kartę taniej o 3.
card-a26 = Spis gatunków
    .text = Pozyskaj 2 zasoby organiczne; kup 1 kartę gatunku taniej o 1.
card-a27 = Druga zmiana
    .text = Weź do 2 kart wzmocnień lub gatunków ze swojego stosu kart odrzuconych na rękę; pozyskaj 1 energię.
card-a28 = Usprawnienie
    .text = Usuń kartę; jeśli to zrobisz: otrzymaj 2 PZ; pozyskaj 3 dowolne zasoby podstawowe.
card-a29 = Nadgodziny przy laserze
    .text = Pozyskaj 1 energię; pracuj nad laserem do 2 razy.
card-a30 = Nadgodziny przy tarczy
    .text = Pozyskaj 1 minerał; pracuj nad tarczą do 2 razy.
card-a31 = Nadgodziny przy ewakuacji
    .text = Pozyskaj 1 zasób organiczny; pracuj nad ewakuacją do 2 razy.
card-a32 = Skoordynowany wysiłek
    .text = Pracuj nad jednym wybranym projektem do 2 razy.
card-a33 = Podzielone załogi
    .text = Pracuj po jednym razie nad dwoma różnymi projektami.
card-a34 = Kontrola misji
    .text = Cofnij jeden swój lądownik z lokacji do strefy gotowości świata, na którym się znajduje.
card-b00 = Kapitał zalążkowy
    .text = Gdy pozyskujesz dowolny zasób podstawowy: pozyskaj 1 dowolny zasób podstawowy.
card-b01 = Testowy napęd jądrowy
    .text = Gdy pracujesz nad laserem: podnieś dwukrotnie linię bazową energii.
card-b02 = Kryształy skupiające
    .text = Gdy pracujesz nad laserem: otrzymaj 1 PZ; pozyskaj 1 energię.
card-b03 = Druga salwa
    .text = Gdy pracujesz nad laserem: pozyskaj 1 energię; pracuj nad laserem.
card-b04 = Recykling płyt
    .text = Gdy pracujesz nad tarczą: pozyskaj 3 minerały.
card-b05 = Nadwyżki kratownic
    .text = Gdy pracujesz nad tarczą: podnieś linię bazową minerałów; podnieś linię bazową dowolnego zasobu podstawowego.
card-b06 = Podwójny kadłub
    .text = Gdy pracujesz nad tarczą: pozyskaj 1 minerał; pracuj nad tarczą.
card-b07 = Fala ochotników
    .text = Gdy pracujesz nad ewakuacją: pozyskaj 3 zasoby organiczne.
card-b08 = Manifest arki
    .text = Gdy pracujesz nad ewakuacją: pozyskaj 1 geniusz; weź żeton etykiety planety.
card-b09 = Ostatni prom
    .text = Gdy pracujesz nad ewakuacją: pozyskaj 1 zasób organiczny; pracuj nad ewakuacją.
card-b10 = Konferencja prasowa
    .text = Gdy pracujesz nad dowolnym projektem: otrzymaj 1 PZ; pozyskaj 1 wiedzę.
card-b11 = Inżynierowie polowi
    .text = Gdy pracujesz nad dowolnym projektem: weź żeton etykiety planety lub księżyca.
card-b12 = Zespół szybkiej ekstrakcji
    .text = Gdy podnosisz linię bazową dowolnego zasobu podstawowego: pozyskaj 2 energie.
card-b13 = Nadwyżki magazynowe
    .text = Gdy podnosisz linię bazową dowolnego zasobu podstawowego: pozyskaj 2 dowolne zasoby podstawowe.
card-b14 = Procent składany
    .text = Gdy podnosisz linię bazową dowolnego zasobu podstawowego: podnieś linię bazową dowolnego zasobu podstawowego.
card-b15 = Nadmiar pomysłów
    .text = Gdy pozyskujesz dowolny zasób podstawowy: pozyskaj 1 geniusz.
card-b16 = Bogate złoże
    .text = Gdy pozyskujesz minerały: pozyskaj 2 minerały.
card-b17 = Zakwit zarodników
    .text = Gdy pozyskujesz zasoby organiczne: pozyskaj 2 zasoby organiczne.
card-b18 = Certyfikacja krzyżowa
    .text = Gdy otrzymujesz dowolny żeton etykiety: weź żeton etykiety nauki; pozyskaj 1 wiedzę.
card-b19 = Wznowione nadajniki
    .text = Gdy otrzymujesz dowolny żeton etykiety: odwróć do 2 wydanych żetonów etykiet na aktywną stronę.
card-b20 = Moment eureki
    .text = Gdy kupujesz ulepszenie akcją badania: pozyskaj 1 wiedzę; wykonaj 1 akcję badania.
card-b21 = Pieniądze z grantu
    .text = Gdy kupujesz ulepszenie akcją badania: pozyskaj 2 dowolne zasoby podstawowe.
card-b22 = Pokaz prototypu
    .text = Gdy pozyskujesz lub kupujesz ulepszenie Tech 1 albo Tech 2: otrzymaj 2 PZ.
card-b23 = Efekt sieci
    .text = Gdy kupujesz kartę: pozyskaj 2 dowolne zasoby podstawowe.
card-b24 = Proca grawitacyjna
    .text = Gdy używasz promu lub umieszczasz lądownik w lokacji promu: pozyskaj 1 energię; podnieś linię bazową energii.
card-p01 = Wiespórka
    .text = 1 PZ za każdy posiadany żeton etykiety nauki.
card-p02 = Rzekopotam żarłoczny
    .text = 1 PZ za każdą twoją linię bazową na polu 4 lub niższym.
card-p03 = Mech dreszczowiec
    .text = 1 PZ za każde pozostałe 2 wiedzy.
card-p04 = Brodziec łąkowy
    .text = 1 PZ za każdy posiadany żeton etykiety planety.
card-p05 = Skoczek kraterowy
    .text = 1 PZ za każdy posiadany żeton etykiety księżyca.
card-p06 = Iskrowęgorz
    .text = 1 PZ za każde pozostałe 2 energie.
card-p07 = Ślimak rudny
    .text = 1 PZ za każde pozostałe 2 minerały.
card-p08 = Nietoperz nektarowy
    .text = 1 PZ za każde pozostałe 2 zasoby organiczne.
card-p09 = Kałamarnica wyrocznia
    .text = 1 PZ za każdy pozostały geniusz, maksymalnie 5 PZ.
card-p10 = Żuraw szczudlak
    .text = 2 PZ za każdą twoją linię bazową na polu 6 lub wyższym.
card-p11 = Jaszczurka iglicowa
    .text = 1 PZ za każde 2 poziomy twojej najwyższej linii bazowej.
card-p12 = Kruk narzędziowy
    .text = 1 PZ za każde twoje ulepszenie Tech 1, maksymalnie 6 PZ.
card-p13 = Żuk obwodowy
    .text = 2 PZ za każde twoje ulepszenie Tech 2, maksymalnie 6 PZ.
card-p14 = Niespokojna wydra
    .text = 1 PZ za każdą posiadaną kartę akcji, maksymalnie 6 PZ.
card-p15 = Meduza pulsująca
    .text = 1 PZ za każdą posiadaną kartę wzmocnienia, maksymalnie 6 PZ.
card-p16 = Żaba chórzystka
    .text = 1 PZ za każdą posiadaną kartę gatunku, maksymalnie 6 PZ.
card-p17 = Modliszka stadna
    .text = 1 PZ za każde 2 posiadane karty, maksymalnie 6 PZ.
card-p18 = Ćma pryzmatyczna
    .text = 1 PZ za każde 2 pola, o które przesunął się twój dysk na torze lasera.
card-p19 = Tapir pancerny
    .text = 1 PZ za każde 2 pola, o które przesunął się twój dysk na torze tarczy.
card-p20 = Jaskółka arkowa
    .text = 1 PZ za każde 2 pola, o które przesunął się twój dysk na torze ewakuacji.
card-p21 = Lori trójoki
    .text = 1 PZ za każde pole na torze projektu, na którym jesteś najdalej z tyłu, maksymalnie 6 PZ.
card-p22 = Pnącze splecione
    .text = 2 PZ za każdy tor projektu, na którym twój dysk jest na polu 5 lub dalej.
card-p23 = Gekon rozbłyskowy
    .text = 5 PZ, jeśli projektem kluczowym jest laser.
card-p24 = Olbrzym skorupowy
    .text = 5 PZ, jeśli projektem kluczowym jest tarcza.
card-p25 = Czapla wędrowna
    .text = 5 PZ, jeśli projektem kluczowym jest ewakuacja.
card-p26 = Zięba trójbarwna
    .text = 2 PZ za każdy zestaw żetonów etykiet planety, nauki i księżyca, maksymalnie 6 PZ.
card-p27 = Surykatka alfa
    .text = 4 PZ, jeśli na koniec gry masz odznakę pierwszego gracza.

## Tiles and upgrades

tile-rl1 = nagroda lasera 1
    .text = Weź żeton etykiety nauki.
tile-rl2 = nagroda lasera 2
    .text = Weź żeton etykiety planety lub księżyca.
tile-rl3 = nagroda lasera 3
    .text = Otrzymaj 2 PZ.
tile-rs1 = nagroda tarczy 1
    .text = Podnieś linię bazową dowolnego zasobu podstawowego.
tile-rs2 = nagroda tarczy 2
    .text = Pozyskaj ulepszenie Tech 1.
tile-rs3 = nagroda tarczy 3
    .text = Otrzymaj 2 PZ.
tile-re1 = nagroda ewakuacji 1
    .text = Pozyskaj 2 dowolne zasoby podstawowe.
tile-re2 = nagroda ewakuacji 2
    .text = Kup 1 kartę za darmo.
tile-re3 = nagroda ewakuacji 3
    .text = Otrzymaj 2 PZ.
upgrade-s1 = Kopalnia i ogród
    .text = Podnieś linię bazową minerałów; podnieś linię bazową zasobów organicznych.
upgrade-s2 = Zasilanie i dane
    .text = Podnieś linię bazową energii; podnieś linię bazową wiedzy.
upgrade-s3 = Mentoring
    .text = Podnieś linię bazową geniuszu.
upgrade-s4 = Zezwolenie laboratoryjne
    .text = Weź żeton etykiety nauki.
upgrade-s5 = Zezwolenia na lądowanie
    .text = Weź żeton etykiety planety; weź żeton etykiety księżyca.
upgrade-t1_fuel = Prom wielopaliwowy
    .text = Gdy używasz promu, możesz zapłacić 1 dowolnym zasobem zamiast 1 energii.
upgrade-t1_landing = Gorące lądowanie
    .text = Zaraz po użyciu promu możesz w tej samej turze umieścić lądownik albo zagrać kartę akcji.
upgrade-t1_free_actions = Odchudzona logistyka
    .text = Zagrywanie kart akcji nie kosztuje cię energii.
upgrade-t1_contracts = Kontrakty hurtowe
    .text = Każda kupowana karta kosztuje cię o 1 mniej (nie mniej niż 0).
upgrade-t1_transponder = Transponder uniwersalny
    .text = Możesz wydawać etykiety nauki tak, jakby były etykietami planety lub księżyca.
upgrade-t1_docking = Prawo dokowania
    .text = Raz na rundę możesz umieścić lądownik w lokacji niedostępnej z powodu innych lądowników.
upgrade-t1_prefab = Moduły prefabrykowane
    .text = Za każdym razem, gdy pracujesz nad projektem, zapłać łącznie o 1 mniej (nie mniej niż 0).
upgrade-t1_exchange = Giełda zasobów
    .text = Gdy płacisz koszt, 2 jednakowe zasoby podstawowe mogą zastąpić 1 inny zasób podstawowy.
upgrade-t2_laser = Sława lasera
    .text = Raz na turę, jeśli pracujesz nad laserem: otrzymaj 1 PZ.
upgrade-t2_shield = Sława tarczy
    .text = Raz na turę, jeśli pracujesz nad tarczą: otrzymaj 1 PZ.
upgrade-t2_evacuation = Sława ewakuacji
    .text = Raz na turę, jeśli pracujesz nad ewakuacją: otrzymaj 1 PZ.
upgrade-t2_journal = Galaktyczne czasopismo
    .text = Raz na turę, jeśli kupujesz ulepszenie akcją badania: otrzymaj 1 PZ.
upgrade-t2_naturalist = Towarzystwo przyrodnicze
    .text = Raz na turę, jeśli kupujesz kartę gatunku: otrzymaj 2 PZ.
upgrade-t2_airlift = Podniebny most
    .text = Raz na turę, jeśli używasz promu lub umieszczasz lądownik w lokacji promu: otrzymaj 1 PZ.
upgrade-t2_credentials = Biuro akredytacji
    .text = Raz na turę, jeśli wydajesz co najmniej 3 etykiety: otrzymaj 1 PZ.
upgrade-t2_synergy = Instytut synergii
    .text = Raz na turę, jeśli zagrywasz kartę wzmocnienia: otrzymaj 1 PZ.

## SIMU

simu-simu01 = Przebieg kalibracyjny
    .text = Lądownik: Bateria laserowa, inaczej Laboratorium orbitalne. SIMU przesuwa się o 1 pole na torze lasera.
simu-simu02 = Pełna wiązka
    .text = Lądownik: Bateria laserowa, inaczej Uniwersytet Alarrii. SIMU przesuwa się o 1 pole na torze lasera, o 2 przy zrywie.
simu-simu03 = Przegląd paneli
    .text = Lądownik: Odlewnia tarczy, inaczej Kanion rud. SIMU przesuwa się o 1 pole na torze tarczy.
simu-simu04 = Pełne pokrycie
    .text = Lądownik: Kanion rud, inaczej Odlewnia tarczy. SIMU przesuwa się o 1 pole na torze tarczy, o 2 przy zrywie.
simu-simu05 = Próba załadunku
    .text = Lądownik: Port ewakuacyjny, inaczej Dolina strażników. SIMU przesuwa się o 1 pole na torze ewakuacji.
simu-simu06 = Masowy odlot
    .text = Lądownik: Dolina strażników, inaczej Port ewakuacyjny. SIMU przesuwa się o 1 pole na torze ewakuacji, o 2 przy zrywie.
simu-simu07 = Wzmocnienie przewagi
    .text = Lądownik: Laboratorium orbitalne, inaczej Głębokie archiwum. SIMU przesuwa się o 1 pole na swoim najbardziej zaawansowanym torze i otrzymuje 1 PZ.
simu-simu08 = Rywalizacja
    .text = Lądownik: Targ polowy, inaczej Uniwersytet Alarrii. SIMU przesuwa się o 1 pole na torze, na którym najbardziej je wyprzedzasz (lub najmniej tracisz).
simu-simu09 = Katalog fauny
    .text = Lądownik: Dolina strażników, inaczej Targ polowy. SIMU zabiera skrajną prawą kartę gatunku do swojej kolekcji.
simu-simu10 = Przełom modelowy
    .text = Lądownik: Uniwersytet Alarrii, inaczej Głębokie archiwum. SIMU otrzymuje 2 PZ; odrzuć skrajną prawą kartę akcji i skrajną prawą kartę wzmocnienia.
simu-simu11 = Przejęcie sterowania
    .text = Lądownik: Przejęcie dowództwa, inaczej najnowszy obiekt. SIMU przejmuje odznakę pierwszego gracza i przesuwa się o 1 pole na swoim najmniej zaawansowanym torze.

## Options

option-simus = SIMU
automaton-simus = SIMU
simus-1 = 1: Praktykant
simus-2 = 2: Analityk
simus-3 = 3: Dyrektor
simus-4 = 4: Lewiatan
simus-none = nikt

## Questions

ask-keep-species = Który gatunek zatrzymujesz?
ask-turn = Co robisz w swojej turze?
ask-hot-landing = Lądujesz od razu albo zagrywasz kartę akcji?
ask-accelerate = Do której lokacji księżyca leci lądownik z Przejęcia dowództwa?
ask-working = Nad którym projektem pracujesz i jak daleko?
ask-research =
    { $times ->
        [one] Które ulepszenie badasz? Masz: wiedza { $knowledge }, geniusz { $genius }.
        [few] Które ulepszenie badasz najpierw? { $times } akcje badania. Masz: wiedza { $knowledge }, geniusz { $genius }.
        [many] Które ulepszenie badasz najpierw? { $times } akcji badania. Masz: wiedza { $knowledge }, geniusz { $genius }.
       *[other] Które ulepszenie badasz najpierw? { $times } akcji badania. Masz: wiedza { $knowledge }, geniusz { $genius }.
    }
ask-gain-upgrade = Które ulepszenie zyskujesz?
ask-buy =
    { $times ->
        [one] Którą kartę kupujesz za { $price }?
        [few] Którą kartę kupujesz za { $price }? Najwyżej { $times }
        [many] Którą kartę kupujesz za { $price }? Najwyżej { $times }
       *[other] Którą kartę kupujesz za { $price }? Najwyżej { $times }
    }
ask-remove-card = Którą kartę usuwasz z gry?
ask-gain-mix =
    { $units ->
        [one] Który zasób podstawowy zyskujesz?
        [few] Które { $units } zasoby podstawowe zyskujesz?
        [many] Które { $units } zasobów podstawowych zyskujesz?
       *[other] Które { $units } zasobów podstawowych zyskujesz?
    }
ask-raise-mix =
    { $times ->
        [one] Którą linię bazową podnosisz?
        [few] Które linie bazowe podnosisz, razem { $times } razy?
        [many] Które linie bazowe podnosisz, razem { $times } razy?
       *[other] Które linie bazowe podnosisz, razem { $times } razy?
    }
ask-may-raise = Podnosisz linię bazową? Twój gatunek woli niskie.
ask-take-tag = Którą etykietę bierzesz?
ask-for-tags = Ile etykiet wydajesz? Masz { $tags }.
ask-choose = Co wybierasz?
ask-pay = Który zasób za to wydajesz?
ask-reactivate = Które zużyte etykiety stają się znów aktywne?
ask-recover = Która karta wraca na rękę?
ask-recall = Który lądownik wraca do strefy gotowości?
ask-pay-tags =
    { $number ->
        [one] Co wydajesz jako { $number } etykietę?
        [few] Co wydajesz jako { $number } etykiety?
        [many] Co wydajesz jako { $number } etykiet?
       *[other] Co wydajesz jako { $number } etykiet?
    }
ask-last-boosts = Zagrywasz kartę wzmocnienia, zanim skończy się tura?

## Moves

move-keep = Zatrzymaj: { $card }
move-shuttle = Prom z { $world_gen }, koszt: { $payment }
move-play = Zagraj: { $card }, koszt: { $payment }
move-place = Wyląduj: { $location }
move-pass = Spasuj
move-boost = Wzmocnienie: { $card }
move-done = Gotowe
move-gain = Zyskaj: energia { $energy }, wiedza { $knowledge }, minerały { $minerals }, organiczne { $organics }
move-raise = Podnieś: energia { $energy }, wiedza { $knowledge }, minerały { $minerals }, organiczne { $organics }
move-take-tag = Etykieta { $tag_gen }
move-work =
    { $genius ->
        [0] Praca nad { $project_on }: o { $spaces }
        [one] Praca nad { $project_on }: o { $spaces }, w tym geniusz { $genius }
        [few] Praca nad { $project_on }: o { $spaces }, w tym geniusz { $genius }
        [many] Praca nad { $project_on }: o { $spaces }, w tym geniusz { $genius }
       *[other] Praca nad { $project_on }: o { $spaces }, w tym geniusz { $genius }
    }
move-research =
    Zbadaj: { $upgrade }{ $genius ->
        [0] { "" }
        [one] , w tym geniusz { $genius }
        [few] , w tym geniusz { $genius }
        [many] , w tym geniusz { $genius }
       *[other] , w tym geniusz { $genius }
    }{ $science ->
        [0] { "" }
        [one] , etykiety nauki { $science }
        [few] , etykiety nauki { $science }
        [many] , etykiety nauki { $science }
       *[other] , etykiety nauki { $science }
    }
move-upgrade = Zyskaj: { $upgrade }
move-buy =
    { $genius ->
        [0] Kup: { $card }
        [one] Kup: { $card }, w tym geniusz { $genius }
        [few] Kup: { $card }, w tym geniusz { $genius }
        [many] Kup: { $card }, w tym geniusz { $genius }
       *[other] Kup: { $card }, w tym geniusz { $genius }
    }
move-remove = Usuń: { $card }
move-times =
    { $count ->
        [one] Wydaj { $count } etykietę
        [few] Wydaj { $count } etykiety
        [many] Wydaj { $count } etykiet
       *[other] Wydaj { $count } etykiet
    }
move-choose =
    { $choice ->
        [0] Pierwsze
        [one] Drugie
        [few] Drugie
        [many] Drugie
       *[other] Drugie
    }
move-pay = Wydaj 1 { $resource_one }
move-reactivate = Reaktywuj: planeta { $planet }, nauka { $science }, księżyc { $moon }
move-recover = Weź z powrotem: { $card }
move-recall = Odwołaj: { $location }
move-tokens = Żetony: planeta { $planet }, nauka { $science }, księżyc { $moon }
move-discard = Odrzuć: { $card }
move-swap = Wymień 2 { $given_few } na 1 { $resource_one }
move-accept = Tak
move-decline = Nie

## Effects

effect-gain = { $n } × { $res }
effect-raise = { $n } w górę: linia bazowa, { $res }
effect-tag =
    { $n ->
        [one] { $n } etykieta: { $tag }
        [few] { $n } etykiety: { $tag }
        [many] { $n } etykiet: { $tag }
       *[other] { $n } etykiet: { $tag }
    }
effect-vp = { $n } PZ
effect-work = { $project }: praca do { $n }
effect-work-each = praca nad { $projects } projektami, po { $n }
effect-research =
    { $n ->
        [one] { $n } akcja badania
        [few] { $n } akcje badania
        [many] { $n } akcji badania
       *[other] { $n } akcji badania
    }
effect-upgrade = { $n } z: { $kind }
effect-buy =
    { $n ->
        [one] kup { $n } z: { $deck }
        [few] kup { $n } z: { $deck }
        [many] kup { $n } z: { $deck }
       *[other] kup { $n } z: { $deck }
    }
effect-remove = usuń kartę
effect-per-tag = za każdą etykietę: { $tag }
effect-choose = jedno z dwóch
effect-pay = wydaj: { $n } × { $res }
effect-badge = odznaka pierwszego gracza
effect-reactivate =
    { $n ->
        [one] reaktywuj { $n } etykietę
        [few] reaktywuj { $n } etykiety
        [many] reaktywuj { $n } etykiet
       *[other] reaktywuj { $n } etykiet
    }
effect-recover =
    { $n ->
        [one] weź z powrotem { $n } kartę
        [few] weź z powrotem do { $n } kart
        [many] weź z powrotem do { $n } kart
       *[other] weź z powrotem do { $n } kart
    }
effect-recall =
    { $n ->
        [one] odwołaj { $n } lądownik
        [few] odwołaj { $n } lądowniki
        [many] odwołaj { $n } lądowników
       *[other] odwołaj { $n } lądowników
    }

## Events

event-round = Runda { $round }: zaczyna { $seat }.
    .heading = Runda { $round }
event-species-kept = { $seat } zatrzymuje: { $card }.
event-species-kept-hidden = { $seat } zatrzymuje gatunek.
event-shuttle-used = { $seat } leci promem na { $world_acc }.
event-card-played = { $seat } zagrywa: { $card }.
event-landed = { $seat } ląduje: { $location }.
event-passed = { $seat } pasuje.
event-boosted = { $seat } zagrywa wzmocnienie: { $card }.
event-gained =
    { $count ->
        [one] { $seat } zyskuje { $count } { $resource_one }.
        [few] { $seat } zyskuje { $count } { $resource_few }.
        [many] { $seat } zyskuje { $count } { $resource_many }.
       *[other] { $seat } zyskuje { $count } { $resource_many }.
    }
event-spent =
    { $count ->
        [one] { $seat } wydaje { $count } { $resource_one }.
        [few] { $seat } wydaje { $count } { $resource_few }.
        [many] { $seat } wydaje { $count } { $resource_many }.
       *[other] { $seat } wydaje { $count } { $resource_many }.
    }
event-raised =
    { $count ->
        [one] { $seat } podnosi linię bazową { $resource_gen } { $count } raz.
        [few] { $seat } podnosi linię bazową { $resource_gen } { $count } razy.
        [many] { $seat } podnosi linię bazową { $resource_gen } { $count } razy.
       *[other] { $seat } podnosi linię bazową { $resource_gen } { $count } razy.
    }
event-tag-gained = { $seat } bierze etykietę { $tag_gen }.
event-tokens-spent = { $seat } wydaje żetony: planeta { $planet }, nauka { $science }, księżyc { $moon }
event-card-discarded = { $seat } odrzuca dla etykiet: { $card }.
event-scored = { $seat } otrzymuje { $points } PZ.
event-worked = { $seat } pracuje nad { $project_on } i dochodzi do pola { $space }.
event-leader-bonus = { $seat } dociera jako pierwszy dysk na pole { $space } toru { $project_gen }.
event-tile-removed = Kafelek nagrody { $project_gen } zmienia się: znika { $tile }.
event-upgraded = { $seat } otrzymuje ulepszenie: { $upgrade }.
event-card-bought = { $seat } kupuje: { $card }.
event-card-removed = { $seat } usuwa z gry: { $card }.
event-badge-taken = { $seat } bierze odznakę pierwszego gracza.
event-reactivated = { $seat } reaktywuje etykiety: planeta { $planet }, nauka { $science }, księżyc { $moon }
event-recovered = { $seat } bierze z powrotem: { $card }.
event-recalled = { $seat } odwołuje lądownik: { $location }.
event-card-dealt = Nowa wśród „{ $deck }”: { $card }.
event-asteroid-moved = Lewiatan przesuwa się na pole { $space } swojej ścieżki.
    .heading = Postęp
event-cubes-added =
    { $count ->
        [one] Do woreczka trafia { $count } kostka asteroidy.
        [few] Do woreczka trafiają { $count } kostki asteroidy.
        [many] Do woreczka trafia { $count } kostek asteroidy.
       *[other] Do woreczka trafia { $count } kostek asteroidy.
    }
event-facility-placed = Nowy obiekt na księżycu: { $area }.
event-display-swept = Z wystawki znika: { $card }.
event-accelerated = { $seat } wykonuje turę przyspieszenia.
event-cube-drawn = Wyciągnięto: { $cube }.
event-cube-placed = Miernik { $project_gen } rośnie do { $space }.
event-threat-rose = Poziom zagrożenia wynosi { $threat }.
event-impact = Asteroida przybywa.
    .heading = Przybycie
event-shot =
    { $missing ->
        [0] { $project } – sukces, pomocne kostki: { $count }.
        [one] { $project } – niepowodzenie, pomocne kostki: { $count }, brakuje: { $missing }.
        [few] { $project } – niepowodzenie, pomocne kostki: { $count }, brakuje: { $missing }.
        [many] { $project } – niepowodzenie, pomocne kostki: { $count }, brakuje: { $missing }.
       *[other] { $project } – niepowodzenie, pomocne kostki: { $count }, brakuje: { $missing }.
    }
event-cracked = Kostka z pola pęknięcia { $space } przechodzi na tarczę.
event-key-project = Projektem kluczowym jest { $project }.
    .heading = Punktacja końcowa
event-swapped = { $seat } wymienia 2 { $given_few } na 1 { $resource_one }.
event-simu-card = { $seat } odkrywa kartę: { $simu }.
event-simu-landed = { $seat } ląduje: { $location }, i blokuje obszar.
event-simu-worked = { $seat } dochodzi do pola { $space } toru { $project_gen } ({ $rule }).
event-simu-took = { $seat } zabiera gatunek: { $card }.
event-simu-passed = { $seat } wykonuje ostatnią kartę i pasuje.
rule-laser = jak mówi karta
rule-shield = jak mówi karta
rule-evacuation = jak mówi karta
rule-lead = najdalej wysunięty tor
rule-trail = najmniej wysunięty tor
rule-rival = gdzie przewaga nad SIMU jest największa

## Chance

chance-card-dealt = potem dochodzą nowe karty
chance-facility-placed = potem dochodzi obiekt
chance-cube-drawn = potem losuje się kostki
chance-cube-placed = potem rosną mierniki
chance-shot = potem przybywa asteroida
chance-key-project = potem znany jest projekt kluczowy
chance-simu-card = potem gra SIMU
chance-simu-landed = potem gra SIMU
chance-simu-worked = potem gra SIMU
chance-simu-took = potem gra SIMU

## Holdings and scores

holding-points = Punkty
holding-energy = Energia
holding-knowledge = Wiedza
holding-minerals = Minerały
holding-organics = Zasoby organiczne
holding-genius = Geniusz
holding-baseline-energy = Linia bazowa: energia
holding-baseline-knowledge = Linia bazowa: wiedza
holding-baseline-minerals = Linia bazowa: minerały
holding-baseline-organics = Linia bazowa: zasoby organiczne
holding-baseline-genius = Linia bazowa: geniusz
holding-tag-planet = Etykiety planety
holding-tag-science = Etykiety nauki
holding-tag-moon = Etykiety księżyca
holding-space-laser = Tor lasera
holding-space-shield = Tor tarczy
holding-space-evacuation = Tor ewakuacji
holding-cards = Karty
holding-hand = Karty na ręce
holding-upgrades = Ulepszenia
holding-landers = Gotowe lądowniki
score-effects = Zdobyte w grze
score-leading = Premie lidera
score-tech = Ulepszenia Tech 2
score-places = Tory projektów
score-place = { $project }: miejsce { $place }
score-key-place = { $project }, projekt kluczowy: miejsce { $place }
score-species = Gatunki
score-card = { $card }

## Why not

why-working = Pracę nad projektem wykonuje się bez przerwy.
why-accelerate = Lądownik z Przejęcia dowództwa musi teraz polecieć do innej lokacji księżyca.
why-one-shuttle = Po użyciu promu możesz wylądować albo zagrać kartę akcji, ale nie użyć promu ponownie.
why-no-lander = Nie masz lądownika w strefie gotowości: { $world }.
why-too-little = Masz za mało { $resource_gen }, nawet z geniuszem.
why-fresh = Karty kupionej lub już zagranej w tej turze można użyć od następnej tury.
why-not-in-hand = Tej karty nie masz na ręce.
why-not-built = Tego obiektu jeszcze nie ma na planszy.
why-occupied = Stoi tam już lądownik.
why-area-occupied = W grze dwuosobowej lądownik blokuje cały swój obszar.
why-no-condition = W tej turze nie wydarzyło się to, na co czeka to wzmocnienie.
why-track-end = Twój dysk stoi na końcu tego toru.
why-other-project = Ten efekt dotyczy innego projektu.
why-no-tags = Nie masz na to etykiety.
why-owned = Masz już to ulepszenie.
why-other-kind = Ten efekt daje ulepszenie innego rodzaju.
why-other-deck = Ten efekt dotyczy kart innej talii.
why-not-on-display = Tej karty nie ma na wystawce.
why-other-way = Można za to zapłacić, ale nie w ten sposób.

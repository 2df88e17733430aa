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
    .one = geniusz
    .few = geniusze
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
    .one = geniusz
    .few = geniusze
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
payment-genius = 1 geniusz
payment-free = darmo
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
    .text = Za każdą wydaną etykietę planety pozyskaj 2 zasoby organiczne.
location-rv2 = Stacja strażników
    .text = Weź żeton etykiety planety i podnieś linię bazową zasobów organicznych.
location-oc1 = Odkrywka
    .text = Za każdą wydaną etykietę planety pozyskaj 2 minerały.
location-oc2 = Winda rudy
    .text = Weź żeton etykiety księżyca i podnieś linię bazową minerałów.
location-un1 = Laboratoria wydziałowe
    .text = Wykonaj 1 akcję badania. Wydawane tu etykiety nauki liczą się jak wiedza (po 1).
location-un2 = Wykłady gościnne
    .text = Weź żeton etykiety nauki i pozyskaj 2 wiedzy.
location-fm1 = Stoiska rekrutacyjne
    .text = Za każdą wydaną etykietę planety kup 1 kartę.
location-fm2 = Tablica ogłoszeń
    .text = Pozyskaj 1 dowolny zasób podstawowy, a potem możesz kupić 1 kartę.
location-ep1 = Rampy załadunkowe
    .text = Za każdą wydaną etykietę planety pracuj raz nad ewakuacją.
location-ep2 = Punkt zborny
    .text = Pracuj raz nad ewakuacją i podnieś linię bazową dowolnego zasobu podstawowego.
location-lb1 = Poligon
    .text = Za każdą wydaną etykietę księżyca pracuj raz nad laserem.
location-lb2 = Hala kondensatorów
    .text = Pracuj raz nad laserem i podnieś linię bazową energii.
location-sh1 = Linia paneli
    .text = Za każdą wydaną etykietę księżyca pracuj raz nad tarczą.
location-sh2 = Hala odlewów
    .text = Pracuj raz nad tarczą i podnieś linię bazową minerałów.
location-da1 = Odtajnione zbiory
    .text = Usuń kartę; jeśli to zrobisz, pozyskaj 1 ulepszenie Tech 2 albo 2 ulepszenia Tech 1.
location-tc1 = Mostek
    .text = Przejmij odznakę pierwszego gracza i pozyskaj 1 geniusz; gdy wszyscy spasują, ten lądownik działa jeszcze raz na księżycu.
location-ol1 = Długie eksperymenty
    .text = Wykonaj 2 akcje badania.
location-ol2 = Śluza dokująca
    .text = Weź żeton etykiety dowolnego typu i pozyskaj 1 dowolny zasób podstawowy.
location-co1 = Sala ochotników
    .text = Pozyskaj 1 wiedzę i 1 minerał.
location-fa1a = Linia montażowa
    .text = Trzykrotnie podnieś linię bazową dowolnego zasobu podstawowego (tę samą lub różne).
location-fa2a = Stół druku
    .text = Weź żeton etykiety planety lub księżyca i żeton etykiety nauki.
location-fa3a = Parkiet aukcyjny
    .text = Pozyskaj 1 dowolny zasób podstawowy, a potem kup 1 kartę o 2 taniej.
location-fa4a = Zbiorniki paliwa
    .text = Pozyskaj 3 energie.
location-fa4b = Magazyn suchy
    .text = Pozyskaj 2 minerały i 1 zasób organiczny.
location-fa5a = Sala modeli
    .text = Pozyskaj 1 wiedzę, a potem wykonaj 2 akcje badania.
location-fb1a = Koło zamachowe
    .text = Za każdą wydaną etykietę planety lub księżyca pracuj raz nad wybranym projektem (za wszystkie etykiety nad tym samym).
location-fb2a = Ciche sale
    .text = Podnieś linię bazową geniuszu i pozyskaj 2 geniusze.
location-fb3a = Sala pokazowa
    .text = Pozyskaj 1 ulepszenie Tech 1 i otrzymaj 1 PZ.
location-fb3b = Złomowisko
    .text = Usuń kartę; jeśli to zrobisz, otrzymaj 3 PZ.
location-fb4a = Komora rozmrażania
    .text = Kup 1 kartę gatunku za darmo.
location-fb5a = Wspólny dźwig
    .text = Pracuj po razie nad dwoma różnymi wybranymi projektami.

## Cards

card-a01 = Zwiększenie produkcji
    .text = Dwukrotnie podnieś linię bazową dowolnego zasobu podstawowego (tę samą lub dwie różne).
card-a02 = Wspólne badanie
    .text = Wykonaj 2 akcje badania.
card-a03 = Projekt lasera
    .text = Pracuj raz nad laserem i podnieś linię bazową energii.
card-a04 = Projekt tarczy
    .text = Pracuj raz nad tarczą.
card-a05 = Ćwiczenia ewakuacyjne
    .text = Pracuj raz nad ewakuacją.
card-a06 = Rekwizycja zapasów
    .text = Pozyskaj 3 dowolne zasoby podstawowe.
card-a07 = Rozbudowa sieci
    .text = Dwukrotnie podnieś linię bazową energii i pozyskaj 3 energie.
card-a08 = Grupa ekspertów
    .text = Trzykrotnie podnieś linię bazową wiedzy i pozyskaj 3 wiedzy.
card-a09 = Głębokie wydobycie
    .text = Trzykrotnie podnieś linię bazową minerałów i pozyskaj 3 minerały.
card-a10 = Program szklarniowy
    .text = Dwukrotnie podnieś linię bazową zasobów organicznych i pozyskaj 2 zasoby organiczne.
card-a11 = Program talentów
    .text = Podnieś linię bazową geniuszu i pozyskaj 1 geniusz.
card-a12 = Rezerwy awaryjne
    .text = Pozyskaj 4 dowolne zasoby podstawowe.
card-a13 = Konwój wymienny
    .text = Pozyskaj 1 geniusz. Potem możesz wydać 1 dowolny zasób podstawowy, aby pozyskać 3 dowolne zasoby podstawowe.
card-a14 = Żniwa rozbłysku
    .text = Pozyskaj 5 energii.
card-a15 = Podwójne zbiory
    .text = Pozyskaj 3 minerały i 3 zasoby organiczne.
card-a16 = Zastrzyk danych
    .text = Pozyskaj 2 wiedzy i 2 minerały, a potem wykonaj 1 akcję badania.
card-a17 = Sympozjum
    .text = Pozyskaj 1 wiedzę, a potem wykonaj 2 akcje badania.
card-a18 = Szczyt przełomów
    .text = Wykonaj 3 akcje badania.
card-a19 = Recenzja naukowa
    .text = Pozyskaj 1 wiedzę, a potem wykonaj 1 akcję badania, w której etykiety nauki liczą się jak wiedza (po 1).
card-a20 = Wymiana patentów
    .text = Usuń kartę; jeśli to zrobisz, pozyskaj 1 ulepszenie Tech 1 i 3 wiedzy.
card-a21 = Zwiad planetarny
    .text = Weź żeton etykiety planety i pozyskaj 4 zasoby organiczne.
card-a22 = Zwiad księżycowy
    .text = Weź żeton etykiety księżyca i pozyskaj 5 minerałów.
card-a23 = Akredytacja
    .text = Weź żeton etykiety nauki i pozyskaj 4 energie.
card-a24 = Szybkie wznowienie
    .text = Odwróć do 3 swoich zużytych żetonów etykiet na aktywną stronę i pozyskaj 2 dowolne zasoby podstawowe.
card-a25 = Łowcy głów
    .text = Kup 1 kartę o 3 taniej.
card-a26 = Spis gatunków
    .text = Pozyskaj 2 zasoby organiczne, a potem możesz kupić 1 kartę gatunku o 1 taniej.
card-a27 = Druga zmiana
    .text = Weź na rękę do 2 kart wzmocnień lub gatunków ze swojego stosu kart odrzuconych i pozyskaj 2 energie.
card-a28 = Usprawnienie
    .text = Usuń kartę; jeśli to zrobisz, otrzymaj 2 PZ i pozyskaj 3 dowolne zasoby podstawowe.
card-a29 = Nadgodziny przy laserze
    .text = Pozyskaj 2 energie, a potem pracuj raz nad laserem.
card-a30 = Nadgodziny przy tarczy
    .text = Pozyskaj 1 minerał, a potem pracuj raz nad tarczą.
card-a31 = Nadgodziny przy ewakuacji
    .text = Pozyskaj 1 wiedzę, a potem pracuj raz nad ewakuacją.
card-a32 = Skoordynowany wysiłek
    .text = Pracuj raz nad jednym wybranym projektem i pozyskaj 1 minerał.
card-a33 = Podzielone załogi
    .text = Pracuj raz nad jednym wybranym projektem i pozyskaj 1 wiedzę.
card-a34 = Kontrola misji
    .text = Cofnij jeden swój lądownik z lokacji do strefy gotowości świata, na którym stoi.
card-b00 = Kapitał zalążkowy
    .text = Gdy pozyskujesz dowolny zasób podstawowy: pozyskaj 1 dowolny zasób podstawowy.
card-b01 = Testowy napęd jądrowy
    .text = Gdy pracujesz nad laserem: dwukrotnie podnieś linię bazową energii.
card-b02 = Kryształy skupiające
    .text = Gdy pracujesz nad laserem: otrzymaj 1 PZ i pozyskaj 2 energie.
card-b03 = Druga salwa
    .text = Gdy pracujesz nad laserem: pozyskaj 1 energię, a potem możesz jeszcze raz pracować nad laserem.
card-b04 = Recykling płyt
    .text = Gdy pracujesz nad tarczą: pozyskaj 6 minerałów.
card-b05 = Nadwyżki kratownic
    .text = Gdy pracujesz nad tarczą: dwukrotnie podnieś linię bazową minerałów i dwa razy linie bazowe zasobów podstawowych: dwie różne albo dwukrotnie tę samą.
card-b06 = Podwójny kadłub
    .text = Gdy pracujesz nad tarczą: pozyskaj 2 minerały, a potem możesz jeszcze raz pracować nad tarczą.
card-b07 = Fala ochotników
    .text = Gdy pracujesz nad ewakuacją: pozyskaj 5 zasobów organicznych.
card-b08 = Manifest arki
    .text = Gdy pracujesz nad ewakuacją: pozyskaj 1 geniusz i 1 zasób organiczny oraz weź żeton etykiety planety.
card-b09 = Ostatni prom
    .text = Gdy pracujesz nad ewakuacją: pozyskaj 1 zasób organiczny, a potem możesz jeszcze raz pracować nad ewakuacją.
card-b10 = Konferencja prasowa
    .text = Gdy pracujesz nad dowolnym projektem: otrzymaj 1 PZ i pozyskaj 1 wiedzę.
card-b11 = Inżynierowie polowi
    .text = Gdy pracujesz nad dowolnym projektem: weź żeton etykiety planety lub księżyca i pozyskaj 1 dowolny zasób podstawowy.
card-b12 = Zespół szybkiej ekstrakcji
    .text = Gdy podnosisz linię bazową dowolnego zasobu podstawowego: pozyskaj 2 energie.
card-b13 = Nadwyżki magazynowe
    .text = Gdy podnosisz linię bazową dowolnego zasobu podstawowego: pozyskaj 3 dowolne zasoby podstawowe.
card-b14 = Procent składany
    .text = Gdy podnosisz linię bazową dowolnego zasobu podstawowego: jeszcze dwa razy podnieś linie bazowe zasobów podstawowych: dwie różne albo dwukrotnie tę samą.
card-b15 = Nadmiar pomysłów
    .text = Gdy pozyskujesz dowolny zasób podstawowy: pozyskaj 1 geniusz i 1 wiedzę.
card-b16 = Bogate złoże
    .text = Gdy pozyskujesz minerały: pozyskaj jeszcze 6 minerałów i dwukrotnie podnieś linię bazową minerałów.
card-b17 = Zakwit zarodników
    .text = Gdy pozyskujesz zasoby organiczne: pozyskaj jeszcze 4 zasoby organiczne.
card-b18 = Certyfikacja krzyżowa
    .text = Gdy otrzymujesz dowolny żeton etykiety: weź żeton etykiety nauki i pozyskaj 3 wiedzy.
card-b19 = Wznowione nadajniki
    .text = Gdy otrzymujesz dowolny żeton etykiety: odwróć do 3 swoich zużytych żetonów etykiet na aktywną stronę i pozyskaj 1 dowolny zasób podstawowy.
card-b20 = Moment eureki
    .text = Gdy kupujesz ulepszenie akcją badania: pozyskaj 4 wiedzy, a potem wykonaj 1 akcję badania.
card-b21 = Pieniądze z grantu
    .text = Gdy kupujesz ulepszenie akcją badania: pozyskaj 4 dowolne zasoby podstawowe.
card-b22 = Pokaz prototypu
    .text = Gdy pozyskujesz lub kupujesz ulepszenie Tech 1 albo Tech 2: otrzymaj 2 PZ.
card-b23 = Efekt sieci
    .text = Gdy kupujesz kartę: pozyskaj 5 dowolnych zasobów podstawowych.
card-b24 = Proca grawitacyjna
    .text = Gdy używasz promu lub umieszczasz lądownik w lokacji promu: pozyskaj 3 energie i podnieś linię bazową energii.
card-p01 = Wiespórka
    .text = 1 PZ za każdy żeton etykiety nauki, który masz.
card-p02 = Rzekopotam żarłoczny
    .text = 1 PZ za każdą twoją linię bazową na poziomie 4 lub niższym.
card-p03 = Mech dreszczowiec
    .text = 1 PZ za każde 2 wiedzy, które ci zostały.
card-p04 = Brodziec łąkowy
    .text = 1 PZ za każdy żeton etykiety planety, który masz.
card-p05 = Skoczek kraterowy
    .text = 1 PZ za każdy żeton etykiety księżyca, który masz.
card-p06 = Iskrowęgorz
    .text = 1 PZ za każde 2 energie, które ci zostały.
card-p07 = Ślimak rudny
    .text = 1 PZ za każde 2 minerały, które ci zostały.
card-p08 = Nietoperz nektarowy
    .text = 1 PZ za każde 2 zasoby organiczne, które ci zostały.
card-p09 = Kałamarnica wyrocznia
    .text = 1 PZ za każdy geniusz, który ci został, najwyżej 5 PZ.
card-p10 = Żuraw szczudlak
    .text = 2 PZ za każdą twoją linię bazową na poziomie 6 lub wyższym.
card-p11 = Jaszczurka iglicowa
    .text = 1 PZ za każde 2 poziomy twojej najwyższej linii bazowej.
card-p12 = Kruk narzędziowy
    .text = 1 PZ za każde twoje ulepszenie Tech 1, najwyżej 6 PZ.
card-p13 = Żuk obwodowy
    .text = 2 PZ za każde twoje ulepszenie Tech 2, najwyżej 6 PZ.
card-p14 = Niespokojna wydra
    .text = 1 PZ za każdą twoją kartę akcji, najwyżej 6 PZ.
card-p15 = Meduza pulsująca
    .text = 1 PZ za każdą twoją kartę wzmocnienia, najwyżej 6 PZ.
card-p16 = Żaba chórzystka
    .text = 1 PZ za każdą twoją kartę gatunku (także tę), najwyżej 6 PZ.
card-p17 = Modliszka stadna
    .text = 1 PZ za każde 2 twoje karty dowolnego rodzaju, najwyżej 6 PZ.
card-p18 = Ćma pryzmatyczna
    .text = 1 PZ za każde 2 pola, o które przesunął się twój dysk na torze lasera, najwyżej 4 PZ.
card-p19 = Tapir pancerny
    .text = 1 PZ za każde 2 pola, o które przesunął się twój dysk na torze tarczy, najwyżej 4 PZ.
card-p20 = Jaskółka arkowa
    .text = 1 PZ za każde 2 pola, o które przesunął się twój dysk na torze ewakuacji, najwyżej 4 PZ.
card-p21 = Lori trójoki
    .text = 1 PZ za każde pole, o które przesunął się twój dysk na torze projektu, na którym jesteś najdalej z tyłu, najwyżej 6 PZ.
card-p22 = Pnącze splecione
    .text = 2 PZ za każdy tor projektu, na którym twój dysk jest na polu 5 lub dalej.
card-p23 = Gekon rozbłyskowy
    .text = 5 PZ, jeśli projektem kluczowym jest laser.
card-p24 = Olbrzym skorupowy
    .text = 5 PZ, jeśli projektem kluczowym jest tarcza.
card-p25 = Czapla wędrowna
    .text = 5 PZ, jeśli projektem kluczowym jest ewakuacja.
card-p26 = Zięba trójbarwna
    .text = 2 PZ za każdy zestaw żetonów etykiet planety, nauki i księżyca, najwyżej 6 PZ.
card-p27 = Surykatka alfa
    .text = 4 PZ, jeśli na koniec gry masz odznakę pierwszego gracza.

## Tiles and upgrades

tile-rl1 = nagroda lasera z 1 kropką
    .text = Weź żeton etykiety nauki.
tile-rl2 = nagroda lasera z 2 kropkami
    .text = Weź żeton etykiety planety lub księżyca.
tile-rl3 = nagroda lasera z 3 kropkami
    .text = Otrzymaj 2 PZ.
tile-rs1 = nagroda tarczy z 1 kropką
    .text = Podnieś linię bazową dowolnego zasobu podstawowego.
tile-rs2 = nagroda tarczy z 2 kropkami
    .text = Pozyskaj 1 ulepszenie Tech 1.
tile-rs3 = nagroda tarczy z 3 kropkami
    .text = Otrzymaj 2 PZ.
tile-re1 = nagroda ewakuacji z 1 kropką
    .text = Pozyskaj 2 dowolne zasoby podstawowe.
tile-re2 = nagroda ewakuacji z 2 kropkami
    .text = Kup 1 kartę za darmo.
tile-re3 = nagroda ewakuacji z 3 kropkami
    .text = Otrzymaj 2 PZ.
upgrade-s1 = Kopalnia i ogród
    .text = Podnieś linię bazową minerałów i linię bazową zasobów organicznych.
upgrade-s2 = Zasilanie i dane
    .text = Podnieś linię bazową energii i linię bazową wiedzy.
upgrade-s3 = Mentoring
    .text = Podnieś linię bazową geniuszu.
upgrade-s4 = Zezwolenie laboratoryjne
    .text = Weź żeton etykiety nauki.
upgrade-s5 = Zezwolenia na lądowanie
    .text = Weź żeton etykiety planety i żeton etykiety księżyca.
upgrade-t1_fuel = Prom wielopaliwowy
    .text = Gdy używasz promu, możesz zapłacić 1 dowolnym zasobem zamiast 1 energią.
upgrade-t1_landing = Gorące lądowanie
    .text = Zaraz po użyciu promu możesz w tej samej turze umieścić lądownik albo zagrać kartę akcji.
upgrade-t1_free_actions = Odchudzona logistyka
    .text = Zagrywanie kart akcji nie kosztuje cię energii.
upgrade-t1_contracts = Kontrakty hurtowe
    .text = Każda kupowana karta kosztuje cię o 1 mniej (nie mniej niż 0).
upgrade-t1_transponder = Transponder uniwersalny
    .text = Możesz wydawać etykiety nauki tak, jakby były etykietami planety lub księżyca.
upgrade-t1_docking = Prawo dokowania
    .text = Raz na rundę możesz umieścić lądownik w lokacji niedostępnej z powodu lądowników, oprócz Przejęcia dowództwa.
upgrade-t1_prefab = Moduły prefabrykowane
    .text = Za każdym razem, gdy pracujesz nad projektem, płacisz łącznie o 1 mniej (nie mniej niż 0).
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
    .text = Raz na turę, jeśli umieszczasz lądownik w lokacji promu: otrzymaj 1 PZ.
upgrade-t2_credentials = Biuro akredytacji
    .text = Raz na turę, jeśli wydajesz co najmniej 3 etykiety: otrzymaj 1 PZ.
upgrade-t2_synergy = Instytut synergii
    .text = Raz na turę, jeśli zagrywasz kartę wzmocnienia: otrzymaj 1 PZ.

## SIMU

simu-simu01 = Przebieg kalibracyjny
    .text = Lądownik: Bateria laserowa, w drugiej kolejności Laboratorium orbitalne. SIMU przesuwa się o 1 pole na torze lasera.
simu-simu02 = Pełna wiązka
    .text = Lądownik: Bateria laserowa, w drugiej kolejności Uniwersytet Alarrii. SIMU przesuwa się o 1 pole na torze lasera, o 2 przy zrywie.
simu-simu03 = Przegląd paneli
    .text = Lądownik: Odlewnia tarczy, w drugiej kolejności Kanion rud. SIMU przesuwa się o 1 pole na torze tarczy.
simu-simu04 = Pełne pokrycie
    .text = Lądownik: Kanion rud, w drugiej kolejności Odlewnia tarczy. SIMU przesuwa się o 1 pole na torze tarczy, o 2 przy zrywie.
simu-simu05 = Próba załadunku
    .text = Lądownik: Port ewakuacyjny, w drugiej kolejności Dolina strażników. SIMU przesuwa się o 1 pole na torze ewakuacji.
simu-simu06 = Masowy odlot
    .text = Lądownik: Dolina strażników, w drugiej kolejności Port ewakuacyjny. SIMU przesuwa się o 1 pole na torze ewakuacji, o 2 przy zrywie.
simu-simu07 = Wzmocnienie przewagi
    .text = Lądownik: Laboratorium orbitalne, w drugiej kolejności Głębokie archiwum. SIMU przesuwa się o 1 pole na swoim najbardziej zaawansowanym torze i otrzymuje 1 PZ.
simu-simu08 = Rywalizacja
    .text = Lądownik: Targ polowy, w drugiej kolejności Uniwersytet Alarrii. SIMU przesuwa się o 1 pole na torze, na którym najbardziej je wyprzedzasz (lub najmniej tracisz).
simu-simu09 = Katalog fauny
    .text = Lądownik: Dolina strażników, w drugiej kolejności Targ polowy. SIMU zabiera z wystawki skrajną prawą kartę gatunku do swojej kolekcji.
simu-simu10 = Przełom modelowy
    .text = Lądownik: Uniwersytet Alarrii, w drugiej kolejności Głębokie archiwum. SIMU otrzymuje 2 PZ; odrzuć skrajną prawą kartę akcji i skrajną prawą kartę wzmocnienia.
simu-simu11 = Przejęcie sterowania
    .text = Lądownik: Przejęcie dowództwa, w drugiej kolejności najnowszy obiekt. SIMU przejmuje odznakę pierwszego gracza i przesuwa się o 1 pole na swoim najmniej zaawansowanym torze.

## Options

option-simus = SIMU
    .text = Kto gra w pojedynkę, mierzy się z SIMU – przeciwnikiem, którym kierują zasady.
automaton-simus = SIMU
simus-1 = 1: Praktykant
simus-2 = 2: Analityk
simus-3 = 3: Dyrektor
simus-4 = 4: Lewiatan
simus-none = nikt

## Questions

ask-keep-species = Który gatunek zatrzymujesz?
ask-turn = Co robisz w swojej turze?
ask-hot-landing = Chcesz od razu wylądować albo zagrać kartę akcji?
ask-accelerate = Do której lokacji księżyca leci lądownik z Przejęcia dowództwa?
ask-working = Nad którym projektem pracujesz i o ile pól?
ask-research =
    { $times ->
        [one] Które ulepszenie badasz? Masz: wiedza { $knowledge }, geniusz { $genius }.
        [few] Które ulepszenie badasz najpierw? { $times } akcje badania. Masz: wiedza { $knowledge }, geniusz { $genius }.
        [many] Które ulepszenie badasz najpierw? { $times } akcji badania. Masz: wiedza { $knowledge }, geniusz { $genius }.
       *[other] Które ulepszenie badasz najpierw? { $times } akcji badania. Masz: wiedza { $knowledge }, geniusz { $genius }.
    }
ask-gain-upgrade = Które ulepszenie pozyskujesz?
ask-buy =
    { $times ->
        [one] Którą kartę kupujesz za { $price }?
        [few] Którą kartę kupujesz za { $price }? Możesz kupić do { $times } kart.
        [many] Którą kartę kupujesz za { $price }? Możesz kupić do { $times } kart.
       *[other] Którą kartę kupujesz za { $price }? Możesz kupić do { $times } kart.
    }
ask-remove-card = Którą kartę usuwasz z gry?
ask-gain-mix =
    { $units ->
        [one] Który zasób podstawowy pozyskujesz?
        [few] Które { $units } zasoby podstawowe pozyskujesz?
        [many] Które { $units } zasobów podstawowych pozyskujesz?
       *[other] Które { $units } zasobów podstawowych pozyskujesz?
    }
ask-raise-mix =
    { $times ->
        [one] Którą linię bazową podnosisz?
        [few] Które linie bazowe podnosisz, łącznie { $times } razy?
        [many] Które linie bazowe podnosisz, łącznie { $times } razy?
       *[other] Które linie bazowe podnosisz, łącznie { $times } razy?
    }
ask-may-raise = Podnosisz linię bazową? Jeden z gatunków punktuje za niskie.
ask-take-tag = Którą etykietę bierzesz?
ask-for-tags = Ile etykiet wydajesz? Masz { $tags }.
ask-choose = Którą z dwóch możliwości wybierasz?
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
move-shuttle = Prom z { $world_gen } za { $payment }
move-play = Zagraj za { $payment }: { $card }
move-place = Wyląduj: { $location }
move-pass = Spasuj
move-boost = Wzmocnienie: { $card }
move-done = Gotowe
move-gain =
    Pozyskaj{ $energy ->
        [0] { "" }
       *[1] { " · " }energia { $energy }
    }{ $knowledge ->
        [0] { "" }
       *[1] { " · " }wiedza { $knowledge }
    }{ $minerals ->
        [0] { "" }
       *[1] { " · " }minerały { $minerals }
    }{ $organics ->
        [0] { "" }
       *[1] { " · " }zasoby organiczne { $organics }
    }
move-raise =
    Podnieś{ $energy ->
        [0] { "" }
       *[1] { " · " }energia { $energy }
    }{ $knowledge ->
        [0] { "" }
       *[1] { " · " }wiedza { $knowledge }
    }{ $minerals ->
        [0] { "" }
       *[1] { " · " }minerały { $minerals }
    }{ $organics ->
        [0] { "" }
       *[1] { " · " }zasoby organiczne { $organics }
    }
move-take-tag = Etykieta { $tag_gen }
move-work =
    Praca nad { $project_on }: o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }{ $genius ->
        [0] { "" }
        [one] , z { $genius } geniuszem
        [few] , z { $genius } geniuszami
        [many] , z { $genius } geniuszami
       *[other] , z { $genius } geniuszami
    }
move-research =
    Zbadaj: { $upgrade }{ $genius ->
        [0] { "" }
        [one] , z { $genius } geniuszem
        [few] , z { $genius } geniuszami
        [many] , z { $genius } geniuszami
       *[other] , z { $genius } geniuszami
    }{ $science ->
        [0] { "" }
        [one] , z { $science } etykietą nauki
        [few] , z { $science } etykietami nauki
        [many] , z { $science } etykietami nauki
       *[other] , z { $science } etykietami nauki
    }
move-upgrade = Pozyskaj: { $upgrade }
move-buy =
    Kup: { $card }{ $genius ->
        [0] { "" }
        [one] , z { $genius } geniuszem
        [few] , z { $genius } geniuszami
        [many] , z { $genius } geniuszami
       *[other] , z { $genius } geniuszami
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
        [0] Pierwsza możliwość
        [one] Druga możliwość
        [few] Druga możliwość
        [many] Druga możliwość
       *[other] Druga możliwość
    }
move-pay = Wydaj 1 { $resource_one }
move-reactivate =
    Reaktywuj{ $planet ->
        [0] { "" }
       *[1] { " · " }planeta { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }nauka { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }księżyc { $moon }
    }
move-recover = Weź z powrotem: { $card }
move-recall = Cofnij lądownik: { $location }
move-tokens =
    Żetony{ $planet ->
        [0] { "" }
       *[1] { " · " }planeta { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }nauka { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }księżyc { $moon }
    }
move-discard = Odrzuć: { $card }
move-swap = Wymień 2 { $given_few } na 1 { $resource_one }
move-accept = Tak
move-decline = Nie

## Effects

effect-gain = { $n } × { $res }
effect-raise = linia bazowa w górę o { $n }: { $res }
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
effect-upgrade = { $kind }: { $n }
effect-buy =
    { $n ->
        [one] do kupienia { $n }: { $deck }
        [few] do kupienia { $n }: { $deck }
        [many] do kupienia { $n }: { $deck }
       *[other] do kupienia { $n }: { $deck }
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
        [one] { $seat } pozyskuje { $count } { $resource_one }.
        [few] { $seat } pozyskuje { $count } { $resource_few }.
        [many] { $seat } pozyskuje { $count } { $resource_many }.
       *[other] { $seat } pozyskuje { $count } { $resource_many }.
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
        [one] { $seat } podnosi linię bazową { $resource_gen }.
        [few] { $seat } podnosi linię bazową { $resource_gen } { $count } razy.
        [many] { $seat } podnosi linię bazową { $resource_gen } { $count } razy.
       *[other] { $seat } podnosi linię bazową { $resource_gen } { $count } razy.
    }
event-units-lost =
    { $count ->
        [one] { $seat } traci { $count } { $resource_one }: najwyżej można mieć dziesięć.
        [few] { $seat } traci { $count } { $resource_few }: najwyżej można mieć dziesięć.
        [many] { $seat } traci { $count } { $resource_many }: najwyżej można mieć dziesięć.
       *[other] { $seat } traci { $count } { $resource_many }: najwyżej można mieć dziesięć.
    }
event-raise-lost = { $seat } nie może już wyżej podnieść linii bazowej { $resource_gen }.
event-tag-lost = { $seat } traci etykietę { $tag_gen }: najwyżej można mieć pięć.
event-tag-gained = { $seat } bierze etykietę { $tag_gen }.
event-tokens-spent =
    { $seat } wydaje żetony{ $planet ->
        [0] { "" }
       *[1] { " · " }planeta { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }nauka { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }księżyc { $moon }
    }.
event-card-discarded = { $seat } odrzuca dla etykiet: { $card }.
event-scored = { $seat } otrzymuje { $points } PZ.
event-worked = { $seat } pracuje nad { $project_on } i dochodzi do pola { $space }.
event-leader-bonus = { $seat } dociera przed innymi na pole { $space } toru { $project_gen }.
event-tile-removed = Kafelek nagrody { $project_gen } zmienia się: znika { $tile }.
event-upgraded = { $seat } otrzymuje ulepszenie: { $upgrade }.
event-card-bought = { $seat } kupuje: { $card }.
event-card-removed = { $seat } usuwa z gry: { $card }.
event-badge-taken = { $seat } ma teraz odznakę pierwszego gracza.
event-reactivated =
    { $seat } reaktywuje etykiety{ $planet ->
        [0] { "" }
       *[1] { " · " }planeta { $planet }
    }{ $science ->
        [0] { "" }
       *[1] { " · " }nauka { $science }
    }{ $moon ->
        [0] { "" }
       *[1] { " · " }księżyc { $moon }
    }.
event-recovered = { $seat } bierze z powrotem: { $card }.
event-recalled = { $seat } cofa lądownik: { $location }.
event-card-dealt = Na wystawkę ({ $deck }) trafia: { $card }.
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
event-accelerated = { $seat } rozgrywa turę przyspieszenia.
event-cube-drawn = Z woreczka wychodzi { $cube }.
event-cube-placed = Miernik { $project_gen } rośnie do { $space }.
event-threat-rose = Poziom zagrożenia wynosi { $threat }.
event-impact = Asteroida przybywa.
    .heading = Przybycie
event-aimed =
    { $missing ->
        [0] Projekt { $project_gen }: niczego już nie brakuje.
        [one] Projekt { $project_gen }: brakuje { $missing } kostki. Szansa: { $percent } %.
        [few] Projekt { $project_gen }: brakuje { $missing } kostek. Szansa: { $percent } %.
        [many] Projekt { $project_gen }: brakuje { $missing } kostek. Szansa: { $percent } %.
       *[other] Projekt { $project_gen }: brakuje { $missing } kostki. Szansa: { $percent } %.
    }
event-shot =
    { $missing ->
        [0] Projekt { $project_gen }: sukces. Pomocne kostki: { $count }.
        [one] Projekt { $project_gen }: niepowodzenie. Pomocne kostki: { $count }, brakuje: { $missing }.
        [few] Projekt { $project_gen }: niepowodzenie. Pomocne kostki: { $count }, brakuje: { $missing }.
        [many] Projekt { $project_gen }: niepowodzenie. Pomocne kostki: { $count }, brakuje: { $missing }.
       *[other] Projekt { $project_gen }: niepowodzenie. Pomocne kostki: { $count }, brakuje: { $missing }.
    }
event-cracked = Kostka z pola pęknięcia { $space } przechodzi na miernik tarczy.
event-key-project = Projektem kluczowym jest { $project }.
    .heading = Punktacja końcowa
event-swapped = { $seat } wymienia 2 { $given_few } na 1 { $resource_one }.
event-simu-card = { $seat } odkrywa kartę: { $simu }.
event-simu-landed = { $seat } ląduje: { $location }. Cały obszar jest zablokowany.
event-simu-worked = { $seat } dochodzi do pola { $space } toru { $project_gen } ({ $rule }).
event-simu-took = { $seat } zabiera gatunek: { $card }.
event-simu-passed = { $seat } rozpatruje ostatnią kartę i pasuje.
rule-laser = jak mówi karta
rule-shield = jak mówi karta
rule-evacuation = jak mówi karta
rule-lead = najbardziej zaawansowany tor SIMU
rule-trail = najmniej zaawansowany tor SIMU
rule-rival = gdzie przewaga nad SIMU jest największa

## Chance

chance-card-dealt = potem dochodzą nowe karty
chance-facility-placed = potem dochodzi obiekt
chance-cube-drawn = potem losuje się kostki
chance-cube-placed = potem rosną mierniki
chance-aimed = potem przybywa asteroida
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
score-effects = Zdobyte w trakcie gry
score-leading = Premie lidera
score-tech = Ulepszenia Tech 2
score-places = Tory projektów
score-place = { $project }: miejsce { $place }
score-key-place = { $project }, projekt kluczowy: miejsce { $place }
score-species = Gatunki
score-card = { $card }

## Czym się grało, w statystykach

chosen-start = Akcja startowa
chosen-species = Gatunek

## Why not

why-working = Pracę nad projektem wykonuje się bez przerwy.
why-choosing = Najpierw dokonaj tego wyboru; wzmocnienia można zagrać zaraz po nim.
why-accelerate = Lądownik z Przejęcia dowództwa musi teraz polecieć do innej lokacji księżyca.
why-one-shuttle = Po użyciu promu możesz wylądować albo zagrać kartę akcji, ale nie użyć promu ponownie.
why-no-lander = Nie masz lądownika w strefie gotowości { $world_gen }.
why-too-little = Masz za mało { $resource_gen }, nawet z geniuszem.
why-fresh = Karty kupionej lub już zagranej w tej turze można użyć od następnej tury.
why-not-in-hand = Tej karty nie masz na ręce.
why-not-built = Tego obiektu jeszcze nie ma na planszy.
why-occupied = Stoi tam już lądownik.
why-area-occupied = W grze dwuosobowej lądownik blokuje cały swój obszar.
why-no-condition = W tej turze nie wydarzyło się to, na co czeka to wzmocnienie.
why-track-end = Twój dysk stoi na końcu tego toru.
why-other-project = Ten efekt dotyczy innego projektu.
why-no-tags = Masz na to za mało etykiet.
why-too-far = Ten efekt nie przesuwa dysku tak daleko.
why-owned = Masz już to ulepszenie.
why-other-kind = Ten efekt daje ulepszenie innego rodzaju.
why-other-deck = Ten efekt dotyczy kart innej talii.
why-not-on-display = Tej karty nie ma na wystawce.
why-other-way = Można za to zapłacić, ale nie w ten sposób.

## Fields of moves, to narrow down options by

field-card = Karta
field-choice = Wybór
field-count = Liczba etykiet
field-energy = Energia
field-genius = Geniusz
field-given = Co oddajesz
field-knowledge = Wiedza
field-location = Lokacja
field-minerals = Minerały
field-moon = Etykiety księżyca
field-organics = Zasoby organiczne
field-payment = Zapłata
field-planet = Etykiety planety
field-project = Projekt
field-resource = Zasób
field-science = Etykiety nauki
field-spaces = Liczba pól
field-tag = Etykieta
field-upgrade = Ulepszenie
field-world = Świat

## Prowadzona pierwsza gra

lesson-goal = Nadlatuje asteroida Lewiatan. Wszyscy pracują nad tymi samymi trzema projektami: laserem, tarczą i ewakuacją. Na koniec rozstrzygnie jeden z nich, a kto zrobił najwięcej dla niego i dla gatunków, wygrywa, mając najwięcej PZ.
    .title = Świat do ocalenia
lesson-species = Zaczynasz z dwiema kartami gatunków i zostawiasz jedną. Zatrzymaj kartę Wiespórka. Każdy gatunek daje na koniec PZ za coś innego: ten za etykiety nauki.
    .title = Kogo ocalisz?
    .brought = Masz ją na ręce obok karty akcji i karty wzmocnienia. Inni jej nie widzą.
lesson-turns = W każdej rundzie wszyscy rozgrywają pojedyncze tury, jeden po drugim, aż każdy spasuje. Tura to jedna rzecz: postawić lądownik na lokacji, polecieć promem na drugi świat, zagrać kartę akcji albo spasować.
    .title = Jedna rzecz na turę
lesson-lander = Masz trzy lądowniki, dwa na planecie i jeden na księżycu. Postaw jeden na podświetlonej lokacji księżyca: tam pracuje się nad laserem.
    .title = Pierwszy lądownik
    .brought = Większość lokacji mieści jeden lądownik. Co inni zajmą wcześniej, w tej rundzie przepada.
lesson-laser = Praca kosztuje zasoby. Zapłać 1 energię i przejdź o jedno pole dalej na torze lasera: wybierz podświetlone pole.
    .title = Praca nad laserem
    .brought = Każde pole od razu coś daje: tutaj etykietę nauki, a twoja linia bazowa energii rośnie. Miejsce na torze liczy się na koniec.
lesson-card = Teraz zagraj swoją kartę akcji: kosztuje 1 energię i zajmuje całą turę.
    .title = Karta akcji
    .brought = Ta karta podnosi dwie wybrane linie bazowe.
lesson-baselines = Linia bazowa to najmniej zasobu, z czym zaczynasz każdą następną rundę: do niej się uzupełnia. Podnieś wiedzę i zasoby organiczne, każde raz.
    .title = Linie bazowe cię żywią
    .brought = Wiedza opłaca ulepszenia w laboratorium, zasoby organiczne ewakuację, energia laser, a minerały tarczę.
lesson-passing = Można by grać dalej. Na potrzeby lekcji spasuj: do następnej rundy masz wolne.
    .title = Pas
    .brought = Przeciwnik grał dalej w pojedynkę. Gdy wszyscy spasują, przychodzi faza postępu: Lewiatan się zbliża, a z woreczka dobiera się kostki. Wykonana praca wkłada do niego kostki, więc rosną te projekty, nad którymi się pracuje.
lesson-points = Koniec nadchodzi, gdy Lewiatan albo jeden z mierników dojdzie do punktu uderzenia. Najpierw próbuje się lasera, potem tarczy, a inaczej liczy się ewakuacja: ten projekt płaci najwięcej za miejsca na torze. Resztę dają twoje karty gatunków.
    .title = Jak to się kończy
lesson-looking-up = Najedź na cokolwiek, żeby zobaczyć, co robi, a klawiszem I otworzysz zasadę. Całe zasady i lista klawiszy są w tym menu. Alarria na ciebie liczy!
    .title = Gdzie to sprawdzić
    .touch = Dotknij czegokolwiek, żeby zobaczyć, co to jest, i otworzyć zasadę. W tym menu są też całe zasady. Alarria na ciebie liczy!

# Standing orders

order-no-choice = Rób od razu to, co jedyne możliwe
    .until = dopóki nie odwołasz
order-pass = Spasuj, gdy przyjdzie moja tura
    .until = dopóki coś mojego się nie zmieni lub nie skończy się runda
order-no-boosts = Nie zagrywaj wzmocnień na koniec moich tur
    .until = do końca tej rundy

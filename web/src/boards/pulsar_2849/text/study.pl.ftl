# Pulsar 2849 na dwóch stronach i ściągawka

study-goal-points = Osiem rund i wiele dróg do punktów: wygrywa ten, kto ma ich najwięcej.
study-goal-gyrodynes = **Ujarzmiaj pulsary.** Przejmij pulsar, zbuduj żyrostację i ukończ ją: wiruje i punktuje w każdej rundzie, która została.
study-goal-bases = **Odkrywaj.** Twój statek zostawia bazy w systemach planetarnych; im ich więcej, tym więcej jest warta każda.
study-goal-ways = **I jeszcze:** transmitery, technologie, projekty twojej centrali, cele gry.

study-setup-ship = Twój statek czeka na bramie wejściowej; pierwszy wybiera ostatni gracz.
study-setup-tracks = Twoje znaczniki zaczynają w połowie torów inicjatywy i inżynierów. Masz jeden żeton ±1 i od 5 do 8 punktów: im dalej w kolejności, tym więcej.
study-setup-open = Wszystko jest jawne: trzy cele, osiem rzędów technologii, z których co rundę otwiera się kolejny, i trzy transmitery na rundę.
study-setup-headquarters = W grze z centralą wybierz stronę swojej planszy: pierwsza sprzyja żyrostacjom, druga lotom.

study-round-roll = **Rzut** wszystkimi srebrnymi kośćmi. Znacznik mediany trafia na środkową kość albo pół kroku w bok, jeśli po jednej stronie leży więcej kości.
study-round-take = **Branie kości:** po jednej w kolejności graczy, potem po jednej w odwrotnej. Kość poniżej mediany przesuwa twój znacznik naprzód, w lewo, kość powyżej do tyłu, w prawo.
study-round-turn = **Tury.** W kolejności graczy wydaj na akcje swoje dwie kości i najwyżej jedną kość premiową.
study-round-production = **Produkcja:** nowa kolejność według inicjatywy, kostki według toru inżynierów, kary, potem transmitery, żyrostacje i technologie.
study-round-next = **Przygotowanie:** trzy nowe transmitery i otwiera się następny rząd technologii.

study-actions-pay = **Płać** kością, która pokazuje dokładnie tę liczbę. Jeden żeton może ją zmienić: ±1 albo +2.
study-actions-fly = **Leć** tyle segmentów, ile pokazuje kość, żadnego dwa razy; sektory można odwiedzać ponownie.
study-actions-bases = **Bazy:** przelot przez system stawia bazę na jałowej planecie. Koniec lotu stawia ją na niebieskiej i daje premię: nadrukowaną albo kafelek premii eksploracyjnej.
study-actions-claim = **Przejmij** pulsar, kończąc na nim lot: masz sześć pierścieni, każdy na zawsze.
study-actions-gyrodyne = **Żyrostacja:** małą weźmiesz za 1, średnią za 2, dużą za 4. Na pulsarze stawiasz ją bez opłat. Ukończysz ją za 3, 5 albo 6.
study-actions-transmitter = **Transmiter:** weź go, opłacając dowolną z jego kości. Gdy wszystkie są opłacone, działa i daje to, co pokazuje.
study-actions-link = **Połącz** go od razu albo zacznij nową sieć. Gdy działają obie strony łącza, raz dostajesz jego kość jako premiową.
study-actions-project = **Projekt:** opłać kością ten, pod którym wszystko jest zrealizowane; korzyść masz od razu.
study-actions-patent = **Opatentuj** technologię z otwartego rzędu. Na każdej jest miejsce dla dwóch graczy, zwykle nie w tej samej rundzie.
study-actions-token = **Kup żeton:** ±1 za 1 albo 2, +2 za 2.
study-actions-bonus = **Kość premiowa:** skopiuj za 4 kostki inżynierów kość, która została, albo zdobądź ją z łączy, projektów, technologii i systemów.

study-scoring-spinning = **Co rundę:** każda wirująca żyrostacja daje 1, 2 albo 3 i wartość rzędu technologii tej rundy.
study-scoring-production = **Co rundę:** działające transmitery i zielone technologie.
study-scoring-awards = **Nagrody:** 7 dla pierwszego i 4 dla drugiego gracza z dwiema żyrostacjami jednego rodzaju na pulsarach.
study-scoring-goals = **Cele:** punkty dla każdego, kto je na koniec osiągnął, i więcej za kostki inżynierów.
study-scoring-initiative = **Inicjatywa** na koniec: 7 i 4 punkty; przy czterech graczach 2 za trzecie miejsce.
study-scoring-bases = **Bazy:** 1, 3, 5, 8, 11, 15, 19, 24, 29, 34, 39, 44, 50 punktów za 1 do 13, potem po 3.
study-scoring-rest = **Resztki:** 1 za pulsar i 1 za żyrostację, które nie wirują, 1 za dwie kostki inżynierów.

study-end-last = Po produkcji ósmej rundy: fioletowe technologie, cele, resztki, inicjatywa i bazy.
study-end-tie = Remis wygrywa ten, kto jest dalej z przodu na torze inicjatywy.

study-missed-exact = Wyższa kość nie jest lepsza: płaci tylko dokładna liczba. Jedynie lot przyjmie każdą.
study-missed-behind = Wysokie kości cofają. Dwa ostatnie pola obu torów kosztują co rundę 1 i 2 punkty.
study-missed-through = Przelot przez system nie daje premii. Niebieska planeta płaci tylko tam, gdzie kończysz lot.
study-missed-tile = Żyrostację możesz wziąć, zanim masz pulsar, ale ukończysz ją tylko na pulsarze.
study-missed-linking = Transmiter, którego nie połączysz przy braniu, zostanie osobno na zawsze.
study-missed-awards = Do nagród liczą się żyrostacje stojące na pulsarach, ukończone czy nie; te leżące przed tobą nie.
study-missed-once = Jedna kość premiowa na turę, skądkolwiek pochodzi.
study-missed-goals = Jedna żyrostacja liczy się tylko do jednego celu.

study-picture-dice = Plansza kości: znacznik stoi na medianie. Pod każdym polem widać, o ile i w którą stronę kość z niego przesuwa twój znacznik.
study-picture-flight = Lot za 5: system po drodze dostaje bazę, bramy są odwiedzone, a pulsar na końcu przejęty.
study-picture-pulsars = Pulsar: wolny, przejęty pierścieniem, z żyrostacją w budowie i z wirującą.
study-picture-technologies = Technologie: kość to cena, a brzeg mówi, kiedy działają: od razu, odtąd zawsze, w produkcji albo na koniec.
study-picture-transmitter = Transmiter: kości, które kosztuje, to, co daje, a na końcach połówki kości, którymi się łączy.

study-icon-points = Punkty
study-icon-cube = Kostka inżyniera
study-icon-plus-minus = Żeton: ±1 do kości
study-icon-plus-two = Żeton: +2 do kości
study-icon-small = Mała żyrostacja
study-icon-medium = Średnia żyrostacja
study-icon-large = Duża żyrostacja
study-icon-explore = Kafelek premii eksploracyjnej
study-icon-teleport = Teleportacja
study-icon-isolated = Przejęcie odizolowanego pulsara
study-icon-extra-base = Dodatkowa baza na koniec
study-icon-run = Przelot przez bramy
study-icon-green = Zielona brama
study-icon-orange = Pomarańczowa brama
study-icon-magenta = Purpurowa brama
study-icon-bonus-die = Kość premiowa
study-icon-immediate = Działa od razu
study-icon-ongoing = Działa odtąd zawsze
study-icon-production = Działa w produkcji
study-icon-final = Działa na koniec

# The texts of the panels beside the map.

# Dice board
p49-panel-dice = Plansza kości
p49-panel-order = Kolejność graczy
p49-panel-order-place = Miejsce { $n }: { $seat }
p49-panel-about-order = W tej kolejności bierze się kości, w grze dla 3 i 4 osób potem jeszcze raz w odwrotnej; w tej kolejności rozgrywa się tury.
p49-panel-counter-0 = przedni
p49-panel-counter-1 = tylny
p49-panel-median-at = Mediana: { $at }
p49-panel-about-median = Kość z lewej strony mediany przesuwa znacznik w lewo, kość z prawej w prawo: o jedno pole za każde pole kości po drodze.
p49-panel-space = Kości o wartości { $value }: { $n }
p49-panel-take-die = Weź kość { $value }: { $how }
p49-panel-copy-die = Skopiuj kość { $value } za kostki inżynierów
p49-panel-copy-hint = Pozostałą kość można skopiować za kostki inżynierów ({ $n }).
p49-panel-about-copy = Zapłać kostki inżynierów ({ $n }) i użyj w tej turze czerwonej kości o tej wartości jako kości premiowej.
p49-panel-moves-nothing = nie przesuwa znacznika
p49-panel-moves-left = { $n ->
        [one] przesuwa znacznik o { $n } pole w lewo
        [few] przesuwa znacznik o { $n } pola w lewo
        [many] przesuwa znacznik o { $n } pól w lewo
       *[other] przesuwa znacznik o { $n } pola w lewo
    }
p49-panel-moves-right = { $n ->
        [one] przesuwa znacznik o { $n } pole w prawo
        [few] przesuwa znacznik o { $n } pola w prawo
        [many] przesuwa znacznik o { $n } pól w prawo
       *[other] przesuwa znacznik o { $n } pola w prawo
    }
p49-panel-choose-counter = Który znacznik przesuwa kość { $value }?
p49-panel-no-counter = Bez ruchu znacznika
p49-panel-track-initiative = Inicjatywa
p49-panel-track-engineering = Inżynierowie
p49-panel-about-initiative = Kto jest najdalej z lewej, zaczyna następną rundę.
p49-panel-about-engineering = Kto jest najdalej z lewej, dostaje kostki inżynierów pod koniec rundy.
p49-panel-about-stack = Na tym samym polu wyższy znacznik jest z przodu.
p49-panel-track-space = { $track }, pole { $n }
p49-panel-penalty = { $n ->
        [one] co rundę strata { $n } punktu
        [few] co rundę strata { $n } punktów
        [many] co rundę strata { $n } punktów
       *[other] co rundę strata { $n } punktu
    }
p49-panel-reward = Miejsce { $rank }: { $seat },
p49-panel-cubes = kostki inżynierów
p49-panel-points = punkty

# Dice and tokens in front of a player
p49-panel-tray = Kości
p49-panel-no-dice = Brak kości
p49-panel-silver-die = srebrna kość { $value }
p49-panel-red-die = czerwona kość { $value }
p49-panel-must-use = trzeba jej użyć
p49-panel-about-silver = Weź ją, a potem wybierz, za co nią zapłacisz.
p49-panel-about-red = Kość premiowa: w turze można użyć jednej.
p49-panel-modifiers = Modyfikatory
p49-panel-about-modifiers = Zmienia kość przed użyciem, najwyżej jeden żeton na kość.
p49-panel-put-minus-one = O jeden mniej, za żeton ±1 ({ $n })
p49-panel-put-plus-one = O jeden więcej, za żeton ±1 ({ $n })
p49-panel-put-plus-two = O dwa więcej, za żeton +2 ({ $n })
p49-panel-worth = warta { $n }
p49-panel-cubes-n = { $n ->
        [one] { $n } kostka inżyniera
        [few] { $n } kostki inżynierów
        [many] { $n } kostek inżynierów
       *[other] { $n } kostki inżynierów
    }
p49-panel-about-cubes = Za 4 kostki inżynierów skopiujesz pozostałą kość; na koniec cele sprzedają za nie premie.
p49-panel-plus-minus-n = Żetony ±1: { $n }
p49-panel-plus-two-n = Żetony +2: { $n }
p49-panel-rings-n = Pozostałe pierścienie: { $n }
p49-panel-about-rings = Pierścień na zawsze przejmuje pulsar.
p49-panel-in-front = Przed graczem: { $n } ({ $type })
p49-panel-about-build = W swojej turze możesz ją bez opłat umieścić na własnym pulsarze.

# Technologies
p49-panel-classes = Rodzaje technologii
p49-panel-class-ongoing = stała
p49-panel-class-immediate = natychmiastowa
p49-panel-class-production = produkcyjna
p49-panel-class-final = końcowa
p49-panel-board = Plansza technologii { $number }
p49-panel-row = Rząd { $n }
p49-panel-row-now = Tu stoi znacznik czasu.
p49-panel-row-value = W tej rundzie każda wirująca żyrostacja daje o { $n } więcej.
p49-panel-row-median = W tej rundzie każda wirująca żyrostacja daje dodatkowo tyle, ile wskazuje mediana.
p49-panel-row-median-now = Każda wirująca żyrostacja daje dodatkowo tyle, ile wskazuje mediana: { $n }.
p49-panel-row-closed = dopiero od rundy { $n }
p49-panel-cost-die = koszt: { $value }
p49-panel-icons = { $n ->
        [one] { $n } ikona kości
        [few] { $n } ikony kości
        [many] { $n } ikon kości
       *[other] { $n } ikony kości
    }
p49-panel-patented-by = patent: { $seats }

# Transmitters
p49-panel-display = Dostępne transmitery
p49-panel-left-in-stack = w stosie: { $n }
p49-panel-next-round = w następnej rundzie
p49-panel-taken = wzięty
p49-panel-own-arrays = Twoje sieci
p49-panel-arrays-of = Sieci: { $seat }
p49-panel-arrays = Transmitery
p49-panel-no-arrays = Brak transmiterów
p49-panel-array = Sieć { $n }
p49-panel-new-array = Zacznij nową sieć
p49-panel-where-link = Dokąd go dołączyć?
p49-panel-link = { $side ->
        [left] Lewy
       *[right] Prawy
    } koniec sieci { $array }, własnym { $end ->
        [left] lewym
       *[right] prawym
    } końcem{ $n ->
        [-1] .
       *[other] : kość { $n }.
    }
p49-panel-about-link = Gdy oba transmitery działają, ich łącze raz daje czerwoną kość.
p49-panel-take-transmitter = Weź za kość { $value }: { $transmitter }
p49-panel-pay-transmitter = Zapłać { $value }: { $transmitter }
p49-panel-online = działa
p49-panel-is-online = Transmiter działa.
p49-panel-costs = Koszt: { $costs }
p49-panel-paid = Opłacono: { $costs }.
p49-panel-produce-points = { $n ->
        [one] w każdej produkcji { $n } punkt
        [few] w każdej produkcji { $n } punkty
        [many] w każdej produkcji { $n } punktów
       *[other] w każdej produkcji { $n } punktu
    }
p49-panel-produce-cubes = { $n ->
        [one] w każdej produkcji { $n } kostka inżyniera
        [few] w każdej produkcji { $n } kostki inżynierów
        [many] w każdej produkcji { $n } kostek inżynierów
       *[other] w każdej produkcji { $n } kostki inżynierów
    }
p49-panel-produce-buy = raz w każdej produkcji { $points } pkt za kostki inżynierów ({ $cubes })

# Headquarters
p49-panel-no-hq = W tej partii nie ma central.
p49-panel-pyramid = Projekty
p49-panel-project-done = zrealizowany
p49-panel-project-available = dostępny
p49-panel-project-locked = jeszcze niedostępny
p49-panel-runs = Przeloty przez bramy
p49-panel-run-used = wykorzystany
p49-panel-run-unused = gotowy
p49-panel-about-runs = Ogłoszony przy jednym locie, punktuje każdą odwiedzoną bramę tego koloru.
p49-panel-side = Strona { $sheet }
p49-panel-side-one = Sprzyja żyrostacjom
p49-panel-side-two = Sprzyja lotom
p49-panel-choose-side = Wybierz tę stronę

# Goals
p49-panel-about-goal = Punktuje na koniec; wtedy można kolejno kupić jego premie za kostki inżynierów.
p49-panel-goal-bonus = Premia { $n }: { $points } pkt, kostki inżynierów: { $cubes }
p49-panel-reached = osiągnięty
p49-panel-claim-goal = Osiągnij ten cel
p49-panel-bonus = Kup następną premię
p49-panel-count-goal = Uznaj za osiągnięty
p49-panel-free-bonuses = Jego premie za darmo

# Gyrodynes and the token shop
p49-panel-type-small = mała
p49-panel-type-medium = średnia
p49-panel-type-large = duża
p49-panel-gyrodyne-small = Mała żyrostacja
p49-panel-gyrodyne-medium = Średnia żyrostacja
p49-panel-gyrodyne-large = Duża żyrostacja
p49-panel-gyrodyne-facts = Weź za { $take }, ukończ za { $complete }, punkty co rundę: { $points }; zostało: { $n }.
p49-panel-about-gyrodyne = Punktuje, gdy wiruje, i dodaje punkty aktualnego rzędu technologii.
p49-panel-awards = Nagrody: { $type }
p49-panel-about-awards = Dla pierwszych graczy z dwiema żyrostacjami tego rodzaju na swoich pulsarach.
p49-panel-awards-gone = rozdane
p49-panel-shop = Kup modyfikator
p49-panel-about-shop = Żeton ±1 kosztuje 1 albo 2, żeton +2 kosztuje 2.
p49-panel-token-plus-minus = Żeton ±1
p49-panel-token-plus-two = Żeton +2

# Seats
p49-panel-extra-bases = Dodatkowe bazy
p49-panel-patents = Patenty
p49-panel-fact-cubes = { $n ->
        [one] { $n } kostka inżyniera
        [few] { $n } kostki inżynierów
        [many] { $n } kostek inżynierów
       *[other] { $n } kostki inżynierów
    }
p49-panel-fact-bases = { $n ->
        [one] { $n } baza
        [few] { $n } bazy
        [many] { $n } baz
       *[other] { $n } bazy
    }
p49-panel-fact-spinning = { $n ->
        [one] { $n } wirująca żyrostacja
        [few] { $n } wirujące żyrostacje
        [many] { $n } wirujących żyrostacji
       *[other] { $n } wirującej żyrostacji
    }
p49-panel-fact-patents = { $n ->
        [one] { $n } patent
        [few] { $n } patenty
        [many] { $n } patentów
       *[other] { $n } patentu
    }

# Costs
p49-panel-toll = zużywa: { $token }
p49-panel-toll-last = zużywa twój ostatni: { $token }

# Tracks at a glance
p49-panel-left-is-better = Im dalej w lewo, tym lepiej.
p49-panel-counter-to = { $track }: twój znacznik na pole { $n }
p49-panel-points-n = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
p49-panel-rank = miejsce { $n }
p49-panel-spin = wiruje
p49-panel-die-first = Najpierw weź kość.

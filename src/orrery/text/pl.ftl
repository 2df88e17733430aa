# Wspólne dla wszystkich gier. Słowa danej gry są w games/<gra>/text/pl.ftl.

## Miejsca przy stole

seat-player = Gracz
bot-casual = Bot niedzielny
bot-expert = Bot ekspert
bot-glancing = Bot pobieżny
bot-greedy = Bot zachłanny
bot-master = Bot mistrz
bot-novice = Bot początkujący
bot-random = Bot losowy
bot-search = Bot przeszukujący
bot-strong = Bot silny
seat-column = { $seat } (miejsce { $number })

## Decyzje i zdarzenia silnika

ask-agenda = Który efekt ma być następny?
event-undone = { $seat } cofa ruch.

## Wartości opcji

flag-true = tak
flag-false = nie

## Wyniki

amount =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
result-wins = { $seat } wygrywa, zdobywając { amount }.
result-shares = { $seat } dzieli zwycięstwo, zdobywając { amount }.
result-alone = { $seat } zdobywa { amount }.
result-heading = Wynik końcowy
result-total = Razem
result-rank = Miejsce

## Przebieg partii

story-game = { $title } ({ $game }, zasady { $rules })
story-seats = Przy stole: { $names }
story-options = Opcje: { $options }
story-commitment = Skrót klucza kości: { $commitment }
story-key = Klucz kości: { $key }
story-setup = Przygotowanie
story-taken-back = cofnięto
story-unfinished = Partia jeszcze trwa, teraz decyduje: { $names }.

## Co o partii sądzi program

analysis-entry = Wpis
analysis-player = Gracz
analysis-made = Wykonany ruch
analysis-points = Punkty
analysis-chance = Wygrana
analysis-loss = Strata
analysis-best = Lepszy ruch
analysis-turning-points = Punkty zwrotne
analysis-turning-point = { $entry } { $seat }: { $made }. Lepiej: { $best }. Strata w punktach: { $loss }, w szansie na wygraną: { $chance }.
analysis-steady = Żadna decyzja nie kosztowała więcej, niż mógłby sprawić przypadek.
analysis-lost = { $seat }: decyzje: { $decisions }, stracone punkty: { $loss }

## Stół w terminalu

table-pass = Urządzenie przejmuje teraz { $seat }: naciśnij Enter.
table-since = Od twojej ostatniej decyzji:
table-log = Wszystko, co wiesz o przebiegu partii:
table-no-option =
    { $count ->
        [one] Jest { $count } możliwość, więc wpisz 1.
        [few] Są { $count } możliwości, więc wpisz liczbę od 1 do { $count }.
        [many] Jest { $count } możliwości, więc wpisz liczbę od 1 do { $count }.
       *[other] Jest { $count } możliwości, więc wpisz liczbę od 1 do { $count }.
    }
table-steps =
    { $count ->
        [one] Została { $count } możliwość. Wpisz numer, back, all, find i słowa albo zapis ruchu.
        [few] Zostały { $count } możliwości. Wpisz numer, back, all, find i słowa albo zapis ruchu.
        [many] Zostało { $count } możliwości. Wpisz numer, back, all, find i słowa albo zapis ruchu.
       *[other] Zostało { $count } możliwości. Wpisz numer, back, all, find i słowa albo zapis ruchu.
    }
table-several =
    { $count ->
        [one] To { $count } możliwość: najpierw ją wybierz, potem pytaj.
        [few] To { $count } możliwości: najpierw wybierz jedną z nich, potem pytaj.
        [many] To { $count } możliwości: najpierw wybierz jedną z nich, potem pytaj.
       *[other] To { $count } możliwości: najpierw wybierz jedną z nich, potem pytaj.
    }
table-not-found = Żadna możliwość nie zawiera słów „{ $words }”.
table-no-map = Ta gra nie ma mapy.
table-next-chapter = Naciśnij Enter, aby zacząć następny rozdział.
table-chapter = Rozdział { $number } z { $chapters }: { $chapter }
table-campaign-over = Kampania dobiegła końca. Zwycięstwo: { $names }.
table-save-where = Podaj plik, na przykład: save partia.json
table-saved = Zapisano w pliku { $file }.
table-not-saved = Nie można zapisać pliku { $file }: { $reason }.
table-which-game = Która gra?
table-left = Partia kończy się tutaj. Do zobaczenia!
table-help =
    Wpisz numer możliwości albo jej zapis, podany po prawej.
    what N      pokaż, co przyniesie i ile kosztuje możliwość N
    find SŁOWA  pokaż możliwości z tymi słowami
    all         pokaż wszystkie możliwości naraz
    back        cofnij krok wybierania
    map         pokaż całą mapę
    undo        cofnij swój ostatni ruch
    save PLIK   zapisz partię do pliku
    log         pokaż wszystko, co wiesz o przebiegu partii
    help        pokaż tę listę
    quit        odejdź od stołu

## Co przyniósłby wybór

outlook-by = { $holding } { $by }
outlook-last = { $holding } { $by } (ostatni)
outlook-chance = O reszcie zdecyduje los.
outlook-then = Potem wybierasz dalej.
outlook-order = Potem, w dowolnej kolejności: { $moves }
outlook-choose = Potem wybierz: { $moves }
why-unknown = Teraz to niemożliwe.

# Własne teksty klienta. Teksty gier przychodzą z serwera.

## Everywhere

skip = Przejdź do treści
skip-decision = Przejdź do decyzji
home = Strona główna
close = Zamknij
cancel = Anuluj
save = Zapisz
again = Spróbuj ponownie
loading = Chwileczkę…
copy = Kopiuj
copied = Skopiowano.
share = Udostępnij
download = Pobierz partię
you = ty
bot = Bot
away = offline
nothing = nic
points = punkty
round-number = { $round } { $number }
rules = Zasady
rule-link = Czytaj { $id }
connection-lost = Brak połączenia – próbuję ponownie
connection-waiting = Brak połączenia – twój ruch czeka na wysłanie
lost-title = Nic tu nie ma
lost-text = Ta strona nie istnieje albo już nie istnieje.

## Settings

settings = Ustawienia
language = Język
theme = Kolory
theme-dark = Ciemne
theme-light = Jasne
theme-system = Jak w systemie
speed = Animacje
speed-normal = Zwykłe
speed-fast = Szybkie
speed-off = Wyłączone
pace = Tury botów
pace-instant = Od razu
pace-brisk = Żwawo
pace-calm = Spokojnie
sound = Dźwięki
sound-off = Wyłączone
sound-quiet = Cicho
sound-normal = Zwykle
sound-loud = Głośno
auto-confirm = Wykonuj ruch zaraz po wybraniu
auto-confirm-hint = W przeciwnym razie potwierdzasz każdy ruch.
single-keys = Skróty jednoklawiszowe
single-keys-hint = Na przykład U cofa ruch. Naciśnij ? przy stole, aby zobaczyć wszystkie.
size = Wielkość
size-small = Mała
size-normal = Zwykła
size-large = Duża
turn-message = Powiadomienie przeglądarki, gdy jest moja kolej
turn-message-hint = Gdy ta strona jest ukryta. Przeglądarka zapyta o zgodę.
turn-message-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia.

## Powiadomienia

notifications = Powiadomienia
notifications-lead = Gdy stół czeka na ciebie, a ciebie przy nim nie ma, Orrery cię wezwie: raz na każde czekanie, z linkiem do stołu. Wybierz, jak.
notifications-none = Ten serwer nikogo nie wzywa. Może to ustawić osoba, która go prowadzi; dokumentacja dla gospodarzy mówi, jak.
notifications-browser = Przeglądarka
notifications-here = Na tym urządzeniu
notifications-here-hint = Także gdy żadna strona Orrery nie jest otwarta. Przeglądarka zapyta o zgodę.
notifications-this = To urządzenie
notifications-other = Inne urządzenie ({ $service })
notifications-no-push = Ten serwer nic nie wysyła do przeglądarek.
notifications-cannot-push = Tej przeglądarki nie da się stąd powiadomić: potrzebny jest bezpieczny adres (HTTPS), a na iPhonie strona na ekranie początkowym.
notifications-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia albo nie ma do nich usługi.
notifications-mail = E-mail
notifications-address = Adres e-mail
notifications-send-code = Wyślij kod
notifications-code-sent = Kod jest w drodze na adres { $address }.
notifications-code = Kod z wiadomości
notifications-confirm = Potwierdź
notifications-confirmed = Adres jest potwierdzony.
notifications-no-mail = Ten serwer nie wysyła e-maili.
notifications-webhooks = Discord i ntfy
notifications-form = Która usługa
notifications-discord-url = Adres webhooka (ustawienia kanału, Integracje)
notifications-ntfy-url = Adres twojego tematu
notifications-add = Dodaj
notifications-no-webhooks = Ten serwer nic nie wysyła do Discorda ani ntfy.
notifications-test = Wyślij próbę
notifications-remove = Usuń
notifications-tested = Wysłano. Zaraz powinno dotrzeć.
notifications-topics = O czym
topic-turn = Partia czeka na moją decyzję
topic-turn-hint = Gdy mnie nie ma przy stole albo długo nic nie robię. Nigdy dla samych botów.
topic-begun = Partia się zaczęła
topic-over = Partia się skończyła
topic-invited = Zaproszenie do kolejnej partii
notifications-quiet = Cisza
quiet-on = Nic w nocy
quiet-hint = Co wciąż aktualne, przyjdzie, gdy cisza się skończy.
quiet-begin = Od
quiet-end = Do
quiet-zone = Strefa czasowa

## Who you are

name = Imię
name-title = Twoje imię
name-hint = Twoje imię i logowanie
handle = Login
handle-hint = Od 3 do 40 znaków: a–z, 0–9 oraz . _ -
password = Hasło
password-hint = Co najmniej { $count ->
        [one] { $count } znak
        [few] { $count } znaki
        [many] { $count } znaków
       *[other] { $count } znaku
    }
account-what = Co zrobić
account-mode-keep = Zachowaj miejsca
account-mode-login = Zaloguj się
account-guest = Jesteś gościem: tylko ta przeglądarka wie, które miejsca są twoje. Z kluczem dostępu albo hasłem możesz grać dalej na każdym urządzeniu. Nic więcej nie jest przechowywane.
account-known = Możesz się zalogować na każdym urządzeniu:
account-handle = login { $handle } z hasłem
account-passkeys = { $count ->
        [one] { $count } klucz dostępu
        [few] { $count } klucze dostępu
        [many] { $count } kluczy dostępu
       *[other] { $count } klucza dostępu
    }
account-login-text = Bądź tutaj tym, kim jesteś na drugim urządzeniu. To, co ta przeglądarka zna jako gość, zostaje porzucone.
account-keep = Zapisz login i hasło
account-keep-new = Zmień login albo hasło
account-login = Zaloguj się
account-logout = Wyloguj się
account-kept = Gotowe. Zaloguj się tym loginem na drugim urządzeniu.
account-or = albo
passkey-add = Dodaj klucz dostępu
passkey-use = Zaloguj się kluczem dostępu
passkey-text = Klucz dostępu przechowuje urządzenie albo menedżer haseł: nie trzeba pamiętać hasła.
passkey-added = Klucz dostępu jest zapisany. Zaloguj się nim na innych urządzeniach.
passkey-cancelled = Nie użyto klucza dostępu.
passkey-known = To urządzenie ma już twój klucz dostępu.
own-data = Twoje dane
own-data-get = Pobierz moje dane
own-data-forget = Usuń moje dane
own-data-warning = Twoje imię, login i wszystkie twoje wpisy na czacie zostaną trwale usunięte. W rozegranych partiach zamiast twojego imienia będzie „Ktoś”, a trwające przejmie bot.
own-data-forget-now = Usuń na zawsze
somebody = Ktoś

## Home

hero-label = Stół do ciężkich gier kosmicznych
hero-title = Cała gra na jednym stole
hero-text = Pełne zasady, ze wszystkimi modułami i trybami solo. Graj z przyjaciółmi przez link, z botami albo w pojedynkę. Każde tasowanie można sprawdzić.
play-now = Zagraj teraz
play-now-hint = { $game } przeciwko botowi. Bez konta i formularzy.
play-now-first = Twoja pierwsza gra w { $game }: przygotowanie dla początkujących i łatwy bot.
play-now-again = { $game } tak jak ostatnio.
play-now-other = Inne opcje
play-now-begun = To przygotowanie do pierwszej gry, z łatwym botem. Wszystkie opcje są pod „Nowy stół” na stronie głównej.
learn = Ucz się
learn-on = Ucz się dalej
new-table = Nowy stół
games = Gry
game = Gra
players-range =
    { $high ->
        [1] 1 gracz
       *[other] od { $low } do { $high } graczy
    }
tables-mine = Twoje stoły
tables-mine-empty = Nie siedzisz jeszcze przy żadnym stole.
tables-open = Otwarte stoły
tables-open-empty = Nikt teraz nie czeka na graczy.
tables-more = Więcej stołów
tables-finished = Niedawno zakończone
tables-finished-empty = Jeszcze nic.
table-won = Wygrana: { $names }
table-lost = Przegrana
table-you = Ty
title-turns =
    { $count ->
        [one] ● Twój ruch przy { $count } stole
        [few] ● Twój ruch przy { $count } stołach
        [many] ● Twój ruch przy { $count } stołach
       *[other] ● Twój ruch przy { $count } stołu
    }
seats-free =
    { $count ->
        [0] komplet
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }

## A new table

seats = Miejsca
seats-count = Liczba miejsc
seat-number = Miejsce { $number }
seat-me = Ja
seat-open = Wolne dla każdego
seat-guest = Ktoś na tym urządzeniu
guest-name = Gracz { $number }
guest-name-label = Imię na miejscu { $number }
guest-hint = Na tym urządzeniu gra kilka osób. Między ich turami pojawia się zasłona, żeby nikt nie widział cudzej ręki. Taki mecz nie liczy się do rankingu.
automaton = automat
automaton-add = Dodaj: { $name }
automaton-remove = Usuń: { $name } { $number }
automaton-level = Poziom: { $name } { $number }
options = Opcje
preset-default = Zwykła gra
preset-default-text = Wszystkie opcje tak, jak w zasadach.
preset-own = Własny wybór
preset-is = Zestaw opcji: { $preset }
presets = Zestawy opcji
level-random = Bot losowy
level-random-hint = Wybiera dowolny ruch, bez względu na jego skutki.
level-novice = Bot początkujący
level-novice-hint = Wie, co jest dobre, ale dostrzega tylko kilka swoich ruchów.
level-casual = Bot niedzielny
level-casual-hint = Gra rozsądnie i od czasu do czasu coś przeoczy.
level-strong = Bot silny
level-strong-hint = Przemyśla całą swoją turę do końca.
level-expert = Bot ekspert
level-expert-hint = Sprawdza też, co może nastąpić potem; myśli pół sekundy.
level-master = Bot mistrz
level-master-hint = Sprawdza znacznie więcej możliwych dalszych ciągów; myśli dwie sekundy.
level-greedy = Bot zachłanny
level-search = Bot przeszukujący
level-rated = { $name } ({ $rating })
level-worth =
    { $matches ->
        [one] Ranking { $rating } po jednej partii.
        [few] Ranking { $rating } po { $matches } partiach.
        [many] Ranking { $rating } po { $matches } partiach.
       *[other] Ranking { $rating } po { $matches } partii.
    }
rated = Partia rankingowa
rated-hint = Wynik zmienia rankingi wszystkich graczy. Nikt nie dostaje podpowiedzi, a kto opuści partię, zajmuje ostatnie miejsce.
private = Stół prywatny
private-hint = Dołączyć mogą tylko ci, którzy mają link.
clock = Zegar
clock-none = Bez zegara
clock-relaxed = Dni
clock-live = Na żywo
clock-none-hint = Nikt nie musi się śpieszyć. Po godzinie ciszy pozostali mogą dopuścić do gry bota.
clock-relaxed-hint = Tyle dni na każdą turę. Za tego, kto nie zdąży, zagra bot.
clock-live-hint = Tyle czasu na całą grę, a po każdej turze trochę wraca. Gdy się skończy, turę rozgrywa bot.
clock-days-label = Dni na turę
clock-minutes-label = Minuty na gracza
clock-increment-label = Sekundy zwracane po turze
clock-days =
    { $days ->
        [one] { $days } dzień na turę
        [few] { $days } dni na turę
        [many] { $days } dni na turę
       *[other] { $days } dnia na turę
    }
clock-minutes =
    { $minutes ->
        [one] { $minutes } minuta na gracza
        [few] { $minutes } minuty na gracza
        [many] { $minutes } minut na gracza
       *[other] { $minutes } minuty na gracza
    }
clock-minutes-increment =
    { $minutes ->
        [one] { $minutes } minuta na gracza, zwrot po turze: { $seconds } s
        [few] { $minutes } minuty na gracza, zwrot po turze: { $seconds } s
        [many] { $minutes } minut na gracza, zwrot po turze: { $seconds } s
       *[other] { $minutes } minuty na gracza, zwrot po turze: { $seconds } s
    }
create = Rozstaw stół
create-and-start = Zacznij grę

## Before the start

table-private = Stół prywatny
table-public = Stół publiczny
join = Dołącz
sit-here = Usiądź tutaj
leave = Odejdź
start = Zacznij
start-hint = Miejsca wolne w chwili startu zajmą boty.
wait-host = Grę zaczyna gospodarz.
change-table = Zmień ustawienia stołu
close-table = Zamknij stół
close-table-sure = Stół zniknie dla wszystkich, którzy przy nim siedzą, razem z czatem. Tego nie można cofnąć.
table-closed = Ten stół został zamknięty
table-closed-text = Gospodarz zamknął go przed początkiem gry.
invite = Zaproszenie
invite-text = Wyślij ten link tym, którzy mają grać.

## Several people on one device

cover-title = Przekaż urządzenie: { $name }
cover-text = Cała reszta czeka pod tą zasłoną.
cover-show = Pokaż moją rękę
cover-back = { $name }: wróć do swojej ręki
hand-over = Przekaż
hand-over-text = Teraz gra { $name }.
cover-always = Zasłona między osobami na jednym urządzeniu
cover-always-hint = Także w grach, w których nic nie jest ukryte.

## At the table

region-decision = Co trzeba zdecydować
region-board = Plansza
region-dock = Co trzymasz
region-panel = Panel
region-gauges = W skrócie
menu = Menu
last-round = To ostatnia runda.
last-round-short = ostatnia runda
recap = Przegląd
recap-hint = Pokaż jeszcze raz, co się stało od twojej ostatniej decyzji
recap-none = Od twojej ostatniej decyzji nic się nie wydarzyło.
tab-lit = do wyboru: { $count }
looking-at = Oglądasz: { $name }
back-to-mine = Wróć do swoich
zoom = Rozmiar
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Pokaż całość
tray-fold = Zwiń panel
tray-unfold = Rozwiń panel
confirm-auto = Ruchy wykonują się od razu po wybraniu.
confirm-hint = Wykonaj to, co wybrane (C)
confirm-none = Najpierw coś wybierz.
panes = Części stołu
pane-board = Plansza
pane-players = Gracze
whose-board = Czyja plansza
board-table = Na stole
your-turn = Twój ruch
to-move = decyduje
is-ready = gotowe
wait-for = Czekamy na: { $names }
time-left = Pozostały czas:
bot-plays-for-you = Bot gra za ciebie.
come-back = Wracam do gry
bot-plays-for = Bot gra za: { $names }.
bot-stands-in = Poza stołem: gra bot
silent = Od ponad godziny brak wieści. Czekamy na: { $names }.
stand-in = Niech dalej gra bot
wait-table = Stół przetwarza ruch…
match-over = Gra skończona
spectator = Oglądasz
spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
undo = Cofnij
undo-hint = Cofnij ostatni krok (U)
undo-none = Teraz nie możesz niczego cofnąć.
plan = Plan
plan-open = Zaplanuj następną turę
plan-again = Planuj dalej
plan-hint = Wypróbuj ją, kiedy decydują inni. Nic z tego nie zostaje zagrane i nikt tego nie widzi.
plan-not-real = Na niby – widzisz to tylko ty
plan-close = Zamknij plan
plan-close-hint = Powrót do stołu. Plan zostaje, by go zagrać, gdy przyjdzie twoja kolej.
plan-try = Wypróbuj
plan-try-hint = Planuj dalej, jakby to było zagrane (C)
plan-over = Tu twoja tura by się skończyła.
plan-chance = O dalszym ciągu decyduje los.
plan-long = Plan nie może być dłuższy.
plan-shortened = Sytuacja na stole się zmieniła: części planu nie da się już wykonać.
plan-next = Tak, jak planujesz
orders = Stałe polecenia
orders-hint = Decyzje podjęte z góry: gdy przyjdzie ich chwila, zostają zagrane od razu. Nikt inny o nich nie wie; cofnięcie ruchu je odwołuje.
orders-none = Teraz żadne polecenie się nie przyda.
order-stands = obowiązuje – odwołaj
order-give = wydaj
order-obeyed = Według stałego polecenia: { $move }
confirm = Potwierdź
sending = Wysyłam…
options-list =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
options-all = Wszystkie możliwości
options-hint = Można je przeszukać albo wybrać cyfrą
options-filter = Szukaj wśród możliwości
options-any = dowolne
options-found = { $found } z { $all }
options-more =
    { $count ->
        [one] Pokaż jeszcze { $count }
        [few] Pokaż jeszcze { $count }
        [many] Pokaż jeszcze { $count }
       *[other] Pokaż jeszcze { $count }
    }
log = Przebieg
log-and-chat = Przebieg i czat
log-empty = Nic się jeszcze nie wydarzyło.
log-news =
    { $count ->
        [one] { $count } nowy wpis
        [few] { $count } nowe wpisy
        [many] { $count } nowych wpisów
       *[other] { $count } nowego wpisu
    }
replay-there = Powtórka od tego miejsca
since-last-turn = Od twojego ostatniego ruchu
show-skip = dowolny klawisz lub kliknięcie kończy
show-skip-touch = dotknięcie kończy
taken-back = cofnięte
chat = Czat
chat-empty = Przywitaj się.
chat-say = Napisz coś
chat-send = Wyślij
table-menu = O tym stole
commitment-text = Obietnica co do losowości (SHA-256 klucza wszystkich tasowań i rzutów):
verify-link = Jak to sprawdzić
resign = Poddaj się
resign-title = Poddać się?
resign-sure = Twoje miejsce zajmie bot i dogra partię do końca. Możesz oglądać, ale nie możesz wrócić.
resign-yes = Tak, poddaję się

## Keys

keys = Klawisze
keys-hint = Skróty jednoklawiszowe można wyłączyć w ustawieniach.
key-number = Wybierz możliwość o tym numerze
key-options = Wszystkie możliwości
key-enter = Wybierz; jeszcze raz: potwierdź
key-confirm = Potwierdź
key-escape = Odłóż, zamknij
key-undo = Cofnij krok
key-undo-turn = Cofnij wszystko, co się da
key-hint = Poproś o podpowiedź
key-plan = Zaplanuj następną turę; wróć do stołu
key-orders = Stałe polecenia
key-arrows = Ruch po planszy
key-board = Moja plansza
key-boards = Plansza gracza
key-zoom = Przybliż, oddal, dopasuj
key-log = Przebieg
key-explain = Wyjaśnij zaznaczony element; jeszcze raz: zasada
key-keys = Ta lista

## The end

scores = Punkty
score-sheet = Arkusz punktacji
score-part = Część
chart-points = Punkty w rundach
chart-sources = Punkty według źródeł
chart-part = { $part }: { $points }
ratings = Rankingi
ratings-counting = Przeliczanie rankingów…
rematch = Rewanż
campaign = Kampania
campaign-hint = Kolejne partie ({ $chapters }), które same ustalają część opcji: { $names }.
campaign-over = Kampania dobiegła końca
campaign-won = zwycięstwo w kampanii
chapter-of = Rozdział { $number } z { $chapters }
chapter-follow = Następny rozdział
chapter-again = Zagraj ten rozdział ponownie
replay = Powtórka
verify = Sprawdź losowość

## Rankingi, statystyki, osoby ze wspólnych partii

standings = Rankingi i statystyki
statistics = Statystyki
profile = Profil
profile-own = Twój profil
player = Gracz
place = Miejsce
place-of = { $place } z { $seats }
rating = Ranking
day = Dzień
matches = Partie
matches-rated = Partie rankingowe
show-more = Pokaż więcej
ratings-about = Ludzie i boty razem. Każdy zaczyna od 1500. O kolejności decyduje to, ile ktoś jest wart niemal na pewno, więc jedna szczęśliwa partia nie daje prowadzenia.
ratings-least = Partie rankingowe
ratings-least-all = wszystkie
ratings-empty = Nikt tu jeszcze nie ukończył rankingowej partii tej gry. Przygotuj stół z włączoną opcją „Partia rankingowa”, a kto przy nim zagra, pojawi się tutaj.
ratings-few = Nikt tu jeszcze nie ukończył tylu rankingowych partii tej gry. Kto to zrobi, pojawi się tutaj.
won-share = Wygrane
won-by-chance = losowo { $share }
points-average = Średnio punktów
sources-average = Średnie punkty według źródła
rating-history = Ranking po każdej partii
rating-history-empty = Po dwóch partiach rankingowych pojawi się tu wykres.
profile-matches =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
profile-results = Ukończone partie
profile-unrated = jeszcze bez rankingu
profile-empty = Nie masz jeszcze ukończonych partii. Po pierwszej pojawią się tu wyniki i punkty, a po rankingowych także ranking.
profile-others-empty = Nie ma jeszcze ukończonych partii przy publicznych stołach.
profile-unknown = Nie ma tu nikogo takiego
profile-unknown-text = Być może dane tej osoby zostały usunięte.
statistics-count =
    { $count ->
        [one] Z { $count } ukończonej partii na tym serwerze.
        [few] Z { $count } ukończonych partii na tym serwerze.
        [many] Z { $count } ukończonych partii na tym serwerze.
       *[other] Z { $count } ukończonej partii na tym serwerze.
    }
statistics-about = Obok udziału wygranych widać, o ile jest wyższy lub niższy, niż dałby przypadek przy tylu graczach.
statistics-empty = Nikt tu jeszcze nie ukończył partii tej gry. Od pierwszej będzie tu widać, co jak często wygrywa i skąd biorą się punkty.
strength = Siła graczy
strength-all = Wszyscy gracze
strength-new = Nowi
strength-weak = Poniżej 1400
strength-middle = 1400–1600
strength-strong = Powyżej 1600
export-about = Wszystkie ukończone partie przy publicznych stołach, wiersz na każde miejsce, bez imion:
invitations = Zaproszenia
invitation-by = Zaprasza cię { $name }, { $ago }
invitation-accept = Dołącz
invitation-decline = Nie, dziękuję
companions = Osoby ze wspólnych partii
companion-last =
    { $count ->
        [one] { $count } partia, { $ago }: { $game }
        [few] { $count } partie, ostatnia { $ago }: { $game }
        [many] { $count } partii, ostatnia { $ago }: { $game }
       *[other] { $count } partii, ostatnia { $ago }: { $game }
    }
companion-invite = Zaproś ponownie
companion-invited = { $name }: zaproszenie czeka na stronie głównej. Możesz też wysłać link.
companion-ignore = Bez kolejnych zaproszeń
companion-ignored = { $name } nie może cię już zapraszać i nic o tym nie wie.
companion-heed = Pozwól zapraszać
companion-heeded = { $name } znów może cię zapraszać.
rematch-offered = Rewanż jest przygotowany. Wszyscy przesunęli się o jedno miejsce.
rematch-go = Do rewanżu

## Replay

replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-position = Miejsce w partii
replay-at = { $at } z { $last }
replay-everything = Pokaż, co było ukryte
replay-tempo = Tempo: { $tempo }
replay-follow = Śledź gracza w akcji
replay-follow-hint = Widać planszę tego, kto działa, dopóki nie wybierzesz czyjejś innej.
replay-leave = Zamknij
fork = Graj dalej stąd
fork-hint = Nowy stół od tej pozycji: ty i boty.

## Rules

chapters = Rozdziały
rules-search = Szukaj w zasadach
rules-none = Żaden paragraf nie ma wszystkich tych słów.
rules-whole = Wszystkie zasady
rules-in-english = Te zasady są na razie tylko po angielsku.
rules-partly-in-english = Część tych paragrafów jest na razie tylko po angielsku.
rules-hits = { $at } z { $count }
rules-next = Następne trafienie
rules-previous = Poprzednie trafienie
rules-fold = Zwiń wszystko
rules-unfold = Rozwiń wszystko

## Summary and quick reference

summary = Skrót zasad
summary-text = Gra na dwóch stronach: do przeczytania tutaj albo do wydrukowania.
summary-none = Ta gra nie ma jeszcze skrótu. Wszystko jest w zasadach.
summary-page = Strona { $n } z 2
print = Drukuj
reference = Ściągawka
key-reference = Ściągawka
study-goal = O co chodzi
study-setup = Na początku
study-round = Przebieg rundy
study-actions = Co możesz zrobić
study-scoring = Za co są punkty
study-end = Koniec gry
study-missed = Co umyka początkującym
study-icons = Ikony

## Fair chance

verify-title = Czy los był uczciwy?
verify-text = Zanim zacznie się partia, serwer losuje klucz i pokazuje jego SHA-256, czyli zobowiązanie. Z klucza wynikają wszystkie tasowania i rzuty. Po zakończeniu partii klucz zostaje pokazany: jeśli pasuje do zobowiązania, nikt go po drodze nie zmienił.
verify-check = Sprawdź tutaj
verify-commitment = Zobowiązanie, pokazane od początku
verify-key = Klucz, pokazany na końcu
verify-later = Klucz zostanie pokazany po zakończeniu partii.
verify-no-hex = Klucz składa się tylko z par cyfr 0–9 i liter a–f.
verify-fits = Klucz pasuje do zobowiązania.
verify-differs = Klucz nie pasuje do zobowiązania.
verify-noted = Ta przeglądarka zanotowała to samo zobowiązanie, gdy stół był otwierany.
verify-noted-differs = Ta przeglądarka zanotowała inne zobowiązanie, gdy stół był otwierany:
verify-how = Sprawdź wszystko
verify-step-1 = Pobierz zakończoną partię.
verify-step-2 = Uruchom poniższe polecenie na dowolnym komputerze z Orrery.
verify-step-3 = Partia zostanie rozegrana jeszcze raz, ruch po ruchu, z porównaniem każdego tasowania, rzutu i pozycji.

## Refusals: our sentence for each code of the server

refused-other = To się nie udało.
refused-unreachable = Nie ma połączenia z serwerem.
refused-malformed = Serwer tego nie zrozumiał.
refused-too-large = To jest za długie.
refused-too-fast = To było trochę za szybko. Spróbuj za chwilę.
refused-foreign-origin = Ta strona nie należy do serwera.
refused-no-identity = Serwer jeszcze cię nie zna. Wczytaj stronę ponownie.
refused-wrong-login = Błędny login lub hasło.
refused-handle-taken = Ten login jest zajęty.
refused-invalid-name = Imię ma od 1 do 40 znaków.
refused-passkey-refused = Klucz dostępu nie został przyjęty.
refused-not-offered = Ten serwer nikogo w ten sposób nie powiadamia.
refused-invalid-address = Na taki adres nie da się nic wysłać.
refused-many-channels = Możesz mieć najwyżej dziesięć sposobów powiadamiania. Najpierw usuń któryś.
refused-wrong-code = To nie jest wysłany kod albo jest już za stary.
refused-not-delivered = Nie udało się dostarczyć wiadomości.
refused-not-found = To nie istnieje.
refused-not-allowed = Tu nie wolno tego robić.
refused-unknown-game = Nie ma tu takiej gry.
refused-unknown-table = Nie ma takiego stołu.
refused-unknown-bot = Nie ma takiego bota.
refused-invalid-option = Te opcje nie pasują do siebie.
refused-invalid-seat = Nie ma takiego miejsca.
refused-wrong-invitation = Ten stół jest prywatny: potrzebny jest cały link z zaproszenia.
refused-seat-taken = Ktoś już tu siedzi.
refused-no-seat-left = Nie ma już wolnych miejsc.
refused-not-host = Może to zrobić tylko gospodarz.
refused-not-seated = Nie siedzisz przy tym stole.
refused-stranger = Zapraszać można osoby ze wspólnych partii. Innym wyślij link.
refused-many-bot-matches = Trwa już wiele twoich partii z botami. Poczekaj, aż któraś się skończy.
refused-muted = Nie możesz tu pisać na czacie: wyłączyła ci go osoba prowadząca serwer.
refused-not-silent = Nikt jeszcze nie kazał na siebie czekać przez godzinę.
refused-not-started = Gra jeszcze się nie zaczęła.
refused-started = Gra już się zaczęła.
refused-in-play = To możliwe dopiero po zakończeniu gry.
refused-over = Gra jest skończona.
refused-stale = Sytuacja na stole się zmieniła. Wybierz ponownie.
refused-invalid-move = Serwer nie zna takiego ruchu.
refused-illegal-move = Nie: ten ruch nie jest teraz dozwolony.
refused-cannot-undo = Tego nie można już cofnąć.
refused-rated = W partii rankingowej nie ma podpowiedzi.
refused-undos-spent = Cofnięto już bardzo wiele ruchów. Najpierw zagraj kilka, które zostaną.
refused-replayed = To zostało już wysłane.
refused-busy = Serwer jest zajęty. Spróbuj za chwilę.
refused-disk-full = Na dysku serwera zabrakło miejsca i nic nie da się zapisać. Daj znać osobie, która prowadzi ten serwer.
refused-disk-failed = Serwer nie może korzystać ze swojego dysku i nic nie da się zapisać. Daj znać osobie, która prowadzi ten serwer.
refused-damaged = Zapis tego stołu jest uszkodzony. Daj znać osobie, która prowadzi ten serwer.
refused-not-installed = Ten serwer tego nie potrafi: brakuje mu potrzebnego pakietu.
refused-internal = Na serwerze coś zawiodło. Nic się nie zmieniło.

# Prowadzona pierwsza gra

lesson = Lekcja
lesson-step = Lekcja · { $number } z { $count }
lesson-next = Dalej
lesson-skip = Pomiń ten krok
lesson-show = Pokaż mi
lesson-leave = Odłóż lekcję
lesson-back = Lekcja
lesson-done = Zrobione.
lesson-own-way = To twój własny wybór i bardzo dobrze: lekcja toczy się dalej od tego miejsca.
lesson-free = Tego, co zaplanowała lekcja, nie da się tu już zrobić. Wybierz, co chcesz.
lesson-later = Teraz gra pyta o coś innego. Zdecyduj, jak chcesz; lekcja wróci, gdy przyjdzie na to pora.
lesson-waits = Chwila: decyduje ktoś inny.
lesson-over = To już cała lekcja! Wiesz wszystko, czego potrzebujesz w tej partii. Dokończ ją albo zacznij własną na stronie głównej. Lekcję można powtórzyć w każdej chwili.
lesson-play-on = Gram dalej

# Podpowiedzi

coach = Trener
coach-hint = Podpowiedzi, ostrzeżenia przed stratą i punkty zwrotne po partii. Nie w partiach rankingowych.
hint = Podpowiedź
hint-hint = Co zrobiłby tu mocny bot?
hint-none = Bot nie ma pomysłu.
hint-only = Mocny bot wybrałby: { $move }.
hint-even = Mocny bot wybrałby: { $move }. Równie dobre: { $other }.
hint-better = Mocny bot wybrałby: { $move }. Punkty więcej niż w wariancie „{ $other }”: około { $points }.
turning-points = Punkty zwrotne
turning-points-hint = Mocny bot jeszcze raz przemyśli twoje decyzje, wiedząc tylko to, co było ci wiadome.
turning-points-ask = Znajdź moje punkty zwrotne
turning-points-wait = Bot analizuje twoją partię…
turning-points-none = Żadna z twoich decyzji nie kosztowała wiele.
turning-point = Twój wybór: { $made }. Bot wybrałby: { $best }. Stracone punkty: około { $points }.
turning-point-replay = Zobacz w powtórce ({ $round })

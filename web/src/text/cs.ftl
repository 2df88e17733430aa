# Vlastní texty klienta. Texty her přicházejí ze serveru.

## Everywhere

skip = Přejít k obsahu
skip-decision = Přejít k rozhodnutí
home = Domů
close = Zavřít
cancel = Zrušit
save = Uložit
again = Zkusit znovu
loading = Okamžik…
copy = Kopírovat
copied = Zkopírováno.
share = Sdílet
download = Stáhnout partii
you = ty
bot = Bot
away = pryč
nothing = nic
points = body
round-number = { $round } { $number }
rules = Pravidla
rule-link = Číst { $id }
connection-lost = Spojení ztraceno – zkouším to znovu
connection-waiting = Spojení ztraceno – tvůj tah čeká na odeslání
lost-title = Tady nic není
lost-text = Tato stránka neexistuje, nebo už neexistuje.

## Settings

settings = Nastavení
language = Jazyk
theme = Barvy
theme-dark = Tmavé
theme-light = Světlé
theme-system = Podle systému
speed = Animace
speed-normal = Běžné
speed-fast = Rychlé
speed-off = Vypnuté
pace = Tahy botů
pace-instant = Hned
pace-brisk = Svižně
pace-calm = V klidu
sound = Zvuky
sound-off = Vypnuté
sound-quiet = Tiše
sound-normal = Běžně
sound-loud = Nahlas
auto-confirm = Zahrát tah hned po výběru
auto-confirm-hint = Jinak každý tah potvrzuješ.
single-keys = Jednoklávesové zkratky
single-keys-hint = Například U vrací tah. Všechny ukáže klávesa ? u stolu.
size = Velikost
size-small = Malá
size-normal = Běžná
size-large = Velká
turn-message = Upozornění prohlížeče, když jsem na tahu
turn-message-hint = Když je tato stránka skrytá. Prohlížeč se zeptá na svolení.
turn-message-blocked = Prohlížeč této stránce upozornění nedovoluje.

## Oznámení

notifications = Oznámení
notifications-lead = Když stůl čeká na tebe a ty u něj nejsi, Orrery tě zavolá zpátky: na každé čekání jednou, s odkazem ke stolu. Vyber si jak.
notifications-none = Tento server nikoho zpátky nevolá. Může to nastavit ten, kdo ho provozuje; jak, říká dokumentace pro hostitele.
notifications-browser = Prohlížeč
notifications-here = Na tomto zařízení
notifications-here-hint = I když není otevřená žádná stránka Orrery. Prohlížeč se zeptá na svolení.
notifications-this = Toto zařízení
notifications-other = Jiné zařízení ({ $service })
notifications-no-push = Tento server prohlížečům nic neposílá.
notifications-cannot-push = Tento prohlížeč tu nejde zastihnout: je potřeba zabezpečená adresa (HTTPS) a na iPhonu stránka na ploše.
notifications-blocked = Prohlížeč této stránce oznámení nedovoluje, nebo pro ně nemá službu.
notifications-mail = E-mail
notifications-address = E-mailová adresa
notifications-send-code = Poslat kód
notifications-code-sent = Kód je na cestě na adresu { $address }.
notifications-code = Kód z e-mailu
notifications-confirm = Potvrdit
notifications-confirmed = Adresa je potvrzená.
notifications-no-mail = Tento server e-maily neposílá.
notifications-webhooks = Discord a ntfy
notifications-form = Která služba
notifications-discord-url = Adresa webhooku (nastavení kanálu, Integrace)
notifications-ntfy-url = Adresa tvého tématu
notifications-add = Přidat
notifications-no-webhooks = Tento server na Discord ani ntfy nic neposílá.
notifications-test = Poslat zkoušku
notifications-remove = Odebrat
notifications-tested = Odesláno. Za chvíli by to mělo dorazit.
notifications-topics = O čem
topic-turn = Partie čeká na mé rozhodnutí
topic-turn-hint = Když nejsem u stolu nebo dlouho nic nedělám. Kvůli samotným botům nikdy.
topic-begun = Partie začala
topic-over = Partie skončila
topic-invited = Pozvání do další partie
notifications-quiet = Tichá doba
quiet-on = V noci nic
quiet-hint = Co pak ještě platí, přijde po jejím konci.
quiet-begin = Od
quiet-end = Do
quiet-zone = Časové pásmo

## Who you are

name = Jméno
name-title = Tvoje jméno
name-hint = Tvoje jméno a přihlášení
handle = Přihlašovací jméno
handle-hint = 3 až 40 znaků: a–z, 0–9 a . _ -
password = Heslo
password-hint = Nejméně { $count ->
        [one] { $count } znak
        [few] { $count } znaky
        [many] { $count } znaku
       *[other] { $count } znaků
    }
account-what = Co udělat
account-mode-keep = Uchovat moje místa
account-mode-login = Přihlásit se
account-guest = Jsi host: jen tento prohlížeč ví, která místa jsou tvoje. S přístupovým klíčem nebo heslem můžeš hrát dál na každém zařízení. Nic dalšího se neukládá.
account-known = Můžeš se přihlásit na každém zařízení:
account-handle = přihlašovací jméno { $handle } s heslem
account-passkeys = { $count ->
        [one] { $count } přístupový klíč
        [few] { $count } přístupové klíče
        [many] { $count } přístupového klíče
       *[other] { $count } přístupových klíčů
    }
account-login-text = Buď tady tím, kým jsi na druhém zařízení. Co tento prohlížeč zná jako host, zůstane stranou.
account-keep = Uložit jméno a heslo
account-keep-new = Změnit jméno nebo heslo
account-login = Přihlásit se
account-logout = Odhlásit se
account-kept = Hotovo. Na druhém zařízení se přihlas tímto jménem.
account-or = nebo
passkey-add = Přidat přístupový klíč
passkey-use = Přihlásit se přístupovým klíčem
passkey-text = Přístupový klíč uchovává zařízení nebo správce hesel: není potřeba pamatovat si heslo.
passkey-added = Přístupový klíč je uložený. Přihlas se jím na dalších zařízeních.
passkey-cancelled = Přístupový klíč nebyl použit.
passkey-known = Toto zařízení už tvůj přístupový klíč má.
own-data = Tvoje údaje
own-data-get = Stáhnout moje údaje
own-data-forget = Smazat moje údaje
own-data-warning = Tvé jméno, přihlášení i všechno, co zaznělo od tebe v chatu, se trvale smaže. V odehraných partiích bude místo tvého jména „Někdo“ a rozehrané převezme bot.
own-data-forget-now = Smazat navždy
somebody = Někdo

## Home

hero-label = Stůl pro náročné vesmírné hry
hero-title = Celá hra na jednom stole
hero-text = Úplná pravidla se všemi moduly a sólo režimy. Hraj s přáteli přes odkaz, s boty, nebo o samotě. Každé zamíchání lze ověřit.
play-now = Hrát hned
play-now-hint = { $game } proti botovi. Bez účtu a formulářů.
play-now-first = Tvoje první hra { $game }: příprava pro začátečníky a lehký bot.
play-now-again = { $game } jako naposledy.
play-now-other = Jiné volby
play-now-begun = Toto je příprava pro první hru s lehkým botem. Všechny volby jsou na domovské stránce pod „Nový stůl“.
learn = Naučit se
learn-on = Učit se dál
new-table = Nový stůl
games = Hry
game = Hra
players-range =
    { $high ->
        [1] 1 hráč
        [few] { $low } až { $high } hráči
       *[other] { $low } až { $high } hráčů
    }
tables-mine = Tvoje stoly
tables-mine-empty = Zatím nesedíš u žádného stolu.
tables-open = Otevřené stoly
tables-open-empty = Právě teď nikdo nečeká na spoluhráče.
tables-more = Další stoly
tables-finished = Nedávno dohrané
tables-finished-empty = Zatím nic.
table-won = Výhra: { $names }
table-lost = Prohra
table-you = ty
title-turns =
    { $count ->
        [one] ● Jsi na tahu u { $count } stolu
        [few] ● Jsi na tahu u { $count } stolů
        [many] ● Jsi na tahu u { $count } stolu
       *[other] ● Jsi na tahu u { $count } stolů
    }
seats-free =
    { $count ->
        [0] plno
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }

## A new table

seats = Místa
seats-count = Počet míst
seat-number = Místo { $number }
seat-me = Já
seat-open = Volné pro kohokoli
seat-guest = Někdo na tomto zařízení
guest-name = Hráč { $number }
guest-name-label = Jméno na místě { $number }
guest-hint = Na tomto zařízení hraje několik lidí. Mezi jejich tahy je clona, aby nikdo neviděl cizí ruku. Takový zápas se nepočítá do žebříčku.
automaton = automat
automaton-add = Přidat: { $name }
automaton-remove = Odebrat: { $name } { $number }
automaton-level = Úroveň: { $name } { $number }
options = Volby
preset-default = Běžná hra
preset-default-text = Všechny volby tak, jak jsou v pravidlech.
preset-own = Vlastní výběr
preset-is = Sada voleb: { $preset }
presets = Sady voleb
level-random = Náhodný bot
level-random-hint = Zahraje jakýkoli tah, ať přinese cokoli.
level-novice = Bot začátečník
level-novice-hint = Ví, co je dobré, ale vidí jen několik svých tahů.
level-casual = Sváteční bot
level-casual-hint = Hraje rozumně a občas něco přehlédne.
level-strong = Silný bot
level-strong-hint = Promyslí celý svůj tah až do konce.
level-expert = Bot expert
level-expert-hint = Zkouší i to, co může následovat; přemýšlí půl sekundy.
level-master = Bot mistr
level-master-hint = Zkouší mnohem víc z toho, co může následovat; přemýšlí dvě sekundy.
level-greedy = Hladový bot
level-search = Prohledávající bot
level-rated = { $name } ({ $rating })
level-worth =
    { $matches ->
        [one] Hodnocení { $rating } po jedné partii.
        [few] Hodnocení { $rating } po { $matches } partiích.
        [many] Hodnocení { $rating } po { $matches } partie.
       *[other] Hodnocení { $rating } po { $matches } partiích.
    }
rated = Hodnocená partie
rated-hint = Výsledek změní hodnocení všech hráčů. Nikdo nedostává rady, a kdo z partie odejde, skončí poslední.
private = Soukromý stůl
private-hint = Přidat se může jen ten, kdo má odkaz.
clock = Hodiny
clock-none = Bez hodin
clock-relaxed = Dny
clock-live = Naživo
clock-none-hint = Nikdo nemusí spěchat. Po hodině ticha mohou ostatní nechat hrát bota.
clock-relaxed-hint = Tolik dní na každý tah. Za toho, kdo to nestihne, zahraje bot.
clock-live-hint = Tolik času na celou hru a po každém tahu se kousek vrátí. Když dojde, tah odehraje bot.
clock-days-label = Dny na tah
clock-minutes-label = Minuty na hráče
clock-increment-label = Sekundy vrácené po tahu
clock-days =
    { $days ->
        [one] { $days } den na tah
        [few] { $days } dny na tah
        [many] { $days } dne na tah
       *[other] { $days } dní na tah
    }
clock-minutes =
    { $minutes ->
        [one] { $minutes } minuta na hráče
        [few] { $minutes } minuty na hráče
        [many] { $minutes } minuty na hráče
       *[other] { $minutes } minut na hráče
    }
clock-minutes-increment =
    { $minutes ->
        [one] { $minutes } minuta na hráče, po tahu se vrátí { $seconds } s
        [few] { $minutes } minuty na hráče, po tahu se vrátí { $seconds } s
        [many] { $minutes } minuty na hráče, po tahu se vrátí { $seconds } s
       *[other] { $minutes } minut na hráče, po tahu se vrátí { $seconds } s
    }
create = Připravit stůl
create-and-start = Začít hru

## Before the start

table-private = Soukromý stůl
table-public = Veřejný stůl
join = Přidat se
sit-here = Posadit se sem
leave = Odejít
start = Začít
start-hint = Místa, která budou na začátku volná, obsadí boti.
wait-host = Hru začíná hostitel.
change-table = Upravit nastavení stolu
close-table = Zavřít stůl
close-table-sure = Stůl zmizí všem, kdo u něj sedí, i s chatem. To nejde vrátit.
table-closed = Tento stůl byl zavřen
table-closed-text = Hostitel ho zavřel, než hra začala.
invite = Pozvánka
invite-text = Pošli tento odkaz těm, kdo mají hrát.

## Several people on one device

cover-title = Předejte zařízení: { $name }
cover-text = Všechno ostatní čeká pod touto clonou.
cover-show = Ukázat mou ruku
cover-back = { $name }: zpět ke své ruce
hand-over = Předat
hand-over-text = Na řadě je { $name }.
cover-always = Clona mezi lidmi na jednom zařízení
cover-always-hint = I ve hrách, ve kterých není nic skryto.

## At the table

region-decision = O čem rozhodnout
region-board = Herní plán
region-dock = Co držíš
region-panel = Panel
region-gauges = V kostce
menu = Nabídka
last-round = Toto je poslední kolo.
last-round-short = poslední kolo
recap = Shrnutí
recap-hint = Ukázat znovu, co se stalo od tvého posledního rozhodnutí
recap-none = Od tvého posledního rozhodnutí se nic nestalo.
tab-lit = k výběru: { $count }
looking-at = Prohlížíš si: { $name }
back-to-mine = Zpět k mému
zoom = Velikost
zoom-in = Blíž
zoom-out = Dál
zoom-fit = Zobrazit celé
tray-fold = Sbalit panel
tray-unfold = Rozbalit panel
confirm-auto = Tahy se provedou hned po výběru.
confirm-hint = Zahrát, co je vybráno (C)
confirm-none = Nejprve něco vyber.
panes = Části stolu
pane-board = Herní plán
pane-players = Hráči
whose-board = Čí herní plán
board-table = Na stole
your-turn = Jsi na tahu
to-move = rozhoduje
is-ready = hotovo
wait-for = Čeká se na: { $names }
time-left = Zbývající čas:
bot-plays-for-you = Hraje za tebe bot.
come-back = Jsem zpět
bot-plays-for = Bot hraje za: { $names }.
bot-stands-in = Pryč od stolu: hraje bot
silent = Už přes hodinu se nikdo neozval. Čeká se na: { $names }.
stand-in = Ať hraje dál bot
wait-table = Stůl zpracovává tah…
match-over = Hra skončila
spectator = Díváš se
spectators =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
undo = Zpět
undo-hint = Vrátit poslední krok (U)
undo-none = Teď nelze nic vrátit.
plan = Plán
plan-open = Naplánovat příští tah
plan-again = Plánovat dál
plan-hint = Vyzkoušej si ho, zatímco se rozhodují ostatní. Nic z toho se nehraje a nikdo to nevidí.
plan-not-real = Jen jako – vidíš to jen ty
plan-close = Zavřít plán
plan-close-hint = Zpět ke stolu. Plán zůstane a půjde zahrát, až přijdeš na řadu.
plan-try = Vyzkoušet
plan-try-hint = Plánovat dál, jako by se to zahrálo (C)
plan-over = Tady by tvůj tah skončil.
plan-chance = O dalším rozhodne náhoda.
plan-long = Delší plán být nemůže.
plan-shortened = Situace na stole se změnila: část plánu už není možná.
plan-next = Podle tvého plánu
orders = Trvalé příkazy
orders-hint = Rozhodnutí učiněná předem: jakmile na ně dojde, hned se zahrají. Nikdo jiný o nich neví; vzetí tahu zpět je zruší.
orders-none = Teď by žádný příkaz nebyl k užitku.
order-stands = platí – zrušit
order-give = zadat
order-obeyed = Podle trvalého příkazu: { $move }
confirm = Potvrdit
sending = Odesílám…
options-list =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
        [many] { $count } možnosti
       *[other] { $count } možností
    }
options-all = Všechny možnosti
options-hint = Lze v nich hledat, nebo vybrat číslicí
options-filter = Hledat v možnostech
options-any = libovolné
options-found = { $found } z { $all }
options-more =
    { $count ->
        [one] Ukázat ještě { $count }
        [few] Ukázat ještě { $count }
        [many] Ukázat ještě { $count }
       *[other] Ukázat ještě { $count }
    }
log = Záznam
log-and-chat = Záznam a chat
log-empty = Zatím se nic nestalo.
log-news =
    { $count ->
        [one] { $count } nový řádek
        [few] { $count } nové řádky
        [many] { $count } nového řádku
       *[other] { $count } nových řádků
    }
replay-there = Přehrát od tohoto místa
since-last-turn = Od tvého posledního tahu
show-skip = libovolná klávesa nebo kliknutí to ukončí
show-skip-touch = ukončí to klepnutí
taken-back = vráceno
chat = Chat
chat-empty = Pozdrav ostatní.
chat-say = Napiš něco
chat-send = Odeslat
table-menu = O tomto stole
commitment-text = Slib o náhodě (SHA-256 klíče všech zamíchání a hodů):
verify-link = Jak to ověřit
resign = Vzdát se
resign-title = Vzdát se?
resign-sure = Tvoje místo převezme bot a partii dohraje. Můžeš se dívat, ale vrátit se nemůžeš.
resign-yes = Ano, vzdávám se

## Keys

keys = Klávesy
keys-hint = Jednoklávesové zkratky lze vypnout v nastavení.
key-number = Vybrat možnost s tímto číslem
key-options = Všechny možnosti
key-enter = Vybrat; ještě jednou: potvrdit
key-confirm = Potvrdit
key-escape = Odložit, zavřít
key-undo = Vrátit krok
key-undo-turn = Vrátit vše, co vrátit lze
key-hint = Požádat o radu
key-plan = Naplánovat příští tah; zpět ke stolu
key-orders = Trvalé příkazy
key-arrows = Pohyb po herním plánu
key-board = Můj herní plán
key-boards = Herní plán hráče
key-zoom = Přiblížit, oddálit, přizpůsobit
key-log = Záznam
key-explain = Vysvětlit označený prvek; podruhé: pravidlo
key-keys = Tento seznam

## The end

scores = Body
score-sheet = Bodovací arch
score-part = Část
chart-points = Průběh bodů
chart-sources = Body podle zdrojů
chart-part = { $part }: { $points }
ratings = Hodnocení
ratings-counting = Přepočítává se hodnocení…
rematch = Odveta
campaign = Kampaň
campaign-hint = Hry za sebou ({ $chapters }), které samy určují některé volby: { $names }.
campaign-over = Kampaň skončila
campaign-won = vítězství v kampani
chapter-of = Kapitola { $number } z { $chapters }
chapter-follow = Další kapitola
chapter-again = Hrát tuto kapitolu znovu
replay = Přehrání
verify = Ověřit náhodu

## Hodnocení, statistiky, lidé ze společných her

standings = Hodnocení a statistiky
statistics = Statistiky
profile = Profil
profile-own = Tvůj profil
player = Hráč
place = Místo
place-of = { $place } z { $seats }
rating = Hodnocení
day = Den
matches = Partie
matches-rated = Hodnocené partie
show-more = Ukázat víc
ratings-about = Lidé a boti dohromady. Každý začíná na 1500. O pořadí rozhoduje, co kdo téměř jistě umí, takže jedna šťastná partie do čela nestačí.
ratings-least = Hodnocené partie
ratings-least-all = všechny
ratings-empty = Nikdo tu zatím nedohrál hodnocenou partii téhle hry. Připrav stůl se zapnutou volbou „Hodnocená partie“ a kdo u něj zahraje, bude tady.
ratings-few = Nikdo tu zatím nedohrál tolik hodnocených partií téhle hry. Kdo to dokáže, bude tady.
won-share = Výhry
won-by-chance = náhodou { $share }
points-average = Bodů průměrně
sources-average = Průměrné body podle zdroje
rating-history = Hodnocení po každé partii
rating-history-empty = Po dvou hodnocených partiích tu bude graf.
profile-matches =
    { $count ->
        [one] { $count } partie
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
profile-results = Dohrané partie
profile-unrated = zatím bez hodnocení
profile-empty = Zatím nemáš dohranou žádnou partii. Po první tu budou výsledky a body, po hodnocených i hodnocení.
profile-others-empty = Zatím tu nejsou dohrané partie u veřejných stolů.
profile-unknown = Nikdo takový tu není
profile-unknown-text = Možná byly údaje tohoto člověka smazány.
statistics-count = Dohrané partie na tomto serveru: { $count }.
statistics-about = Vedle podílu výher stojí, o kolik je výš nebo níž, než by dala náhoda při stejném počtu hráčů.
statistics-empty = Partii téhle hry tu zatím nikdo nedohrál. Od první tu bude vidět, co jak často vyhrává a odkud jsou body.
strength = Síla hráčů
strength-all = Všichni hráči
strength-new = Noví
strength-weak = Pod 1400
strength-middle = 1400–1600
strength-strong = Nad 1600
export-about = Všechny dohrané partie u veřejných stolů, řádek na každé místo, bez jmen:
invitations = Pozvánky
invitation-by = Zve tě { $name }, { $ago }
invitation-accept = Přidat se
invitation-decline = Ne, díky
companions = Lidé ze společných her
companion-last =
    { $count ->
        [one] { $count } partie, { $ago }: { $game }
        [few] { $count } partie, poslední { $ago }: { $game }
        [many] { $count } partie, poslední { $ago }: { $game }
       *[other] { $count } partií, poslední { $ago }: { $game }
    }
companion-invite = Pozvat znovu
companion-invited = { $name } má pozvánku na úvodní stránce. Můžeš poslat i odkaz.
companion-ignore = Už žádné pozvánky
companion-ignored = { $name } tě už nemůže zvát a nedozví se to.
companion-heed = Povolit pozvánky
companion-heeded = { $name } tě zase může zvát.
rematch-offered = Odveta je připravená. Všichni se posunuli o jedno místo.
rematch-go = K odvetě

## Replay

replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O krok dál
replay-last = Na konec
replay-position = Místo v partii
replay-at = { $at } z { $last }
replay-everything = Ukázat, co bylo skryté
replay-tempo = Tempo: { $tempo }
replay-follow = Sledovat, kdo je na tahu
replay-follow-hint = Je vidět deska toho, kdo táhne, dokud si nezobrazíš jinou.
replay-leave = Zavřít
fork = Hrát odtud dál
fork-hint = Nový stůl od této pozice: ty a boti.

## Rules

chapters = Kapitoly
rules-search = Hledat v pravidlech
rules-none = Žádný odstavec neobsahuje všechna tato slova.
rules-whole = Všechna pravidla
rules-in-english = Tato pravidla jsou zatím jen anglicky.
rules-partly-in-english = Část těchto odstavců je zatím jen anglicky.
rules-hits = { $at } z { $count }
rules-next = Další nález
rules-previous = Předchozí nález
rules-fold = Sbalit vše
rules-unfold = Rozbalit vše

## Summary and quick reference

summary = Shrnutí
summary-text = Hra na dvou stránkách: ke čtení tady, nebo k vytištění.
summary-none = Tato hra zatím shrnutí nemá. Vše je v pravidlech.
summary-page = Strana { $n } ze 2
print = Vytisknout
reference = Tahák
key-reference = Tahák
study-goal = O co jde
study-setup = Na začátku
study-round = Průběh hry
study-actions = Co můžeš dělat
study-scoring = Za co jsou body
study-end = Konec hry
study-missed = Co nováčkům uniká
study-icons = Ikony

## Fair chance

verify-title = Byla náhoda poctivá?
verify-text = Než partie začne, server vylosuje klíč a ukáže jeho SHA-256, tedy závazek. Z klíče plynou všechna zamíchání a hody. Po skončení partie se klíč ukáže: pokud závazku odpovídá, nikdo ho cestou nezměnil.
verify-check = Ověřit zde
verify-commitment = Závazek, ukázaný od začátku
verify-key = Klíč, ukázaný na konci
verify-later = Klíč se ukáže po skončení partie.
verify-no-hex = Klíč se skládá jen z dvojic číslic 0–9 a písmen a–f.
verify-fits = Klíč odpovídá závazku.
verify-differs = Klíč závazku neodpovídá.
verify-noted = Tento prohlížeč si při otevření stolu poznamenal stejný závazek.
verify-noted-differs = Tento prohlížeč si při otevření stolu poznamenal jiný závazek:
verify-how = Ověřit všechno
verify-step-1 = Stáhni dohranou partii.
verify-step-2 = Spusť příkaz níže na libovolném počítači s Orrery.
verify-step-3 = Partie se přehraje tah po tahu a porovná se každé zamíchání, každý hod a každá pozice.

## Refusals: our sentence for each code of the server

refused-other = To se nepodařilo.
refused-unreachable = Server není dostupný.
refused-malformed = Server tomu nerozuměl.
refused-too-large = To je příliš dlouhé.
refused-too-fast = To bylo trochu rychlé. Zkus to za chvilku.
refused-foreign-origin = Tato stránka nepatří k serveru.
refused-no-identity = Server tě ještě nezná. Načti stránku znovu.
refused-wrong-login = Jméno nebo heslo nesouhlasí.
refused-handle-taken = Toto přihlašovací jméno je obsazené.
refused-invalid-name = Jméno má 1 až 40 znaků.
refused-passkey-refused = Přístupový klíč nebyl přijat.
refused-not-offered = Takhle tento server nikomu zprávy neposílá.
refused-invalid-address = Na takovou adresu nejde nic poslat.
refused-many-channels = Můžeš mít nejvýš deset způsobů oznámení. Nejdřív nějaký odeber.
refused-wrong-code = To není zaslaný kód, nebo už je příliš starý.
refused-not-delivered = Zprávu se nepodařilo doručit.
refused-not-found = To neexistuje.
refused-not-allowed = Tady to není dovoleno.
refused-unknown-game = Tato hra tu není.
refused-unknown-table = Tento stůl neexistuje.
refused-unknown-bot = Takový bot není.
refused-invalid-option = Tyto volby k sobě nepasují.
refused-invalid-seat = Takové místo není.
refused-wrong-invitation = Tento stůl je soukromý: potřebuješ celý odkaz z pozvánky.
refused-seat-taken = Tam už někdo sedí.
refused-no-seat-left = Žádné volné místo nezbylo.
refused-not-host = To může jen hostitel.
refused-not-seated = U tohoto stolu nesedíš.
refused-stranger = Zvát jde lidi ze společných her. Ostatním pošli odkaz.
refused-many-bot-matches = Máš rozehraných mnoho partií s boty. Nech nejdřív některou skončit.
refused-muted = Tady nemůžeš psát do chatu: vypnul ti ho správce serveru.
refused-not-silent = Nikdo zatím nenechal ostatní čekat celou hodinu.
refused-not-started = Hra ještě nezačala.
refused-started = Hra už začala.
refused-in-play = To jde až po skončení hry.
refused-over = Hra skončila.
refused-stale = Situace na stole se změnila. Vyber znovu.
refused-invalid-move = Server takový tah nezná.
refused-illegal-move = Ne: tento tah teď není dovolen.
refused-cannot-undo = To už vrátit nelze.
refused-rated = V hodnocené partii se neradí.
refused-undos-spent = Vráceno už bylo opravdu mnoho tahů. Nejdřív zahraj pár, které zůstanou.
refused-replayed = To už bylo odesláno.
refused-busy = Server je zaneprázdněn. Zkus to za chvilku.
refused-disk-full = Na disku serveru došlo místo a nic nelze uložit. Dej vědět tomu, kdo server provozuje.
refused-disk-failed = Server nemůže používat svůj disk a nic nelze uložit. Dej vědět tomu, kdo server provozuje.
refused-damaged = Záznam tohoto stolu je poškozený. Dej vědět tomu, kdo server provozuje.
refused-not-installed = Tenhle server to neumí: chybí mu k tomu balíček.
refused-internal = Na serveru se něco pokazilo. Nic se nezměnilo.

# Hra s průvodcem

lesson = Lekce
lesson-step = Lekce · { $number } z { $count }
lesson-next = Dál
lesson-skip = Přeskočit krok
lesson-show = Ukaž mi to
lesson-leave = Odložit lekci
lesson-back = Lekce
lesson-done = Hotovo.
lesson-own-way = Jdeš vlastní cestou a to je v pořádku: lekce pokračuje odsud.
lesson-free = Co měla lekce na mysli, tu už nejde. Vyber si podle svého.
lesson-later = Teď se hra ptá na něco jiného. Rozhodni se podle svého; lekce bude pokračovat, až na to dojde.
lesson-waits = Okamžik: rozhoduje někdo jiný.
lesson-over = To byla celá lekce! Víš všechno, co v této partii potřebuješ. Dohraj ji, nebo si na domovské stránce začni vlastní. Lekci si můžeš kdykoli zopakovat.
lesson-play-on = Hrát dál

# Rady

coach = Trenér
coach-hint = Rady, varování před ztrátou a po partii zlomové okamžiky. Ne v hodnocených partiích.
hint = Rada
hint-hint = Co by tu udělal silný bot?
hint-none = Bot nemá žádný nápad.
hint-only = Silný bot by zvolil: { $move }.
hint-even = Silný bot by zvolil: { $move }. Stejně dobré: { $other }.
hint-better = Silný bot by zvolil: { $move }. Bodů víc než při volbě „{ $other }“: asi { $points }.
turning-points = Zlomové okamžiky
turning-points-hint = Silný bot znovu promyslí tvá rozhodnutí a bude vědět jen to, co bylo známo tobě.
turning-points-ask = Najdi mé zlomové okamžiky
turning-points-wait = Bot promýšlí tvou partii…
turning-points-none = Žádné z tvých rozhodnutí nestálo mnoho.
turning-point = Tvá volba: { $made }. Bot by zvolil: { $best }. Ztracené body: asi { $points }.
turning-point-replay = Podívat se v záznamu ({ $round })

# Hlídka komet

title = Hlídka komet
about = Malá hra na vyzkoušení stolu.
round = Noc

## Komety, dalekohledy, čočky

comet-encke = Enckeova kometa
    .acc = Enckeovu kometu
comet-faye = Fayeova kometa
    .acc = Fayeovu kometu
comet-biela = Bielova kometa
    .acc = Bielovu kometu
comet-tuttle = Tuttleova kometa
    .acc = Tuttleovu kometu
comet-borrelly = Borrellyova kometa
    .acc = Borrellyovu kometu
comet-kopff = Kopffova kometa
    .acc = Kopffovu kometu
comet-wolf = Wolfova kometa
    .acc = Wolfovu kometu
comet-tempel = Tempelova kometa
    .acc = Tempelovu kometu
comet-holmes = Holmesova kometa
    .acc = Holmesovu kometu
comet-wild = Wildova kometa
    .acc = Wildovu kometu
comet-crommelin = Crommelinova kometa
    .acc = Crommelinovu kometu
comet-olbers = Olbersova kometa
    .acc = Olbersovu kometu
comet-brorsen = Brorsenova kometa
    .acc = Brorsenovu kometu
comet-westphal = Westphalova kometa
    .acc = Westphalovu kometu
comet-gale = Galeova kometa
    .acc = Galeovu kometu
comet-swift = Swiftova kometa
    .acc = Swiftovu kometu
comet-halley = Halleyova kometa
    .acc = Halleyovu kometu
comet-donati = Donatiova kometa
    .acc = Donatiovu kometu
comet-coggia = Coggiova kometa
    .acc = Coggiovu kometu
comet-morehouse = Morehouseova kometa
    .acc = Morehouseovu kometu
comet-lexell = Lexellova kometa
    .acc = Lexellovu kometu
comet-kirch = Kirchova kometa
    .acc = Kirchovu kometu
comet-west = Westova kometa
    .acc = Westovu kometu
comet-hale-bopp = kometa Hale–Bopp
    .acc = kometu Hale–Bopp

telescope-t1 = dalekohled 1
    .loc = dalekohledu 1
telescope-t2 = dalekohled 2
    .loc = dalekohledu 2
telescope-t3 = dalekohled 3
    .loc = dalekohledu 3

colour-red = červená
    .acc = červenou
colour-green = zelená
    .acc = zelenou
colour-blue = modrá
    .acc = modrou

## Volby

option-nights = Počet nocí
    .text = Jak dlouho hra trvá.
option-lenses = Čočky
    .text = Všichni sbírají čočky a jejich sady přinášejí body.
option-lens_order = Pořadí při braní čoček
    .text = Kdo si každou druhou noc bere čočku jako první.
lens_order-clockwise = po směru hodinových ručiček
lens_order-snake = had
implied-no-lenses = Bez čoček není ani pořadí jejich braní.
option-sky = Obloha
    .text = Čím jasnější obloha, tím víc komet je vidět.
sky-clear = jasná
sky-fair = polojasná
sky-cloudy = zatažená
option-almanac = Almanachy
    .text = Soupeři, které řídí pravidla.
almanac-none = žádné
almanac-pocket = kapesní
almanac-royal = královský

## Almanachy a rok komet

automaton-almanac = Almanach
rule-empty-telescope = zamiř první prázdný dalekohled
rule-faintest-comet = zamiř dalekohled s nejslabší kometou
rule-fewest-lenses = vezmi si čočku, které máš nejméně
chapter-spring = Jaro
chapter-autumn = Podzim
carried-points = Body za rok
rating-stargazer = hvězdář amatér
rating-observer = pozorovatel
rating-discoverer = objevitel

## Rozhodnutí

ask-choose-comet = Kterou kometu chceš dnes v noci pozorovat?
ask-aim-telescope = Který dalekohled namíříš na { $comet_acc }?
    .others = Který dalekohled na ni namíříš?
ask-take-lens = Tvé čočky: červené { $red }, zelené { $green }, modré { $blue }. Kterou čočku si vezmeš?
    .others = Kterou čočku si vezmeš?
ask-put-under = Komet v ruce: { $comets }, příliš mnoho. Kterou dáš pod balíček?
    .others = Máš v ruce příliš mnoho komet: kterou dáš pod balíček?

## Tahy

move-choose = Vyber { $comet_acc }
move-aim = Namiř { $telescope }
move-take = Vezmi si { $colour_acc } čočku
move-decline = Neber si žádnou čočku
move-under = Dej { $comet_acc } pod balíček
move-stars =
    { $amount ->
        [one] Získej { $amount } hvězdu
        [few] Získej { $amount } hvězdy
        [many] Získej { $amount } hvězdy
       *[other] Získej { $amount } hvězd
    }
move-dust =
    { $amount ->
        [one] Získej { $amount } zrnko prachu
        [few] Získej { $amount } zrnka prachu
        [many] Získej { $amount } zrnka prachu
       *[other] Získej { $amount } zrnek prachu
    }
move-polish = Vylešti prach na hvězdy
move-draw = Dober si kometu

## Události

event-night = Začíná noc { $night }; prvním pozorovatelem je { $seat }.
    .heading = Noc { $night }
event-chosen = { $seat } vybírá { $comet_acc }.
event-chosen-hidden = { $seat } vybírá kometu.
event-shown = { $seat } ukazuje { $comet_acc } v { $telescope_loc }.
event-outshone = { $seat } nahrazuje { $comet_acc } jasnější kometou.
event-took = { $seat } si bere { $colour_acc } čočku.
event-declined = { $seat } si nebere žádnou čočku.
event-rolled = { $seat } pozoruje { $comet_acc } a hází { $roll }.
event-missed = { $seat } nevidí { $comet_acc } a dostává 1 zrnko prachu.
event-gained-stars =
    { $amount ->
        [one] { $seat } získává { $amount } hvězdu.
        [few] { $seat } získává { $amount } hvězdy.
        [many] { $seat } získává { $amount } hvězdy.
       *[other] { $seat } získává { $amount } hvězd.
    }
event-gained-dust =
    { $amount ->
        [one] { $seat } získává { $amount } zrnko prachu.
        [few] { $seat } získává { $amount } zrnka prachu.
        [many] { $seat } získává { $amount } zrnka prachu.
       *[other] { $seat } získává { $amount } zrnek prachu.
    }
event-polished =
    { $seat } leští { $dust ->
        [one] { $dust } zrnko
        [few] { $dust } zrnka
        [many] { $dust } zrnka
       *[other] { $dust } zrnek
    } prachu na { $stars ->
        [one] { $stars } hvězdu
        [few] { $stars } hvězdy
        [many] { $stars } hvězdy
       *[other] { $stars } hvězd
    }.
event-drew = { $seat } dobírá { $comet_acc }.
event-drew-hidden = { $seat } dobírá kometu.
event-put-under = { $seat } dává { $comet_acc } pod balíček.
event-put-under-hidden = { $seat } dává kometu pod balíček.
event-reshuffled = Odhazovací balíček se zamíchá a stává se dobíracím.
event-ended = Poslední noc skončila.
event-turned-up = { $seat } odhaluje { $comet_acc }.
event-followed = { $seat } se řídí pravidlem: { $rule }.

## Bodování

score-stars = Hvězdy
score-sets = Sady čoček

## S čím se hrálo, ve statistikách

chosen-comet = Kometa v dalekohledu

## Co je vidět na stole

view-night = { round }
view-nights = Počet nocí
view-first = První pozorovatel
view-supply = Zbývající čočky
view-discard = Odhazovací balíček
view-deck = Balíček
view-under_deck = Pod balíčkem
view-watchers = Pozorovatelé
view-telescopes = Dalekohledy
view-lenses = Čočky
view-dust = Prach
view-stars = Hvězdy
view-hand_size = Počet komet v ruce
view-hand = Ruka
view-chosen = Vybraná
view-almanac = Vydání

## Co by volba přinesla

chance-rolled = O zbytku rozhodne kostka.
chance-drew = O zbytku rozhodne dobraná kometa.
chance-turned-up = O zbytku rozhodne odhalená kometa.
holding-points = Body
holding-dust = Prach
holding-hand = Komety v ruce
holding-lens-red = Červené čočky
holding-lens-green = Zelené čočky
holding-lens-blue = Modré čočky
why-no-lens = Čočka této barvy už nezbývá: { $colour }.
why-not-held = V ruce nemáš: { $comet }.

## Podle čeho se zužují možnosti

field-colour = Barva

# Standing orders

order-no-lens = Nebrat čočku
    .until = do konce této noci

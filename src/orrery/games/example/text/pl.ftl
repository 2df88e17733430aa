# Straż Komet

title = Straż Komet
about = Mała gra, żeby wypróbować stół.
round = Noc

## Komety, teleskopy, soczewki

comet-encke = kometa Enckego
    .acc = kometę Enckego
    .gen = komety Enckego
comet-faye = kometa Faye’a
    .acc = kometę Faye’a
    .gen = komety Faye’a
comet-biela = kometa Bieli
    .acc = kometę Bieli
    .gen = komety Bieli
comet-tuttle = kometa Tuttle’a
    .acc = kometę Tuttle’a
    .gen = komety Tuttle’a
comet-borrelly = kometa Borrelly’ego
    .acc = kometę Borrelly’ego
    .gen = komety Borrelly’ego
comet-kopff = kometa Kopffa
    .acc = kometę Kopffa
    .gen = komety Kopffa
comet-wolf = kometa Wolfa
    .acc = kometę Wolfa
    .gen = komety Wolfa
comet-tempel = kometa Tempela
    .acc = kometę Tempela
    .gen = komety Tempela
comet-holmes = kometa Holmesa
    .acc = kometę Holmesa
    .gen = komety Holmesa
comet-wild = kometa Wilda
    .acc = kometę Wilda
    .gen = komety Wilda
comet-crommelin = kometa Crommelina
    .acc = kometę Crommelina
    .gen = komety Crommelina
comet-olbers = kometa Olbersa
    .acc = kometę Olbersa
    .gen = komety Olbersa
comet-brorsen = kometa Brorsena
    .acc = kometę Brorsena
    .gen = komety Brorsena
comet-westphal = kometa Westphala
    .acc = kometę Westphala
    .gen = komety Westphala
comet-gale = kometa Gale’a
    .acc = kometę Gale’a
    .gen = komety Gale’a
comet-swift = kometa Swifta
    .acc = kometę Swifta
    .gen = komety Swifta
comet-halley = kometa Halleya
    .acc = kometę Halleya
    .gen = komety Halleya
comet-donati = kometa Donatiego
    .acc = kometę Donatiego
    .gen = komety Donatiego
comet-coggia = kometa Coggii
    .acc = kometę Coggii
    .gen = komety Coggii
comet-morehouse = kometa Morehouse’a
    .acc = kometę Morehouse’a
    .gen = komety Morehouse’a
comet-lexell = kometa Lexella
    .acc = kometę Lexella
    .gen = komety Lexella
comet-kirch = kometa Kircha
    .acc = kometę Kircha
    .gen = komety Kircha
comet-west = kometa Westa
    .acc = kometę Westa
    .gen = komety Westa
comet-hale-bopp = kometa Hale’a-Boppa
    .acc = kometę Hale’a-Boppa
    .gen = komety Hale’a-Boppa

telescope-t1 = teleskop 1
    .loc = teleskopie 1
telescope-t2 = teleskop 2
    .loc = teleskopie 2
telescope-t3 = teleskop 3
    .loc = teleskopie 3

colour-red = czerwona
    .acc = czerwoną
colour-green = zielona
    .acc = zieloną
colour-blue = niebieska
    .acc = niebieską

## Opcje

option-nights = Liczba nocy
    .text = Jak długo trwa gra.
option-lenses = Soczewki
    .text = Wszyscy zbierają soczewki, a ich zestawy punktują.
option-lens_order = Kolejność brania soczewek
    .text = Kto bierze soczewkę pierwszy co drugą noc.
lens_order-clockwise = zgodnie z ruchem wskazówek zegara
lens_order-snake = wężyk
implied-no-lenses = Bez soczewek nie ma kolejności ich brania.
option-sky = Niebo
    .text = Im czystsze niebo, tym więcej widać komet.
sky-clear = bezchmurne
sky-fair = pogodne
sky-cloudy = zachmurzone
option-almanac = Almanachy
    .text = Przeciwnicy, którymi kierują zasady.
almanac-none = brak
almanac-pocket = kieszonkowy
almanac-royal = królewski

## Almanachy i rok komet

automaton-almanac = Almanach
rule-empty-telescope = wyceluj pierwszy pusty teleskop
rule-faintest-comet = wyceluj teleskop z najsłabszą kometą
rule-fewest-lenses = weź soczewkę, której masz najmniej
chapter-spring = Wiosna
chapter-autumn = Jesień
carried-points = Punkty roku
rating-stargazer = miłośnik gwiazd
rating-observer = obserwator
rating-discoverer = odkrywca

## Decyzje

ask-choose-comet = Którą kometę chcesz obserwować tej nocy?
ask-aim-telescope = Który teleskop kierujesz na { $comet_acc }?
    .others = Który teleskop na nią kierujesz?
ask-take-lens = Twoje soczewki: czerwone { $red }, zielone { $green }, niebieskie { $blue }. Którą soczewkę bierzesz?
    .others = Którą soczewkę bierzesz?
ask-put-under = Komet na ręce: { $comets }, za dużo. Którą kładziesz pod talię?
    .others = Masz za dużo komet na ręce: którą kładziesz pod talię?

## Ruchy

move-choose = Wybierz { $comet_acc }
move-aim = Skieruj { $telescope }
move-take = Weź { $colour_acc } soczewkę
move-decline = Nie bierz soczewki
move-under = Połóż { $comet_acc } pod talię
move-stars =
    { $amount ->
        [one] Zdobądź { $amount } gwiazdkę
        [few] Zdobądź { $amount } gwiazdki
        [many] Zdobądź { $amount } gwiazdek
       *[other] Zdobądź { $amount } gwiazdki
    }
move-dust =
    { $amount ->
        [one] Zdobądź { $amount } drobinę pyłu
        [few] Zdobądź { $amount } drobiny pyłu
        [many] Zdobądź { $amount } drobin pyłu
       *[other] Zdobądź { $amount } drobiny pyłu
    }
move-polish = Wypoleruj pył na gwiazdki
move-draw = Dobierz kometę

## Zdarzenia

event-night = Zaczyna się noc { $night }; pierwszym obserwatorem jest { $seat }.
    .heading = Noc { $night }
event-chosen = { $seat } wybiera { $comet_acc }.
event-chosen-hidden = { $seat } wybiera kometę.
event-shown = { $seat } pokazuje { $comet_acc } w { $telescope_loc }.
event-outshone = { $seat } zastępuje { $comet_acc } jaśniejszą.
event-took = { $seat } bierze { $colour_acc } soczewkę.
event-declined = { $seat } nie bierze soczewki.
event-rolled = { $seat } obserwuje { $comet_acc } i wyrzuca { $roll }.
event-missed = { $seat } nie dostrzega { $comet_gen } i dostaje 1 drobinę pyłu.
event-gained-stars =
    { $amount ->
        [one] { $seat } zdobywa { $amount } gwiazdkę.
        [few] { $seat } zdobywa { $amount } gwiazdki.
        [many] { $seat } zdobywa { $amount } gwiazdek.
       *[other] { $seat } zdobywa { $amount } gwiazdki.
    }
event-gained-dust =
    { $amount ->
        [one] { $seat } zdobywa { $amount } drobinę pyłu.
        [few] { $seat } zdobywa { $amount } drobiny pyłu.
        [many] { $seat } zdobywa { $amount } drobin pyłu.
       *[other] { $seat } zdobywa { $amount } drobiny pyłu.
    }
event-polished =
    { $seat } poleruje { $dust ->
        [one] { $dust } drobinę
        [few] { $dust } drobiny
        [many] { $dust } drobin
       *[other] { $dust } drobiny
    } pyłu na { $stars ->
        [one] { $stars } gwiazdkę
        [few] { $stars } gwiazdki
        [many] { $stars } gwiazdek
       *[other] { $stars } gwiazdki
    }.
event-drew = { $seat } dobiera { $comet_acc }.
event-drew-hidden = { $seat } dobiera kometę.
event-put-under = { $seat } kładzie { $comet_acc } pod talię.
event-put-under-hidden = { $seat } kładzie kometę pod talię.
event-reshuffled = Stos kart odrzuconych zostaje przetasowany i staje się talią.
event-ended = Ostatnia noc dobiegła końca.
event-turned-up = { $seat } odkrywa { $comet_acc }.
event-followed = { $seat } stosuje zasadę: { $rule }.

## Punktacja

score-stars = Gwiazdki
score-sets = Komplety soczewek

## Czym się grało, w statystykach

chosen-comet = Kometa w teleskopie

## Co widać na stole

view-night = { round }
view-nights = Liczba nocy
view-first = Pierwszy obserwator
view-supply = Pozostałe soczewki
view-discard = Stos kart odrzuconych
view-deck = Talia
view-under_deck = Pod talią
view-watchers = Obserwatorzy
view-telescopes = Teleskopy
view-lenses = Soczewki
view-dust = Pył
view-stars = Gwiazdki
view-hand_size = Liczba komet na ręce
view-hand = Ręka
view-chosen = Wybrana
view-almanac = Wydanie

## Co przyniósłby wybór

chance-rolled = O reszcie zdecyduje kostka.
chance-drew = O reszcie zdecyduje dobrana kometa.
chance-turned-up = O reszcie zdecyduje odkryta kometa.
holding-points = Punkty
holding-dust = Pył
holding-hand = Komety na ręce
holding-lens-red = Czerwone soczewki
holding-lens-green = Zielone soczewki
holding-lens-blue = Niebieskie soczewki
why-no-lens = Nie ma już soczewki w tym kolorze: { $colour }.
why-not-held = Nie masz na ręce: { $comet }.

## Według czego zawęża się możliwości

field-colour = Kolor

# Standing orders

order-no-lens = Nie bierz soczewki
    .until = do końca tej nocy

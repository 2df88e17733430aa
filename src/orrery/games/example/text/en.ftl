# Comet Watch

title = Comet Watch
about = A small game to try the table with.
round = Night

## Comets, telescopes, lenses

comet-encke = Comet Encke
comet-faye = Comet Faye
comet-biela = Biela's Comet
comet-tuttle = Comet Tuttle
comet-borrelly = Comet Borrelly
comet-kopff = Comet Kopff
comet-wolf = Comet Wolf
comet-tempel = Comet Tempel
comet-holmes = Comet Holmes
comet-wild = Comet Wild
comet-crommelin = Comet Crommelin
comet-olbers = Comet Olbers
comet-brorsen = Comet Brorsen
comet-westphal = Comet Westphal
comet-gale = Comet Gale
comet-swift = Comet Swift
comet-halley = Halley's Comet
comet-donati = Donati's Comet
comet-coggia = Coggia's Comet
comet-morehouse = Comet Morehouse
comet-lexell = Lexell's Comet
comet-kirch = Kirch's Comet
comet-west = Comet West
comet-hale-bopp = Comet Hale–Bopp

telescope-t1 = telescope 1
telescope-t2 = telescope 2
telescope-t3 = telescope 3

colour-red = red
colour-green = green
colour-blue = blue

## Options

option-nights = Nights
    .text = How long the game lasts.
option-lenses = Lenses
    .text = Everybody collects lenses, and sets of them score.
option-lens_order = Order of the lenses
    .text = Who takes a lens first in every second night.
lens_order-clockwise = clockwise
lens_order-snake = snake
implied-no-lenses = Without lenses there is no order of taking them.
option-sky = Sky
    .text = The clearer the sky, the more comets are seen.
sky-clear = clear
sky-fair = fair
sky-cloudy = cloudy
option-almanac = Almanacs
    .text = Opponents that the rules play.
almanac-none = none
almanac-pocket = pocket
almanac-royal = royal

## Almanacs and the comet year

automaton-almanac = Almanac
rule-empty-telescope = aim the first empty telescope
rule-faintest-comet = aim the telescope with the faintest comet
rule-fewest-lenses = take the lens you have the fewest of
chapter-spring = Spring
chapter-autumn = Autumn
carried-points = Points of the year
rating-stargazer = stargazer
rating-observer = observer
rating-discoverer = discoverer

## Decisions

ask-choose-comet = Which comet do you want to observe tonight?
ask-aim-telescope = Which telescope do you aim at { $comet }?
    .others = Which telescope do you aim at it?
ask-take-lens = Your lenses: red { $red }, green { $green }, blue { $blue }. Which lens do you take?
    .others = Which lens do you take?
ask-put-under = You hold { $comets } comets, which is too many: which one goes under the deck?
    .others = You hold too many comets: which one goes under the deck?

## Moves

move-choose = Choose { $comet }
move-aim = Aim { $telescope }
move-take = Take a { $colour } lens
move-decline = Take no lens
move-under = Put { $comet } under the deck
move-stars =
    { $amount ->
        [one] Gain { $amount } star
       *[other] Gain { $amount } stars
    }
move-dust = Gain { $amount } dust
move-polish = Polish dust into stars
move-draw = Draw a comet

## Events

event-night = Night { $night } begins; the first watcher is { $seat }.
    .heading = Night { $night }
event-chosen = { $seat } chooses { $comet }.
event-chosen-hidden = { $seat } chooses a comet.
event-shown = { $seat } shows { $comet } in { $telescope }.
event-outshone = { $seat } replaces { $comet } with a brighter one.
event-took = { $seat } takes a { $colour } lens.
event-declined = { $seat } takes no lens.
event-rolled = { $seat } observes { $comet } and rolls { $roll }.
event-missed = { $seat } doesn't see { $comet } and gets 1 dust.
event-gained-stars =
    { $amount ->
        [one] { $seat } gains { $amount } star.
       *[other] { $seat } gains { $amount } stars.
    }
event-gained-dust = { $seat } gains { $amount } dust.
event-polished =
    { $stars ->
        [one] { $seat } polishes { $dust } dust into { $stars } star.
       *[other] { $seat } polishes { $dust } dust into { $stars } stars.
    }
event-drew = { $seat } draws { $comet }.
event-drew-hidden = { $seat } draws a comet.
event-put-under = { $seat } puts { $comet } under the deck.
event-put-under-hidden = { $seat } puts a comet under the deck.
event-reshuffled = The discard pile is shuffled and becomes the deck.
event-ended = The last night is over.
event-turned-up = { $seat } turns up { $comet }.
event-followed = { $seat } goes by the rule: { $rule }.

## Scoring

score-stars = Stars
score-sets = Sets of lenses

## What one has played with, in statistics

chosen-comet = Comet in a telescope

## What the table shows

view-night = { round }
view-nights = Nights
view-first = First watcher
view-supply = Lenses left
view-discard = Discard pile
view-deck = Deck
view-under_deck = Under the deck
view-watchers = Watchers
view-telescopes = Telescopes
view-lenses = Lenses
view-dust = Dust
view-stars = Stars
view-hand_size = Comets in hand
view-hand = Hand
view-chosen = Chosen
view-almanac = Edition

## What a choice would bring

chance-rolled = The die decides the rest.
chance-drew = The drawn comet decides the rest.
chance-turned-up = The comet that is turned up decides the rest.
holding-points = Points
holding-dust = Dust
holding-hand = Comets in hand
holding-lens-red = Red lenses
holding-lens-green = Green lenses
holding-lens-blue = Blue lenses
why-no-lens = No { $colour } lens is left.
why-not-held = { $comet } is not in your hand.

## What options are narrowed down by

field-colour = Colour

# Standing orders

order-no-lens = Take no lens
    .until = until the end of this night

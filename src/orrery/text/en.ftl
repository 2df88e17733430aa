# What every game shares. A game's own words are in games/<game>/text/en.ftl.

## Seats

seat-player = Player
bot-casual = Casual bot
bot-expert = Expert bot
bot-glancing = Glancing bot
bot-greedy = Greedy bot
bot-master = Master bot
bot-novice = Novice bot
bot-random = Random bot
bot-search = Searching bot
bot-strong = Strong bot
seat-column = { $seat } (seat { $number })

## Decisions and events of the kernel

ask-agenda = Which effect comes next?
event-undone = { $seat } takes a move back.

## Values of options

flag-true = yes
flag-false = no

## Results

amount =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-wins = { $seat } wins with { amount }.
result-shares = { $seat } shares the victory with { amount }.
result-alone = { $seat } scores { amount }.
result-heading = Final scores
result-total = Total
result-rank = Rank

## The story of a match

story-game = { $title } ({ $game }, rules { $rules })
story-seats = Seats: { $names }
story-options = Options: { $options }
story-commitment = Dice commitment: { $commitment }
story-key = Dice key: { $key }
story-setup = Setup
story-taken-back = taken back
story-unfinished = The match is not over; it waits for { $names }.

## What the search thinks of a match

analysis-entry = Entry
analysis-player = Player
analysis-made = Move made
analysis-points = Points
analysis-chance = Wins
analysis-loss = Lost
analysis-best = Better
analysis-turning-points = Turning points
analysis-turning-point = { $entry } { $seat }: { $made }. Better: { $best }. Lost: { $loss } points, { $chance } of the chance to win.
analysis-steady = No decision cost more than chance may have made of it.
analysis-lost = { $seat }: { $decisions } decisions, { $loss } points lost

## A table in the terminal

table-pass = Pass the device to { $seat } and press Enter.
table-since = Since your last decision:
table-log = What you have been told so far:
table-no-option =
    { $count ->
        [one] There is { $count } option, so type 1.
       *[other] There are { $count } options, so type a number from 1 to { $count }.
    }
table-steps =
    { $count ->
        [one] { $count } option is left. Type a number, back, all, find and words, or a notation.
       *[other] { $count } options are left. Type a number, back, all, find and words, or a notation.
    }
table-several =
    { $count ->
        [one] This is { $count } option: choose it first, then ask.
       *[other] These are { $count } options: choose one of them first, then ask.
    }
table-not-found = No option has the words “{ $words }”.
table-no-map = This game has no map.
table-next-chapter = Press Enter for the next chapter.
table-chapter = Chapter { $number } of { $chapters }: { $chapter }
table-campaign-over = The campaign is over. The victory goes to { $names }.
table-save-where = Say which file, such as: save match.json
table-saved = Saved to { $file }.
table-not-saved = { $file } can't be written: { $reason }.
table-which-game = Which game?
table-left = The match ends here. Goodbye!
table-help =
    Type the number of an option, or its notation as it stands on the right.
    what N      show what option N would bring and cost
    find WORDS  show the options that have these words
    all         show all options at once
    back        take a step back in choosing
    map         show the whole map
    undo        take your last move back
    save FILE   write the match to a file
    log         show all that you have been told
    help        show this list
    quit        leave the table

## What a choice would bring

outlook-by = { $holding } { $by }
outlook-last = { $holding } { $by } (the last one)
outlook-chance = Chance decides the rest.
outlook-then = Then there is more to choose.
outlook-order = Then, in any order: { $moves }
outlook-choose = Then choose: { $moves }
why-unknown = This is not possible now.

# The client's own texts. Texts of games come from the server.

## Everywhere

skip = Skip to the content
skip-decision = To the decision
home = Home
close = Close
cancel = Cancel
save = Save
again = Try again
loading = One moment…
copy = Copy
copied = Copied.
share = Share
download = Download the match
you = you
bot = Bot
away = away
nothing = nothing
points = points
round-number = { $round } { $number }
rules = Rules
rule-link = Read { $id }
connection-lost = Connection lost – trying again
connection-waiting = Connection lost – your move is kept and will be sent
lost-title = Nothing is here
lost-text = This page doesn't exist, or not any more.

## Settings

settings = Settings
language = Language
theme = Colours
theme-dark = Dark
theme-light = Light
theme-system = As the system
speed = Animations
speed-normal = Normal
speed-fast = Fast
speed-off = Off
pace = Bots’ turns
pace-instant = Instant
pace-brisk = Brisk
pace-calm = Calm
sound = Sounds
sound-off = Off
sound-quiet = Quiet
sound-normal = Normal
sound-loud = Loud
auto-confirm = Play a move as soon as I choose it
auto-confirm-hint = Otherwise you confirm each move.
single-keys = Shortcuts of a single key
single-keys-hint = Such as U to undo. Press ? at a table to see them all.
size = Size
size-small = Small
size-normal = Normal
size-large = Large
turn-message = A message of the browser when it is my turn
turn-message-hint = While this page is hidden. The browser asks for its permission.
turn-message-blocked = The browser doesn't allow messages of this page.

## Notifications

notifications = Notifications
notifications-lead = When a table waits for you and you aren't there, Orrery calls you back: once for each wait, with a link to the table. Choose how.
notifications-none = This server calls nobody back. Whoever runs it can set that up; the documentation for hosts says how.
notifications-browser = Browser
notifications-here = On this device
notifications-here-hint = Also while no page of Orrery is open. The browser asks for its permission.
notifications-this = This device
notifications-other = Another device ({ $service })
notifications-no-push = This server sends nothing to browsers.
notifications-cannot-push = This browser can't be reached here: it takes a secure address (HTTPS), and on an iPhone the page on the home screen.
notifications-blocked = The browser doesn't allow notifications of this page, or has no service for them.
notifications-mail = Mail
notifications-address = Mail address
notifications-send-code = Send a code
notifications-code-sent = A code is on its way to { $address }.
notifications-code = Code from the mail
notifications-confirm = Confirm
notifications-confirmed = This address is confirmed.
notifications-no-mail = This server sends no mail.
notifications-webhooks = Discord and ntfy
notifications-form = Which service
notifications-discord-url = Address of the webhook (settings of a channel, Integrations)
notifications-ntfy-url = Address of your topic
notifications-add = Add
notifications-no-webhooks = This server sends nothing to Discord or ntfy.
notifications-test = Send a test
notifications-remove = Remove
notifications-tested = Sent. It should arrive in a moment.
notifications-topics = What about
topic-turn = A match waits for my decision
topic-turn-hint = When I'm not at the table, or have done nothing for long. Never for bots alone.
topic-begun = A match has begun
topic-over = A match is over
topic-invited = I'm invited to another match
notifications-quiet = Quiet hours
quiet-on = Nothing at night
quiet-hint = What is still true then comes when they end.
quiet-begin = From
quiet-end = Until
quiet-zone = Time zone

## Who you are

name = Name
name-title = Your name
name-hint = Your name and your login
handle = Login name
handle-hint = 3 to 40 of a–z, 0–9 and . _ -
password = Password
password-hint = At least { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
account-what = What to do
account-mode-keep = Keep my seats
account-mode-login = Log in
account-guest = You are a guest: only this browser knows which seats are yours. With a passkey or a password you can go on playing on any device. Nothing else is stored.
account-known = You can log in on any device:
account-handle = login name { $handle } with a password
account-passkeys = { $count ->
        [one] { $count } passkey
       *[other] { $count } passkeys
    }
account-login-text = Become here whom you are on your other device. What this browser knows as a guest stays behind.
account-keep = Save login name and password
account-keep-new = Change login name or password
account-login = Log in
account-logout = Log out
account-kept = Done. Log in with this name on your other device.
account-or = or
passkey-add = Add a passkey
passkey-use = Log in with a passkey
passkey-text = A passkey is kept by your device or password manager: no password to remember.
passkey-added = The passkey is saved. Use it to log in on your other devices.
passkey-cancelled = No passkey was used.
passkey-known = This device has a passkey of yours already.
own-data = Your data
own-data-get = Download my data
own-data-forget = Delete my data
own-data-warning = Your name, your login and everything you have said here will be deleted for good. In the matches you have played you become “Somebody”, and a bot takes over those that are still running.
own-data-forget-now = Delete for good
somebody = Somebody

## Home

hero-label = A tabletop for heavy space games
hero-title = The whole game, on one table
hero-text = Complete rules, with all modules and solo modes. Play with friends by a link, with bots, or alone. Every shuffle can be checked.
play-now = Play now
play-now-hint = { $game } against a bot. No account, no form.
play-now-first = Your first game of { $game }: the setup for beginners, against an easy bot.
play-now-again = { $game } as you played it last.
play-now-other = Other options
play-now-begun = This is the setup for a first game, with an easy bot. “Set up a table” on the home page has all options.
learn = Learn
learn-on = Go on learning
new-table = Set up a table
games = Games
game = Game
players-range =
    { $high ->
        [1] 1 player
       *[other] { $low } to { $high } players
    }
tables-mine = Your tables
tables-mine-empty = You sit at no table yet.
tables-open = Open tables
tables-open-empty = Nobody is waiting for players right now.
tables-more = More tables
tables-finished = Recently finished
tables-finished-empty = Nothing yet.
table-won = Won: { $names }
table-lost = Lost
table-you = you
title-turns =
    { $count ->
        [one] ● Your turn at { $count } table
       *[other] ● Your turn at { $count } tables
    }
seats-free =
    { $count ->
        [0] full
        [one] { $count } seat free
       *[other] { $count } seats free
    }

## A new table

seats = Seats
seats-count = Number of seats
seat-number = Seat { $number }
seat-me = Me
seat-open = Open for anyone
seat-guest = Somebody on this device
guest-name = Player { $number }
guest-name-label = Name on seat { $number }
guest-hint = Several people play on this device. A cover comes between their turns, so that nobody sees another hand. Such a match is not rated.
automaton = automatic
automaton-add = Add: { $name }
automaton-remove = Take { $name } { $number } away
automaton-level = Level of { $name } { $number }
options = Options
preset-default = Standard game
preset-default-text = All options as the rules have them.
preset-own = Own choice
preset-is = Preset: { $preset }
presets = Presets
level-random = Random bot
level-random-hint = Takes any move, whatever it brings.
level-novice = Novice bot
level-novice-hint = Knows what is good, but sees only a few of its moves.
level-casual = Casual bot
level-casual-hint = Plays sensibly and overlooks something now and then.
level-strong = Strong bot
level-strong-hint = Thinks its own turn through to the end.
level-expert = Expert bot
level-expert-hint = Also tries out what may follow; thinks for half a second.
level-master = Master bot
level-master-hint = Tries out far more of what may follow; thinks for two seconds.
level-greedy = Greedy bot
level-search = Searching bot
level-rated = { $name } ({ $rating })
level-worth =
    { $matches ->
        [one] Rated { $rating } after one match.
       *[other] Rated { $rating } after { $matches } matches.
    }
rated = Rated match
rated-hint = The result changes the ratings of all who play. Nobody gets hints, and whoever leaves the match comes last.
private = Private table
private-hint = Only those who have the link can join.
clock = Clock
clock-none = No clock
clock-relaxed = Days
clock-live = Live
clock-none-hint = Nobody has to hurry. After an hour of silence the others may let a bot play on.
clock-relaxed-hint = So many days for each turn. Whoever lets them pass is played for by a bot.
clock-live-hint = So much time for the whole game, and some back with each turn. When it is out, a bot plays the turn.
clock-days-label = Days for each turn
clock-minutes-label = Minutes for each player
clock-increment-label = Seconds back with each turn
clock-days =
    { $days ->
        [one] { $days } day for each turn
       *[other] { $days } days for each turn
    }
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }
clock-minutes-increment =
    { $minutes ->
        [one] { $minutes } minute each, and { $seconds } seconds a turn
       *[other] { $minutes } minutes each, and { $seconds } seconds a turn
    }
create = Set up the table
create-and-start = Start the game

## Before the start

table-private = Private table
table-public = Public table
join = Join
sit-here = Sit here
leave = Leave
start = Start
start-hint = Seats that are still open at the start go to bots.
wait-host = The host starts the game.
change-table = Change the table
close-table = Close the table
close-table-sure = The table is removed for everyone who sits here, with its chat. This can't be undone.
table-closed = This table was closed
table-closed-text = Its host has closed it before the game began.
invite = Invitation
invite-text = Send this link to those who should play.

## Several people on one device

cover-title = Hand the device to { $name }
cover-text = Everything else waits under this cover.
cover-show = Show my hand
cover-back = I am { $name }: back to my hand
hand-over = Hand over
hand-over-text = It is the turn of { $name }.
cover-always = A cover between people on one device
cover-always-hint = Also in games in which nothing is hidden.

## At the table

region-decision = What to decide
region-board = Board
region-dock = What you hold
region-panel = Panel
region-gauges = At a glance
menu = Menu
last-round = This is the last round.
last-round-short = last round
recap = Recap
recap-hint = Show again what happened since your last decision
recap-none = Nothing has happened since your last decision.
tab-lit = { $count } to choose here
looking-at = You see { $name }’s things
back-to-mine = Back to mine
zoom = Size
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show all of it
tray-fold = Fold the tray away
tray-unfold = Open the tray
confirm-auto = Moves are played as soon as they are chosen.
confirm-hint = Play what is chosen (C)
confirm-none = Choose something first.
panes = Parts of the table
pane-board = Board
pane-players = Players
whose-board = Whose board
board-table = On the table
your-turn = Your turn
to-move = to move
is-ready = ready
wait-for = Waiting for { $names }
time-left = Time left:
bot-plays-for-you = A bot plays for you.
come-back = I’m back
bot-plays-for = A bot plays for { $names }.
bot-stands-in = Away: a bot plays
silent = For over an hour there has been no word from { $names }.
stand-in = Let a bot play on
wait-table = The table is busy
match-over = The game is over
spectator = You are watching
spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
undo = Undo
undo-hint = Take the last step back (U)
undo-none = There is nothing that you could take back now.
plan = Plan
plan-open = Plan my next turn
plan-again = Go on planning
plan-hint = Try it out while the others decide. Nothing of it is played, and nobody sees it.
plan-not-real = Not real – only you see it
plan-close = Close the plan
plan-close-hint = Back to the table. What you planned stays, to be played when your turn comes.
plan-try = Try it
plan-try-hint = Go on with the plan as if this were played (C)
plan-over = Your turn would be over here.
plan-chance = What comes next is chance.
plan-long = A plan can’t be any longer.
plan-shortened = The table has changed: part of your plan is not possible any more.
plan-next = As you planned it
orders = Standing orders
orders-hint = Decisions that you take in advance: they are played at once when they come. Nobody else knows of them; taking a move back cancels them.
orders-none = No order would be of use just now.
order-stands = stands – cancel
order-give = give
order-obeyed = By standing order: { $move }
confirm = Confirm
sending = Sending…
options-list =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
options-all = All options
options-hint = Search them, or choose by digits
options-filter = Search the options
options-any = any
options-found = { $found } of { $all }
options-more =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
log = Log
log-and-chat = Log and chat
log-empty = Nothing has happened yet.
log-news =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
replay-there = Replay from here
since-last-turn = Since your last turn
show-skip = any key or click ends it
show-skip-touch = a tap ends it
taken-back = taken back
chat = Chat
chat-empty = Say hello.
chat-say = Say something
chat-send = Send
table-menu = About this table
commitment-text = The promise about chance (SHA-256 of the key of all shuffles and rolls):
verify-link = How to check it
resign = Resign
resign-title = Resign?
resign-sure = A bot takes your seat and plays on to the end. You can watch, but you can’t come back.
resign-yes = Yes, resign

## Keys

keys = Keys
keys-hint = Single keys can be switched off in the settings.
key-number = Choose an option by its number
key-options = All options
key-enter = Choose; once more: confirm
key-confirm = Confirm
key-escape = Put it back, close
key-undo = Take a step back
key-undo-turn = Take back all that can be taken back
key-hint = Ask for a hint
key-plan = Plan my next turn; back to the table
key-orders = Standing orders
key-arrows = Move on the board
key-board = My board
key-boards = A player's board
key-zoom = Zoom in, out, fit
key-log = Log
key-explain = Explain what has the focus; once more: the rule
key-keys = This list

## The end

scores = Scores
score-sheet = Score sheet
score-part = Part
chart-points = Points by round
chart-sources = Points by source
chart-part = { $part }: { $points }
ratings = Ratings
ratings-counting = Working out the ratings…
rematch = Rematch
campaign = Campaign
campaign-hint = { $chapters } matches in a row, which decide some options themselves: { $names }.
campaign-over = The campaign is over
campaign-won = winner of the campaign
chapter-of = Chapter { $number } of { $chapters }
chapter-follow = Next chapter
chapter-again = Play this chapter again
replay = Replay
verify = Check the dice

## Ratings, statistics, people one has played with

standings = Ratings and statistics
statistics = Statistics
profile = Profile
profile-own = Your profile
player = Player
place = Place
place-of = { $place } of { $seats }
rating = Rating
day = Day
matches = Matches
matches-rated = Rated matches
show-more = Show more
ratings-about = People and bots together. Everyone begins with 1500. The list goes by what somebody is worth almost for certain, so nobody leads by one lucky match.
ratings-least = Rated matches
ratings-least-all = all
ratings-empty = Nobody has finished a rated match of this game here yet. Set up a table with “Rated match” switched on, and whoever plays there will stand here.
ratings-few = Nobody has finished so many rated matches of this game here yet. Whoever does will stand here.
won-share = Won
won-by-chance = by chance { $share }
points-average = Points on average
sources-average = Points by source, on average
rating-history = Rating after each match
rating-history-empty = After two rated matches the rating is charted here.
profile-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
profile-results = Finished matches
profile-unrated = not rated yet
profile-empty = You haven't finished a match yet. After the first one, your results and points stand here, and after rated ones your rating.
profile-others-empty = There are no finished matches at public tables yet.
profile-unknown = There is nobody like that here
profile-unknown-text = They may have had their data deleted.
statistics-count =
    { $count ->
        [one] From { $count } finished match on this server.
       *[other] From { $count } finished matches on this server.
    }
statistics-about = Beside the share of victories stands how far it lies above or below what chance would give with as many players.
statistics-empty = No match of this game has been finished here yet. From the first one on, it stands here what won how often, and where points come from.
strength = Strength of the players
strength-all = All players
strength-new = New
strength-weak = Below 1400
strength-middle = 1400 to 1600
strength-strong = Above 1600
export-about = All finished matches at public tables, a row for each seat, without names:
invitations = Invitations
invitation-by = { $name } invites you, { $ago }
invitation-accept = Join
invitation-decline = No, thanks
companions = People you have played with
companion-last =
    { $count ->
        [one] { $count } match, { $ago }: { $game }
       *[other] { $count } matches, the last one { $ago }: { $game }
    }
companion-invite = Invite again
companion-invited = { $name } finds an invitation on the home page. You can send the link as well.
companion-ignore = No more invitations from here
companion-ignored = { $name } can't invite you any more and isn't told.
companion-heed = Allow invitations
companion-heeded = { $name } can invite you again.
rematch-offered = A rematch is set up. Everybody has moved on by one seat.
rematch-go = To the rematch

## Replay

replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-position = Position in the match
replay-at = { $at } of { $last }
replay-everything = Show what was hidden
replay-tempo = Speed: { $tempo }
replay-follow = Follow whoever acts
replay-follow-hint = The board of whoever acts is shown, until you look at somebody else’s.
replay-leave = Close
fork = Play on from here
fork-hint = A new table from this position: you and bots.

## Rules

chapters = Chapters
rules-search = Search the rules
rules-none = No paragraph has all these words.
rules-whole = All the rules
rules-in-english = These rules are in English so far.
rules-partly-in-english = Some of these paragraphs are in English so far.
rules-hits = { $at } of { $count }
rules-next = Next find
rules-previous = Previous find
rules-fold = Fold all
rules-unfold = Unfold all

## Summary and quick reference

summary = Summary
summary-text = The game on two pages, to read here or to print.
summary-none = This game has no summary yet. Its rules say everything.
summary-page = Page { $n } of 2
print = Print
reference = Quick reference
key-reference = Quick reference
study-goal = What it is about
study-setup = At the start
study-round = A round
study-actions = What you can do
study-scoring = What scores
study-end = The end
study-missed = What newcomers miss
study-icons = Icons

## Fair chance

verify-title = Was chance fair?
verify-text = Before a match begins, the server draws a key and shows its SHA-256, the commitment. All shuffles and rolls follow from the key. When the match is over, the key is shown: if it fits the commitment, nobody has changed it on the way.
verify-check = Check here
verify-commitment = Commitment, shown from the start
verify-key = Key, shown at the end
verify-later = The key is shown when the match is over.
verify-no-hex = A key has only the digits 0–9 and a–f, in pairs.
verify-fits = The key fits the commitment.
verify-differs = The key does not fit the commitment.
verify-noted = This browser noted the same commitment when you opened the table.
verify-noted-differs = This browser noted another commitment when you opened the table:
verify-how = Check everything
verify-step-1 = Download the finished match.
verify-step-2 = Run the command below, on any computer with Orrery.
verify-step-3 = It plays the match again, move by move, and compares every shuffle, roll and position.

## Refusals: our sentence for each code of the server

refused-other = That didn't work.
refused-unreachable = The server can't be reached.
refused-malformed = The server didn't understand that.
refused-too-large = That is too long.
refused-too-fast = That was a bit fast. Try again in a moment.
refused-foreign-origin = This page doesn't belong to the server.
refused-no-identity = You are not known here yet. Load the page again.
refused-wrong-login = Name or password is wrong.
refused-handle-taken = This login name is taken.
refused-invalid-name = A name has 1 to 40 letters.
refused-passkey-refused = The passkey was not accepted.
refused-not-offered = This server reaches nobody in that way.
refused-invalid-address = That is no address that something can be sent to.
refused-many-channels = You can be reached in ten ways at most. Remove one first.
refused-wrong-code = That is not the code that was sent, or it is too old.
refused-not-delivered = It could not be delivered.
refused-not-found = That doesn't exist.
refused-not-allowed = That is not allowed here.
refused-unknown-game = This game doesn't exist here.
refused-unknown-table = This table doesn't exist.
refused-unknown-bot = There is no such bot.
refused-invalid-option = These options don't go together.
refused-invalid-seat = There is no such seat.
refused-wrong-invitation = This table is private: you need the whole link of the invitation.
refused-seat-taken = Somebody sits there already.
refused-no-seat-left = No seat is left.
refused-not-host = Only the host can do that.
refused-not-seated = You don't sit at this table.
refused-stranger = You can invite people you have played with. Send others the link.
refused-many-bot-matches = Many of your matches with bots are still running. Let one end first.
refused-muted = You can't chat here: whoever runs this server has muted you.
refused-not-silent = No one has kept the table waiting for an hour yet.
refused-not-started = The game has not started yet.
refused-started = The game has started already.
refused-in-play = That works only when the game is over.
refused-over = The game is over.
refused-stale = The table has moved on. Choose again.
refused-invalid-move = The server doesn't know this move.
refused-illegal-move = No: this move is not allowed now.
refused-cannot-undo = This can't be taken back any more.
refused-rated = There are no hints in a rated match.
refused-undos-spent = You have taken back very many moves. Play some that stay first.
refused-replayed = This was sent already.
refused-busy = The server is busy. Try again in a moment.
refused-disk-full = The server's disk is full, so nothing can be kept. Tell whoever runs this server.
refused-disk-failed = The server can't use its disk, so nothing can be kept. Tell whoever runs this server.
refused-damaged = What is kept of this table is damaged. Tell whoever runs this server.
refused-not-installed = This server can't do that: a package for it is missing.
refused-internal = Something broke on the server. Nothing has changed.

# A guided first game

lesson = Lesson
lesson-step = Lesson · { $number } of { $count }
lesson-next = Next
lesson-skip = Skip this step
lesson-show = Show me
lesson-leave = Put the lesson away
lesson-back = Lesson
lesson-done = Done.
lesson-own-way = You chose your own way, and that is fine: the lesson goes on from here.
lesson-free = What the lesson had in mind isn’t possible here any more. Choose as you like.
lesson-later = Something else is asked just now. Decide as you like; the lesson goes on when this comes up.
lesson-waits = A moment: somebody else is to decide.
lesson-over = That was the lesson! You know all you need for this match. Play it to its end, or begin one of your own on the home page. The lesson can be played again at any time.
lesson-play-on = Play on

# Coach

coach = Coach
coach-hint = Hints, warnings before something is lost, and turning points after a match. Not in rated matches.
hint = Hint
hint-hint = What would a strong bot do here?
hint-none = The bot has no idea.
hint-only = A strong bot would: { $move }.
hint-even = A strong bot would: { $move }. As good: { $other }.
hint-better = A strong bot would: { $move }. It expects about { $points } more points than from: { $other }.
turning-points = Turning points
turning-points-hint = A strong bot thinks over your decisions again, knowing only what you knew.
turning-points-ask = Find my turning points
turning-points-wait = The bot is thinking your match over …
turning-points-none = None of your decisions cost you much.
turning-point = You chose: { $made }. The bot would have chosen: { $best }. Lost: about { $points } points.
turning-point-replay = See it in the replay ({ $round })

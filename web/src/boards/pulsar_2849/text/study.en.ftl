# Pulsar 2849 on two pages, and its quick reference

study-goal-points = Eight rounds, many ways to points: most points win.
study-goal-gyrodynes = **Harness pulsars.** Claim one, build a gyrodyne, finish it: it spins and scores in every round that is left.
study-goal-bases = **Explore.** Your ship leaves bases in planetary systems; the more you have, the more each is worth.
study-goal-ways = **And more:** transmitters, technologies, projects of your headquarters, goals of the game.

study-setup-ship = Your ship waits at an entry gate; the last player chooses first.
study-setup-tracks = Your counters start in the middle of the tracks for initiative and engineering. You have one ±1 token and 5 to 8 points, the later in order the more.
study-setup-open = Everything lies open: three goals, eight rows of technologies, of which one more opens each round, and three transmitters a round.
study-setup-headquarters = With headquarters, choose a side of your board: the first leans to gyrodynes, the second to flying.

study-round-roll = **Roll** all silver dice. The median marker goes to the middle die, or half a step aside if more dice lie on one side.
study-round-take = **Take dice,** one each in play order, then one each in reverse. A die below the median moves one of your counters forward to the left, a die above it back to the right.
study-round-turn = **Turns.** In play order spend your two dice, and at most one bonus die, on actions.
study-round-production = **Production:** new play order by initiative, cubes by engineering, penalties, then transmitters, gyrodynes and technologies.
study-round-next = **Prepare:** three new transmitters, and the next row of technologies opens.

study-actions-pay = **Pay** with a die that shows exactly the number. One token may change it: ±1 or +2.
study-actions-fly = **Fly** as many segments as the die shows, none of them twice; places may be visited again.
study-actions-bases = **Bases:** flying through a system puts one on a barren planet. Ending there puts it on a blue one and brings a bonus: the printed one, or an exploration tile.
study-actions-claim = **Claim** a pulsar by ending a flight there: six rings, each for good.
study-actions-gyrodyne = **Gyrodyne:** take a small one with a 1, a medium one with a 2, a large one with a 4. Put it on a pulsar for free. Finish it with a 3, 5 or 6.
study-actions-transmitter = **Transmitter:** take one by paying any of its dice. When all are paid it goes online and brings what it shows.
study-actions-link = **Link** it at once, or start a new array. When both halves of a link are online, their die is yours once, as a bonus.
study-actions-project = **Project:** pay the die of one whose projects beneath are done; its benefit comes at once.
study-actions-patent = **Patent** a technology of an open row. Each has room for two players, mostly not in the same round.
study-actions-token = **Buy a token:** ±1 for a 1 or a 2, +2 for a 2.
study-actions-bonus = **Bonus die:** copy a die that was left over for 4 cubes, or get one from links, projects, technologies, systems.

study-scoring-spinning = **Every round:** each spinning gyrodyne brings 1, 2 or 3 and the value of this round’s row of technologies.
study-scoring-production = **Every round:** online transmitters and green technologies.
study-scoring-awards = **Awards:** 7 for the first and 4 for the second player with two gyrodynes of a size on pulsars.
study-scoring-goals = **Goals:** points for whoever has achieved them at the end, and more for cubes.
study-scoring-initiative = **Initiative** at the end: 7 and 4 points; with four players 2 for third.
study-scoring-bases = **Bases:** 1, 3, 5, 8, 11, 15, 19, 24, 29, 34, 39, 44, 50 points for 1 to 13, then 3 for each.
study-scoring-rest = **Leftovers:** 1 for a pulsar and 1 for a gyrodyne that do not spin, 1 for two cubes.

study-end-last = After the production of round 8 come purple technologies, goals, leftovers, initiative and bases.
study-end-tie = A tie goes to whoever is further ahead in initiative.

study-missed-exact = A higher die is not a better one: only the exact number pays. Just flights use any.
study-missed-behind = High dice throw you back. The last two spaces of both tracks cost 1 and 2 points in every round.
study-missed-through = Flying through a system brings no bonus. Only where you end does a blue planet pay.
study-missed-tile = You may take a gyrodyne before you have a pulsar, but it can be finished only on one.
study-missed-linking = A transmitter that is not linked when you take it never will be.
study-missed-awards = For awards gyrodynes count as soon as they stand on pulsars, finished or not; those in front of you do not.
study-missed-once = One bonus die a turn, wherever it comes from.
study-missed-goals = A gyrodyne counts for one goal only.

study-picture-dice = The dice board: the marker is at the median. Below each space stands how far a die from it moves your counter, and where to.
study-picture-flight = A flight with a 5: the system on the way gets a base, the gates are visited, and the pulsar at the end is claimed.
study-picture-pulsars = A pulsar: free, claimed by a ring, with a gyrodyne under construction, and spinning.
study-picture-technologies = Technologies: the die is their price, and their edge tells when they work: at once, from now on, in production or at the end.
study-picture-transmitter = A transmitter: the dice that it costs, what it brings, and at its ends the half dice by which it is linked.

study-icon-points = Points
study-icon-cube = Engineering cube
study-icon-plus-minus = Token: ±1 on a die
study-icon-plus-two = Token: +2 on a die
study-icon-small = Small gyrodyne
study-icon-medium = Medium gyrodyne
study-icon-large = Large gyrodyne
study-icon-explore = Exploration tile
study-icon-teleport = Teleport
study-icon-isolated = Claim an isolated pulsar
study-icon-extra-base = Extra base at the end
study-icon-run = Gate run
study-icon-green = Green gate
study-icon-orange = Orange gate
study-icon-magenta = Magenta gate
study-icon-bonus-die = Bonus die
study-icon-immediate = Works at once
study-icon-ongoing = Works from now on
study-icon-production = Works in production
study-icon-final = Works at the end

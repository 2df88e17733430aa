# Planet Unknown on two pages, and its quick reference

study-goal-planet = **Cover your planet.** Every row and column that you fill completely is worth the medals beside it.
study-goal-tracks = **Develop your corporation.** Each tile moves two of your trackers up, and almost every space brings something.
study-goal-neighbours = **Beat your neighbours.** Between you and each of them lies an objective that only the better one wins.
study-goal-win = Most medals win.

study-setup-boards = Everybody has a planet and a corporation. Their symmetric sides are the same for all: the right ones for a first game.
study-setup-trackers = Five trackers begin at the bottom. Six lifepods stand on the planet; the rovers wait on the corporation.
study-setup-station = The station has six depots with two stacks of tiles each, a large shape outside and a small one inside. Your marker points at one depot.
study-setup-cards = For each of four ranks there is a pile of civ cards, one more than there are players. Between neighbours lies one objective each.

study-round-rotate = **Turn the station.** The commander turns it as he likes; now each marker points at a depot.
study-round-event = **Event,** if you play with them: one card for everybody.
study-round-tile = **Lay a tile.** All at once: take one of the two top tiles of your depot and put it on your planet.
study-round-advance = **Advance.** Once for each of the two resources on the tile, in the order you like; take what the new spaces show.
study-round-cards = **Civ cards.** Whoever reached a civ milestone keeps one card of that rank’s pile, the commander first.
study-round-next = **Pass it on.** The next player to the left commands, unless the game is over.

study-actions-first = **First tile:** it covers a square at the edge of the planet. **Every other:** it touches something that lies there, side to side.
study-actions-lay = Turn and flip tiles as you like. Nothing may overlap or stick out.
study-actions-meteor = **Meteor symbol:** a meteorite falls on that square at once. As long as it lies there, its row and its column score nothing.
study-actions-civ = **Civ** brings civ cards: some work at once, others score at the end.
study-actions-water = **Water** advances only if a water square of the tile lies on ice, but its track has the most medals.
study-actions-biomass = **Biomass** brings patches: single squares that fill gaps, to be laid at once.
study-actions-rover = **Rover** brings rovers, which start on the tile laid last, and movement. A rover collects every lifepod and meteorite that it drives over.
study-actions-tech = **Tech** unlocks the technologies of your corporation, for as long as the tracker stays that high.
study-actions-energy = **Energy** has no track. It advances the tile’s other resource, or any terrain that touches the energy area it belongs to.
study-actions-synergy = **Synergy boost:** advance any tracker once more, and take what is there.

study-scoring-lines = **Rows and columns:** 1 to 3 medals for each that is covered completely and free of meteorites.
study-scoring-tracks = **Tracks:** for each tracker the best medal that it has reached or passed.
study-scoring-collected = **Collected:** 1 for each lifepod, 1 for every three meteorites.
study-scoring-cards = **Cards:** civ cards for the end of the game, and fulfilled personal objectives if you play with them.
study-scoring-neighbours = **Neighbours:** 5 for the better one, nothing for the other; 2 for each in a tie.
study-scoring-tie = A tie goes to the planet with fewer empty squares, then with fewer meteorites.

study-end-blocked = The game ends with the round in which somebody can lay neither of the two tiles. That player still takes one and advances for both of its resources.
study-end-depot = It also ends when both stacks of any one depot are empty, or with the last event card.
study-end-before = Then lay stored patches, show your end-game cards and advance for them, with all benefits. Only after that is it scored.

study-missed-lifepods = Tiles may cover lifepods and rovers, but destroy them. Fetch a lifepod before you build over it.
study-missed-patch = A patch advances nothing, and it destroys a rover or a lifepod just as a tile does.
study-missed-ice = Water without ice is legal, but the tracker does not move. Energy and boosts need no ice.
study-missed-both = Two resources mean two advances, however small a part of the tile is.
study-missed-movement = Movement is yours for this round only: what is not driven is lost. It may be split between rovers and spent between other things.
study-missed-top = At the top a tracker stays, and its resources bring nothing. Only rover tiles go on giving movement.
study-missed-back = A tracker that goes back loses nothing that it brought, and gets the space’s benefit again on its way up.
study-missed-must = If only one of your two tiles fits, you must take that one.

study-picture-station = The station from above: two rings of stacks turn together, and the depot at your marker offers its outer and its inner top tile.
study-picture-tiles = Tiles have two terrains with one resource each; some have a meteor symbol.
study-picture-planet = A planet in the middle of a game. The dials at its edge show the medals of rows and columns and how far each is filled; a red dot means that a meteorite is in the way.
study-picture-tracks = The five tracks of a corporation. Each space shows what it brings; circled numbers at the sides are medals.

study-icon-civ = Civ
study-icon-water = Water
study-icon-biomass = Biomass
study-icon-rover = Rover (terrain)
study-icon-tech = Tech
study-icon-energy = Energy
study-icon-synergy = Synergy boost
study-icon-card = Civ card of a rank
study-icon-patch = Biomass patch
study-icon-vehicle = Rover
study-icon-move = Movement
study-icon-level = Technology
study-icon-medal = Medals
study-icon-lifepod = Lifepod
study-icon-meteorite = Meteorite
study-icon-ice = Ice

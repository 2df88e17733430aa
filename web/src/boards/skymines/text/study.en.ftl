# Skymines on two pages, and its quick reference

study-goal-wealth = Seven rounds as an investor on the Moon: whoever is worth the most coins in the end wins.
study-goal-shares = **Collect shares** of four companies, by moving up their tracks and by cards that show one.
study-goal-value = **Make them worth more.** Each outpost that leaves a company’s station may uncover a coin: all visible coins together are what one share is worth.
study-goal-others = **Besides,** helium-3 in your tank, uploaded research and coins count.

study-setup-cards = Everybody has the same nine cards and one more of single energy.
study-setup-token = Your starting token says which three of them rest at first, moves you up some tracks, and has your first research plan.
study-setup-slots = Three of your five card slots are on. You have 1 coin and 2 bonus markers; 3 with fewer than three players.
study-setup-companies = Each company has a track board at its edge and 15 outposts in its station: no share is worth anything yet.

study-round-plan = **Plan.** All at once put cards face down on slots that are on, then turn them up.
study-round-turns = **Turns,** clockwise, one action each, until all have dropped out. A used card is turned down.
study-round-rest = **Drop out:** take one of your resting stacks into hand, then lay each card of this round to rest, on a different slot each.
study-round-prepare = **Prepare:** the next special plan opens with a coin for the supplement; markers come back, with the bonus tiles they reserved.
study-round-market = **Cards:** the right column leaves, the others slide, new ones come.

study-actions-resources = **Resources:** use cards of one kind. Take at most one card of the display, for its price plus 0, 1 or 2 by its column.
study-actions-tracks = **Company tracks:** each unit left moves you a space. Thresholds pay coins and open bonuses.
study-actions-energy = **Energy:** all of it expands one company. Enter sectors beside its station or its outposts: 1 over a single line, 2 over a double one, and 1 more where somebody stands.
study-actions-buildings = **Buildings** you enter pay: coins, spaces on that company’s track, tank spaces, research points.
study-actions-oust = **Ousted** outposts go back to a column of their station and cover coins again.
study-actions-upload = **Research scientist:** move your upload marker from plan to plan, as long as your face-up cards meet what they ask. The last one pays.
study-actions-points = **Research points** buy plans (A and B for 1, C and special ones for 2) or a coin each; lay plans on your screens at the end of the turn.
study-actions-field = **Field scientist:** 2 tank spaces, 1 coin, and a space more for every two gas collectors of its company.
study-actions-marker = **Bonus marker:** on a free bonus space, for what it shows. It is taken until the end of the round.
study-actions-majority = **Majority spaces** need most face-up units of a kind; the more you have, the more they pay.

study-scoring-coins = **Coins:** 1 each.
study-scoring-shares = **Shares:** for each company your shares, on its track and on your cards, times their value.
study-scoring-tank = **Tank:** 10, 15, 25, 30, 40, 45, 50, 60 from space 6, 9, 13, 16, 20, 23, 25, 28.
study-scoring-research = **Research:** 10, 15, 20, 30, 40, 50, 60 from screen 4, 6, 8, 10, 12, 14, 16, and special plans that you reached.

study-end-rounds = The game ends after the turns of round 7. All cards count for their shares, resting ones too.
study-end-tie = Who ties wins together.

study-missed-energy = All energy is used in one action, for one company. What is left over is lost.
study-missed-before = Used cards count for nothing more: claim majorities and upload before you spend them.
study-missed-back = A card that you use now is back in hand in the round after the next at the earliest. Stack what belongs together.
study-missed-stop = Only the plan on which you stop pays. Those on the way just let you pass.
study-missed-barrier = A barrier on a track costs coins or stops you. A threshold pays all who are past it, each time somebody crosses.
study-missed-crossed = The crossed-out space at the foot of a column never is covered again: its 2 coins stay.
study-missed-majority = A tie is enough for a majority, and no card is used. Who has dropped out does not count.
study-missed-slots = Tank space 8 and the fifth screen switch on a card slot each, from the next round on.

study-picture-companies = What a share is worth, and what everybody’s shares come to: here for three players in round 4.
study-picture-cards = Cards: carbon, minerals, titanium, energy with a share, a research scientist, a field scientist, and one that is nothing but a share.
study-picture-station = A station: outposts leave from the top of a column, and coins come to light. The last space of a column has two.
study-picture-moon = The Moon with its sectors. One line costs 1, two lines cost 2; buildings show what entering brings, patterns which company stands there.
study-picture-plans = Research plans: above what your face-up cards must have, below the reward.

study-icon-coin = Coins (CrypCoin)
study-icon-share = Share
study-icon-step = Spaces on a track
study-icon-carbon = Carbon
study-icon-minerals = Minerals
study-icon-titanium = Titanium
study-icon-energy = Energy
study-icon-science = Research, research points
study-icon-field = Field scientist
study-icon-tank = Tank spaces (helium-3)
study-icon-shaft = Underground mine: coins
study-icon-pit = Surface mine: company track
study-icon-collector = Gas collector: tank
study-icon-dish = Research station: points
study-icon-marker = Bonus marker
study-icon-first = First player
study-icon-buy = Buy a card
study-icon-sell = Sell a card
study-icon-remove-outpost = Remove an outpost
study-icon-wealth = Worth at the end

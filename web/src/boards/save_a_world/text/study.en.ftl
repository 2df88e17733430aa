# How to Save a World on two pages, and its quick reference

study-goal-points = An asteroid is on its way. Your organisations prepare together, but only one gets the glory: most victory points win.
study-goal-projects = **Three projects** might save the world: laser, shield, evacuation. In the end one of them is the key project, and who worked most on it scores most.
study-goal-species = **Species cards** that you have saved score as each of them says.
study-goal-length = Nobody knows how long it takes: the game ends when the asteroid arrives or a project’s gauge is full.

study-setup-landers = You have three landers: two ready on the planet, one on the moon.
study-setup-resources = Energy, knowledge, minerals, organics and genius start at 4, 3, 2, 2 and 1, and all baselines at 0. Later players get a little more.
study-setup-cards = Your hand: a boost, an action, and one of two species.
study-setup-bag = In the bag is one asteroid cube per player, and the threat begins at 3.

study-round-turns = **Turns,** clockwise, one thing each: place a lander, play an action card or use the shuttle. Who passes is out of the round.
study-round-asteroid = **The asteroid moves** a space. Its symbols add asteroid cubes, build a facility or refresh the displays.
study-round-acceleration = **Acceleration:** whoever stands on Take Command moves that lander to another place on the moon and acts once more.
study-round-draw = **Draw** as many cubes as the threat says. Projects’ cubes fill their gauges; each asteroid cube moves the asteroid and goes back.
study-round-check = **The end?** If the asteroid or a gauge is at its last space.
study-round-start = **New round:** landers get ready again, resources rise to their baselines, spent tags and discarded cards come back, the threat grows.

study-actions-place = **Place a lander** on a free location of the world it is on, and do what it shows. Locations with the sign for unlimited are always free. With two players a lander takes a whole area.
study-actions-card = **Play an action card** for 1 energy.
study-actions-shuttle = **Shuttle:** for 1 energy a ready lander goes to the other world.
study-actions-pass = **Pass** when you like; cards and landers that are left stay with you.
study-actions-tags = **Tags:** many locations work once for each tag that you spend: flip a token, or discard a card that shows it.
study-actions-work = **Work on a project:** move your disc, pay for each space, put a cube into the bag for each.
study-actions-reward = **Reward:** then the tile at the track’s end, once for all of it. The first to pass a marked space brings the next tile.
study-actions-research = **Research:** spend knowledge on an upgrade of your lab: simple ones as often as you like, others once and for good.
study-actions-buy = **Buy cards:** an action for knowledge, a boost for minerals, a species for organics. Each costs as many as you own cards.
study-actions-boost = **Boosts** are free: play one when its condition is met in your turn. They never are the whole turn.

study-scoring-key = **Key project:** 15, 10 and 5 for the first three.
study-scoring-others = **The other two:** 7, 4 and 2.
study-scoring-species = **Species** in hand and on your pile, each as written.
study-scoring-leading = **Leading:** 3, 4 and 5 for the first to reach spaces 4, 8 and 12 of a track.
study-scoring-tech = **Tech 2** upgrades score while you play.

study-end-laser = **Laser:** draw 10 cubes; laser and asteroid cubes go on its gauge. If it is full, the laser is the key project.
study-end-shield = **Else the shield:** cubes on the laser’s cracks move over, then 10 more are drawn, and shield and asteroid cubes count.
study-end-evacuation = **Else the evacuation** is the key project.
study-end-tie = A tie goes to who has more from the key project.

study-missed-baseline = A raised baseline brings nothing now, but in every later round you start with at least that much.
study-missed-genius = Genius pays for any resource, for all or a part of a cost. Nothing else pays for genius.
study-missed-price = Every card makes the next one dearer, and a card that you buy now can’t be used in this turn.
study-missed-frame = The arrow of a location’s frame sends its lander to the other world after the round; without it the lander stays.
study-missed-species = Discard species for their tags: they come back, and score at the end all the same.
study-missed-asteroid = Asteroid cubes that are in the bag help the laser and the shield in the end.
study-missed-stack = On one space the lower disc is ahead: who came first keeps the place. A disc that never moved scores nothing.
study-missed-limit = No more than 10 of a resource and 5 tokens of a tag: what comes beyond is lost.

study-picture-tapes = The tracks of the three projects: numbers are the cost of a space, stars the bonus for the first one there, and at the end lies the reward.
study-picture-stocks = Resources with their baselines, which are the thin lines, and tags, active and spent.
study-picture-progress = The gauges fill with cubes from the bag. Spaces with a crack help the shield if the laser fails.
study-picture-locations = Locations of four areas. The loop: unlimited. A plain frame: the lander stays on its world; an arrow sends it to the other one; the double arrow is for acceleration.
study-picture-cards = An action, a boost with its condition, and a species with what it scores; tags at their foot.

study-icon-energy = Energy
study-icon-knowledge = Knowledge
study-icon-minerals = Minerals
study-icon-organics = Organics
study-icon-genius = Genius
study-icon-basic = Any basic resource
study-icon-planet = Planet tag
study-icon-science = Science tag
study-icon-moon = Moon tag
study-icon-any-tag = Any tag
study-icon-laser = Laser
study-icon-shield = Shield
study-icon-evacuation = Evacuation
study-icon-asteroid = Asteroid
study-icon-baseline = Raise a baseline
study-icon-research = Research
study-icon-simple = Simple upgrade
study-icon-tech1 = Tech 1 upgrade
study-icon-tech2 = Tech 2 upgrade
study-icon-card = Buy a card
study-icon-remove = Remove a card
study-icon-points = Victory points
study-icon-badge = First player badge
study-icon-unlimited = Unlimited location
study-icon-accelerate = Acceleration
study-icon-shuttle = Shuttle

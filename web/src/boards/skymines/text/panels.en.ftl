# The texts of the panels; names of things are in the game's texts.

sm-fact-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
sm-fact-tank = Tank track: { $n }
sm-fact-screen = Screen { $n }
sm-fact-markers = { $n ->
        [one] { $n } bonus marker
       *[other] { $n } bonus markers
    }

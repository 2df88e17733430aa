# The texts of the panels; names of things are in the game's texts.

sm-fact-coins = { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
sm-fact-tank = Tor zbiorników: { $n }
sm-fact-screen = Ekran { $n }
sm-fact-markers = { $n ->
        [one] { $n } znacznik premii
        [few] { $n } znaczniki premii
       *[many] { $n } znaczników premii
    }

# The texts of the panels; names of things are in the game's texts.

sm-fact-coins = { $n ->
        [one] { $n } crypcoin
        [few] { $n } crypcoiny
       *[many] { $n } crypcoinów
    }
sm-fact-tank = Tor zbiornika: { $n }
sm-fact-screen = Ekran { $n }
sm-fact-markers = { $n ->
        [one] { $n } znacznik bonusu
        [few] { $n } znaczniki bonusu
       *[many] { $n } znaczników bonusu
    }

# The texts of the panels; names of things are in the game's texts.

sm-fact-coins = { $n ->
        [one] { $n } crypcoin
        [few] { $n } crypcoiny
       *[other] { $n } crypcoinů
    }
sm-fact-tank = Stupnice nádrže: { $n }
sm-fact-screen = Obrazovka { $n }
sm-fact-markers = { $n ->
        [one] { $n } bonusový žeton
        [few] { $n } bonusové žetony
       *[other] { $n } bonusových žetonů
    }

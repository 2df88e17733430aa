# The texts of the panels; names of things are in the game's texts.

sm-fact-coins = { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
sm-fact-tank = Stupnice nádrží: { $n }
sm-fact-screen = Obrazovka { $n }
sm-fact-markers = { $n ->
        [one] { $n } bonusový ukazatel
        [few] { $n } bonusové ukazatele
       *[other] { $n } bonusových ukazatelů
    }

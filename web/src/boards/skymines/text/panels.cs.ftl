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

# Panels
sm-tab-market = Trh
sm-printed-cost = cena { $n }
sm-price-n = teď stojí { $n }
sm-price-of = Stojí { $cost } a { $more } za sloupec: { $n }.
sm-display = Nabídka karet
sm-deck-n = balíček: { $n }
sm-slides = doprava →
sm-about-display = Použij suroviny a získej kartu za vytištěnou cenu a přirážku sloupce. Po kole se pravý sloupec odstraní a ostatní se posunou.
sm-space-empty = prázdné
sm-removed-n = Odstraněné karty: { $n }
sm-about-removed = Jsou mimo hru, dokud je nevrátí bonus stupnice.
sm-slots = Místa na karty
sm-slot-off = místo { $slot } vypnuté
sm-slot-empty = místo { $slot } prázdné
sm-slot-hidden = místo { $slot }, karta zakrytá
sm-slot-used = místo { $slot }, karta použitá
sm-slot-up = místo { $slot }, karta odkrytá
sm-about-slot = Sem se plánuje karta; v kole se použije jednou.
sm-about-slot-tank = Zapne se, když ukazatel helia-3 dojde na pole { $n }.
sm-about-slot-research = Zapne se, když ukazatel přenosu dojde na obrazovku { $n }.
sm-resting-cards = Použité na { $slot }: { $cards }
sm-resting-none = Na { $slot } nic neleží
sm-about-resting = Když odstoupíš, vezmeš si jeden z těchto balíčků do ruky; pak sem odložíš použité karty.
sm-about-plan = Klikni pro naplánování, na místě klikni pro vrácení.
sm-hand = Ruka: { $n }
sm-hand-empty = Žádné karty v ruce
sm-coins-n = Crypcoiny: { $n }
sm-about-coins = Každý crypcoin má na konci hodnotu 1.
sm-markers-n = Bonusové žetony: { $n }
sm-about-markers = Polož jeden na bonusové pole jako akci; po kole se vracejí.
sm-one-time-n = Z toho jednorázové: { $n }.
sm-about-tile-science = Funguje jako vědecký výzkum s 1 bodem výzkumu.
sm-about-tile-field = Posuň se o 2 na stupnici nádrže a o 1 za každou odkrytou kartu terénního výzkumu.
sm-about-tile-energy = Funguje jako karta energie s hodnotou 2.
sm-about-tile-plus1 = Polož na odkrytou kartu surovin: má o 1 víc.
sm-research-track = Stupnice výzkumu
sm-tank-track = Stupnice nádrže
sm-about-research-track = Použij vědecký výzkum k přenosu: ukazatel jde přes plány, jejichž požadavky splňují odkryté karty; odměnu dává poslední.
sm-worth-next = další { $n } na { $space }
sm-reach-n = dosah: obrazovka { $n }
sm-screen-empty = Obrazovka { $n }, prázdná
sm-screen-no-a = Obrazovka { $n }, prázdná, ne pro plány A
sm-screen-plan = Obrazovka { $n }: { $plan }
sm-screen-flipped = Obrazovka { $n }: { $plan }, otočený
sm-about-screen = Sem na konci tahu pokládáš vzaté plány.
sm-tank-at = Stupnice nádrže: { $n }, hodnota { $value }
sm-about-tank = Helium-3 z terénního výzkumu a sběračů plynu. Pole { $n } zapne místo na kartu.
sm-luna-screen = Luna plány nepotřebuje: je na obrazovce { $n }.
sm-research-display = Plány výzkumu
sm-supplement-n = { $n } na červených rámečcích
sm-about-research = Body výzkumu se utratí hned: za plány podle písmene, nebo každý za 1 crypcoin.
sm-about-framed = Červený rámeček přidá crypcoiny z pole příplatku: { $n }.
sm-letter-cost = Plány { $letter } stojí { $n }
sm-stack-n = V hromádce: { $n }.
sm-round-track = Stupnice kol
sm-round-n = { $n }. kolo
sm-special-later = Od { $n }. kola.
sm-special-gone = Vzatý ({ $n }. kolo).
sm-bonus-spaces = Bonusová pole
sm-leader-decides = kdo vede a o kolik
sm-about-bonus = Polož bonusový žeton na prázdné pole a získej, co ukazuje.
sm-about-majority = Pro toho, kdo má odkryto nejvíc, i při shodě; stupeň závisí na počtu.
sm-has-n = { $name }: { $n }
sm-tier = Od { $n } ({ $what }): { $brings }.
sm-tier-science = { $what } a k tomu další karty výzkumu: { $n }: { $brings }.
sm-asks = vyžaduje: { $what }
sm-space-locked = zatím zamčené
sm-space-taken = obsazeno: { $name }
sm-companies = Korporace
sm-shares-and-worth = podíly = hodnota teď
sm-about-companies = Podíl má hodnotu tolika crypcoinů, kolik symbolů mince je vidět ve stanici korporace.
sm-share-value = Hodnota podílu
sm-about-company = Podíl má hodnotu { $value }. Sběrače plynu: { $collectors }. Stupnice { $track }.
sm-shares-of = { $name }: { $company }
sm-shares-worth = Pole { $space }. Podíly: { $n } po { $value }, hodnota { $worth }.
sm-bonus-open = Bonus { $n }, odemčený za polem { $space }
sm-bonus-after = Bonus { $n }, k odemčení za polem { $space }
sm-wealth-now = Majetek teď
sm-mission-n = Mise { $n }
sm-about-mission = Splněný úkol lze ohlásit: 2 crypcoiny a jednorázový bonusový žeton. Všechny tvé úkoly jsou z jedné mise.
sm-claimed = ohlášeno
sm-about-luna = Luna jedná podle karet: ve svém tahu otočí jednu a provede ji.
sm-luna-tank = Stupnice nádrže Luny: míjení žetonů přináší silnější karty.
sm-luna-research = Kroky výzkumu Luny; plány nepotřebuje.
sm-luna-deck = Balíček: { $n }, třída 2: { $second }
sm-luna-cards = Karty Luny
sm-luna-slot = Místo { $slot } Luny
sm-luna-face-down = Leží zde zakrytá karta.
sm-luna-no-card = Není zde karta.
sm-luna-majority = Co Luna ukazuje pro většiny
sm-luna-left = levá: { $card }
sm-luna-right = pravá: { $card }
sm-luna-gained = Karty, které Luna vzala: { $n }
sm-luna-gain-coins = získá crypcoiny: { $n }
sm-luna-helium = { $n } na stupnici nádrže
sm-luna-research-steps = { $n } na stupnici výzkumu
sm-luna-advance = { $n } na stupnici: { $rule }
sm-luna-expand = rozšíří o { $n }: { $rule }
sm-luna-gain-cards = vezme karty z nabídky { $target }
sm-luna-gain-most-valuable-share-card = vezme kartu s nejcennějším podílem
sm-luna-place-marker = blokuje bonusové pole: { $target }
sm-luna-discard-plan = odhodí plán: { $target }
sm-luna-discard-special-plan = odhodí nejnovější zvláštní plán
sm-need-symbol = { $n } × { $what }
sm-need-same-resource = { $n } jedné suroviny
sm-need-research-any = jiné karty výzkumu: { $n }
sm-need-coins = zaplať crypcoiny: { $n }
sm-need-pay-coins = zaplať crypcoiny: { $n }
sm-need-remove-hand-card = odstraň kartu z ruky
sm-need-remove-hand-cards = odstraň karty energie z ruky: { $n }
sm-need-extra-energy = o { $n } energie víc
sm-need-research-value-passed = překroč { $n } na stupnici výzkumu
sm-need-tank-value-passed = překroč { $n } na stupnici nádrže
sm-permanent-discount = karty z nabídky levnější o { $n } za { $what }
sm-permanent-mixed-purchase = karty z nabídky lze platit různými surovinami, levněji o { $n }
sm-permanent-energy-plus = o { $n } energie víc, máš-li nějakou
sm-permanent-extra-markers = bonusové žetony navíc: { $n }
sm-permanent-card-value-plus = karty titanu mají o { $n } víc
sm-permanent-field-symbol = symbol terénního výzkumu a sběračů plynu se počítá o { $n } víc
sm-key-slots = Použij nebo vyber kartu na místě; vrať naplánovanou
sm-taken-plans = K položení na stupnici
sm-fact-wealth = Majetek teď: { $n }

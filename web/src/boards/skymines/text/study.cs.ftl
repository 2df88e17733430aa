# Skymines na dvou stránkách a tahák

study-goal-wealth = Sedm kol investorem na Měsíci: vyhrává ten, kdo má na konci nejvyšší hodnotu v crypcoinech.
study-goal-shares = **Sbírej podíly** čtyř korporací: postupem po jejich stupnicích a z karet, které je ukazují.
study-goal-value = **Zvyšuj jejich hodnotu.** Každá základna, která opustí stanici korporace, může odkrýt minci: všechny viditelné dohromady jsou hodnota jednoho podílu.
study-goal-others = **Kromě toho** se počítá helium-3 v nádrži, přenesený výzkum a crypcoiny.

study-setup-cards = Všichni mají stejných devět karet a k nim jednu kartu jedné energie.
study-setup-token = Počáteční žeton říká, které tři z nich jsou zprvu použité, posune tě na stupnicích a nese tvůj první plán výzkumu.
study-setup-slots = Tři z pěti míst na karty jsou zapnutá. Máš 1 crypcoin a 2 bonusové žetony; 3, je-li hráčů méně než tři.
study-setup-companies = Každá korporace má u svého okraje desku stupnice a ve stanici 15 základen: žádný podíl zatím nemá hodnotu.

study-round-plan = **Plánuj.** Všichni naráz položí karty lícem dolů na zapnutá místa, pak je otočí.
study-round-turns = **Tahy** po směru hodinových ručiček, po jedné akci, dokud všichni neodstoupí. Použitá karta se otočí dolů.
study-round-rest = **Odstup:** vezmi si do ruky jeden balíček použitých karet, pak odlož karty tohoto kola, každou na jiné místo na použité karty.
study-round-prepare = **Příprava:** otevře se další zvláštní plán a mince jde na pole příplatku; žetony se vrátí i s rezervovanými bonusovými destičkami.
study-round-market = **Karty:** pravý sloupec zmizí, ostatní se posunou, přijdou nové.

study-actions-resources = **Suroviny:** použij karty jednoho druhu. Smíš získat jednu kartu z nabídky: za její cenu a 0, 1, nebo 2 podle sloupce.
study-actions-tracks = **Stupnice korporací:** každá zbylá jednotka je jedno pole. Prahy vyplácejí crypcoiny a otevírají bonusy.
study-actions-energy = **Energie:** celá jde na expanzi jedné korporace. Vstupuj do sektorů u její stanice nebo základen: 1 přes jednoduchou čáru, 2 přes dvojitou a ještě 1 tam, kde někdo stojí.
study-actions-buildings = **Budovy** v těch sektorech dávají crypcoiny, pole na stupnici té korporace, pole nádrže, body výzkumu.
study-actions-oust = **Vytlačené** základny se vrátí do sloupce své stanice a zase zakryjí mince.
study-actions-upload = **Vědecký výzkum:** posouvej ukazatel přenosu z plánu na plán, dokud odkryté karty splňují požadavky. Odměnu dá poslední.
study-actions-points = **Body výzkumu** kupují plány (A a B za 1, C a zvláštní za 2), nebo po crypcoinu; plány položíš na obrazovky na konci tahu.
study-actions-field = **Terénní výzkum:** 2 pole nádrže, 1 crypcoin a další pole za každé dva sběrače plynu korporace z karty.
study-actions-marker = **Bonusový žeton:** na volné bonusové pole, za to, co ukazuje. Pole je obsazené do konce kola.
study-actions-majority = **Pole většiny** chtějí nejvíc odkrytých jednotek druhu; čím víc jich máš, tím víc dají.

study-scoring-coins = **Crypcoiny:** každý 1.
study-scoring-shares = **Podíly:** za každou korporaci podíly ze stupnice i z karet krát jejich hodnota.
study-scoring-tank = **Nádrž:** 10, 15, 25, 30, 40, 45, 50, 60 od pole 6, 9, 13, 16, 20, 23, 25, 28.
study-scoring-research = **Výzkum:** 10, 15, 20, 30, 40, 50, 60 od obrazovky 4, 6, 8, 10, 12, 14, 16 a dosažené zvláštní plány.

study-end-rounds = Hra končí po tazích 7. kola. Podíly se počítají ze všech karet, i z použitých.
study-end-tie = Při shodě vyhrávají společně.

study-missed-energy = Všechna energie jde v jedné akci na jednu korporaci. Co zbude, propadne.
study-missed-before = Použité karty už se nepočítají: nejdřív ber většiny a přenášej, pak je utrácej.
study-missed-back = Karta použitá teď se vrátí do ruky nejdřív za dvě kola. Odkládej na jeden balíček, co patří k sobě.
study-missed-stop = Odměnu dá jen plán, na kterém zastavíš. Ty cestou tě jen pustí dál.
study-missed-barrier = Bariéra na stupnici stojí crypcoiny, nebo tě zastaví. Práh platí všem, kdo jsou za ním, pokaždé když ho někdo překročí.
study-missed-crossed = Přeškrtnuté pole na konci sloupce se už nikdy nezakryje: jeho 2 mince zůstanou.
study-missed-majority = Na většinu stačí shoda a žádná karta se nepoužije. Kdo odstoupil, nepočítá se.
study-missed-slots = Pole 8 nádrže a pátá obrazovka zapnou po jednom místě na kartu, od příštího kola.

study-picture-companies = Kolik stojí podíl a kolik dají podíly každého hráče: zde tři hráči ve 4. kole.
study-picture-cards = Karty: uhlík, minerály, titan, energie s podílem, vědecký výzkum, terénní výzkum a samotný podíl.
study-picture-station = Stanice: základny odcházejí z vrchu sloupce a odkrývají mince. Poslední pole sloupce má dvě.
study-picture-moon = Měsíc a jeho sektory. Jedna čára stojí 1, dvě čáry 2; budovy ukazují, co vstup přinese, a vzory, základna které korporace tam stojí.
study-picture-plans = Plány výzkumu: nahoře, co musí mít odkryté karty, dole odměna.

study-icon-coin = Crypcoiny
study-icon-share = Podíl
study-icon-step = Pole na stupnici
study-icon-carbon = Uhlík
study-icon-minerals = Minerály
study-icon-titanium = Titan
study-icon-energy = Energie
study-icon-science = Vědecký výzkum, body výzkumu
study-icon-field = Terénní výzkum
study-icon-tank = Pole nádrže (helium-3)
study-icon-shaft = Hlubinný důl: crypcoiny
study-icon-pit = Povrchový důl: stupnice korporace
study-icon-collector = Sběrač plynu: nádrž
study-icon-dish = Výzkumná stanice: body výzkumu
study-icon-marker = Bonusový žeton
study-icon-first = Začínající hráč
study-icon-buy = Koupě karty
study-icon-sell = Prodej karty
study-icon-remove-outpost = Odstranění základny
study-icon-wealth = Hodnota na konci

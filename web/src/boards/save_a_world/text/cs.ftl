hw-worlds = Světy
hw-choose-one = Vyber
hw-tab-projects = Projekty
hw-tab-market = Karty
hw-tab-lab = Laboratoř
hw-tab-progress = Postup
hw-tab-simu = SIMU
hw-path =
    { $left ->
        [one] Leviatan: { $left } krok do dopadu
        [few] Leviatan: { $left } kroky do dopadu
        [many] Leviatan: { $left } kroku do dopadu
       *[other] Leviatan: { $left } kroků do dopadu
    }
hw-path-text = V každé fázi postupu se posune o jedno pole a o další za každou vylosovanou kostičku asteroidu.
hw-symbol-facility_A = přibude zařízení A
hw-symbol-facility_B = přibude zařízení B
hw-symbol-add_asteroid = kostičky asteroidu do sáčku
hw-symbol-refresh = obnovení nabídek
hw-landed = zde: { $who }
hw-ready-zone = Pohotovostní zóna: { $world }, moduly: { $landers }
hw-shuttle = Raketoplán
hw-shuttle-text = Za 1 energii přeletí modul mezi planetou a měsícem. Zabere to celý tah.
hw-neutral = neutrální disk
hw-space = pole { $space }
hw-space-of = { $project }, pole { $space }
hw-cost = cena { $cost }
hw-leader = prémie za vedení { $points }
hw-flip = změna destičky odměny
hw-price = karta stojí { $price }
hw-price-text = Tolik, kolik máš karet v ruce a v odhazovacím balíčku.
hw-empty = prázdno
hw-owned = máš
hw-progress = Postup
hw-progress-text = plné měřidlo ukončí hru
hw-gauge = { $project }: { $filled } z { $length }
hw-bag = Sáček
hw-bag-text = kostiček: { $cubes }, losuje se { $threat }
hw-now = Kdyby hra skončila teď
hw-odds = Šance
hw-stocks = Suroviny a štítky
hw-odds-text = Jak pravděpodobné je, že by ten který projekt byl klíčovým projektem, kdyby asteroid přiletěl teď.
hw-odds-laser = Kdyby asteroid přiletěl teď, laser by ho zasáhl s šancí { $chance }.
hw-odds-shield = S šancí { $chance } by laser minul a štít by vydržel.
hw-odds-evacuation = S šancí { $chance } by selhaly oba a klíčovým projektem by byla evakuace.
hw-stock = { $resource }: { $level }, základní úroveň { $baseline }
hw-baseline-text = Na začátku kola surovina pod základní úrovní stoupne na ni.
hw-tokens = { $tag }: aktivní { $active }, utracené { $spent }
hw-tag-text = Utracené žetony budou v dalším kole znovu aktivní.
hw-discarded = v odhazovacím balíčku
hw-hand = Ruka
hw-unseen =
    { $n ->
        [one] a { $n } karta, kterou nikdo neviděl
        [few] a { $n } karty, které nikdo neviděl
        [many] a { $n } karty, kterou nikdo neviděl
       *[other] a { $n } karet, které nikdo neviděl
    }
hw-discard-pile = Odhazovací balíček
hw-left = zbývá { $left }
hw-less = méně: { $thing }
hw-more = více: { $thing }
hw-simu-cards = karta { $played } z { $all }
hw-simu-order = Preferuje
hw-simu-landers = Zbývající moduly: { $n }
hw-simu-text = V každém svém tahu SIMU odhalí kartu: modul zablokuje oblast, pak se provede program.
hw-simu-surge = vzepětí od hrozby { $threat }, teď { $now }
hw-simu-no-surge = bez vzepětí
hw-simu-leads = bere prémie za vedení
hw-simu-no-leads = nebere prémie za vedení
hw-simu-species = druhy: { $n }, každý za { $points } VB
hw-simu-revealed = Karty tohoto kola, nejnovější první
hw-simu-unseen = Ještě mohou přijít
hw-fact-energy = energie: { $n }
hw-fact-hand = karty v ruce: { $n }
hw-fact-upgrades = vylepšení: { $n }
hw-fact-tag-science = aktivní štítky: { $n }
hw-key-end = Ukončit tah, pasovat, odmítnout
hw-key-lit = Další věc k výběru, předchozí
hw-kind-keep = Druh
hw-kind-shuttle = Raketoplán
hw-kind-play = Karty akcí
hw-kind-place = Moduly
hw-kind-pass = Pasování
hw-kind-boost = Posílení
hw-kind-done = Dál
hw-kind-gain = Suroviny
hw-kind-raise = Základní úrovně
hw-kind-take-tag = Štítky
hw-kind-work = Projekty
hw-kind-research = Výzkum
hw-kind-upgrade = Vylepšení
hw-kind-buy = Karty
hw-kind-remove = Odstranění
hw-kind-times = Štítky
hw-kind-choose = Volba
hw-kind-pay = Platba
hw-kind-reactivate = Štítky
hw-kind-recover = Odhazovací balíček
hw-kind-recall = Moduly
hw-kind-tokens = Žetony
hw-kind-discard = Odhození
hw-kind-swap = Výměna
hw-kind-accept = Ano
hw-kind-decline = Ne
hw-skip = Dál: libovolná klávesa nebo kliknutí
hw-draw-title =
    { $total ->
        [one] Fáze postupu: { $total } kostička ze sáčku
        [few] Fáze postupu: { $total } kostičky ze sáčku
        [many] Fáze postupu: { $total } kostičky ze sáčku
       *[other] Fáze postupu: { $total } kostiček ze sáčku
    }
hw-drawn = Vylosováno: { $cubes }.
hw-drawn-cube = { $cube } × { $n }
hw-steps =
    { $n ->
        [one] krok Leviatana
        [few] kroky Leviatana
        [many] kroku Leviatana
       *[other] kroků Leviatana
    }
hw-hits = užitečné kostičky
hw-arrival = Leviatan přilétá
hw-aim-laser = Laser střílí
hw-aim-shield = Štít se zvedá
hw-chance-before = před losováním
hw-chance =
    { $missing ->
        [0] Nic už nechybělo.
        [one] Chyběla { $missing } kostička; šance byla { $percent } %.
        [few] Chyběly { $missing } kostičky; šance byla { $percent } %.
        [many] Chybělo { $missing } kostičky; šance byla { $percent } %.
       *[other] Chybělo { $missing } kostiček; šance byla { $percent } %.
    }
hw-laser-succeeds = Laser roztříštil Leviatana.
hw-laser-fails =
    { $missing ->
        [one] Laser minul: chyběla { $missing } kostička.
        [few] Laser minul: chyběly { $missing } kostičky.
        [many] Laser minul: chybělo { $missing } kostičky.
       *[other] Laser minul: chybělo { $missing } kostiček.
    }
hw-shield-succeeds = Štít vydržel.
hw-shield-fails =
    { $missing ->
        [one] Štít pukl: chyběla { $missing } kostička.
        [few] Štít pukl: chyběly { $missing } kostičky.
        [many] Štít pukl: chybělo { $missing } kostičky.
       *[other] Štít pukl: chybělo { $missing } kostiček.
    }
hw-key = Klíčový projekt: { $project }
hw-key-laser = Z Leviatana zbyl prach. Alarria je zachráněna.
hw-key-shield = Štít Leviatana zadržel. Alarria je zachráněna.
hw-key-evacuation = Archy opouštějí Alarrii. Život jde dál jinde.

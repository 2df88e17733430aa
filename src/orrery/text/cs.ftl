# Společné pro všechny hry. Slova jednotlivé hry jsou v games/<hra>/text/cs.ftl.

## Místa u stolu

seat-player = Hráč
bot-casual = Sváteční bot
bot-expert = Bot expert
bot-glancing = Zběžný bot
bot-greedy = Hladový bot
bot-master = Bot mistr
bot-novice = Bot začátečník
bot-random = Náhodný bot
bot-search = Prohledávající bot
bot-strong = Silný bot
seat-column = { $seat } (místo { $number })

## Rozhodnutí a události jádra

ask-agenda = Který efekt má přijít na řadu?
event-undone = { $seat } bere tah zpět.

## Hodnoty voleb

flag-true = ano
flag-false = ne

## Výsledky

amount =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
result-wins = { $seat } vítězí a získává { amount }.
result-shares = { $seat } se dělí o vítězství a získává { amount }.
result-alone = { $seat } získává { amount }.
result-heading = Konečné skóre
result-total = Celkem
result-rank = Pořadí

## Průběh partie

story-game = { $title } ({ $game }, pravidla { $rules })
story-seats = U stolu: { $names }
story-options = Volby: { $options }
story-commitment = Otisk klíče kostek: { $commitment }
story-key = Klíč kostek: { $key }
story-setup = Příprava
story-taken-back = vzato zpět
story-unfinished = Partie ještě neskončila, teď rozhoduje: { $names }.

## Co si o partii myslí program

analysis-entry = Záznam
analysis-player = Hráč
analysis-made = Provedený tah
analysis-points = Body
analysis-chance = Výhra
analysis-loss = Ztráta
analysis-best = Lepší tah
analysis-turning-points = Zlomové okamžiky
analysis-turning-point = { $entry } { $seat }: { $made }. Lepší: { $best }. Ztráta v bodech: { $loss }, v šanci na výhru: { $chance }.
analysis-steady = Žádné rozhodnutí nestálo víc, než by mohla způsobit náhoda.
analysis-lost = { $seat }: rozhodnutí: { $decisions }, ztracené body: { $loss }

## Stůl v terminálu

table-pass = Zařízení si teď bere { $seat }: stiskni Enter.
table-since = Od tvého posledního rozhodnutí:
table-log = Vše, co o průběhu partie víš:
table-no-option =
    { $count ->
        [one] Je tu { $count } možnost, zadej tedy 1.
        [few] Jsou tu { $count } možnosti, zadej tedy číslo od 1 do { $count }.
        [many] Je tu { $count } možnosti, zadej tedy číslo od 1 do { $count }.
       *[other] Je tu { $count } možností, zadej tedy číslo od 1 do { $count }.
    }
table-steps =
    { $count ->
        [one] Zbývá { $count } možnost. Napiš číslo, back, all, find a slova, nebo zápis.
        [few] Zbývají { $count } možnosti. Napiš číslo, back, all, find a slova, nebo zápis.
        [many] Zbývá { $count } možnosti. Napiš číslo, back, all, find a slova, nebo zápis.
       *[other] Zbývá { $count } možností. Napiš číslo, back, all, find a slova, nebo zápis.
    }
table-several =
    { $count ->
        [one] To je { $count } možnost: nejdřív ji vyber, pak se ptej.
        [few] To jsou { $count } možnosti: nejdřív vyber jednu z nich, pak se ptej.
        [many] To je { $count } možnosti: nejdřív vyber jednu z nich, pak se ptej.
       *[other] To je { $count } možností: nejdřív vyber jednu z nich, pak se ptej.
    }
table-not-found = Žádná možnost neobsahuje slova „{ $words }“.
table-no-map = Tato hra nemá mapu.
table-next-chapter = Stiskni Enter a začne další kapitola.
table-chapter = Kapitola { $number } z { $chapters }: { $chapter }
table-campaign-over = Kampaň skončila. Vítězství: { $names }.
table-save-where = Uveď soubor, například: save partie.json
table-saved = Uloženo do souboru { $file }.
table-not-saved = Soubor { $file } nelze zapsat: { $reason }.
table-which-game = Která hra?
table-left = Partie tady končí. Na shledanou!
table-help =
    Zadej číslo možnosti, nebo její zápis, který stojí vpravo.
    what N        ukaž, co přinese a kolik stojí možnost N
    find SLOVA    ukaž možnosti s těmito slovy
    all           ukaž všechny možnosti najednou
    back          vrať krok výběru
    map           ukaž celou mapu
    undo          vezmi svůj poslední tah zpět
    save SOUBOR   ulož partii do souboru
    log           ukaž vše, co o průběhu partie víš
    help          ukaž tento seznam
    quit          odejdi od stolu

## Co by volba přinesla

outlook-by = { $holding } { $by }
outlook-last = { $holding } { $by } (poslední)
outlook-chance = O zbytku rozhodne náhoda.
outlook-then = Potom volíš dál.
outlook-order = Potom v libovolném pořadí: { $moves }
outlook-choose = Potom vyber: { $moves }
why-unknown = Teď to není možné.

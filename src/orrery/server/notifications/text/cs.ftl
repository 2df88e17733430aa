# Texty oznámení. $others jsou jména hráčů oddělená čárkami.

notice-turn-title = { $game }: jsi na tahu
notice-turn = U stolu se čeká na tebe. Spoluhráči: { $others }.
notice-turn-alone = Stůl čeká na tebe.
notice-begun-title = { $game }: partie začala
notice-begun = Spoluhráči: { $others }.
notice-begun-alone = Herní plán je připraven.
notice-over-title = { $game }: partie skončila
notice-over = Podívej se, jak dopadla. Spoluhráči: { $others }.
notice-over-alone = Podívej se, jak dopadla.
notice-invited-title = { $game }: pozvánka do partie
notice-invited = Chtějí si s tebou zahrát: { $others }.
notice-invited-alone = Místo u stolu je tvoje.
notice-test-title = Orrery tě zastihne
notice-test = Toto je zpráva, o kterou žádáš. Nic jiného se nestalo.

## Pošta

mail-notice =
    { $text }

    Ke stolu: { $url }

    —
    Tento e-mail přišel na tvé přání. Další neposílat: { $stop }
mail-code-subject = { $code } je tvůj kód pro Orrery
mail-code =
    Někdo, nejspíš ty, chce, aby Orrery na adrese { $home } posílalo oznámení na tuto adresu.

    Kód: { $code }

    Zadej ho do hodiny tam, odkud přišla žádost. Pokud to nejsi ty, e-mail ignoruj: nic dalšího nepřijde.

## Stránka pro odhlášení pošty

stop-title = Konec oznámení
stop-ask = Nemá už Orrery nic posílat na adresu { $address }?
stop-button = Už nic neposílat
stop-done = Na tuto adresu už nic nepřijde.
stop-unknown = Sem už nic neposíláme, nebo odkaz není úplný.

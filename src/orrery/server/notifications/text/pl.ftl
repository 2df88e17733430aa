# Treść powiadomień. $others to imiona graczy oddzielone przecinkami.

notice-turn-title = { $game }: twoja kolej
notice-turn = Przy stole czekają na ciebie. Grasz z: { $others }.
notice-turn-alone = Stół czeka na ciebie.
notice-begun-title = { $game }: partia się zaczęła
notice-begun = Grasz z: { $others }.
notice-begun-alone = Plansza jest rozłożona.
notice-over-title = { $game }: koniec partii
notice-over = Zobacz, jak się skończyła. Grali też: { $others }.
notice-over-alone = Zobacz, jak się skończyła.
notice-invited-title = { $game }: zaproszenie do partii
notice-invited = Chcą z tobą zagrać: { $others }.
notice-invited-alone = Czeka na ciebie miejsce.
notice-test-title = Orrery może cię zawiadomić
notice-test = To wiadomość, o którą prosisz. Nic innego się nie stało.

## Poczta

mail-notice =
    { $text }

    Do stołu: { $url }

    —
    Ta wiadomość przyszła na twoją prośbę. Rezygnacja z dalszych: { $stop }
mail-code-subject = { $code } to twój kod do Orrery
mail-code =
    Ktoś, zapewne ty, chce, by Orrery pod adresem { $home } wysyłało tu powiadomienia.

    Kod: { $code }

    Wpisz go w ciągu godziny tam, gdzie padła prośba. Jeśli to nie ty, zignoruj tę wiadomość: nic więcej nie przyjdzie.

## Strona rezygnacji z poczty

stop-title = Koniec powiadomień
stop-ask = Czy Orrery ma już niczego nie wysyłać na adres { $address }?
stop-button = Nic więcej nie wysyłaj
stop-done = Na ten adres nic więcej nie przyjdzie.
stop-unknown = Nic już tam nie wysyłamy albo ten link jest niepełny.

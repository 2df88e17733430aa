# What notices say. $others are names of players, with commas between them.

notice-turn-title = { $game }: it’s your turn
notice-turn = { $others } and the table wait for you.
notice-turn-alone = The table waits for you.
notice-begun-title = { $game }: the match has begun
notice-begun = You play with { $others }.
notice-begun-alone = The board is set up.
notice-over-title = { $game }: the match is over
notice-over = See how it ended for you and { $others }.
notice-over-alone = See how it ended.
notice-invited-title = { $game }: you are invited
notice-invited = { $others } would like to play with you.
notice-invited-alone = A seat is kept for you.
notice-test-title = Orrery can reach you
notice-test = This is the message that you asked for. Nothing else has happened.

## Mail

mail-notice =
    { $text }

    To the table: { $url }

    —
    You asked Orrery for this mail. No more of it: { $stop }
mail-code-subject = { $code } is your code for Orrery
mail-code =
    Somebody, probably you, wants Orrery at { $home } to send notifications to this address.

    Code: { $code }

    Enter it where you asked for it, within an hour. If it wasn’t you, ignore this mail: nothing more will come.

## The page that ends mail

stop-title = No more notifications
stop-ask = Should Orrery send nothing more to { $address }?
stop-button = Send nothing more
stop-done = Nothing more will be sent to this address.
stop-unknown = Nothing is sent there any more, or this link isn’t whole.

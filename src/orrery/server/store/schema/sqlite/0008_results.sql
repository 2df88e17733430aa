-- Whether a match changes ratings.
ALTER TABLE game_table ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

-- People who have left a match in play to a bot.
CREATE TABLE leaver (
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    identity TEXT NOT NULL REFERENCES identity (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX leaver_identity ON leaver (identity);

-- Finished matches in the order in which they were counted. They outlast their tables.
CREATE TABLE result (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game TEXT NOT NULL,
    ended REAL NOT NULL,
    rated INTEGER NOT NULL,
    private INTEGER NOT NULL
) WITHOUT ROWID;

-- What became of each seat: of a person, a bot's level, or nobody who is known any more. The rating
-- is the one before the match. Sources of points and choices are JSON.
CREATE TABLE seat_result (
    table_id TEXT NOT NULL REFERENCES result (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    identity TEXT REFERENCES identity (id) ON DELETE SET NULL,
    bot TEXT,
    place INTEGER NOT NULL,
    won REAL NOT NULL,
    score INTEGER NOT NULL,
    sources TEXT NOT NULL,
    choices TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    new_mu REAL NOT NULL,
    new_sigma REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seat_result_identity ON seat_result (identity);
CREATE INDEX seat_result_bot ON seat_result (bot);

-- What people and bots are worth in a game. The floor is what they are worth at least, almost surely.
CREATE TABLE rating (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    identity TEXT REFERENCES identity (id) ON DELETE CASCADE,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    floor REAL NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) WITHOUT ROWID;
CREATE INDEX rating_identity ON rating (identity);
CREATE INDEX rating_floor ON rating (game, floor);

-- Sums over finished matches: of one player, or of all players of some strength (player is '').
-- Of all they have played (kind is ''), of a source of points, or of something that they chose.
CREATE TABLE tally (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    identity TEXT REFERENCES identity (id) ON DELETE CASCADE,
    strength TEXT NOT NULL,
    private INTEGER NOT NULL,
    kind TEXT NOT NULL,
    item TEXT NOT NULL,
    matches INTEGER NOT NULL,
    won REAL NOT NULL,
    expected REAL NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (game, player, strength, private, kind, item)
) WITHOUT ROWID;
CREATE INDEX tally_identity ON tally (identity);

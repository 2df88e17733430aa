-- Things that all workers share and nobody else knows, made once.
CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    body BLOB NOT NULL
) WITHOUT ROWID;

-- What somebody wants to be told, and when not: topics are JSON, quiet hours minutes of their day.
CREATE TABLE wish (
    identity TEXT PRIMARY KEY REFERENCES identity (id) ON DELETE CASCADE,
    topics TEXT NOT NULL,
    lang TEXT NOT NULL,
    zone TEXT NOT NULL,
    quiet_from INTEGER,
    quiet_until INTEGER
) WITHOUT ROWID;

-- Ways to reach somebody. One with a code is not confirmed yet, so nothing else is sent there.
CREATE TABLE channel (
    id TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identity (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    keys TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    since REAL NOT NULL,
    code TEXT,
    guesses INTEGER NOT NULL,
    UNIQUE (identity, kind, address)
) WITHOUT ROWID;

-- What was or will be sent. A table has one row per topic and channel, for the latest wait.
CREATE TABLE notice (
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    topic TEXT NOT NULL,
    channel TEXT NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    wait INTEGER NOT NULL,
    began REAL NOT NULL,
    due REAL NOT NULL,
    tries INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, topic, channel)
) WITHOUT ROWID;
CREATE INDEX notice_channel ON notice (channel);
CREATE INDEX notice_due ON notice (due) WHERE state = 'waiting';

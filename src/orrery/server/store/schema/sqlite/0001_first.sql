CREATE TABLE identity (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    named INTEGER NOT NULL,
    handle TEXT UNIQUE,
    password TEXT,
    created REAL NOT NULL
);

CREATE TABLE token (
    hash BLOB PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identity (id)
) WITHOUT ROWID;

CREATE TABLE passkey (
    credential BLOB PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identity (id),
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL
);
CREATE INDEX passkey_identity ON passkey (identity);

-- The columns up to round are the fields of TableRow; the others serve lists and numbering.
CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    content TEXT NOT NULL,
    options BLOB NOT NULL,
    key BLOB NOT NULL,
    invitation TEXT NOT NULL,
    host TEXT NOT NULL,
    private INTEGER NOT NULL,
    status TEXT NOT NULL,
    seats TEXT NOT NULL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    version INTEGER NOT NULL,
    start BLOB,
    forked_from TEXT,
    forked_entry INTEGER,
    rematch TEXT,
    asked TEXT NOT NULL,
    round INTEGER NOT NULL,
    vacant INTEGER NOT NULL,
    entries INTEGER NOT NULL DEFAULT 0,
    lines INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX game_table_open ON game_table (created)
WHERE status = 'open' AND vacant AND NOT private;
CREATE INDEX game_table_over ON game_table (updated) WHERE status = 'over' AND NOT private;
CREATE INDEX game_table_playing ON game_table (id) WHERE status = 'playing';

-- Who belongs to which table. Derived from host and seats, so the database itself keeps it right.
CREATE TABLE member (
    identity TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    PRIMARY KEY (identity, table_id)
) WITHOUT ROWID;
CREATE INDEX member_table ON member (table_id);

CREATE TRIGGER member_added AFTER INSERT ON game_table BEGIN
    INSERT INTO member
    SELECT new.host, new.id
    UNION
    SELECT value ->> 'identity', new.id FROM json_each(new.seats)
    WHERE value ->> 'identity' IS NOT NULL;
END;

CREATE TRIGGER member_changed AFTER UPDATE ON game_table
WHEN old.seats <> new.seats OR old.host <> new.host BEGIN
    DELETE FROM member WHERE table_id = new.id;
    INSERT INTO member
    SELECT new.host, new.id
    UNION
    SELECT value ->> 'identity', new.id FROM json_each(new.seats)
    WHERE value ->> 'identity' IS NOT NULL;
END;

CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT,
    command TEXT NOT NULL,
    at REAL NOT NULL,
    "check" TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command)
) WITHOUT ROWID;

-- Two versions may leave the same number of entries behind: the later one counts.
CREATE TABLE snapshot (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seq INTEGER NOT NULL,
    rules TEXT NOT NULL,
    content TEXT NOT NULL,
    body BLOB NOT NULL,
    UNIQUE (table_id, seq, rules, content)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    identity TEXT,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

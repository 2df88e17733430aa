CREATE TABLE identity (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    named BOOLEAN NOT NULL,
    handle TEXT UNIQUE,
    password TEXT,
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE token (
    hash BYTEA PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identity (id)
);

CREATE TABLE passkey (
    credential BYTEA PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identity (id),
    public_key BYTEA NOT NULL,
    counter BIGINT NOT NULL
);
CREATE INDEX passkey_identity ON passkey (identity);

-- The columns up to round are the fields of TableRow; the others serve lists and numbering.
CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    content TEXT NOT NULL,
    options BYTEA NOT NULL,
    key BYTEA NOT NULL,
    invitation TEXT NOT NULL,
    host TEXT NOT NULL,
    private BOOLEAN NOT NULL,
    status TEXT NOT NULL,
    seats JSONB NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    version INTEGER NOT NULL,
    start BYTEA,
    forked_from TEXT,
    forked_entry INTEGER,
    rematch TEXT,
    asked JSONB NOT NULL,
    round INTEGER NOT NULL,
    vacant BOOLEAN NOT NULL,
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
);
CREATE INDEX member_table ON member (table_id);

CREATE FUNCTION member_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM member WHERE table_id = new.id;
    INSERT INTO member
    SELECT new.host, new.id
    UNION
    SELECT seat ->> 'identity', new.id FROM jsonb_array_elements(new.seats) AS seat
    WHERE seat ->> 'identity' IS NOT NULL;
    RETURN NULL;
END
$$;
CREATE TRIGGER member_added AFTER INSERT ON game_table
FOR EACH ROW EXECUTE FUNCTION member_update();
CREATE TRIGGER member_changed AFTER UPDATE ON game_table
FOR EACH ROW WHEN (old.seats <> new.seats OR old.host <> new.host)
EXECUTE FUNCTION member_update();

CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT,
    command TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    "check" TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command)
);

-- Two versions may leave the same number of entries behind: the later one counts.
CREATE TABLE snapshot (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seq INTEGER NOT NULL,
    rules TEXT NOT NULL,
    content TEXT NOT NULL,
    body BYTEA NOT NULL,
    UNIQUE (table_id, seq, rules, content)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    identity TEXT,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE lease (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

-- What an entry led to, until the match is over and its chronicle has it.
ALTER TABLE entry ADD COLUMN trace BLOB;

-- A finished match as it was seen when it ended: part 0 is what was done and told, others are what was shown.
CREATE TABLE chronicle (
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    part INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, part)
);

-- What the search thinks of the decisions of a seat in a finished match.
CREATE TABLE analysis (
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
);

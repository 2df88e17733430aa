-- Matches of one game in their order.
CREATE INDEX result_game ON result (game, number);

-- People who are asked to a table by somebody who has played with them.
CREATE TABLE invitation (
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    identity TEXT NOT NULL REFERENCES identity (id) ON DELETE CASCADE,
    inviter TEXT NOT NULL REFERENCES identity (id) ON DELETE CASCADE,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, identity)
) WITHOUT ROWID;
CREATE INDEX invitation_identity ON invitation (identity, at);
CREATE INDEX invitation_inviter ON invitation (inviter);

-- People from whom somebody wants no invitations.
CREATE TABLE ignored (
    identity TEXT NOT NULL REFERENCES identity (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES identity (id) ON DELETE CASCADE,
    PRIMARY KEY (identity, other)
) WITHOUT ROWID;
CREATE INDEX ignored_other ON ignored (other);

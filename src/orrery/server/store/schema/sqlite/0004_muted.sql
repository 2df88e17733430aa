-- People who may not chat.
CREATE TABLE muted (
    identity TEXT PRIMARY KEY REFERENCES identity (id) ON DELETE CASCADE
);

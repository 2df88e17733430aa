-- Who has won a match that is over, by number, as JSON; unknown of those that ended before.
ALTER TABLE game_table ADD COLUMN winners TEXT;

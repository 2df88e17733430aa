-- A chapter of a campaign: what its journal's header says of it, and the tables before and after it.
ALTER TABLE game_table ADD COLUMN chapter BLOB;
ALTER TABLE game_table ADD COLUMN previous TEXT;
ALTER TABLE game_table ADD COLUMN following TEXT;

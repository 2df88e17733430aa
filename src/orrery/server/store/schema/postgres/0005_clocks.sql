-- A table's clock with everyone's hand, and when the first of them runs out.
ALTER TABLE game_table ADD COLUMN clock TEXT;
ALTER TABLE game_table ADD COLUMN deadline DOUBLE PRECISION;
CREATE INDEX game_table_deadline ON game_table (deadline) WHERE deadline IS NOT NULL;

"""The table: people and bots in the browser; one process on SQLite or several on PostgreSQL."""

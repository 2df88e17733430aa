"""Many games at once: what bots are worth, how long games last, how fast they run."""

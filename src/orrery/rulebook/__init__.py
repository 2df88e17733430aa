"""The numbered rules, the code that carries them out and the tests that prove them, by reading."""

"""Strangers who send a server whatever they can think of: `make fuzz-server`."""

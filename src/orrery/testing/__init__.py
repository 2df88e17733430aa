"""What every game is tested with, for free: see conformance.py."""

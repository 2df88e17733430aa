"""Calling people back to a table: by browser push, mail or webhook, once for each wait.

`occasions` finds what is to be told, the store's outbox holds it until it is due, and `Notifier`
sends it. None of it happens while a move is made: the tables of people who can be reached are
looked through now and then.
"""

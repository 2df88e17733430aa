"""The addresses of docs/protocol.md, a module per part."""

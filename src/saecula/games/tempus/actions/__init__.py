"""The five actions."""

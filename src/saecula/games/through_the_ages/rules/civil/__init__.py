"""Civil actions."""

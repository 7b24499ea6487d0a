"""How tables are opened: laid out from the store, opened new, imported as a record, opened for a rematch."""

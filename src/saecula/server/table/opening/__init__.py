"""How tables come to be: laid out from the store, newly opened, imported as a record, opened for a rematch."""

"""How tables come to be: laid out from the store, opened anew, brought in as a record, played once more."""

"""Several servers on one PostgreSQL: which are alive, which has which table, how a visitor gets there."""

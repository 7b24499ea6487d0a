"""Several servers on one PostgreSQL: who is alive, who has which table, how a visitor gets there."""

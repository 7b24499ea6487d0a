"""What a screen shows of the table: every figure explained, all prices and warnings worked out by the rules."""

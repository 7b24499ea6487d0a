"""What a screen shows of the table: every figure explained, every price and warning worked out by the rules."""

"""The round, one file for each of its phases (RNF-RND)."""

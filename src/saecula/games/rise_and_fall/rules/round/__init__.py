"""The round, a file for each of its phases (RNF-RND)."""

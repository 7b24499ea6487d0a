"""Texts for people and texts from people: languages, sentences, rules pages, records as text."""

"""The score calculator: cities of a real table, entered by clicks or as text, scored at once."""

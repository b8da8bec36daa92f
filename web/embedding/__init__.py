"""A game inside another page: what the address asks for, what is shown, what the other page is told."""

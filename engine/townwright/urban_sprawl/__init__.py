"""Urban Sprawl."""

"""Tools for building, serving and measuring the site; none of it is part of the wheel."""

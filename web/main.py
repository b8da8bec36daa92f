"""The page's own program: everything is in the packages `table` and `townwright`, which arrive compiled."""

import table  # noqa: F401
import townwright.quadropolis  # noqa: F401
from js import document

document.documentElement.dataset.state = "ready"

"""Every sentence that a person reads passes through here: gettext, with English as the source.

``_("Round {number}").format(number=3)``: whole sentences with named placeholders, looked up when
they are needed, so that a change of language shows at the next redraw.
"""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pkgutil import get_data

_translations = NullTranslations()


def use(translations: NullTranslations) -> None:
    """Show all texts in the language of this catalogue from now on."""
    global _translations  # noqa: PLW0603 - the page speaks one language at a time
    _translations = translations


def speak(language: str) -> None:
    """Show all texts in a language, such as ``fr``, from now on; in English if it has no catalogue."""
    use(_catalogue(language))


@cache
def _catalogue(language: str) -> NullTranslations:
    try:
        packed = get_data(__name__, f"locale/{language}/LC_MESSAGES/townwright.mo")
    except OSError:
        packed = None
    return GNUTranslations(BytesIO(packed)) if packed else NullTranslations()


def _(message: str) -> str:
    """The message in the language in use."""
    return _translations.gettext(message)


def ngettext(singular: str, plural: str, count: int) -> str:
    """The message in the form that the language in use asks for with this count."""
    return _translations.ngettext(singular, plural, count)

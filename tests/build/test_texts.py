"""The texts that translators are given."""

from __future__ import annotations

from io import BytesIO

from tools.build.texts import DOMAIN, LOCALE, extracted, read_catalogue, texts_of

SOURCE = b"""
title = _("Plain")
markup = f"<b>{escape(_('Within an f-string'))}</b>" + pgettext("chess", "Long " "text")
count = ngettext("{count} tile", "{count} tiles", n).format(count=n)
other = translate("Not a text"), _(variable)
"""


def test_texts_are_found_wherever_they_stand() -> None:
    assert list(texts_of(BytesIO(SOURCE))) == [
        ("Plain", None),
        ("Within an f-string", None),
        ("Long text", "chess"),
        (("{count} tile", "{count} tiles"), None),
    ]


def test_the_catalogues_have_every_text_of_the_code() -> None:
    wanted = {message.id for message in extracted()}
    for path in (LOCALE / f"{DOMAIN}.pot", *LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        assert {message.id for message in read_catalogue(path)} == wanted, path.name

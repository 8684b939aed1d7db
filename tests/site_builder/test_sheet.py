"""The score sheet as it is drawn on a page: every row has a head, the letters are explained."""

import re

from site_builder.drawings import Page, draw


def test_the_sheet_of_gatti() -> None:
    drawn = draw("sheet hand-1 hand-2 hand-3", Page("liguria/gatti-3.md", "gatti-3", "../../"), True)
    heads = [re.sub(r"<[^>]+>", "", head) for head in re.findall(r'<th scope="row">(.*?)</th>', drawn)]
    assert all(heads) and heads.count("So far") == 3 and heads[0] == "Hand 1"
    assert "10 <b>♦</b>" in drawn and "<b>118</b>" in drawn and "frilli" in drawn

"""A slam that is undertaken."""

from trionfi.values import dataclass


@dataclass(frozen=True)
class Slam:
    """A slam that is bid or announced by its `word`: `value` from or to each opponent, unmultiplied. So many tricks may be
    `lost`, or `with_fool` if the declarer has had the Fool; it stands `instead` of the contract, or is paid beside
    it. `each` says that each partner wins or loses the value. The other partner may refuse to be bound where the play lets
    him: the announcer then wins or pays it all."""

    word: str
    value: int
    lost: int = 0
    with_fool: int = 0
    instead: bool = True
    each: bool = False

    @property
    def key(self) -> str:
        """Its word."""
        return self.word

    def words(self) -> str:
        """The rule in words."""
        needs = "all tricks" if not self.lost else f"all tricks but {self.lost}"
        if self.with_fool > self.lost:
            needs += f", or but {self.with_fool} when the declarer has the Fool"
        return (f"{self.word} ({needs}) {self.value} from or to each opponent" + (" for each partner" if self.each else "")
                + (", in place of the contract" if self.instead else ", beside the contract"))

"""How bids of these games are put right by what came true; `python -m benchmarks.bids --fit` writes it. By game and bid what is
added to what the hand promises at sight, in hundredths, and how many times that is taken, in thousandths."""

LINES: dict[str, dict[str, tuple[int, int]]] = {
    "tarocc-ombre-3": {
        "a due": (-237, 1370),
        "ad una": (-82, 1278),
        "a niente": (-127, 1320),
    },
    "ombra-arrabiata": {
        "a due": (312, 388),
        "ad una": (132, 937),
        "a niente": (78, 657),
    },
    "tarocc-ombre-5": {
        "a due": (-200, 893),
        "ad una": (-200, 893),
        "a niente": (-243, 870),
    },
    "tarocc-ombre-7": {
        "a due": (-341, 1329),
        "ad una": (-173, 707),
        "a niente": (-292, 937),
    },
}

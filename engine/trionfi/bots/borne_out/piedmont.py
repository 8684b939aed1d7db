"""How bids of these games are put right by what came true; `python -m benchmarks.bids --fit` writes it. By game and bid what is
added to what the hand promises at sight, in hundredths, and how many times that is taken, in thousandths."""

LINES: dict[str, dict[str, tuple[int, int]]] = {
    "permesso-3": {
        "a tre": (-140, 1170),
        "a due": (-144, 1388),
        "ad una": (25, 1214),
        "sans prendre": (-64, 1097),
    },
    "permesso-4": {
        "a tre": (-112, 1236),
        "a due": (-11, 1264),
        "ad una": (15, 1145),
        "sans prendre": (-48, 1101),
    },
    "quintilio": {
        "a tre": (-80, 928),
        "a due": (-117, 1065),
        "ad una": (-32, 1042),
        "sans prendre": (-75, 994),
    },
    "settilio": {
        "a tre": (-202, 1084),
        "a due": (-137, 1177),
        "ad una": (-126, 1147),
        "sans prendre": (-147, 1107),
    },
    "permesso-castrato": {
        "a tre": (-231, 1739),
        "a due": (-239, 1871),
        "ad una": (-224, 1716),
    },
    "tarot-simplifie-4": {
        "à deux cartes": (-239, 705),
        "à une carte": (-344, 1138),
        "à point": (-277, 1220),
    },
    "asti-chiamare-il-re": {
        "solo": (-63, 737),
        "senza carta": (-44, 733),
    },
}

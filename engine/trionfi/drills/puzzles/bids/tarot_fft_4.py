"""Puzzles of tarot-fft-4; `python -m benchmarks.puzzles_before bids tarot-fft-4` adds to them."""

RULES = "acad5a25f08a"
HANDS = 19
PUZZLES = (
    (200003002, 3, 1, 4, False, 800,
     "2 passe; 3 passe",
     "passe: 0 0, prise: 34.51 8.57, garde: 87.14 18.14, garde sans: 615.56 18.66, garde contre: 1216.44 9.44"),
    (200012002, 3, 0, 4, False, 800,
     "1 passe; 2 passe",
     "garde: 0 0, prise: 144.63 4.74, garde sans: 265.03 37.67, passe: 286.86 8.89, garde contre: 735.17 49.27"),
    (200017002, 3, 2, 4, False, 800,
     "3 passe; 0 passe",
     "garde: 0 0, prise: 163.57 2.81, garde sans: 212.26 33.57, passe: 320.91 4.82, garde contre: 768.24 42.2"),
    (200018003, 3, 2, 4, False, 800,
     "3 passe; 0 passe; 1 passe",
     "garde: 0 0, prise: 41.39 8.48, passe: 82.78 16.97, garde sans: 683.4 18.03, garde contre: 1196.23 18"),
)

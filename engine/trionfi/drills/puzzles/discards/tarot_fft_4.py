"""Puzzles of tarot-fft-4; `python -m benchmarks.puzzles_before discards tarot-fft-4` adds to them."""

RULES = "acad5a25f08a"
HANDS = 93
PUZZLES = (
    (100013004, 2, 3, 4, True, 2000,
     "0 passe; 1 garde; 2 passe; 3 passe",
     "8S AS JH 9D 7D 3D: 0 0, 8S AS 5H 9D 7D 3D: 39.13 7.81, 8S AS JC 9C 5C 3C: 61.96 12.81, 8S AS JH 9H 8H 5H: 65.12 12.63, 8S AS JH "
     "JC 9C 3C: 138.33 12.92"),
    (100037004, 2, 2, 4, True, 2000,
     "3 passe; 0 passe; 1 passe; 2 garde",
     "QS 9S 5S 2S QC CC: 0 0, QS 9S 5S 2S QC JC: 14.14 2.39, QS 9S 5S 2S CC JC: 30.13 3.42, QS 9S 5S 2S CH QC: 34.22 4.64, QS 9S 5S 2S "
     "CH 5H: 40.4 5.91, CC JC 10C 8C 4C 2C: 213.73 10.23"),
    (100040004, 2, 2, 4, True, 2000,
     "3 passe; 0 passe; 1 passe; 2 garde",
     "8S 6S JH 5D 4D 2D: 0 0, 8S 6S 5D 4D 2D 2C: 13.59 1.99, 8S 6S 5D 4D 2D QC: 21.82 2.11, 8S 6S JH QC 10C 2C: 29.35 2.45, 8S JH 10H "
     "8H 3H AH: 241.36 9.53"),
    (100041004, 2, 0, 4, True, 2000,
     "1 passe; 2 passe; 3 garde; 0 passe",
     "JD 9D 6D 5D 5C AC: 0 0, QS CS 9H AH 5C AC: 18.14 3.95, QS CS JD 5D 5C AC: 24.96 4.02, QS CS AS AH 5C AC: 27.65 4.16, QS AS 9H AH "
     "5C AC: 29.46 4.4, QS CS JD 9D 6D 5D: 58.95 6.16, QS CS 10H 9H AH JD: 210.27 10.55, QS CS 10S 6S 2S AS: 431.11 9.89"),
    (100006004, 3, 1, 4, True, 2000,
     "2 passe; 3 garde; 0 passe; 1 passe",
     "CH 9H JD 9C 5C 4C: 0 0, 10H 9H 3H 9C 5C 4C: 40.33 10.24, JD 10D 6D 5D 4D 3D: 50.75 11.88, CH 10H 9H 8H 3H JD: 80.65 10.46, 7S AS "
     "CH 10H 9H 8H: 145.62 10.32"),
    (100008004, 3, 0, 4, True, 2000,
     "1 passe; 2 passe; 3 passe; 0 garde",
     "JS 6S AS 2H 8C 4C: 0 0, JS 6S AS 8D 8C 4C: 10.5 4.86, JS AS 4H 2H 8C 4C: 35.96 5.63, JS 10D 9D 8D 3D AD: 53.76 7.57, JS 10D 9D "
     "3D 8C 4C: 61.3 6.8, JS 10D 9D 8D 8C 4C: 62.24 6.91, JS 7H 6H 4H 2H 10D: 292.68 10.56, JS 6S AS 10D 9D 8D: 300.91 10.16"),
    (100016004, 3, 0, 4, True, 2000,
     "1 passe; 2 garde; 3 passe; 0 passe",
     "5S 3S QH 10H 3H QC: 0 0, 5S 3S QH 10H 3H 9C: 18.88 1.78, CD 8D 6D 5D 2D QC: 40.12 5.52, QH 10H 3H CD 8D 6D: 58.28 3.46, QH CD 8D "
     "6D 5D 2D: 69.74 6.16, 5S 3S QH CD 8D 6D: 133.3 8.1, QH CD QC CC 10C 9C: 203.52 10.28"),
    (100017004, 3, 2, 4, True, 2000,
     "3 passe; 0 passe; 1 garde; 2 passe",
     "JS 6D 5D 4D 2D 10C: 0 0, JH 6D 5D 4D 2D 10C: 22.94 7.34, 7H 6D 5D 4D 2D 10C: 24.59 6.83, JS JH 6D 5D 4D 2D: 99 9.39, JS JH 6D 5D "
     "4D 10C: 202.65 9.98, JS JH 9H 7H 6D 5D: 268.2 10.18, QS JS 9S 5S 4S 2S: 341.61 10.36"),
)

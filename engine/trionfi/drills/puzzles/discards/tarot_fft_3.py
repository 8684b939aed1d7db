"""Puzzles of tarot-fft-3; `python -m benchmarks.puzzles_before discards tarot-fft-3` adds to them."""

RULES = "89bd447c254a"
HANDS = 63
PUZZLES = (
    (100021003, 2, 1, 3, True, 2000,
     "2 passe; 0 garde; 1 passe",
     "CS QC 10C 9C 8C 7C: 0 0, 2S QC 10C 9C 8C 7C: 16.94 7.92, 4H QC 10C 9C 8C 7C: 62.47 8.35, QD 8D 7D 6D 3D QC: 68.85 9.35, QD QC "
     "10C 9C 8C 7C: 108.96 8.43, CS 9S 8S 5S 3S 2S: 138.07 8.64, QH 8H 5H 4H QD QC: 185.34 7.91"),
    (100022003, 2, 2, 3, True, 2000,
     "0 passe; 1 passe; 2 garde",
     "JH 9H 8H 7H 3H 2H: 0 0, QD 10D 9D 5D 4D AD: 102.63 8.54, QS 6S 4S 2S AS QD: 116.72 8.63, QS QD CC 10C 5C 2C: 151.37 8.37"),
    (100027003, 2, 2, 3, True, 2000,
     "0 passe; 1 garde; 2 passe",
     "CS CH 5D 4D 2D AD: 0 0, CS 10H 9H 7H AH AC: 29.02 8.27, CS CH 10H 9H 7H AH: 33.18 7.79, CS 10H 9H 7H AH AD: 37.38 8.12, CS 10S "
     "8S 4S CH 10H: 46.51 7.34, CS 4S CH 9H 7H AH: 47.42 8.11, CS CH 10H 5D 2D 4C: 56.36 7.13"),
    (100053003, 2, 1, 3, True, 2000,
     "2 passe; 0 garde; 1 passe",
     "QS CC JC 7C 4C 3C: 0 0, QS CS QH CH 6H 5H: 70.61 4.43, CS 10S 5S 4S 2S AS: 147.4 6.92, QS CS QD CD CC JC: 171.34 7.82"),
    (100062003, 2, 0, 3, True, 2000,
     "1 passe; 2 passe; 0 garde",
     "QD JD 9D 6D 3D AD: 0 0, CS AS QH 10H 6H QD: 0.81 0.82, CS QH QC 9C 7C 3C: 5.36 0.89, CS 7S 4S AS QH 10H: 11.92 0.87, CS QH 10H "
     "6H QD QC: 12.9 0.87"),
    (100002003, 3, 2, 3, True, 2000,
     "0 passe; 1 garde; 2 passe",
     "6S 5S 4S JH 5D CC: 0 0, 6S 5S 4S AH 5D CC: 34.97 5.59, 6S 5S 4S JH 10H 5D: 44.23 7.32, JH 5D CC 9C 7C 4C: 199.93 8.04, 10C 9C 8C "
     "7C 6C 4C: 239.68 8.09, QH JH 10H 7H 6H AH: 240.59 7.76"),
    (100003003, 3, 2, 3, True, 2000,
     "0 garde; 1 passe; 2 passe",
     "8D 2D QC 8C 2C AC: 0 0, QH 2D QC 8C 2C AC: 11.93 0.93, JH 2D QC 8C 2C AC: 14.64 0.99, QH CD QC 8C 2C AC: 18.98 1.19, QH CD 8D 2D "
     "QC 8C: 49.14 2.81, QS 8S 7S 6S 2S QH: 60.69 2.98, JH 8H 4H 3H 2H AH: 161.13 6.6"),
    (100005003, 3, 1, 3, True, 2000,
     "2 passe; 0 passe; 1 garde",
     "8S 6S 3S 7D 4D 2D: 0 0, 8S 6S 3S QH 4D 2D: 25.53 0.82, 8S 6S 3S CH 4D 2D: 26.25 0.87, QH CH 7D 4D 2D QC: 64.39 1.16, 8S 6S 3S QH "
     "CH QC: 64.42 1.14, QH CH QC 9C 8C 2C: 83.11 2.01, CH JH 9H 8H 7H 6H: 455.28 1.47"),
    (100011003, 3, 2, 3, True, 2000,
     "0 passe; 1 passe; 2 garde",
     "QS QH CH 9H AH CD: 0 0, CS QH CH 9H AH CD: 6.72 1.8, QH CH 9H AH CD JD: 41.22 5.86, QH CH 9C 8C 7C 2C: 42.41 6, QH CD JD 7D 6D "
     "AD: 88.08 7.17, QS CS 8S 7S 6S QH: 127.76 7.88"),
    (100012003, 3, 2, 3, True, 2000,
     "0 passe; 1 garde; 2 passe",
     "AS JH JD 7D 2D QC: 0 0, JH 4H JD 7D 2D 7C: 11.07 1.26, JH 7H 4H JD 7D 2D: 11.43 1.2, JH 10H 9H 7H 4H AH: 31.47 3.23, QS CS 2S AS "
     "JH 7H: 40.49 2.09, JH 7H 4H JD 7D 7C: 45.34 2.96"),
    (100015003, 3, 2, 3, True, 2000,
     "0 passe; 1 garde; 2 passe",
     "7S 2H 6D 4D 6C 5C: 0 0, 9S 7S 8D 4D 6C 5C: 61.8 7.33, 9S 7S 6D 4D 6C 5C: 62.59 7.31, 9S 7S 2H 4D 6C 5C: 79.4 7.51, 10S 9S 7S 2H "
     "6C 5C: 117.59 8.5, 10S 9S 7S 8D 6D 4D: 128.87 8.96, 9S 8S 7S 5S 4S AS: 139.45 9.65, 10S 9S 7S 2H 6D 6C: 183.11 8.75, 10S 9S 7S "
     "QH CH 2H: 218.15 9.18"),
)

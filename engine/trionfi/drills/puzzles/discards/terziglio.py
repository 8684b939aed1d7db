"""Puzzles of terziglio; `python -m benchmarks.puzzles_before discards terziglio` adds to them."""

RULES = "41ee3ddd509b"
HANDS = 49
PUZZLES = (
    (100005003, 2, 0, 3, True, 2000,
     "1 passo; 2 gioco; 0 va bene",
     "QS 6S AS CB 10B CC JC AD: 0 0, QS AS CB 10B CC JC 10C AD: 0.04 0.19, SOL QS AS CB 10B CC JC AD: 0.94 0.25, QS AS CB CC JC 7C 9C "
     "AD: 5.75 0.41, QS AS CB 10B CC JC 7C 9C: 8.64 0.5, QS AS CB CC JC 7C 9C 10C: 9.46 0.52, QS 10S 9S 7S 6S AS CB CC: 19.49 0.56"),
    (100016003, 2, 0, 3, True, 2000,
     "1 passo; 2 gioco; 0 va bene",
     "QS 10B 8B AB QC AC 10C CD: 0 0, QS 10B 8B AB QC AC 10C JD: 0.14 0.22, QS 10B 8B QC AC 10C CD 6D: 10.32 0.51, QS 10B 8B QC CD JD "
     "AD 6D: 18.81 0.57, QS CS 10S 8S 6S 10B 8B QC: 27.81 0.39"),
    (100020003, 2, 0, 3, True, 2000,
     "1 gioco; 2 va bene; 0 va bene",
     "JS JB 10B 7B QC JD 7D 10D: 0 0, JB 10B 7B QC CC JD 7D 10D: 7.41 0.7, QS JS JB QC CC JD 7D 10D: 21.08 0.67, QS JS JB 10B 7B QC CC "
     "JD: 21.14 0.68, QS JS 8S 7S 6S JB QC CC: 22.93 0.67, QS JS JB QC CC 7C 8C 10C: 27.8 0.67"),
    (100022003, 2, 1, 3, True, 2000,
     "2 passo; 0 passo; 1 gioco",
     "JS 7S AS JC 7C 8C 9C JD: 0 0, JS 7S AS 8B 6B 7C 8C 9C: 5.71 0.2, 7S AS 8B 6B JC 7C 8C 9C: 7.59 0.21, 7S AS 8B 7B 6B 7C 8C 9C: "
     "9.74 0.29, 7S AS 8B 6B 7C QD JD 6D: 10.02 0.23, 7S AS 8B 6B 7C 8C 9C 6D: 13.83 0.39"),
    (100027003, 2, 1, 3, True, 2000,
     "2 gioco; 0 va bene; 1 va bene",
     "JS 10S 8S 6S JB AD 6D 7D: 0 0, JS 10S 8S 6S AC AD 6D 7D: 2.01 0.29, JS 10S 8S 6S AC 7C 10C AD: 6.58 0.5, JS 10S 8S 6S JB 9B AC "
     "AD: 7.12 0.44"),
    (100001003, 3, 1, 3, True, 2000,
     "2 gioco; 0 va bene; 1 va bene",
     "T7 T6 AS CB 6C JD 6D 9D: 0 0, 10S 7S CB 8B 7B JD 6D 9D: 3.73 0.19, 10S 7S 8B 7B 6C JD 6D 9D: 5.27 0.18, 10S 7S QB CB 8B 7B 6C "
     "JD: 7.64 0.22, QS 10S 7S 6S AS 8B 7B 6C: 9.6 0.26"),
    (100002003, 3, 0, 3, True, 2000,
     "1 passo; 2 gioco; 0 va bene",
     "QS JS 9S 7S CB 6C 7C 7D: 0 0, QS JS 9S 7S JB 6C 7C 7D: 0.46 0.11, QS JS 9S 7S CB JB 7C 7D: 1.63 0.21, QS JS 9S 7S CB JB AB 7D: "
     "2.69 0.24, QS JS 9S 7S CB JB 6C 7C: 4.78 0.29, QS JS 9S 7S CB JB 7B AB: 8 0.34"),
    (100003003, 3, 1, 3, True, 2000,
     "2 gioco; 0 va bene; 1 va bene",
     "AS 7B 6B QC CC 8C 9C 10C: 0 0, CS AS QC CC 8C 9C 10C QD: 2.4 0.58, CS 8S 7S AS QC CC 8C 9C: 2.75 0.55, CS AS 7B 6B QC CC 8C 9C: "
     "10.19 0.54, CS AS QC CC QD CD 7D 8D: 14.17 0.59"),
    (100004003, 3, 0, 3, True, 2000,
     "1 passo; 2 passo; 0 gioco",
     "6S CB 8B 7B AB 6C 7C 8C: 0 0, 6S CB 8B 7B AB 6C JD AD: 6 0.42, 6S CB 8B 7B AB 7C 8C AD: 6.01 0.39, CB 8B 7B AB JD AD 9D 10D: "
     "6.44 0.47, 6S CB 8B 7B JD AD 9D 10D: 17.67 0.6"),
    (100039003, 3, 0, 3, True, 2000,
     "1 passo; 2 passo; 0 gioco",
     "CS 6S 9B 6B CC JC JD 9D: 0 0, 8S 6S 9B CC 8C JD 8D 9D: 9.88 0.49, 10S 6S 9B CC 8C JD 8D 9D: 9.91 0.49, CS 10S 8S 6S 9B CC 8C "
     "10C: 13.06 0.56, 8S 6S 9B CC JC AC 8C 10C: 14.97 0.53, 8S 6S 9B 6B CC 8C 10C 8D: 15.96 0.49, 8S 6S 9B CC 8C 10C 8D 9D: 24.24 "
     "0.53"),
    (100043003, 3, 1, 3, True, 2000,
     "2 passo; 0 gioco; 1 va bene",
     "9S AS 6B JC JD AD 6D 7D: 0 0, AS 6B QC JC JD AD 6D 7D: 1.84 0.23, 9S AS 6B QC JD AD 6D 7D: 3.06 0.22, QS 9S AS JC JD AD 6D 7D: "
     "4.02 0.29, QS AS 6B QC JC JD AD 6D: 5.12 0.33, QS AS QC JC JD AD 6D 7D: 7.23 0.36, QS 9S AS QC JC JD AD 6D: 8.61 0.36, QS AS QC "
     "JC 8C 10C JD AD: 11.67 0.42"),
)

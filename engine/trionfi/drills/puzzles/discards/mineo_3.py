"""Puzzles of mineo-3; `python -m benchmarks.puzzles_before discards mineo-3` adds to them."""

RULES = "dae352f56034"
HANDS = 89
PUZZLES = (
    (100005009, 2, 1, 3, True, 2000,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 vado solo",
     "8S 7S 5S: 0 0, QS 5S 5C: 0.08 0.28, 6D 5D 4D: 0.14 0.29, QS 5S QB: 3.13 0.31, 10C 6C 5C: 4.35 0.32, QB 10B 8D: 6.67 0.3"),
    (100007003, 2, 2, 3, True, 2000,
     "0 mischio; 1 altre cinque; 2 vado solo",
     "JS 7D 5D: 0 0, 8D 7D 5D: 3.67 0.56, JS 6C 5D: 3.71 0.57, 6C 7D 5D: 4.55 0.47, 7C 6C 5D: 4.95 0.59, QC 7C 6C: 5.61 0.59, 7B 6B "
     "5B: 9.75 0.57, 10S 8S 5S: 11.07 0.67"),
    (100020008, 2, 0, 3, True, 2000,
     "1 altre cinque; 2 mischio; 0 altre cinque; 1 altre cinque; 1 altre cinque; 1 mischio; 2 mischio; 0 vado solo",
     "CS 10B 7B: 0 0, JS 10B 7B: 0.36 0.07, 7S 10B 7B: 0.67 0.15, 10B 7B CC: 1.51 0.19, QD 10D 5D: 2.58 0.17, 9C 7C 5C: 2.96 0.18, 10S "
     "9S 7S: 3.07 0.22"),
    (100041008, 2, 1, 3, True, 2000,
     "2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 2 mischio; 0 altre cinque; 2 mischio; 0 vado solo",
     "JD 8D 5D: 0 0, 10S 9S 7S: 9.56 0.42, QS JC JD: 10.74 0.39"),
    (100046009, 2, 2, 3, True, 2000,
     "0 mischio; 1 altre cinque; 2 mischio; 0 mischio; 1 altre cinque; 0 mischio; 1 altre cinque; 0 mischio; 1 vado solo",
     "CS QB JB: 0 0, CS QB 6B: 0.23 0.07, QB JB 6B: 0.98 0.21, CS QB QD: 1.29 0.22, CS QB 7C: 2.1 0.25, JC 8C 7C: 8.05 0.24, 9D 8D 5D: "
     "8.45 0.19"),
    (100054006, 2, 1, 3, True, 2000,
     "2 mischio; 0 altre cinque; 1 mischio; 2 altre cinque; 2 altre cinque; 2 vado solo",
     "JS 6B 5B: 0 0, 8S 6S 5S: 2.7 0.28, 6B 5B QC: 3.12 0.29, 6S 5S 6D: 3.92 0.29, 6S 5S 8C: 4.7 0.3, 6S 5S JC: 4.71 0.31, CD 10D 6D: "
     "6.65 0.31, JC 10C 8C: 9.2 0.28"),
    (100082007, 2, 1, 3, True, 2000,
     "2 altre cinque; 0 altre cinque; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 mischio; 0 vado solo",
     "8B 7B 6B: 0 0, 6S 7B 6B: 1.05 0.18, JC 8C JD: 4.01 0.21, 9S 7S 6S: 4.81 0.22, 10D 8D 5D: 5.86 0.2"),
    (100088009, 2, 2, 3, True, 2000,
     "0 altre cinque; 1 altre cinque; 2 altre cinque; 0 mischio; 1 altre cinque; 0 mischio; 1 altre cinque; 0 mischio; 1 vado solo",
     "JS 5S QD: 0 0, JS 5S 7B: 0.56 0.17, JS 5S 5C: 0.64 0.16, QD CD 9D: 3.73 0.23, 7C 6C 5C: 4.34 0.21, 10B 9B 7B: 6.87 0.24"),
    (100015011, 3, 0, 3, True, 2000,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 mischio; 2 mischio; 0 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 "
     "mischio; 0 vado solo",
     "6B 5B CC: 0 0, 6B 5B 4D: 0.17 0.21, 6B 5B 7C: 0.75 0.1, 7B 6B 5B: 0.75 0.21, 8S 7S 5S: 1.34 0.23, QS 8D 4D: 2.2 0.3, QS CC 7C: "
     "2.85 0.28"),
    (100027008, 3, 1, 3, True, 2000,
     "2 altre cinque; 0 mischio; 1 altre cinque; 2 altre cinque; 2 altre cinque; 2 mischio; 0 mischio; 1 vado solo",
     "8S 5S JC: 0 0, 8S 5S 9B: 0.37 0.16, 8S 5S CD: 0.49 0.16, CD JD 9D: 1.46 0.21, JC 7C CD: 2.47 0.21, CB 9B CD: 3.41 0.22"),
    (100032007, 3, 1, 3, True, 2000,
     "2 altre cinque; 0 altre cinque; 1 mischio; 2 altre cinque; 2 altre cinque; 2 mischio; 0 vado solo",
     "JC QD 4D: 0 0, 9S 6S QC: 0.83 0.36, QC JC 4D: 1.41 0.32, QC 5C 4D: 1.66 0.32, JC 6C 5C: 3.52 0.33, 8B 7B 6B: 6.15 0.34"),
    (100044009, 3, 0, 3, True, 2000,
     "1 mischio; 2 altre cinque; 0 mischio; 1 mischio; 2 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 vado solo",
     "7S JD 7D: 0 0, 10D 9D 7D: 0.44 0.14, QS 10S 7S: 0.97 0.16, QS 9D 7D: 1.01 0.14"),
    (100052010, 3, 0, 3, True, 2000,
     "1 altre cinque; 2 altre cinque; 0 altre cinque; 1 altre cinque; 1 mischio; 2 mischio; 0 altre cinque; 1 mischio; 2 mischio; 0 "
     "vado solo",
     "9C QD CD: 0 0, CS 10S 6S: 1.22 0.27, 8D 7D 5D: 1.23 0.21, 10B 9B 5B: 1.51 0.22, CS 10C 9C: 2.2 0.23"),
    (100062007, 3, 0, 3, True, 2000,
     "1 altre cinque; 2 altre cinque; 0 mischio; 1 altre cinque; 1 mischio; 2 altre cinque; 1 vado solo",
     "QC 10D 5D: 0 0, JB 10D 5D: 0.1 0.26, 7S 10D 5D: 0.25 0.26, 9B 10D 5D: 0.58 0.26, QB JB 9B: 1.01 0.26, QC JC 9C: 1.05 0.25, 9S 8S "
     "7S: 6.03 0.25"),
    (100075002, 3, 0, 3, True, 2000,
     "1 altre cinque; 2 vado solo",
     "CS 6S 5C: 0 0, 6D 5D 4D: 2.01 0.44, CS 6S 6D: 2.14 0.4, 10B 9B 5B: 3.6 0.43"),
    (100080009, 3, 0, 3, True, 2000,
     "1 mischio; 2 altre cinque; 0 mischio; 1 mischio; 2 altre cinque; 1 mischio; 2 altre cinque; 1 mischio; 2 vado solo",
     "CS 5S 8C: 0 0, CS 5S 8B: 0.65 0.21, CS 5S QC: 0.76 0.19, CS 5S CD: 0.95 0.21, CS 9B 8B: 3.83 0.25, CS QC 8C: 5.21 0.24, 9D 8D "
     "6D: 8.62 0.25"),
)

"""Puzzles of tarocchi-lombardy-4; `python -m benchmarks.puzzles tarocchi-lombardy-4` adds to them."""

RULES = "e5f5f68975c5"
HANDS = 8
PUZZLES = (
    (1003, 1, 2, 4, True, 2000,
     "3 si gioca; 2 discard CS CB; 6S",
     "KS: 0 0, 7S 8S 9S 10S: 2.77 0.34 card KS 29 17 32, 3S: 2.79 0.35 card KS 29 17 32, AS: 2.8 0.35 card KS 29 17 32"),
    (1008, 1, 2, 4, True, 2100,
     "3 si gioca; 2 discard CS CB; 6S; KS; 5S; 2S; KB; 4B",
     "JB: 0 0, 7B: 0.99 0.13 card JB 32 11 32, AB 2B 3B: 1.01 0.12 card JB 32 11 32"),
    (2019, 1, 2, 4, True, 1000,
     "3 a monte; 0 a monte; 1 si gioca; 2 discard QC QD; 6S; 5S; KS; AS; KB; 5B; JB; AB; QB; 10B; 4B; 3B; 2D; F; CD",
     "KD: 0 0, 5D: 6.12 0.31 card CD 32 0 32, 9D: 6.17 0.3 card CD 32 0 32, 3D: 6.17 0.32 card CD 32 0 32"),
    (2027, 1, 2, 4, True, 1000,
     "3 a monte; 0 a monte; 1 si gioca; 2 discard QC QD; 6S; 5S; KS; AS; KB; 5B; JB; AB; QB; 10B; 4B; 3B; 2D; F; CD; KD; 5D; T2; 10D; "
     "8D; 9S; QS; 2S",
     "CS: 0 0, JS: 1.1 0.1 card CS 32 13 32, 7S: 1.82 0.21 card CS 32 17 32, 10S: 2.64 0.15 card CS 32 13 32"),
    (4009, 1, 3, 4, True, 1000,
     "0 a monte; 1 si gioca; 3 discard CC 5D; 8B; AB; CB; KB; T14; T19",
     "F: 0 0, T2: 2.21 0.32, T7 T8 T9: 2.23 0.32, T12: 2.34 0.33, T18: 3.32 0.43"),
    (6012, 1, 2, 4, True, 2100,
     "3 si gioca; 2 discard 2B JC; 3D; 4D; AD; KD; AS; 10S; 5S; KS; T13; T3",
     "T2: 0 0, T14: 0.65 0.13, T19: 2.24 0.25, T21: 2.58 0.25"),
    (7004, 1, 3, 4, True, 2100,
     "0 si gioca; 3 discard 8S 2S; T5; T18",
     "F: 0 0, T2: 0.45 0.16, T4: 0.47 0.16"),
    (18, 2, 1, 4, True, 1000,
     "2 a monte; 3 si gioca; 1 discard QS QC; 10D; F; 9D; JD; 3B; 8B; 5B; CB; T14; T4; T17; T2; T6; T3; T7",
     "T5: 0 0, T13: 1.46 0.41 card CC 24 9 32, T16: 1.81 0.4 card CC 24 9 32, T20: 2.59 0.41 card CC 24 9 32, T1: 6.18 0.25 card T1 17 "
     "0 32"),
    (3054, 2, 1, 4, True, 4000,
     "2 si gioca; 1 discard 4B 3B; T2; T8; T15; F; T12; T14; T5; T16; 10B; QB; T1; AB; 5C; KC; 7C; 8C; 7B; 5B; 2B; T3; 3C; 10C; QC; "
     "T6; KS; 2S; 5S; AS; QS; 3S; T7; 6S; T19; T17; T13; T4; 8B; 6B; JB; T11; 10S; T9; 7S; CS; T10; T18; T21; T20; 4S; JS; 9B; 8S",
     "9D: 0 0, 7D: 0.26 0.07, 3D: 1.99 0.15, AD: 3.67 0.19 card KB 22 13 32, CC: 6.08 0.24 card KB 22 8 32, KD: 6.09 0.24 card KB 22 8 "
     "32"),
    (4015, 2, 3, 4, True, 720,
     "0 a monte; 1 si gioca; 3 discard CC 5D; 8B; AB; CB; KB; T14; T19; F; T3; QB; 4B; T13; 5B",
     "8C: 0 0, 9D 8D: 1.59 0.48 card CD 21 11 32, CD: 2.53 0.43 card CD 21 11 32, T15 T16: 3.17 0.58 card QC 27 18 32, QD: 3.46 0.42 "
     "card QD 19 11 32, KS: 4.2 0.4 card QC 27 13 32, QS: 4.71 0.42 card QC 27 13 32, QC: 5.04 0.44 card QC 27 9 32, CS: 5.3 0.43 card "
     "QC 27 13 32, 4S 5S: 5.81 0.47, JS: 6.23 0.45 card QC 27 13 32, 7S: 6.48 0.47, 9S: 6.89 0.49 card QC 27 15 32"),
    (5018, 2, 2, 4, True, 900,
     "3 si gioca; 2 discard CB AD; QC; AC; JC; 9C; KB; 3B; 6B; 2B; AB; QB; 7B; 5B; 9S; 3S; KS; T2",
     "4B: 0 0, 9B: 0.16 0.12, T3: 1.16 0.55, KC: 1.53 0.44, T10 T11 T12: 1.59 0.53, JD: 2.06 0.49 card QD 25 9 32, 6C 5C: 2.29 0.64 "
     "card CC 12 3 32, 10C 8C: 2.29 0.64 card CC 12 3 32, 2C: 2.3 0.66 card CC 12 3 32, KD: 2.44 0.44 card QD 25 10 32, T18: 2.94 0.47 "
     "card QD 25 14 32"),
    (5023, 2, 2, 4, True, 2100,
     "3 si gioca; 2 discard CB AD; QC; AC; JC; 9C; KB; 3B; 6B; 2B; AB; QB; 7B; 5B; 9S; 3S; KS; T2; 4B; JB; T9; 10B; T13",
     "T21: 0 0, F: 0.28 0.3, T7 T8: 1.3 0.29, T4: 1.3 0.29"),
    (6026, 2, 2, 4, True, 1000,
     "3 si gioca; 2 discard 2B JC; 3D; 4D; AD; KD; AS; 10S; 5S; KS; T13; T3; T2; T15; T5; F; T8; T14; 2C; 4C; KC; 7C; QS; 4S; CS; 8S",
     "T4 T6 T7: 0 0, 9C: 1.16 0.38, 6C: 1.16 0.38, 3S: 1.39 0.38, 3B 4B: 1.4 0.43, 9S: 1.43 0.39, 8B: 1.51 0.42, JB: 1.75 0.4 card JB "
     "16 6 32, 5D: 1.81 0.38, CB: 2.42 0.38 card CB 22 6 32"),
    (7003, 2, 3, 4, False, 2100,
     "0 si gioca; 3 discard 8S 2S; T5",
     "T18: 0 0, T8: 0.76 0.22 card CD 23 15 32, T1: 3.03 0.29"),
)

"""Puzzles of calatafimi-4; `python -m benchmarks.puzzles calatafimi-4` adds to them."""

RULES = "6d37e4ad54d9"
HANDS = 67
PUZZLES = (
    (1026, 1, 0, 4, True, 2000,
     "1 mi strico; 2 mescolate; 3 mescolate; 0 mi strico; 1 tengo; 1 passo; 2 passo; 3 passo; 0 passo; 0 discard CB 8B QC; 1 zero; 2 "
     "zero; 3 twenty; 0 zero; 1 fifteen; 10C; KC; T6; T12; 9S; T1; 7S; CS; 5C; 6C; T7",
     "F: 0 0, T3: 0.91 0.45, T14: 1.52 0.48, T19: 2.37 0.6"),
    (7015, 1, 2, 4, True, 760,
     "3 mescolate; 0 offro 4; 1 mi strico; 2 mi strico; 1 tengo; 3 passo; 0 passo; 1 passo; 2 passo; 2 discard JB 10B 5B; 3 zero; 0 "
     "zero; 1 twenty; 2 zero; 3 fifteen",
     "KS: 0 0, KC: 0.29 0.57, KD: 0.73 0.73, QS: 0.75 0.77, T2 T3: 4.07 1.12 card T18 20 8 32, T8 T9: 4.4 1.13 card T18 20 8 32, 9D: "
     "5.55 1.18 trick - 17 6 32, CD: 6.2 1.21 card CD 16 6 32, 5C: 6.87 1.33 card KC 32 22 32, 8C: 6.95 1.34 card KC 32 22 32, 9S: "
     "8.44 1.17 card KS 17 3 32, 5S: 9.32 1.37 card KS 17 7 32, T20: 11.07 1.19 card T18 20 4 32"),
    (8011, 1, 2, 4, True, 2000,
     "3 offro 3; 0 offro 1; 1 mi strico; 2 mi strico; 1 tengo; 3 passo; 0 passo; 1 vado solo; 1 discard CS QD 9D; T20; T2",
     "T1: 0 0, T3: 3.62 0.73, T9: 4.39 0.77, T15: 5.43 0.88"),
    (11034, 1, 1, 4, True, 1000,
     "2 offro 2; 3 mi strico; 0 mi strico; 1 mi strico; 3 tengo; 2 passo; 3 passo; 0 passo; 1 passo; 1 discard QS 6S CB; 2 zero; 3 "
     "twenty; 0 zero; 1 zero; 2 zero; 3 call KB; KB; 5B; 10B; 6B; KS; T7; CS; 5S; KD; CD; 6D; 7D; 9B; QB; T16; 8B; 10S; 7S",
     "T1: 0 0, T18: 2.18 0.73 card T1 32 22 32, T9: 2.51 0.68 card T1 32 22 32, T12: 2.62 0.66 card T1 32 22 32, T15: 3.21 0.72 card "
     "T1 32 23 32"),
    (13044, 1, 3, 4, True, 2300,
     "0 offro 2; 1 mi strico; 2 mescolate; 3 mi strico; 1 tengo; 0 passo; 1 passo; 2 passo; 3 vado solo; 3 discard CS JB QD; QS; 5S; "
     "T1; F; 10C; T9; 6C; 7C; 6S; T2; 8S; T0; 9C; T20; JC; T4; KD; JD; T6; 4D; 7S; T3; 9S; T5; 5C; T16; QC; T19; 9D; 5D; T13; 6D; T17; "
     "T14",
     "T7: 0 0, T10 T11: 1.99 0.39, T15: 4.82 0.56"),
    (14037, 1, 1, 4, True, 2100,
     "2 mescolate; 3 offro 2; 0 mi strico; 1 mescolate; 0 tengo; 2 passo; 3 passo; 0 vado solo; 0 discard 9B QD 6D; KC; QC; 5C; 7C; "
     "KS; QS; 6S; CS; KB; JB; 5B; T1; 5S; 8S; T16; T0; KD; JD; T12; 4D; 7S; JS; T3; T2; 7B; 10B; T7; 6B",
     "10S: 0 0, CC: 1.42 0.74, 8C: 9.66 0.99 card CC 12 0 32, T8 T9: 9.73 0.84, T5: 9.78 0.82, T20: 32.02 0.89 last - 24 1 32"),
    (19039, 1, 0, 4, True, 1000,
     "1 offro 4; 2 offro 2; 3 mi strico; 0 mi strico; 3 tengo; 1 passo; 2 passo; 3 vado solo; 3 discard 8B QC JD; KC; 9C; 5C; 8C; KB; "
     "QB; T3; T9; JC; CC; T8; 6C; 10D; 8D; KD; 6D; 8S; T17; F; KS; 5B; 9B; T4; T12; T0; T6; T19; T5; QD; 9D",
     "T2: 0 0, T20: 6.65 1.09, T1: 6.73 0.91, T16 T18: 7.37 0.98, T14: 16.88 1.31 card T1 32 24 32"),
    (24042, 1, 2, 4, True, 1000,
     "3 offro 1; 0 mi strico; 1 mi strico; 2 mi strico; 0 tengo; 3 passo; 0 passo; 1 passo; 2 passo; 2 discard CS 5S 10B; 3 zero; 0 "
     "twenty; 1 zero; 2 zero; 3 zero; 0 call KD; KS; T4; QS; 6S; KD; 5D; CD; 4D; KC; 6C; CC; T1; JB; T0; F; KB; 9D; 8D; T3; 7D; 6B; "
     "5B; T16; 8B; 6D; T12",
     "T14: 0 0, T20: 2.69 0.52, T19: 2.9 0.5, T6: 3.31 0.43 card QD 25 16 32, T11: 4.84 0.5 card QD 25 16 32"),
    (28044, 1, 1, 4, True, 4300,
     "2 offro 2; 3 mi strico; 0 offro 3; 1 mi strico; 3 tengo; 2 passo; 3 vado solo; 3 discard CB 5C 9D; JC; 7C; 6C; KC; KB; 5B; JB; "
     "9B; 8B; QB; T6; T0; 8C; T4; F; QC; 6D; KD; 4D; 5D; 10B; 7B; T8; T5; 9C; T7; T17; T15; 6B; T2; T9; T10; QD; T1; 10D; JD",
     "KS: 0 0, T18 T19: 4.47 0.9 last - 15 7 32, T3: 8.89 0.76 last - 15 2 32, 6S 7S: 13.71 0.7 card KS 28 13 32"),
    (30033, 1, 0, 4, True, 2000,
     "1 offro 3; 2 mi strico; 3 mi strico; 0 offro 3; 2 tengo; 1 passo; 2 passo; 3 vado solo; 3 discard 10S 9S QD; 10C; 5C; 8C; KC; "
     "KB; 9B; 8B; CB; 5B; 10B; JB; T5; CC; T1; 6C; F; QB; T10; T3; T8; 7C; 9C; T9; T12",
     "6B 7B: 0 0, 9D: 7.01 0.91 last - 25 16 32, JD: 7.46 0.89 last - 25 16 32, T20: 8.84 1.18 card T19 13 0 32, CD: 9.14 0.86 last - "
     "25 16 32, T0 T2: 10.7 0.95 last - 25 14 32, T13: 13.2 1.02 last - 25 14 32"),
    (35058, 1, 3, 4, True, 1100,
     "0 mescolate; 1 mi strico; 2 mi strico; 3 offro 3; 1 tengo; 0 passo; 1 passo; 2 passo; 3 passo; 3 discard QS 5S CD; 0 zero; 1 "
     "twenty; 2 zero; 3 zero; 0 zero; 1 call KC; KC; 6C; 9C; QC; 8S; T0; CS; 6S; 7C; 10C; T1; CC; 6B; KB; 8B; 5B; 5C; 8C; T9; T16; JB; "
     "QB; 9B; 10B; 7B; T14; T3; CB; JC; T13; T2; F; 10D; 5D; KD; T4; T5; T17; T19; T11; 9D; 4D",
     "T6: 0 0, T18: 1.65 0.26, T10 T12 T15: 1.77 0.27"),
    (40027, 1, 3, 4, True, 1100,
     "0 mi strico; 1 offro 2; 2 offro 1; 3 offro 3; 0 tengo; 0 passo; 1 passo; 2 passo; 3 passo; 3 discard CS 8C 7C; 0 twenty; 1 zero; "
     "2 zero; 3 fifteen; 8S; 5S; KS; 7S; T17; F; T19; T4; T14; T8; T2; T0; 7D",
     "KD: 0 0, JD: 7.28 0.87 trick - 25 0 32, 8D: 8.08 0.84 card KD 25 17 32, 6D: 8.09 0.84 card KD 25 17 32"),
    (43041, 1, 1, 4, True, 1000,
     "2 offro 2; 3 mi strico; 0 mi strico; 1 offro 2; 3 tengo; 2 passo; 3 passo; 0 passo; 1 passo; 1 discard CC 9C 7C; 2 zero; 3 "
     "twenty; 0 zero; 1 fifteen; KD; 4D; QD; JD; CD; 8D; 5D; T0; 7B; 6B; KB; 8B; 9D; 10D; T5; F; QB; T10; T12; 9B; 8S; KS; QS; 5S; 7S; "
     "T11; 6S",
     "CS: 0 0, JS: 1.01 0.08, 9S 10S: 2.28 0.18"),
    (44023, 1, 1, 4, True, 1000,
     "2 mi strico; 3 mi strico; 0 mescolate; 1 offro 1; 2 tengo; 2 vado solo; 2 discard CS 9C 7C; KS; JS; QS; 7S; KC; 5C; JC; T17; "
     "10S; T2; 5S; 9S; 10C; T4; 6C; T9",
     "QD: 0 0, 8S: 1.22 0.9, KD: 1.89 0.26, T12 T13 T14 T15: 7.3 1.32 card QD 27 13 32, T19: 11.01 1.42 card QD 27 14 32, T20: 11.25 "
     "1.36 card QD 27 14 32, 5D: 20.74 1.03 card QD 27 1 32, 8D: 20.88 1.01 card QD 27 1 32"),
    (66011, 1, 1, 4, True, 1000,
     "2 mi strico; 3 offro 1; 0 mescolate; 1 offro 4; 2 tengo; 2 passo; 3 passo; 0 vado solo; 0 discard 6B CD 9D; 10B; JB",
     "KB: 0 0, 5B: 7.59 2.04 card CB 20 12 32, 8B 9B: 7.7 2.07 card CB 20 12 32"),
    (66021, 1, 1, 4, True, 1000,
     "2 mi strico; 3 offro 1; 0 mescolate; 1 offro 4; 2 tengo; 2 passo; 3 passo; 0 vado solo; 0 discard 6B CD 9D; 10B; JB; KB; T4; 7S; "
     "CS; QS; 6S; KC; CC; T7; 5C",
     "5S 8S 9S: 0 0, T18 T19: 3.6 1.06, 8D: 4.42 0.88, 6D: 4.45 0.93, T20: 6.62 0.83, T15: 14.25 1.1, T12: 14.63 1.1, T10: 15.56 1.1"),
    (1034, 2, 0, 4, True, 2000,
     "1 mi strico; 2 mescolate; 3 mescolate; 0 mi strico; 1 tengo; 1 passo; 2 passo; 3 passo; 0 passo; 0 discard CB 8B QC; 1 zero; 2 "
     "zero; 3 twenty; 0 zero; 1 fifteen; 10C; KC; T6; T12; 9S; T1; 7S; CS; 5C; 6C; T7; F; 9B; KB; T4; 6B; 7C; 8C; T10",
     "T3: 0 0, T14: 1.95 0.48 card QC 17 5 32, T19: 2.55 0.59 card QC 17 8 32"),
    (3028, 2, 3, 4, True, 2100,
     "0 offro 2; 1 mi strico; 2 offro 1; 3 offro 2; 1 tengo; 0 passo; 1 passo; 2 passo; 3 passo; 3 discard CS QD 8D; 0 zero; 1 twenty; "
     "2 zero; 3 zero; 0 fifteen; 9D; T1; CD; F; KC; 6C; 8C; JC; KB; 8B; 7B; CB; T16",
     "T20: 0 0, T18: 2.2 0.7, T3: 6.33 0.67 card T16 32 1 32, T11 T12 T13: 6.52 0.68 card T16 32 1 32"),
    (5014, 2, 3, 4, True, 2000,
     "0 mi strico; 1 offro 1; 2 offro 2; 3 mescolate; 0 tengo; 0 passo; 1 passo; 2 passo; 3 passo; 3 discard CS 10S 6S; 0 twenty; 1 "
     "fifteen; 8S; KS",
     "T16 T17: 0 0, T4: 4.1 0.82 last - 27 16 32, T6 T7: 4.16 0.83 last - 27 15 32, T14: 4.44 0.75 card T17 25 11 32, T20: 14.4 0.79 "
     "last - 27 6 32"),
    (5027, 2, 3, 4, True, 2100,
     "0 mi strico; 1 offro 1; 2 offro 2; 3 mescolate; 0 tengo; 0 passo; 1 passo; 2 passo; 3 passo; 3 discard CS 10S 6S; 0 twenty; 1 "
     "fifteen; 8S; KS; T16; QS; KB; 9B; 6B; QB; JB; 10B; 8B; CB; 5B; T6; T8",
     "F: 0 0, T10 T11 T12 T13: 2.1 0.57, T15: 2.48 0.58, T5: 4.41 0.46, T19: 5.72 0.61 last - 32 20 32"),
    (8028, 2, 2, 4, True, 2000,
     "3 offro 3; 0 offro 1; 1 mi strico; 2 mi strico; 1 tengo; 3 passo; 0 passo; 1 vado solo; 1 discard CS QD 9D; T20; T2; T1; F; KD; "
     "JD; 7D; T0; T16; T5; T4; T3; T17; T19; T6; T9; 4D; 8D; T15",
     "T18: 0 0, T7: 3.98 0.73 trick - 32 0 32, T10 T11: 4.17 0.72 trick - 32 0 32, T13: 5.14 0.71 trick - 32 0 32"),
    (10062, 2, 1, 4, True, 1100,
     "2 mi strico; 3 mi strico; 0 offro 1; 1 mi strico; 2 tengo; 2 passo; 3 passo; 0 passo; 1 passo; 1 discard QS QD CD; 2 zero; 3 "
     "twenty; 0 zero; 1 zero; 2 zero; 3 call KS; QB; 5B; 6B; KB; CB; T0; 9B; 7B; 8D; T6; 4D; 7D; 10B; JB; 8B; F; KS; CS; 5S; 10S; 8S; "
     "6S; 7S; JS; 10C; JC; KC; 9C; 9S; T12; T10; T13; 7C; 5C; QC; CC; 5D; T1; T5; KD; T7; T2; T4; T16; 6C; T8",
     "T19: 0 0, T14: 3.87 0.52, T3: 4.47 0.54 card T17 27 17 32"),
    (22015, 2, 2, 4, True, 2000,
     "3 mi strico; 0 offro 4; 1 offro 4; 2 mi strico; 3 prendo 3; 2 tengo; 3 vado solo; 3 discard CC JC 6C; KB; QB; 7B; 5B; 10B; 9B; "
     "T2",
     "F: 0 0, CB: 3.99 1.05 card QC 20 11 32, JB: 4.08 1.03 card QC 20 11 32, 6B: 5.16 1.11 card QC 20 11 32"),
    (26024, 2, 3, 4, True, 1000,
     "0 mi strico; 1 mescolate; 2 mescolate; 3 mi strico; 0 tengo; 0 passo; 1 passo; 2 passo; 3 passo; 3 discard QB CB 6B; 0 zero; 1 "
     "zero; 2 zero; 3 twenty; 0 zero; 1 zero; 2 zero; 3 call KC; KC; F; 6C; CC; T17; T3",
     "T20: 0 0, T0: 3.76 0.95 card T17 32 0 32, T4: 3.83 0.96 card T17 32 0 32, T16: 13.71 0.83 card T17 32 0 32"),
    (26066, 2, 3, 4, True, 2300,
     "0 mi strico; 1 mescolate; 2 mescolate; 3 mi strico; 0 tengo; 0 passo; 1 passo; 2 passo; 3 passo; 3 discard QB CB 6B; 0 zero; 1 "
     "zero; 2 zero; 3 twenty; 0 zero; 1 zero; 2 zero; 3 call KC; KC; F; 6C; CC; T17; T3; T20; T5; KB; T8; JB; 7B; 10C; 8C; QC; 7C; "
     "10B; 5B; T10; 8B; JC; 5C; T1; 9C; JS; 5S; KS; QS; KD; JD; 4D; 5D; QD; 10D; 6D; 8D; 7D; T9; T11; CD; 10S; 7S; 9S; CS; T15; T6; "
     "T0; T13",
     "T2: 0 0, 8S: 0.93 0.19, 9B: 2.22 0.23"),
    (27049, 2, 1, 4, True, 4000,
     "2 offro 1; 3 mi strico; 0 offro 1; 1 mescolate; 3 tengo; 2 passo; 3 vado solo; 3 discard CC 10C QD; 9C; KC; 7C; T1; KB; 5B; 9B; "
     "JB; T17; T0; T8; T2; 10B; CB; QB; T3; 10D; CD; 9D; KD; 5C; QC; T11; 6C; 6B; 8B; T12; T10; 8C; 6S; T5; JC; 6D; JD; 8D; 5D; CS; "
     "5S; 7S; T18; 4D",
     "T14: 0 0, T4: 3.83 0.51, F: 4.94 0.55, T19: 12.35 0.8"),
    (32032, 2, 3, 4, True, 2000,
     "0 mi strico; 1 offro 1; 2 mi strico; 3 mi strico; 0 tengo; 0 passo; 1 passo; 2 passo; 3 passo; 3 discard CS 5S 6B; 0 twenty; 1 "
     "zero; 2 zero; 3 zero; 0 call KS; KS; 7S; T1; 9S; T2; T20; T4; T0; KB; JB; 10B; T3; 8D; JD; 5D; KD; T5",
     "F: 0 0, T6 T7: 2.39 0.32, T18 T19: 2.63 0.47, T14: 2.63 0.45, T16: 9.74 0.49 card T16 30 6 32"),
    (32037, 2, 3, 4, True, 1000,
     "0 mi strico; 1 offro 1; 2 mi strico; 3 mi strico; 0 tengo; 0 passo; 1 passo; 2 passo; 3 passo; 3 discard CS 5S 6B; 0 twenty; 1 "
     "zero; 2 zero; 3 zero; 0 call KS; KS; 7S; T1; 9S; T2; T20; T4; T0; KB; JB; 10B; T3; 8D; JD; 5D; KD; T5; F; KC; T8; T15; T11",
     "T16: 0 0, T18 T19: 2.12 0.4, T6 T7: 6.55 0.38 card QB 28 20 32, T14: 7.6 0.41 card QB 28 20 32"),
    (33035, 2, 0, 4, True, 2000,
     "1 mescolate; 2 mescolate; 3 mi strico; 0 mescolate; 3 tengo; 1 passo; 2 passo; 3 passo; 0 passo; 0 discard QS JC 9C; 1 zero; 2 "
     "zero; 3 twenty; 0 fifteen; KD; 5D; 6D; CD; 10S; 5S; 6S; KS; KB; 6B; 5B; CB; 7B; 10B; 9B; T17; 8S; T1; 7S; 9S; 8B",
     "T18 T19: 0 0, T7 T8: 4.64 0.61 card T19 29 20 32, T5: 4.78 0.61 card T19 29 21 32, T3: 4.97 0.6 trick - 25 0 32"),
    (33036, 2, 0, 4, True, 2000,
     "1 mescolate; 2 mescolate; 3 mi strico; 0 mescolate; 3 tengo; 1 passo; 2 passo; 3 passo; 0 passo; 0 discard QS JC 9C; 1 zero; 2 "
     "zero; 3 twenty; 0 fifteen; KD; 5D; 6D; CD; 10S; 5S; 6S; KS; KB; 6B; 5B; CB; 7B; 10B; 9B; T17; 8S; T1; 7S; 9S; 8B; T18",
     "F: 0 0, T0: 2.78 0.43, T11: 3.06 0.41, T13: 3.27 0.43, T15: 4.6 0.44 card CS 25 14 32, T16: 5.08 0.51 card T16 29 20 32"),
    (6030, 3, 0, 4, True, 2000,
     "1 mi strico; 2 mi strico; 3 mi strico; 0 offro 1; 1 tengo; 1 passo; 2 passo; 3 passo; 0 passo; 0 discard CD JD 7D; 1 twenty; 2 "
     "zero; 3 fifteen; 8D; 5D; T6; 4D; KB; T16; 5B; CB; 9S; 5S; JS; CS; 10B; T18; QB; 8B; T7",
     "T10: 0 0, T12: 0.22 0.4, T8: 0.27 0.31, T15: 2.33 0.49, T1: 5.83 0.93 card T1 28 1 32, T20: 9.42 0.73 last - 29 19 32"),
    (6033, 3, 0, 4, True, 2100,
     "1 mi strico; 2 mi strico; 3 mi strico; 0 offro 1; 1 tengo; 1 passo; 2 passo; 3 passo; 0 passo; 0 discard CD JD 7D; 1 twenty; 2 "
     "zero; 3 fifteen; 8D; 5D; T6; 4D; KB; T16; 5B; CB; 9S; 5S; JS; CS; 10B; T18; QB; 8B; T7; T1; T17; T0",
     "T2 T3 T4 T5: 0 0, KC: 2.29 0.62, 9B: 2.66 0.6, 10D: 2.9 0.61, T19: 3.84 0.56, 9C 10C: 6.72 0.71 card KC 30 21 32"),
    (12039, 3, 2, 4, True, 2000,
     "3 mi strico; 0 mescolate; 1 mescolate; 2 mescolate; 3 tengo; 3 vado solo; 3 discard 8C 7C 9D; KD; 4D; QD; T1; KS; 8S; 9S; 7S; "
     "5S; T0; T13; QS; 7D; 5D; T16; 8D; CS; T14; T18; 10S; 8B; 10B; KB; 7B; 6S; T3; T20; T5; 9B; T7; 6B; QB",
     "CD: 0 0, 6D: 1.77 0.68, T12: 1.87 0.79, T8 T9: 2.4 0.81, KC: 2.73 0.75, QC: 4.13 0.77"),
    (28031, 3, 1, 4, True, 4000,
     "2 offro 2; 3 mi strico; 0 offro 3; 1 mi strico; 3 tengo; 2 passo; 3 vado solo; 3 discard CB 5C 9D; JC; 7C; 6C; KC; KB; 5B; JB; "
     "9B; 8B; QB; T6; T0; 8C; T4; F; QC; 6D; KD; 4D; 5D; 10B; 7B; T8",
     "T10: 0 0, T12: 0.46 0.19, T5 T7: 2.47 0.68, T20: 9.33 0.8"),
    (36034, 3, 3, 4, True, 4000,
     "0 mescolate; 1 mi strico; 2 mi strico; 3 offro 2; 1 tengo; 0 passo; 1 vado solo; 1 discard JS JB 7B; KB; CB; QB; T1; KC; 5C; 8C; "
     "7C; T4; T10; T0; T3; 6B; 8B; 5B; T16; 10C; 9C; T5; QC; 10S; CS; KS; 6S; 6C; T8",
     "T9: 0 0, T14 T15: 1.03 0.31, T6 T7: 2.01 0.5, T18: 3.56 0.56"),
    (38042, 3, 3, 4, True, 1000,
     "0 mi strico; 1 mi strico; 2 offro 2; 3 offro 2; 0 tengo; 0 passo; 1 passo; 2 passo; 3 passo; 3 discard 6S CC CD; 0 twenty; 1 "
     "zero; 2 zero; 3 fifteen; KD; 5D; 9D; 4D; 7D; 6D; JD; F; KB; CB; 6B; 7B; T18; T3; T0; T7; 5B; T4; 9B; T12; QD; T9; T5; T11; 8C; "
     "7C; 10C; KC",
     "T16 T17: 0 0, QC: 4.62 1.07 trick - 31 13 32, T13: 5.12 0.88 card T16 31 21 32, JS: 5.46 1.13 card CC 23 14 32, CS: 5.61 1.13 "
     "card CS 31 13 32, QS: 6.05 1.12 card QS 25 13 32, 6C: 7.56 1.21 trick - 31 12 32"),
    (50033, 3, 2, 4, True, 4200,
     "3 mi strico; 0 offro 1; 1 mi strico; 2 mi strico; 3 tengo; 3 passo; 0 passo; 1 passo; 2 vado solo; 2 discard CD 9D 7D; KD; JD; "
     "5D; T2; KS; 8S; 6S; T1; 6B; KB; 9B; 5B; 10S; T5; CS; T0; 4D; 8D; 10D; T13; 5S; T6; 9S",
     "T8 T9: 0 0, T15: 3.36 0.48, T4: 3.41 0.65, T20: 15.67 0.84 card T18 25 17 32"),
    (54049, 3, 3, 4, True, 4200,
     "0 mi strico; 1 mescolate; 2 mi strico; 3 mescolate; 0 tengo; 0 passo; 1 passo; 2 vado solo; 2 discard CS 7S 6S; 9D; 4D; 5D; CD; "
     "QB; 7B; KB; CB; 6B; 8B; JB; T5; 10D; 6D; 8D; KD; 10B; T13; T3; 9B; JC; 9C; CC; KC; 5B; F; T7; T2; 8S; KS; T1; 10S; 5C; 10C; T8; "
     "QC; 9S; T19; T0; T6",
     "T17: 0 0, T12: 2.3 0.52, 7C 8C: 2.6 0.57 card T17 32 21 32, T4: 3.37 0.55 card T17 32 24 32"),
    (62053, 3, 1, 4, True, 4200,
     "2 mi strico; 3 mi strico; 0 offro 1; 1 offro 1; 2 tengo; 2 passo; 3 passo; 0 passo; 1 passo; 1 discard QS CB 10B; 2 twenty; 3 "
     "zero; 0 zero; 1 zero; 2 call KD; KS; CS; 7S; 9S; 8B; QB; T3; 5B; KD; CD; 4D; 5D; KC; 6C; 5C; 7C; 8S; JS; T0; 5S; 6B; T7; T11; "
     "KB; 8D; T1; 7D; 6D; T13; F; T17; T4; 9D; 10D; T5; QD; T16; T2",
     "T18: 0 0, T8 T9: 2.37 0.4, T15: 3.84 0.42"),
    (62055, 3, 1, 4, True, 4000,
     "2 mi strico; 3 mi strico; 0 offro 1; 1 offro 1; 2 tengo; 2 passo; 3 passo; 0 passo; 1 passo; 1 discard QS CB 10B; 2 twenty; 3 "
     "zero; 0 zero; 1 zero; 2 call KD; KS; CS; 7S; 9S; 8B; QB; T3; 5B; KD; CD; 4D; 5D; KC; 6C; 5C; 7C; 8S; JS; T0; 5S; 6B; T7; T11; "
     "KB; 8D; T1; 7D; 6D; T13; F; T17; T4; 9D; 10D; T5; QD; T16; T2; T8; T12",
     "T10: 0 0, T6: 0.12 0.07, 8C 9C: 3.14 0.33 trick - 16 7 32, 7B: 4.34 0.35 card QS 14 6 32"),
)

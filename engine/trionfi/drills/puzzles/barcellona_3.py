"""Puzzles of barcellona-3; `python -m benchmarks.puzzles barcellona-3` adds to them."""

RULES = "ec6b1ceebeed"
HANDS = 49
PUZZLES = (
    (9020, 1, 0, 3, True, 1000,
     "1 passo; 2 passo; 0 prendo il monte; 0 discard QS QD 10D; 0 ognuno per sé; 7B; KB; 10B; 8S; T0; 5S; JB; QB; 5B; 9B; 6B; CB; KC; "
     "9C; 5C",
     "7C 8C: 0 0, JC: 0.06 0.1, CC: 0.19 0.12, T19: 1.63 0.36, T20: 1.65 0.38, T3 T4 T5: 1.9 0.37, T9 T10: 1.9 0.37, T7: 1.91 0.37, "
     "T12: 1.98 0.38, T15: 2.3 0.37"),
    (11025, 1, 0, 3, True, 1000,
     "1 passo; 2 passo; 0 prendo il monte; 0 discard JS CC QD; 0 ognuno per sé; KS; 7S; T0; KC; 9C; 7C; 5C; 10C; JC; 5D; 7D; 10D; QS; "
     "CS; T5; 6C; T7; QC; T14; T2",
     "F: 0 0, T15: 1.04 0.21, T6: 1.11 0.28, T10: 1.14 0.29, T12 T13: 1.14 0.28, T18 T19: 2.47 0.28, T20: 2.51 0.28"),
    (13025, 1, 0, 3, True, 1100,
     "1 passo; 2 passo; 0 prendo il monte; 0 discard JS QD JD; 0 ognuno per sé; CS; 7S; KS; 5S; QS; T1; 9C; KC; 8C; 6S; 8S; T17; 10B; "
     "KB; 9B; 6C; T8; 5C; T14; T19",
     "F: 0 0, T0 T2: 0.74 0.17, T6 T7 T9 T10 T11: 1.64 0.24"),
    (14008, 1, 1, 3, True, 1000,
     "2 passo; 0 vado solo; 0 discard CB JB 10B; KS; 5S; 8S; 9S; 6S",
     "QS: 0 0, CS: 2.96 0.13 card QS 32 0 32, JS: 5.96 0.17 card QS 32 0 32, 10S: 9.08 0.19 card QS 32 0 32"),
    (14019, 1, 1, 3, True, 2000,
     "2 passo; 0 vado solo; 0 discard CB JB 10B; KS; 5S; 8S; 9S; 6S; QS; QD; CD; 5D; KC; 5C; 8C; 7C; 6C; T0; KB",
     "T1: 0 0, T17: 2.22 0.28, T3: 3.69 0.33, T20: 4.34 0.35, T15: 5.69 0.33"),
    (15037, 1, 1, 3, True, 1000,
     "2 passo; 0 vado solo; 0 discard JB 10B 9B; KB; QB; T1; KC; 6C; 5C; 10C; QC; 8C; 5B; 6B; T3; KS; 5S; 6S; 7C; CC; 9C; 7B; CB; T8; "
     "JC; T6; T16; JS; 10S; QS; 8B; T0; F; 9S; T9; 8S; 5D",
     "CD: 0 0, JD: 1.33 0.1 card CD 32 24 32, AD: 3.97 0.29, 8D 9D 10D: 4.49 0.23 card CD 32 24 32"),
    (17036, 1, 2, 3, True, 2000,
     "0 vado solo; 0 discard JB CC 7C; T2; T11; F; 8C; KC; JC; QD; 9D; 5D; KB; 8B; 5B; T20; T0; T14; QS; CS; 5S; 7B; CB; QB; 7D; KD; "
     "JD; 9B; T3; 6B; 8S; 7S; KS; 10B; T5; T17; QC",
     "T1: 0 0, T13 T15: 7.04 0.76 card T1 32 22 32, T4: 7.21 0.62 card T1 32 22 32, T16: 7.6 0.7 card T1 32 21 32, T19: 20.58 0.73 "
     "card T1 32 21 32"),
    (21026, 1, 1, 3, True, 4000,
     "2 passo; 0 vado solo; 0 discard QS QB AD; KD; QD; T5; KS; 9S; 7S; CS; T1; JS; 6D; JD; T7; 5S; T0; F; 7D; 5D; T8; 6S; T11; T2; "
     "8D; CD",
     "T10: 0 0, T16 T17: 0.5 0.19, T19: 1.27 0.32, T20: 2.1 0.31"),
    (21042, 1, 1, 3, True, 1000,
     "2 passo; 0 vado solo; 0 discard QS QB AD; KD; QD; T5; KS; 9S; 7S; CS; T1; JS; 6D; JD; T7; 5S; T0; F; 7D; 5D; T8; 6S; T11; T2; "
     "8D; CD; T10; 8S; T3; T4; KB; 8B; CB; KC; 5C; JC; QC; 9C; 8C; CC; T16; T18",
     "9D 10D: 0 0, T6 T9 T12 T13: 2.68 0.72, 7B: 3.46 0.68"),
    (23006, 1, 1, 3, True, 1000,
     "2 passo; 0 passo; 1 prendo il monte; 1 discard JC 7D 6D; 1 vado solo; CD",
     "KD: 0 0, AD 5D: 5.66 1.33 card CD 24 14 32, 8D 9D 10D: 5.66 1.34 card CD 24 14 32, JD: 7.33 1.27 card CD 24 14 32"),
    (23020, 1, 1, 3, True, 1000,
     "2 passo; 0 passo; 1 prendo il monte; 1 discard JC 7D 6D; 1 vado solo; CD; KD; T5; QS; 7S; 5S; T16; T0; 6S; T17; T2; 5B; KS; 9S; "
     "JS",
     "8S: 0 0, 7C 8C: 0.59 0.31, 5C: 0.61 0.31, KB: 2.17 0.4 card QB 18 4 32, T18 T19: 2.4 0.41, T15: 3.03 0.38, T12 T13: 3.56 0.45 "
     "card QB 18 7 32, T6 T7 T8: 3.71 0.44 card QB 18 7 32, 10B: 7.03 0.57 card QB 18 0 32"),
    (24037, 1, 1, 3, True, 1000,
     "2 passo; 0 passo; 1 prendo il monte; 1 discard CB QC CC; 1 ognuno per sé; KB; 8B; 5B; 7D; QD; KD; KC; 7C; 6C; 9C; 10C; JC; 8C; "
     "5C; T16; QB; 9B; 7B; CD; 6D; AD; 10D; JD; 8D; 9D; T7; 5D; 10B; 6B; T1; T17; T19",
     "F: 0 0, T2: 1.6 0.2, T4 T5: 1.6 0.2, T8: 1.62 0.2, T15: 3.85 0.2 card CC 11 3 32"),
    (26037, 1, 1, 3, True, 4000,
     "2 vado solo; 2 discard 7C 6C QD; 9D; AD; CD; 8D; KD; JD; KC; JC; T17; QS; JS; 7S; KS; 5S; CS; 10D; T1; 5D; KB; QB; 5B; 9S; T5; "
     "F; 5C; T2; 8C; 6S; 10S; T7; 10C; T3; 9C; 8S; T0",
     "T12: 0 0, T14: 1.06 0.21, T18 T19: 2.25 0.31"),
    (30031, 1, 0, 3, True, 1000,
     "1 passo; 2 passo; 0 prendo il monte; 0 discard CS CB QC; 0 ognuno per sé; 8B; 6B; JB; KB; 5B; T0; 9D; KD; 7D; KS; 8S; F; 7B; 9B; "
     "T4; 10D; QD; 8D; 10B; QB; T5; CD; 5D; JD; AD; 6D",
     "T1: 0 0, T2: 3.76 0.43 card T1 32 21 32, T8: 3.83 0.44 card T1 32 21 32, T16 T17 T18 T19: 6.05 0.48 card T1 32 21 32"),
    (35012, 1, 2, 3, True, 1000,
     "0 passo; 1 passo; 2 prendo il monte; 2 discard QS CC 5D; 2 ognuno per sé; KD; 8D; T1; 8C; 5C; KC; T2",
     "F: 0 0, T14 T15: 3.9 0.35 last - 32 23 32, T0: 4.8 0.42 card QD 32 24 32, T8: 4.93 0.4 card QD 32 24 32, T11: 4.98 0.42 last - "
     "32 24 32, T17: 8.3 0.46 card T17 32 9 32, T20: 10.05 0.56 last - 32 12 32"),
    (38015, 1, 2, 3, True, 2000,
     "0 vado solo; 0 discard QB 9B CD; KD; 6D; AD; QD; 9D; 5D; KS; QS; 8S; 10D; T3; 8D; KB",
     "T1: 0 0, T17: 0.96 0.64, T5: 6.48 0.64, T7 T8 T9: 7.19 0.65, T13 T14 T15: 8.13 0.66, T20: 19.16 0.65 last - 28 8 32"),
    (38050, 1, 2, 3, True, 4200,
     "0 vado solo; 0 discard QB 9B CD; KD; 6D; AD; QD; 9D; 5D; KS; QS; 8S; 10D; T3; 8D; KB; T1; CB; QC; CC; 5C; KC; 6C; 9C; 10C; JC; "
     "T19; 5B; T17; 7B; CS; 7S; 5S; 10S; T0; JS; 10B; F; T5; T7; T2; T10; 6B; T8; T16; 7C; T11; T9; JB; T13; T18",
     "8C: 0 0, T4 T6: 1.41 0.19, 7D: 2.5 0.35 last - 17 9 32"),
    (39004, 1, 0, 3, True, 2000,
     "1 passo; 2 vado solo; 2 discard 8S 7S CB; KS",
     "JS: 0 0, 5S 6S: 1.14 0.41, F: 2.18 0.61"),
    (42025, 1, 1, 3, True, 1000,
     "2 vado solo; 2 discard JS 9B JD; JB; KB; T0; KD; 8D; AD; 9C; CC; KC; 5B; T3; 6B; QD; 9D; 6D; 5D; CD; 10D; KS; QS; T4; 7C; 10C",
     "QC: 0 0, 5C 6C: 5.24 0.52 card QB 11 0 32, 8C: 5.24 0.52 card QB 11 0 32"),
    (42049, 1, 1, 3, True, 1000,
     "2 vado solo; 2 discard JS 9B JD; JB; KB; T0; KD; 8D; AD; 9C; CC; KC; 5B; T3; 6B; QD; 9D; 6D; 5D; CD; 10D; KS; QS; T4; 7C; 10C; "
     "QC; 5S; T5; CS; 7D; F; T1; 8S; T7; 6S; JC; T16; 5C; 7S; 9S; T8; T10; T2; T15; 10S; T11; T13; 10B; 7B",
     "T12: 0 0, T17 T18 T19: 4.65 0.19, T20: 4.65 0.19"),
    (17, 2, 0, 3, True, 1000,
     "1 vado solo; 1 discard QC 9C 7C; T18; T3; F; KC; JC; T0; KS; 8S; 7S; QS; 10S; T1; T4; T14; T2",
     "JS: 0 0, 5S 6S 9S: 3.57 0.59, KD: 3.8 0.71 card QD 10 0 32, T20: 4.51 0.71 card CC 22 12 32, 9D: 4.85 0.83 card QD 10 0 32, KB: "
     "4.9 0.72 card QB 8 0 32, 6D: 4.92 0.82 card QD 10 0 32, AD: 4.93 0.82 card QD 10 0 32, T7: 6.88 0.68 card CC 22 12 32, T10: 7.25 "
     "0.67 card CC 22 12 32, 9B: 9.34 0.72 card CB 18 6 32, 5B: 9.4 0.71 card CB 18 6 32, CB: 11.8 0.72 card CB 18 0 32"),
    (21, 2, 0, 3, True, 1000,
     "1 vado solo; 1 discard QC 9C 7C; T18; T3; F; KC; JC; T0; KS; 8S; 7S; QS; 10S; T1; T4; T14; T2; JS; CS; T5; T16",
     "T20: 0 0, T7: 14.64 0.58 card T16 32 0 32, T10: 14.7 0.59 card T16 32 0 32"),
    (1008, 2, 2, 3, True, 2100,
     "0 passo; 1 vado solo; 1 discard CB 6B JD; KC; QC; 6C; 7S; 9S",
     "F: 0 0, 10S: 1.82 0.66, 5S 6S: 2.67 0.65, 8S: 2.67 0.65, KS: 7.13 0.79 card QS 12 0 32"),
    (1048, 2, 2, 3, True, 4100,
     "0 passo; 1 vado solo; 1 discard CB 6B JD; KC; QC; 6C; 7S; 9S; F; AD; KD; 6D; KS; JS; T2; KB; T1; 7B; 5S; QS; T4; CC; 8C; 7C; 5B; "
     "T16; 8B; 6S; CS; T6; JC; 9C; 10C; 5C; T5; T7; 10B; 9B; T0; 8S; T3; T9; 8D; QD; 7D; 10S; T17; T10",
     "JB: 0 0, CD: 1.95 0.28, 9D: 4.24 0.27 card CD 22 8 32, T13: 4.44 0.34, T18: 6.08 0.45 card T18 31 22 32"),
    (3047, 2, 1, 3, True, 1000,
     "2 passo; 0 passo; 1 prendo il monte; 1 discard JB CC QD; 1 ognuno per sé; T19; T0; T3; JC; 5C; 6C; 6B; CB; KB; T16; F; T2; T17; "
     "T4; T20; AD; 9D; 10D; KD; 8D; 5D; 9C; 8C; KC; QB; T5; 5B; 10S; KS; T6; 6D; T12; JD; 5S; 9S; T7; 7D; T13; CD; 6S; JS; T8",
     "T18: 0 0, T10 T11 T14: 2.14 0.22 trick - 32 8 32, 8B 9B: 2.77 0.33 trick - 32 0 32"),
    (4025, 2, 2, 3, True, 2100,
     "0 passo; 1 vado solo; 1 discard QC JC 10C; KC; 5C; T1; T3; T6; T2; 7C; 6C; T17; KD; 5D; AD; 8D; 6D; JD; 8S; KS; 5S; 9D; 7D; QD; "
     "8C",
     "T4 T5 T7: 0 0, T12: 0.73 0.1, F: 3.19 0.19 card CC 9 0 32"),
    (4039, 2, 2, 3, True, 2100,
     "0 passo; 1 vado solo; 1 discard QC JC 10C; KC; 5C; T1; T3; T6; T2; 7C; 6C; T17; KD; 5D; AD; 8D; 6D; JD; 8S; KS; 5S; 9D; 7D; QD; "
     "8C; T4; CC; 6S; CS; QS; 9C; F; T0; JS; T10; 9S; T16; T5; T8",
     "T18 T19: 0 0, 10B: 2.41 0.29 trick - 32 18 32, 5B: 2.54 0.31 trick - 32 18 32, 7B: 2.54 0.31 trick - 32 18 32, T14 T15: 2.59 "
     "0.22, T11: 3.66 0.35 trick - 32 21 32"),
    (5013, 2, 2, 3, True, 1000,
     "0 passo; 1 passo; 2 prendo il monte; 2 discard CB QD 7D; 2 ognuno per sé; KD; F; T1; T18; T20; T0; T17; T12",
     "T19: 0 0, T4: 9.1 0.39 card T17 32 0 32, T11: 9.15 0.38 card T17 32 0 32, T13: 9.15 0.38 card T17 32 0 32, T16: 15.32 0.36 card "
     "T16 32 0 32"),
    (6020, 2, 0, 3, True, 1000,
     "1 passo; 2 passo; 0 prendo il monte; 0 discard 9D 8D 7D; 0 vado solo; JD; KD; T17; KB; 6B; CB; QB; 7B; T1; 8C; KC; 5C; QS; 9S; "
     "5S",
     "KS: 0 0, 5B 8B: 1.86 0.56 trick - 31 0 32, QC: 3.1 0.5, T8 T9 T10: 3.34 0.47 trick - 31 0 32, T13: 3.42 0.46 trick - 31 0 32, "
     "T5: 3.44 0.49 trick - 31 0 32, T20: 4.84 0.64 card CS 30 17 32, T19: 4.85 0.59 card CS 30 22 32, T15: 5.53 0.48 card CS 30 22 "
     "32, 6C: 9.12 0.67 card QC 26 13 32, 9C: 9.14 0.66 card QC 26 13 32"),
    (6038, 2, 0, 3, True, 2000,
     "1 passo; 2 passo; 0 prendo il monte; 0 discard 9D 8D 7D; 0 vado solo; JD; KD; T17; KB; 6B; CB; QB; 7B; T1; 8C; KC; 5C; QS; 9S; "
     "5S; KS; T0; CS; JB; T7; 5B; AD; T5; CD; QC; 7C; T16; 5D; T20; QD; 6C; CC; T3",
     "10D: 0 0, 6D: 0.79 0.18, JS: 0.83 0.35, T14: 0.9 0.32, 6S 7S 8S 10S: 1.36 0.34, T4: 1.49 0.29"),
    (7019, 2, 2, 3, True, 1000,
     "0 passo; 1 passo; 2 prendo il monte; 2 discard QS CS CC; 2 ognuno per sé; KS; 9S; 5S; 9D; 10D; KD; T18; F; T2; QD; 6D; AD; T19; "
     "T3",
     "T20: 0 0, T7 T8 T9 T10 T11 T12: 3.54 0.51 card T19 32 0 32, T5: 3.59 0.52 card T19 32 0 32, T16: 9.73 0.61 card T19 32 0 32"),
    (7026, 2, 2, 3, True, 1000,
     "0 passo; 1 passo; 2 prendo il monte; 2 discard QS CS CC; 2 ognuno per sé; KS; 9S; 5S; 9D; 10D; KD; T18; F; T2; QD; 6D; AD; T19; "
     "T3; T20; KB; 5B; CB; 10B; 6B; QB",
     "JS: 0 0, 8S 10S: 2.33 0.37 last - 20 12 32, 6C: 3.06 0.55, 9C 10C: 3.07 0.55, JD: 3.4 0.44 last - 20 9 32, T4: 5.54 0.51 last - "
     "20 3 32, T6: 5.6 0.5 last - 20 3 32, T13 T14: 5.78 0.52 last - 20 6 32, QC: 7.52 0.58 card QC 19 0 32, T17: 7.9 0.54 last - 20 0 "
     "32"),
    (11016, 2, 0, 3, True, 1000,
     "1 passo; 2 passo; 0 prendo il monte; 0 discard JS CC QD; 0 ognuno per sé; KS; 7S; T0; KC; 9C; 7C; 5C; 10C; JC; 5D; 7D",
     "10D: 0 0, 6D: 3.18 0.38 trick - 32 0 32, KD: 4.1 0.42 card QD 8 0 32"),
    (13026, 2, 0, 3, True, 1000,
     "1 passo; 2 passo; 0 prendo il monte; 0 discard JS QD JD; 0 ognuno per sé; CS; 7S; KS; 5S; QS; T1; 9C; KC; 8C; 6S; 8S; T17; 10B; "
     "KB; 9B; 6C; T8; 5C; T14; T19; F",
     "5D 6D: 0 0, 10D: 0.06 0.02, 7C: 0.63 0.13, CC: 0.9 0.13, QC: 0.91 0.13, JC: 0.92 0.13, CB: 1.15 0.15, T13: 1.52 0.17, 5B 6B 7B: "
     "1.55 0.2, CD: 2.36 0.17 card CD 11 0 32"),
    (16018, 2, 2, 3, True, 1000,
     "0 passo; 1 vado solo; 1 discard CS CC 8C; KC; F; T1; KB; 10B; 7B; 5B; CB; QB; 5C; T16; 6C; 6B; JB; T2",
     "7D: 0 0, 9D 10D: 0.13 0.17, 5S: 0.95 1.13, 7C: 2.94 0.79 trick - 12 0 32, 9C: 2.94 0.79 trick - 12 0 32, JC: 4.45 0.87 trick - "
     "12 0 32, T5: 4.66 1.06, T9 T10: 5.46 1.04, QC: 6.71 0.9 card QC 16 0 32, T14 T15: 7.39 1.03, T19: 8.07 1.16, QS: 8.46 1.13 card "
     "QS 31 15 32"),
    (16037, 2, 2, 3, True, 2000,
     "0 passo; 1 vado solo; 1 discard CS CC 8C; KC; F; T1; KB; 10B; 7B; 5B; CB; QB; 5C; T16; 6C; 6B; JB; T2; 7D; KD; AD; 8B; T0; T5; "
     "5S; KS; 7S; QD; 6D; 9D; CD; 8D; 10D; JD; T17; T9; T11",
     "T19: 0 0, T14 T15: 3.37 0.37 trick - 32 14 32, T10: 7.39 0.46 trick - 32 1 32"),
    (24036, 2, 1, 3, True, 1000,
     "2 passo; 0 passo; 1 prendo il monte; 1 discard CB QC CC; 1 ognuno per sé; KB; 8B; 5B; 7D; QD; KD; KC; 7C; 6C; 9C; 10C; JC; 8C; "
     "5C; T16; QB; 9B; 7B; CD; 6D; AD; 10D; JD; 8D; 9D; T7; 5D; 10B; 6B; T1; T17",
     "T19: 0 0, T0: 5.49 0.47 card T17 26 0 32, T11 T12 T13 T14: 6.95 0.5 card T17 26 0 32"),
    (26041, 2, 1, 3, True, 4000,
     "2 vado solo; 2 discard 7C 6C QD; 9D; AD; CD; 8D; KD; JD; KC; JC; T17; QS; JS; 7S; KS; 5S; CS; 10D; T1; 5D; KB; QB; 5B; 9S; T5; "
     "F; 5C; T2; 8C; 6S; 10S; T7; 10C; T3; 9C; 8S; T0; T12; CB; 7B; 10B",
     "JB: 0 0, 6B 8B: 0.96 0.16, T14: 1.62 0.43, 7D: 4.21 0.4, T18 T19: 4.64 0.39"),
    (27007, 2, 0, 3, True, 2100,
     "1 passo; 2 passo; 0 prendo il monte; 0 discard QB 9B 7B; 0 ognuno per sé; 8D; 9D",
     "10D: 0 0, 7D: 1.18 0.19 trick - 32 0 32, AD 5D: 1.2 0.19 trick - 32 0 32, KD: 2.6 0.24 card QD 8 0 32"),
    (27035, 2, 0, 3, True, 1000,
     "1 passo; 2 passo; 0 prendo il monte; 0 discard QB 9B 7B; 0 ognuno per sé; 8D; 9D; 10D; KD; JD; 6D; AD; QD; T16; 5S; KS; 7S; 5D; "
     "CD; T7; 9S; 10S; QS; 8S; CS; 6S; 9C; T1; 5C; T15; T18; F; T19; T9; T20",
     "T17: 0 0, T0 T2 T3 T4 T5 T6 T8: 1.66 0.04 trick - 32 0 32, 7D: 1.68 0.04 trick - 32 0 32, JS: 1.68 0.04 trick - 32 0 32"),
    (2030, 3, 2, 3, True, 1000,
     "0 passo; 1 vado solo; 1 discard 8S CB 7B; KB; JB; T5; KC; 10C; 7C; 5C; T1; QC; KD; CD; AD; 8B; 5B; F; 10B; 6B; T16; QD; 7D; 5D; "
     "JD; 10D; 9D; 6D; T0; T6",
     "JC: 0 0, 9C: 0.57 0.35, T18: 2.67 0.68, KS: 2.84 0.92, T11: 2.91 0.86 card T18 31 23 32, 9B: 2.96 0.9 trick - 32 0 32, T14: 3.17 "
     "0.84 card T18 31 23 32, QS: 3.58 0.85 card KS 31 23 32, CS: 4.93 0.85 card KS 31 23 32, 10S: 8.56 0.77 card KS 31 23 32, T20: "
     "10.63 1 last - 32 22 32"),
    (9007, 3, 0, 3, True, 2100,
     "1 passo; 2 passo; 0 prendo il monte; 0 discard QS QD 10D; 0 ognuno per sé; 7B; KB",
     "F: 0 0, JB: 1.56 0.28, 10B: 2.17 0.27, CB: 2.32 0.27 card CB 26 0 32"),
    (20029, 3, 2, 3, True, 2100,
     "0 vado solo; 0 discard CS 8C 7C; KD; JD; F; KC; 10C; T1; QD; 6D; AD; CD; 9D; 8D; 5D; T2; 10D; 9C; T7; T9; 7D; T3; T18; T16; T20; "
     "T4; T0; T5; T8",
     "T12 T13: 0 0, 5B: 1.52 0.45 trick - 32 7 32, 8B: 1.78 0.45 trick - 32 7 32, 5S: 2.21 0.52 trick - 32 15 32, 7S 8S 9S: 2.21 0.52 "
     "trick - 32 15 32, JB: 2.76 0.44 trick - 32 7 32, CB: 4.15 0.47 card CB 32 7 32, QS: 7.6 0.49 card QS 30 15 32"),
    (25023, 3, 0, 3, True, 1000,
     "1 vado solo; 1 discard QS 7D 6D; KS; 5S; F; KB; 5B; 9B; T6; T0; T7; CS; JS; T2; KD; T1; CD; KC; 6C; 5C; 8C; T16; QC",
     "QD: 0 0, 10D: 2.31 0.41, 6S 7S: 3.4 0.58, JB: 3.59 0.51, CB: 3.65 0.51 card CB 30 15 32, 10B: 4.05 0.54, T15: 4.49 0.54, T11 T12 "
     "T13: 4.71 0.52, T3: 5.85 0.57, T17: 11.17 0.75 card T17 32 13 32"),
    (41025, 3, 0, 3, True, 4000,
     "1 vado solo; 1 discard 10S 9S 7S; AD; 7D; CD; KD; 6D; 8D; QB; 8B; 5B; KB; CB; 6B; 10B; T1; 9B; QD; JD; F; CC; 7C; KC; 5D; T16",
     "T0: 0 0, T5 T6: 0.81 0.24, T10: 1.1 0.27, T13 T14: 1.34 0.31"),
)

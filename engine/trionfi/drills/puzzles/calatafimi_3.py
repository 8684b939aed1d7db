"""Puzzles of calatafimi-3; `python -m benchmarks.puzzles calatafimi-3` adds to them."""

RULES = "1a1082a44319"
HANDS = 16
PUZZLES = (
    (2041, 1, 1, 3, True, 4000,
     "2 mi strico; 0 mescolate; 1 offro 1; 2 tengo; 1 discard QS CS QB; KD; 6D; JD; QD; 9D; 8D; 4D; CD; T1; KB; 8B; 9B; 5B; 10B; T6; "
     "6S; T0; KS; 6B; F; T7; 7S; T3; 5S; 7B; T2; T16; 8S; T4; 10S; 7C; 10C; KC; 9S; T9; T11",
     "5D 7D: 0 0, T5 T8: 1.97 0.32, 6C 8C: 2.03 0.27, T15: 2.39 0.32, T18: 3.26 0.3 card T18 31 17 32"),
    (4038, 1, 2, 3, True, 2000,
     "0 offro 2; 1 offro 2; 2 tengo; 2 discard JB 10B 6B; 9B; 8B; KB; 10S; KS; 8S; 8C; 10C; KC; T17; T19; T6; 8D; 6D; KD; QD; 4D; 7D; "
     "5D; 9D; CD; QC; 5C; 9C; JD; 10D; T2; QB; T1; T7; 6S; 5S; QS; 6C",
     "T0: 0 0, T9: 0.02 0.02, T14 T15: 0.76 0.11, T11: 0.77 0.09, T20: 2.12 0.11, T18: 2.26 0.11"),
    (5025, 1, 2, 3, True, 1000,
     "0 offro 1; 1 offro 2; 2 tengo; 2 discard QB CC CD; 9S; CS; KS; 5B; T1; KB; 4D; 10D; KD; JD; F; QD; QS; T4; 6S; 9D; 7D; T16; 8S; "
     "T5; 7S",
     "5D 6D: 0 0, 7B 8B 9B: 1.63 0.34, CB: 1.67 0.34, T20: 4.14 0.33 last - 19 6 32, T18 T19: 4.23 0.32 last - 19 6 32, 10C: 4.48 0.36 "
     "last - 19 8 32, 8C: 4.5 0.36 last - 19 8 32, T7: 4.83 0.34 last - 19 7 32, T9: 4.85 0.34 last - 19 7 32"),
    (5033, 1, 2, 3, True, 4100,
     "0 offro 1; 1 offro 2; 2 tengo; 2 discard QB CC CD; 9S; CS; KS; 5B; T1; KB; 4D; 10D; KD; JD; F; QD; QS; T4; 6S; 9D; 7D; T16; 8S; "
     "T5; 7S; 5D; 8D; T17; 5S; T7; JS; 6D; T11",
     "T14: 0 0, T0 T2: 0.49 0.09 trick - 32 0 32, T10: 0.85 0.09 trick - 32 0 32"),
    (10009, 1, 0, 3, True, 2000,
     "1 mi strico; 2 mi strico; 0 offro 3; 1 tengo; 0 discard QD 10D 9D; KB; QB; JB; CB",
     "T1: 0 0, T16: 1.87 0.21, T18: 2.43 0.23, T15: 3.19 0.23"),
    (11048, 1, 0, 3, True, 2100,
     "1 offro 1; 2 mescolate; 0 tengo; 0 discard QB 9B CC; 9S; 8S; KS; QS; 5S; T1; 10B; T4; KB; KD; 8D; JD; 6S; 7S; F; 10S; T2; JS; "
     "5B; T6; 8B; 5D; CD; QD; 6B; T8; JB; 6D; 9D; 4D; 7C; 10C; KC; 7D; 10D; T3; 6C; JC; QC; 8C; T13; 5C; 7B; T10",
     "T14: 0 0, T0 T5: 3.81 0.42 trick - 32 0 32, T9: 3.82 0.42 trick - 32 0 32, T19: 6.49 0.46 last - 12 0 32"),
    (11049, 1, 0, 3, True, 1000,
     "1 offro 1; 2 mescolate; 0 tengo; 0 discard QB 9B CC; 9S; 8S; KS; QS; 5S; T1; 10B; T4; KB; KD; 8D; JD; 6S; 7S; F; 10S; T2; JS; "
     "5B; T6; 8B; 5D; CD; QD; 6B; T8; JB; 6D; 9D; 4D; 7C; 10C; KC; 7D; 10D; T3; 6C; JC; QC; 8C; T13; 5C; 7B; T10; T14",
     "9C: 0 0, T9: 4.89 0.67 last - 14 0 32, T0 T5: 5.36 0.67 last - 14 0 32, T19: 7.21 0.63 last - 14 0 32"),
    (12034, 1, 0, 3, True, 1000,
     "1 mi strico; 2 mi strico; 0 offro 2; 1 tengo; 0 discard QB JC 7C; KC; 6C; T1; 8D; KD; JD; 5C; 8C; T17; 8B; JB; KB; 8S; 9S; KS; "
     "9C; CC; T4; QD; 7D; 10D; 4D; T0; T3; 5B; CB; 6B; 5D; F",
     "T11: 0 0, T14: 1.07 0.06, T20: 1.12 0.08, T16 T18 T19: 1.14 0.08"),
    (14029, 1, 1, 3, True, 1000,
     "2 offro 3; 0 mi strico; 1 mescolate; 0 tengo; 1 discard QS 9S CB; 6S; 10S; KS; KB; 7B; JB; 9B; QB; 8B; 7S; CS; T1; 4D; 9D; KD; "
     "7C; KC; 5C; 5B; T2; T3; 6D; QD; 7D",
     "6B 10B: 0 0, CD: 0.11 0.14, T19: 1.23 0.43 last - 31 20 32, QC: 1.72 0.27, T20: 1.98 0.4 last - 31 20 32, CC: 2.19 0.28 card QC "
     "31 20 32, T7: 3.04 0.32 last - 31 20 32, T0: 3.04 0.31 last - 31 20 32, 5D 8D: 3.68 0.38 card CD 16 0 32, T15: 4.89 0.29 last - "
     "31 14 32"),
    (15044, 1, 2, 3, True, 2100,
     "0 mi strico; 1 mi strico; 2 offro 4; 0 tengo; 2 discard 9S 6S 5S; KB; JB; 8B; T18; T0; F; QB; T5; 9B; KS; T1; 7S; 4D; JD; KD; "
     "QS; T10; T11; 5B; T3; 10B; JS; T15; T19; 6B; T9; CB; 8S; 5C; T14; T2; T13; 6C; CS; 7C; T4; 7B; T16; 8C",
     "10S: 0 0, JC: 1.07 0.17 last - 28 18 32, T17: 1.47 0.14, T20: 1.47 0.14, 6D: 1.78 0.17 last - 28 17 32, 9C: 3.07 0.17 last - 28 "
     "14 32, 10D: 3.07 0.17 last - 28 13 32"),
    (4014, 2, 2, 3, True, 1000,
     "0 offro 2; 1 offro 2; 2 tengo; 2 discard JB 10B 6B; 9B; 8B; KB; 10S; KS; 8S; 8C; 10C; KC; T17",
     "T19: 0 0, F: 3.6 0.4 card T17 31 0 32, T2 T3 T4 T5: 4.35 0.4 card T17 31 0 32"),
    (6048, 2, 0, 3, True, 1000,
     "1 mi strico; 2 mescolate; 0 offro 2; 1 tengo; 0 discard JS 9B 7B; 5B; KB; T0; 8C; KC; 5C; 6B; 8B; T3; 9C; QC; 7C; 6C; 10C; CC; "
     "JC; F; T2; 10D; 4D; KD; 9S; KS; 8S; 7D; 9D; JD; JB; 10B; T6; 5D; QD; 8D; T9; T11; T12; 10S; QS; 5S; CB; QB; T10; 6D",
     "T1: 0 0, T5: 3.89 0.43 card T1 9 0 32, T13: 3.98 0.44 card T1 9 0 32, T16: 5.92 0.38 card T1 9 0 32"),
    (7022, 2, 2, 3, True, 1000,
     "0 mi strico; 1 mi strico; 2 mescolate; 0 tengo; 2 discard JD 10D 4D; 6D; KD; T4; KB; 5B; JB; T18; F; T3; 9B; QB; 8B; 5S; KS; JS; "
     "T1; T13",
     "T20: 0 0, T0: 5.3 0.4 card T1 32 0 32, T2: 5.3 0.4 card T1 32 0 32, T6 T7: 5.33 0.4 card T1 32 0 32, T9: 5.51 0.4 card T1 32 0 "
     "32"),
    (8028, 2, 1, 3, True, 1000,
     "2 mi strico; 0 mescolate; 1 mescolate; 2 tengo; 1 discard CS 10B 6B; KB; JB; T4; 7D; 10D; KD; 6C; KC; JC; QD; 6D; 9D; 4D; 8D; "
     "CD; 9S; JS; KS; QC; 7C; 10C; T17; T19",
     "T20: 0 0, T6 T7: 7.1 0.82 card T17 32 0 32, T10 T11: 7.23 0.83 card T17 32 0 32, T13: 7.57 0.83 card T17 32 0 32, T15: 8.84 0.84 "
     "card T17 32 0 32, T16: 13.33 0.85 card T17 32 0 32"),
    (8039, 2, 1, 3, True, 4200,
     "2 mi strico; 0 mescolate; 1 mescolate; 2 tengo; 1 discard CS 10B 6B; KB; JB; T4; 7D; 10D; KD; 6C; KC; JC; QD; 6D; 9D; 4D; 8D; "
     "CD; 9S; JS; KS; QC; 7C; 10C; T17; T19; T20; 5D; T0; T3; CC; T6; 9C; 5S; 8S; QS; 8C",
     "T16: 0 0, T10 T11: 0.92 0.17, T13: 1.04 0.17, T7: 1.4 0.17 trick - 32 21 32, T15: 1.75 0.11"),
    (9007, 2, 0, 3, True, 1000,
     "1 mi strico; 2 mescolate; 0 offro 3; 1 tengo; 0 discard 9S 6S JC; 8B; KB",
     "F: 0 0, 5B 6B: 3.03 0.31 card KS 32 18 32, 9B 10B: 3.05 0.31 card KS 32 18 32"),
    (10011, 2, 0, 3, True, 1000,
     "1 mi strico; 2 mi strico; 0 offro 3; 1 tengo; 0 discard QD 10D 9D; KB; QB; JB; CB; T1; 6B",
     "4D: 0 0, 6D 7D: 0 0, KC: 1.16 0.19, T15: 1.68 0.22, CD: 2.23 0.17 card CD 16 0 32, KS: 2.24 0.22 card CD 16 7 32, T18: 2.3 0.33, "
     "T16: 5.25 0.36 card T16 31 13 32"),
    (12014, 2, 0, 3, True, 1000,
     "1 mi strico; 2 mi strico; 0 offro 2; 1 tengo; 0 discard QB JC 7C; KC; 6C; T1; 8D; KD; JD; 5C; 8C; T17",
     "8B 9B: 0 0, 6S 7S: 0.8 0.19, 9S 10S: 0.81 0.18, QD: 1.12 0.17, T8 T9: 1.79 0.18, CD: 1.8 0.17 card QD 15 0 32, T4: 1.81 0.18, "
     "T13: 2.01 0.2, CB: 3.6 0.16 card CB 26 0 32, 4D 5D 6D: 3.73 0.23 card QD 15 0 32, 9D: 3.78 0.23 card QD 15 0 32"),
    (1038, 3, 0, 3, True, 2000,
     "1 offro 1; 2 offro 2; 0 tengo; 0 discard JS QB JB; 5B; KB; 7B; JD; KD; T6; 9C; JC; KC; QD; T7; 4D; QC; 8C; 7C; 5C; T12; T2; 9S; "
     "KS; 8S; 5D; F; CD; 10S; 5S; QS; 6C; T5; T16; 9D; T10; 6D; CC",
     "T19: 0 0, T8 T9: 2.28 0.42 card CC 31 0 32, T3: 2.29 0.41 card CC 31 0 32, T0: 3.85 0.4 card CC 31 0 32"),
    (7008, 3, 2, 3, True, 1000,
     "0 mi strico; 1 mi strico; 2 mescolate; 0 tengo; 2 discard JD 10D 4D; 6D; KD; T4",
     "T18 T19: 0 0, 6S 7S: 2.08 0.75 trick - 32 0 32, KB: 2.32 0.7, 5C 6C: 2.57 0.77 card T19 23 15 32, 8C 9C: 2.6 0.78 card T19 23 15 "
     "32, JS: 2.87 0.72 card T19 23 14 32, T10 T11: 4.3 0.63 trick - 32 2 32, T13 T14: 4.42 0.61 card T19 23 14 32, T5: 4.49 0.63 card "
     "T19 23 15 32, T8: 4.5 0.62 card T19 23 15 32"),
    (13020, 3, 1, 3, True, 1000,
     "2 mi strico; 0 mi strico; 1 mescolate; 2 tengo; 1 discard QB 10B 7B; KC; 9C; 5C; JC; T3; 8C; KB; T11; JB; KS; 6S; JS; QS; 8S; 7S",
     "5D: 0 0, 8D: 0.05 0.1, JD: 0.26 0.28, 10D: 0.33 0.19, CD: 1.07 0.29 card CD 19 0 32, CS: 1.21 0.5 card CD 19 7 32, 10C: 1.22 "
     "0.42 card CD 19 10 32, 5S 9S: 1.56 0.41, QC: 1.83 0.4 card CD 19 9 32, T19: 2.37 0.41, T15: 3.62 0.49 card CD 19 11 32, T2 T4: "
     "4.03 0.46 card CD 19 8 32, T8: 4.06 0.44 card CD 19 9 32"),
)

"""Puzzles of calatafimi-4; `python -m benchmarks.puzzles calatafimi-4` adds to them."""

RULES = "6d37e4ad54d9"
HANDS = 8
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
    (6030, 3, 0, 4, True, 2000,
     "1 mi strico; 2 mi strico; 3 mi strico; 0 offro 1; 1 tengo; 1 passo; 2 passo; 3 passo; 0 passo; 0 discard CD JD 7D; 1 twenty; 2 "
     "zero; 3 fifteen; 8D; 5D; T6; 4D; KB; T16; 5B; CB; 9S; 5S; JS; CS; 10B; T18; QB; 8B; T7",
     "T10: 0 0, T12: 0.22 0.4, T8: 0.27 0.31, T15: 2.33 0.49, T1: 5.83 0.93 card T1 28 1 32, T20: 9.42 0.73 last - 29 19 32"),
    (6033, 3, 0, 4, True, 2100,
     "1 mi strico; 2 mi strico; 3 mi strico; 0 offro 1; 1 tengo; 1 passo; 2 passo; 3 passo; 0 passo; 0 discard CD JD 7D; 1 twenty; 2 "
     "zero; 3 fifteen; 8D; 5D; T6; 4D; KB; T16; 5B; CB; 9S; 5S; JS; CS; 10B; T18; QB; 8B; T7; T1; T17; T0",
     "T2 T3 T4 T5: 0 0, KC: 2.29 0.62, 9B: 2.66 0.6, 10D: 2.9 0.61, T19: 3.84 0.56, 9C 10C: 6.72 0.71 card KC 30 21 32"),
)

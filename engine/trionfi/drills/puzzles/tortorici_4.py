"""Puzzles of tortorici-4; `python -m benchmarks.puzzles tortorici-4` adds to them."""

RULES = "5e822f1ec433"
HANDS = 5
PUZZLES = (
    (14, 1, 0, 4, True, 2000,
     "0 all face down; 1 tell KD; 1 basta; 2 basta; 3 tengo; 0 all face down; 1 tell T17; 1 basta; 2 basta; 3 tengo; 0 discard CC JD "
     "6D; KD; AD; CD",
     "T1: 0 0, T0: 2.06 0.39, T9: 2.36 0.38, T15: 3.39 0.45"),
    (1019, 1, 3, 4, True, 2000,
     "3 all face down; 0 tell T20; 0 basta; 1 tell T16; 1 basta; 2 tengo; 3 one face up; 0 tell T1; 0 basta; 1 tell KC; 1 basta; 2 "
     "tengo; 3 discard QS 8S 5D; KS; 6S; 7S; T17; QC; 6C",
     "KC: 0 0, 9C: 2.96 0.63 card KC 26 13 32, 5C: 3.15 0.61 card KC 26 12 32, F: 3.7 0.69 card KC 26 13 32"),
    (2039, 1, 2, 4, True, 4300,
     "2 all face down; 3 basta; 2 all face down; 3 basta; 2 discard QC QD 8D; 10C; 5C; 7C; KC; KS; 6S; CS; 8S; KB; 8B; 6B; 9B; KD; 6D; "
     "JD; 5D; 9S; 7S; 10S; QS; 9D; AD; CD; 10D; 10B; T5; JB; 5B; 9C; JC; 6C; T1; T4; T0",
     "F: 0 0, T17 T18 T19: 1.58 0.3, T2: 2.17 0.23, T13: 3.63 0.26"),
    (2044, 1, 2, 4, True, 4100,
     "2 all face down; 3 basta; 2 all face down; 3 basta; 2 discard QC QD 8D; 10C; 5C; 7C; KC; KS; 6S; CS; 8S; KB; 8B; 6B; 9B; KD; 6D; "
     "JD; 5D; 9S; 7S; 10S; QS; 9D; AD; CD; 10D; 10B; T5; JB; 5B; 9C; JC; 6C; T1; T4; T0; F; T6; 5S; T12; JS",
     "T2: 0 0, T13: 1.3 0.26, T17 T18 T19: 2.06 0.29"),
    (3012, 1, 3, 4, True, 1000,
     "3 all face down; 0 basta; 3 all face down; 0 tell T20; 0 basta; 1 basta; 2 mischio; 3 si gioca; 3 discard JS CB CD; KB; QB; 5B",
     "T1: 0 0, T0 T2: 5.7 0.92 card T1 32 23 32, T9 T10: 6.41 0.9 card T1 32 22 32, T13: 7.13 0.91 card T1 32 23 32, T19: 9.97 1.01 "
     "card T1 32 24 32, F: 18.63 0.93 card KB 32 0 32"),
    (23, 2, 0, 4, True, 1000,
     "0 all face down; 1 tell KD; 1 basta; 2 basta; 3 tengo; 0 all face down; 1 tell T17; 1 basta; 2 basta; 3 tengo; 0 discard CC JD "
     "6D; KD; AD; CD; T1; KS; 8S; CS; 9S; 7B; QB; T13; 6B",
     "T14: 0 0, T2 T3 T4 T5: 0.23 0.46, T11: 0.3 0.31, T7: 0.31 0.4, 9D: 1.82 0.78, 5S 6S: 1.91 0.74 card QC 23 14 32, 10C: 2.59 0.74 "
     "last - 21 13 32, T16: 7.49 0.46 card T16 30 0 32"),
    (3049, 2, 3, 4, True, 2100,
     "3 all face down; 0 basta; 3 all face down; 0 tell T20; 0 basta; 1 basta; 2 mischio; 3 si gioca; 3 discard JS CB CD; KB; QB; 5B; "
     "T1; KC; 5C; 7C; 6C; KS; 10S; 7S; 6S; 9C; QC; 8C; T6; KD; AD; JD; 5D; 9B; T0; T3; 6B; 9D; T18; 6D; 10D; 7B; T7; F; T11; 10C; T14; "
     "T15; T9; CS; 5S; T12; T4",
     "T20: 0 0, CC: 2.62 0.5 card CC 17 6 32, JC: 2.98 0.46 card T16 29 18 32, T16 T17: 4.12 0.44"),
    (1041, 3, 3, 4, True, 4300,
     "3 all face down; 0 tell T20; 0 basta; 1 tell T16; 1 basta; 2 tengo; 3 one face up; 0 tell T1; 0 basta; 1 tell KC; 1 basta; 2 "
     "tengo; 3 discard QS 8S 5D; KS; 6S; 7S; T17; QC; 6C; KC; 10C; T11; T18; T0; T1; KB; 5B; JB; 8B; KD; T7; 7D; 6D; CC; 7C; 5C; T8; "
     "10B; QB; T12; T16",
     "T3 T4 T5 T6: 0 0, 9C: 0.77 0.21, 10D: 1.78 0.25, CS: 2.2 0.24"),
    (4049, 3, 1, 4, True, 2600,
     "1 all face down; 2 tell F; 2 basta; 3 tell KD; 3 basta; 0 tengo; 1 all face down; 2 basta; 1 discard 10S 9S 5B; KS; 8S; 5S; T6; "
     "QD; 6D; KD; 5D; KC; 6C; 7C; 5C; T7; T4; T9; T14; 10D; CD; JD; AD; T8; T16; T17; F; 10C; QC; JC; T5; KB; T10; JB; CB; 8C; CC; T2; "
     "T13; 7S; T11; 6S; QS",
     "T15: 0 0, T18 T19: 2.76 0.3 card T18 31 23 32, 7D 8D: 2.92 0.52 card T1 22 14 32"),
)

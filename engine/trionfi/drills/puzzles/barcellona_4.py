"""Puzzles of barcellona-4; `python -m benchmarks.puzzles barcellona-4` adds to them."""

RULES = "ab6c7c1ff7ab"
HANDS = 4
PUZZLES = (
    (1018, 1, 3, 4, True, 1000,
     "KS; 5S; T9; 7S; KD; 6D; JD; AD; 10C; 5C; 9C; KC; QC; T7; 6C; CC; T20; T5",
     "T1: 0 0, T16 T17: 1.38 0.41, T2 T3: 1.64 0.47, T12 T13: 2.4 0.48, T15: 3.01 0.48"),
    (2035, 1, 0, 4, True, 2000,
     "KS; 9S; JS; T8; KC; 10C; JC; 7C; KB; 8B; CB; 7B; 6B; T4; 5B; JB; QC; 5C; T6; 6C; QD; AD; 7D; 4D; KD; JD; 8D; F; 7S; T9; 5S; 10S; "
     "9B; T18; T2",
     "T0: 0 0, T12 T13 T14: 3.44 0.6, T20: 10.76 0.83 card CD 18 9 32"),
    (2036, 1, 0, 4, True, 2000,
     "KS; 9S; JS; T8; KC; 10C; JC; 7C; KB; 8B; CB; 7B; 6B; T4; 5B; JB; QC; 5C; T6; 6C; QD; AD; 7D; 4D; KD; JD; 8D; F; 7S; T9; 5S; 10S; "
     "9B; T18; T2; T0",
     "6S 8S: 0 0, CS: 1.34 0.39, QS: 1.81 0.41 card QS 25 12 32, T15: 2.05 0.76, T19: 3.23 0.75 card CC 29 21 32, T7: 4.13 0.72"),
    (3010, 1, 1, 4, True, 2000,
     "KC; QC; JC; 10C; 7D; AD; QD; KD; KB; 9B",
     "QB: 0 0, CB: 0.74 0.18 card QB 25 12 32, 8B: 2.69 0.37 card QB 25 10 32, 6B: 2.79 0.37 card QB 25 11 32"),
    (1026, 2, 3, 4, True, 4300,
     "KS; 5S; T9; 7S; KD; 6D; JD; AD; 10C; 5C; 9C; KC; QC; T7; 6C; CC; T20; T5; T1; T4; 6B; 8B; KB; 5B; CB; T8",
     "F: 0 0, 7B: 1.46 0.26, QB: 2.63 0.18 card QB 16 0 32"),
    (35, 3, 2, 4, True, 4200,
     "5S; QS; KS; 6S; 9D; QD; 5D; KD; KC; CC; QC; 7C; 6C; T2; 5C; JC; CD; AD; 7D; 4D; CS; T6; 8S; JS; KB; 5B; JB; 10B; 7B; 6B; 8B; CB; "
     "T17; T0; T7",
     "T20: 0 0, F: 2.2 0.45 card T17 32 0 32, T3: 4.63 0.45 card T17 32 0 32, T5: 4.69 0.45 card T17 32 0 32, T8: 4.69 0.45 card T17 "
     "32 0 32"),
)

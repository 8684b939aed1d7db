"""Puzzles of tarok-danish-1850; `python -m benchmarks.puzzles tarok-danish-1850` adds to them."""

RULES = "8b3b45df5fdb"
HANDS = 14
PUZZLES = (
    (3073, 1, 1, 3, True, 1000,
     "1 discard QH CH QD; 2 no more; 0 declare ten or more Tarokker F T21 T20 T17 T15 T10 T7 T4 T2 T1; 0 declare Matadors F T21 T20 "
     "T1; 0 no more; 1 no more; 5S; 10S; KS; 2D; KD; 9D; QS; T1; AS; 10C; 8C; KC; 6S; T2; 2S; QC; 9C; 2C; CC; JC; 3C; 7C; T11; 4C; AD; "
     "7D; CD; AC; T18; 6C; JD; 4D; 5D; 10D; T5; 3D; 7S; T4; 4S; 5C; T12; T19; 3S; T7; T16; 8D; T6; F; CS; T15; T3; 9H; 6H; JH; 8S; "
     "T17; T8; T21; T13; T9; 2H; AH; KH; 9S; T10; T14; 6D",
     "JS: 0 0, 10H: 0.89 0.14, 4H: 1.02 0.12"),
    (5065, 1, 0, 3, True, 1000,
     "0 discard JS CH CD; 1 no more; 2 declare ten or more Tarokker F T21 T14 T13 T10 T9 T8 T7 T6 T5 T2; 2 no more; 0 no more; 2D; 6D; "
     "KD; KS; 3S; AS; QS; 6S; 10S; 8S; CS; T2; 10C; KC; AC; 2S; 7S; T5; QC; 3C; 8C; CC; 4C; JC; 6C; 9C; T1; QD; 5D; 9D; AD; T6; 8D; "
     "7C; 5C; T3; 10D; T7; 4D; 2C; T20; T11; 4S; 9S; T8; F; 2 name hearts; 2H; KH; 7D; T9; 3D; T13; T15; T18; 3H; QH; 9H; 8H; 7H",
     "JH: 0 0, 5H: 1.36 0.03, AH: 1.36 0.03, 10H: 2.8 0.03 trick - 32 0 32"),
    (6043, 1, 0, 3, True, 4100,
     "0 discard 2H 4H 6H; 1 no more; 2 declare Cavallerie of clubs KC QC CC JC; 2 declare Matadors F T21 T1; 2 no more; 0 no more; KH; "
     "10H; T2; 9S; QS; KS; KC; 3C; 2C; QC; 5C; 4C; CC; 7C; T3; 8H; 3H; T19; 8C; T5; AC; AH; 9H; T20; 9C; T9; 6C; 7H; JH; T4; 10C; T10; "
     "JC; 5H; F; T7; 7S",
     "CS: 0 0, 8S: 0.54 0.09 card CS 32 24 32, 3S 4S: 0.93 0.1 card CS 32 24 32"),
    (7045, 1, 1, 3, True, 2000,
     "1 discard QH CH CD; 2 no more; 0 no more; 1 declare half Cavallerie of clubs F KC QC JC; 1 no more; 7S; KS; AS; 2C; KC; 5C; QC; "
     "10C; 3C; 9C; CC; 4C; QS; 2S; 3S; CS; 8S; 6S; JS; 10S; 9S; 4S; T14; T15; JC; T6; 6C; 5S; T12; T13; AC; T4; 7C; AD; KD; 8D; 8C; F; "
     "T7; 10H",
     "KH: 0 0, JH: 1.79 0.42 trick - 32 12 32, AH: 1.9 0.42 trick - 32 12 32, 5H 4H: 1.9 0.43 trick - 32 4 32, 7H: 1.93 0.43 trick - "
     "32 3 32"),
    (8058, 1, 2, 3, True, 1300,
     "2 discard QS JS JH; 0 no more; 1 no more; 2 no more; KH; 10H; 9H; 2H; QH; 7H; KC; 5C; 3C; QC; 6C; JC; AC; 8C; CC; AH; CH; 3H; "
     "2C; 9C; T2; 8H; 4H; T5; KD; 10D; 7D; AD; CD; QD; 4C; 10C; T6; 6H; T3; T9; 5D; 2D; JD; 7C; F; T8; 5H; T4; T10; 4D; 6D; T1; KS; "
     "2S; AS; 3S; 8S; CS",
     "5S: 0 0, 7S: 0.01 0.01, T13 T14 T15 T16: 0.26 0.05, T11: 0.44 0.06"),
    (9058, 1, 2, 3, True, 4000,
     "2 discard JS JD JC; 0 no more; 1 no more; 2 no more; 2H; AH; KH; KD; 8D; 6D; 2D; 7D; QD; 3H; 6H; QH; CH; 9H; 4H; 10H; JH; T2; "
     "AD; 3D; CD; 5H; T6; 8H; 10D; T11; 4D; 7H; T16; F; T3; T12; T15; 2C; CC; 5C; T5; T13; T4; 9D; T9; T10; T21; T14; T7; KC; 7C; 4C; "
     "T8; T18; T20; KS; 6S; AS",
     "QS: 0 0, CS: 0.4 0.02, QC: 1.93 0.2, 10C: 3.46 0.25 card QC 31 16 32, 9S: 4.45 0.28 card CS 27 7 32, 4S 5S: 4.48 0.28 card CS 27 "
     "7 32"),
    (10067, 1, 2, 3, True, 1000,
     "2 discard QD CD CC; 0 no more; 1 no more; 2 no more; 8C; KC; 2C; KS; 4S; AS; QS; 6S; 7S; 10H; KH; 8H; CS; T8; 2S; 9C; QC; 10C; "
     "3S; 9S; T3; AC; 6C; T5; 10S; T13; 5S; 3C; 7C; T7; AD; 9D; JD; 8S; JS; T4; 4C; T15; T17; 4D; 2D; KD; 6D; 3D; 5D; 7D; F; 8D; 10D; "
     "T16; T2; 5C; T11; T14; QH; 7H; AH; 5H; CH; JH; 3H; T12; 9H",
     "T21: 0 0, T6 T9: 28.76 1.57 trick - 32 0 32, T1: 53.02 1.11 card T1 32 0 32"),
    (57, 2, 0, 3, True, 4000,
     "0 discard QS CH CC; 1 declare ten or more Tarokker F T21 T20 T18 T16 T15 T10 T9 T8 T3; 1 declare half Cavallerie of hearts F KH "
     "QH JH; 1 no more; 2 no more; 0 no more; KH; 8H; 9H; QH; 5H; 4H; AH; 3H; T1; KD; 4D; 8D; QD; CD; 7D; 3D; T3; 5D; 10H; 2H; T19; "
     "10D; T8; JD; 7H; T17; T4; KC; 3C; 2C; QC; 5C; 4C; 10C; JC; 9C; 9D; T9; T11; AC; T7; T10; 6H; T13; T14; 6D; F; T2; 6C; T12; T15",
     "T16 T18 T20: 0 0, T21: 0.01 0.01, 5S: 1.25 0.05 trick - 32 0 32, 2S 3S: 1.25 0.05 trick - 32 0 32, JH: 2.06 0.05 trick - 32 0 32"),
    (68, 2, 0, 3, True, 1000,
     "0 discard QS CH CC; 1 declare ten or more Tarokker F T21 T20 T18 T16 T15 T10 T9 T8 T3; 1 declare half Cavallerie of hearts F KH "
     "QH JH; 1 no more; 2 no more; 0 no more; KH; 8H; 9H; QH; 5H; 4H; AH; 3H; T1; KD; 4D; 8D; QD; CD; 7D; 3D; T3; 5D; 10H; 2H; T19; "
     "10D; T8; JD; 7H; T17; T4; KC; 3C; 2C; QC; 5C; 4C; 10C; JC; 9C; 9D; T9; T11; AC; T7; T10; 6H; T13; T14; 6D; F; T2; 6C; T12; T15; "
     "T16; T5; 2D; T18; T6; AD; JH; 7C; AS; 5S; 6S",
     "7S: 0 0, 9S 10S: 0 0, 4S: 1.04 0.04 trick - 32 0 32, CS: 2.08 0.09"),
)

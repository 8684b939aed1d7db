"""Puzzles of tarot-5-call; `python -m benchmarks.puzzles tarot-5-call` adds to them."""

RULES = "421f9158dcd4"
HANDS = 21
PUZZLES = (
    (1012, 1, 0, 5, True, 2000,
     "1 garde; 2 garde sans; 3 passe; 4 passe; 0 passe; 2 call KD; 9C; 8C; AC; KC; JC; KD",
     "T1: 0 0, T4: 40.66 10.03, T17 T18: 56.12 12.98"),
    (3053, 1, 0, 5, True, 2000,
     "1 garde; 2 passe; 3 passe; 4 garde sans; 0 garde contre; 0 call KC; 4S; KS; AS; JS; T1; KH; 4H; AH; 3H; 8H; QH; 6H; 2H; CH; T4; "
     "7D; 2D; 6D; 8D; KD; 3S; T21; T2; CS; 8S; 4D; T5; 10D; 5D; 3D; 9H; T7; T13; 5H; F; T3; T20; T6; T10; T8; 9D; AD; T16; T12; KC; "
     "9C; JC",
     "QC: 0 0, 6C 7C 8C: 171.28 19.67 card JC 21 0 32, 3C: 171.59 19.77 card JC 21 0 32"),
    (8064, 1, 0, 5, True, 4700,
     "1 garde; 2 passe; 3 passe; 4 passe; 0 garde sans; 0 call KD; T9; T16; F; T19; T7; T6; T11; T3; T21; T4; 9H; CH; QH; T1; KH; AD; "
     "KD; 5D; 2D; 3D; 8H; AH; 5H; 3H; T13; 7D; T5; QD; 6D; 9D; 6H; 2H; T18; T12; T14; 8S; 10S; KS; 2S; 4S; 4D; T10; T2; 8D; 10D; 6S; "
     "T8; AS; QS; 7S; 7H; T20; CS; T15; 3C; CD; 3S; T17",
     "CC: 0 0, 6C 7C: 24.66 4.02 card CC 32 22 32, 9C: 28.63 4.13 card CC 32 21 32"),
    (10010, 1, 1, 5, True, 2000,
     "2 passe; 3 garde; 4 garde sans; 0 passe; 1 passe; 4 call KC; 2 declare pas d'atouts; 3D; QD; KD",
     "CD: 0 0, JD: 12.49 5.4 card CD 32 20 32, 5D: 29.98 8.74 card CD 32 20 32, 7D: 30.91 9.06 card CD 32 20 32"),
    (12061, 1, 0, 5, True, 2100,
     "1 garde; 2 garde sans; 3 passe; 4 passe; 0 passe; 2 call KS; 10S; 6S; 5S; KS; 8S; T5; T11; T14; F; T17; QS; 4S; CS; AS; T10; KC; "
     "4C; CC; 5C; 9C; 7C; QC; AC; JC; T2; 7S; T13; 3S; T16; T21; 8D; 4D; T20; 3D; QD; 8C; 6C; 2C; T1; T6; JS; 3C; T9; T19; T3; T7; "
     "T15; T18; 10C; JH; 6D; 4H; 10D; AD; CD",
     "2D: 0 0, 3H: 56.29 9.38, 9H: 59.43 9.73, T4: 82.99 11.27"),
    (15027, 1, 1, 5, True, 2100,
     "2 garde; 3 passe; 4 passe; 0 passe; 1 garde sans; 1 call KD; 10H; 4H; CH; QH; KH; 3H; T5; 7H; AH; 2H; 6S; 3S; 10S; QS; KS; 5H; "
     "T13; JH; 8H; 6H; AD",
     "KD: 0 0, F: 64.88 12.18 card KD 25 17 32, 5D: 65.67 11.52 card KD 25 14 32, 8D: 67.75 11.65 card KD 25 14 32"),
    (19028, 1, 4, 5, True, 1000,
     "0 garde; 1 passe; 2 passe; 3 passe; 4 passe; 0 discard CS 3S 5H; 0 call KD; 6D; KD; T4; 2D; QD; QC; KC; 2C; 6C; AC; 8D; 4D; AD; "
     "T11; T20; KH; 8H; JH; T7; QH; T21",
     "T1: 0 0, T2: 110.62 11.36 card T1 32 19 32, T5 T6: 111.3 11.38 card T1 32 19 32"),
    (1051, 2, 0, 5, True, 1000,
     "1 garde; 2 garde sans; 3 passe; 4 passe; 0 passe; 2 call KD; 9C; 8C; AC; KC; JC; KD; T1; JD; 6D; CD; QC; 10C; T12; 6C; 5C; 8D; "
     "2D; 7D; T4; AD; 2C; CC; T6; 7C; T8; T10; T17; T21; T7; F; 4D; 9D; 3D; QD; T18; 8H; QH; KH; T2; AH; 5D; T11; 3C; T14; T16",
     "T19 T20: 0 0, 3S: 32.85 4.93 card CH 25 13 32, 9H: 32.94 4.51 card CH 25 15 32, 6S: 33.3 4.96 card CH 25 13 32, CH: 51.93 4.28 "
     "card CH 25 5 32"),
    (7036, 2, 1, 5, True, 1000,
     "2 garde sans; 3 passe; 4 passe; 0 passe; 1 passe; 2 call KH; T21; F; T3; T8; T5; T2; T6; T11; T15; T20; 9S; KS; 8S; JS; 2S; T10; "
     "T13; T4; CS; T9; 8C; 5C; 10C; 6C; AC; 3S; QS; 4S; T7; AS",
     "T19: 0 0, JD: 64.24 20.04 trick - 32 24 32, 8D: 76.36 20.76 card JD 29 15 32, 7H 8H: 86.25 22.41 trick - 32 5 32, 3C: 103.72 "
     "20.6 card QC 27 18 32, QC: 109.12 22 card QC 27 16 32, T14 T16: 248.1 24.99 card T1 20 8 32"),
    (10022, 2, 1, 5, True, 1000,
     "2 passe; 3 garde; 4 garde sans; 0 passe; 1 passe; 4 call KC; 2 declare pas d'atouts; 3D; QD; KD; CD; 6D; JS; 3S; T7; KS; 6S; 8D; "
     "10D; 2D; AD; JD",
     "T4: 0 0, T11 T12: 20.49 11.16, T19: 66.62 14.95 trick - 17 2 32, 5D 7D: 66.91 19.14 trick - 17 8 32, CS: 97.16 19.15 trick - 17 "
     "1 32, KH: 142.5 21.34, KC: 146.58 20.12, 8H: 186.41 19.79 card KH 32 20 32, JC: 191.12 20.52, T1: 205.98 21.83 card T1 15 0 32"),
    (13062, 2, 4, 5, True, 1300,
     "0 garde; 1 passe; 2 passe; 3 passe; 4 garde sans; 4 call KD; 0 declare pas d'honneurs; 9S; QS; AS; KS; 2S; 3H; CH; 2H; KH; T6; "
     "KD; JD; CD; 4D; AD; 10D; T8; 9D; 7D; 2D; KC; 4C; T2; AC; 3C; 10S; T9; 5S; CS; 4S; 3D; 6D; T10; T12; T13; 3S; T5; 8S; 7S; T15; "
     "7C; T7; T3; 6C; QC; 6S; 5D; F; 5H; T17; T19; T14; AH; T11; 9H",
     "T21: 0 0, T20: 0.32 0.16, JC: 38.98 2.78 trick - 32 0 32, T1: 180.93 7.66 card T1 32 5 32"),
    (8065, 3, 0, 5, True, 4000,
     "1 garde; 2 passe; 3 passe; 4 passe; 0 garde sans; 0 call KD; T9; T16; F; T19; T7; T6; T11; T3; T21; T4; 9H; CH; QH; T1; KH; AD; "
     "KD; 5D; 2D; 3D; 8H; AH; 5H; 3H; T13; 7D; T5; QD; 6D; 9D; 6H; 2H; T18; T12; T14; 8S; 10S; KS; 2S; 4S; 4D; T10; T2; 8D; 10D; 6S; "
     "T8; AS; QS; 7S; 7H; T20; CS; T15; 3C; CD; 3S; T17; CC",
     "10H: 0 0, 8C: 9.16 2.41, 10C: 9.77 2.45, JH: 32.37 2.74 card JH 22 0 32"),
    (9037, 3, 4, 5, True, 2000,
     "0 garde; 1 passe; 2 passe; 3 passe; 4 passe; 0 discard 10H 6H JC; 0 call KS; 7S; QS; CS; KS; 2S; 9S; JS; AS; T2; T6; KD; 3D; CD; "
     "AD; 2D; QD; T12; 4D; 6D; T13; KH; 4H; 8H; 2H; T1; 8S; T7; T11; 4S; T15",
     "JD: 0 0, 5D 7D 8D: 0.17 3.07, 3H: 30.7 5.38 card CH 20 9 32, KC: 31.07 5.27 card CH 20 10 32, T5 T8: 36.03 5.56, T18: 46.65 5.23"),
    (9057, 3, 4, 5, True, 4000,
     "0 garde; 1 passe; 2 passe; 3 passe; 4 passe; 0 discard 10H 6H JC; 0 call KS; 7S; QS; CS; KS; 2S; 9S; JS; AS; T2; T6; KD; 3D; CD; "
     "AD; 2D; QD; T12; 4D; 6D; T13; KH; 4H; 8H; 2H; T1; 8S; T7; T11; 4S; T15; 3H; T3; 5H; AH; 9H; 3S; F; T16; 5S; T18; 5D; 10D; T10; "
     "9D; T17; 6S; T5; T14; QH; T21",
     "2C 3C: 0 0, 5C: 0.1 0.33, JH: 7.82 3.15 card CC 20 10 32, QC: 8.71 2.01"),
    (13061, 3, 4, 5, True, 4000,
     "0 garde; 1 passe; 2 passe; 3 passe; 4 garde sans; 4 call KD; 0 declare pas d'honneurs; 9S; QS; AS; KS; 2S; 3H; CH; 2H; KH; T6; "
     "KD; JD; CD; 4D; AD; 10D; T8; 9D; 7D; 2D; KC; 4C; T2; AC; 3C; 10S; T9; 5S; CS; 4S; 3D; 6D; T10; T12; T13; 3S; T5; 8S; 7S; T15; "
     "7C; T7; T3; 6C; QC; 6S; 5D; F; 5H; T17; T19; T14; AH; T11",
     "2C 5C: 0 0, 10C: 0.45 0.39, 9H: 9.06 2.14 card QH 11 0 32, QH: 28.33 2.91 card QH 11 0 32"),
    (15011, 3, 1, 5, True, 650,
     "2 garde; 3 passe; 4 passe; 0 passe; 1 garde sans; 1 call KD; 10H; 4H; CH; QH; KH",
     "QD: 0 0, CD: 6.66 5.12, 3H 5H: 38.9 18.25 trick - 22 8 32, T21: 64.53 19.08 card QD 22 12 32, 2D: 71.64 14.06 card QD 22 9 32, "
     "4D: 71.75 14.13 card QD 22 9 32, 9D: 73.06 14.59 card QD 22 9 32, T17: 79.81 19.96 trick - 22 6 32, KC: 81.19 20.8 card QD 22 11 "
     "32, KS: 110.28 21.64 card QD 22 14 32, 3C: 147.62 24.57 card KC 29 17 32, AC: 151.57 23.8 card KC 29 17 32, CS: 182.89 23.22 "
     "card JS 22 14 32"),
)

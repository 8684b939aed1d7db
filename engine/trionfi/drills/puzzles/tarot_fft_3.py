"""Puzzles of tarot-fft-3; `python -m benchmarks.puzzles tarot-fft-3` adds to them."""

RULES = "89bd447c254a"
HANDS = 14
PUZZLES = (
    (45, 1, 0, 3, True, 1000,
     "1 passe; 2 garde sans; 0 passe; 2 no announcement; KH; 7H; 4H; KD; JD; AD; CS; QS; 4S; T4; F; T11; 9C; 2C; CC; 10D; CD; T1; T8; "
     "T12; T17; 5D; T6; 2D; 6S; JS; AS; 3D; 8D; T9; 2S; 8S; 3S; 4D; 9D; T10; 10S; T3; 5S; 6D; T2",
     "T14: 0 0, T21: 3.9 0.53, T16 T18 T19 T20: 3.94 0.51"),
    (1024, 1, 2, 3, True, 1000,
     "0 passe; 1 passe; 2 garde; 2 discard CS 9S 7S 4S QH JC; 2 no announcement; AH; KH; F; KS; T2; AS; QC; 3C; AC; 10H; CH; JH; 10C; "
     "2C; KC; 4C; 6C; 7C; T1",
     "T20: 0 0, T17: 58.54 8.23 card T1 21 2 32, T4 T5 T6 T7 T8 T9: 64 9.18 card T1 21 0 32, T13: 69.73 8.74 card T1 21 0 32"),
    (7039, 1, 1, 3, True, 2000,
     "2 passe; 0 garde; 1 garde sans; 1 no announcement; KC; CC; 2C; QC; AC; 4C; 7H; 9H; KH; QH; 2H; 3H; 10H; CH; JH; 8H; T2; F; 9C; "
     "JC; T17; 4D; KD; 7D; 3C; 8C; T3; CD; JD; T1; 6H; 5H; T6; 2S; CS",
     "QS: 0 0, 6S 7S 8S: 99.71 9.17 card CS 32 0 32, 3S: 99.72 9.17 card CS 32 0 32"),
    (7052, 1, 1, 3, True, 4000,
     "2 passe; 0 garde; 1 garde sans; 1 no announcement; KC; CC; 2C; QC; AC; 4C; 7H; 9H; KH; QH; 2H; 3H; 10H; CH; JH; 8H; T2; F; 9C; "
     "JC; T17; 4D; KD; 7D; 3C; 8C; T3; CD; JD; T1; 6H; 5H; T6; 2S; CS; QS; AD; 3D; T4; AH; T5; T7; 10D; T8; 2D; 4H; T13; T19",
     "5C 6C: 0 0, 4S: 20.3 5.39 trick - 29 17 32, 9S: 42.06 5.92 trick - 29 17 32, T9 T10: 45.52 6.84, T12: 57.25 6.99, T21: 79.21 "
     "8.45"),
    (8048, 1, 2, 3, True, 1000,
     "0 passe; 1 garde; 2 passe; 1 discard JS QH CD JD CC JC; 1 no announcement; 8S; KS; AS; KC; 4C; 2C; 9C; 10C; QC; KH; 2H; JH; KD; "
     "AD; 2D; QD; 3D; 4D; CS; 2S; 4S; QS; 5S; 6S; 8H; 4H; AH; 9H; 5H; 6H; 10H; 7H; F; 3H; T11; T12; 8D; 6D; 9D; 10S; 9S; 3S; 7S",
     "T1: 0 0, T10 T13: 72.11 10.03 card T1 32 22 32, T15: 74.68 10.16 card T1 32 22 32, T18 T19: 75.84 10.15 card T1 32 23 32"),
    (8064, 1, 2, 3, True, 1000,
     "0 passe; 1 garde; 2 passe; 1 discard JS QH CD JD CC JC; 1 no announcement; 8S; KS; AS; KC; 4C; 2C; 9C; 10C; QC; KH; 2H; JH; KD; "
     "AD; 2D; QD; 3D; 4D; CS; 2S; 4S; QS; 5S; 6S; 8H; 4H; AH; 9H; 5H; 6H; 10H; 7H; F; 3H; T11; T12; 8D; 6D; 9D; 10S; 9S; 3S; 7S; T1; "
     "T2; CH; T20; T10; 7C; 8C; 5C; 6C; T3; AC; T5; T7; T13; 10D; 7D",
     "T4: 0 0, T9: 1.86 0.25, T17: 4.31 0.28, T21: 9 0"),
    (9053, 1, 1, 3, True, 4200,
     "2 passe; 0 garde; 1 passe; 0 discard 10S JH CC 9C 7C 2C; 0 no announcement; 3H; KH; 2H; QH; 4H; 8H; AH; 9H; CH; KC; T1; AC; 5H; "
     "T2; 10H; 5C; 3C; T4; T8; T10; T11; 4C; T5; 6C; 6H; F; T6; 4D; KD; 10D; 7H; T3; T7; CD; 3D; JD; QD; 5D; T12; T21; T13; T9; 3S; "
     "AS; 5S; 6D; T14; AD",
     "8C 10C: 0 0, QC: 16.2 2.59 card QC 21 3 32, 4S 6S: 17.3 3.25, T18 T19: 53.2 4.68, QS: 79.47 4.52 card QS 31 13 32"),
    (11019, 1, 1, 3, True, 1000,
     "2 passe; 0 garde; 1 passe; 0 discard QH QC CC JC 10C 5C; 0 no announcement; KC; T6; 7C; CH; AH; 10H; KH; 3H; JH; 9H; 4H; T1; 2S; "
     "CS",
     "QS: 0 0, F: 45.4 6.52 card CS 32 0 32, 6S 7S: 51.1 7.14 card CS 32 0 32, 10S: 51.24 7.51 card CS 32 0 32"),
    (11039, 1, 1, 3, True, 4000,
     "2 passe; 0 garde; 1 passe; 0 discard QH QC CC JC 10C 5C; 0 no announcement; KC; T6; 7C; CH; AH; 10H; KH; 3H; JH; 9H; 4H; T1; 2S; "
     "CS; QS; 4C; AC; T7; 2H; 7H; T2; 2C; T9; T12; 8H; T4; 5H; 3C; T14; T16; 2D; 8D; JD; T21",
     "F: 0 0, T3 T5 T8: 9.42 1.94, T13: 35.02 3.27"),
    (12045, 1, 0, 3, True, 2100,
     "1 passe; 2 garde; 0 garde sans; 0 no announcement; 9D; KD; 3D; 9C; AC; QC; 8S; KS; F; 3S; QS; AS; 7S; CS; 4S; JS; 5S; 9S; 2S; "
     "6S; 10S; 10H; JH; 6H; 7C; JC; KC; 4H; 8H; KH; QH; 2H; 3H; CD; 6D; JD; QD; T1; AD; CH; 9H",
     "T7: 0 0, T11: 1.89 0.25, T14: 3.89 0.34, T16 T17 T18: 4.5 0.36, T21: 7.71 0.45"),
    (13042, 1, 0, 3, True, 1000,
     "1 passe; 2 garde; 0 passe; 2 discard CD JD 8D 7D 4C AC; 2 no announcement; 10C; KC; 2C; KS; AS; 5S; 10S; JS; QS; 5C; QC; 3C; QH; "
     "3H; AH; 2S; 8S; CS; 9S; F; T1; KD; QD; T8; 3S; T4; T6; T2; T14; T20; AD; 10D; T9; 4S; T5; T7; 2H",
     "KH: 0 0, 4H 5H: 20.05 5.8 trick - 32 0 32, 7H: 21.56 5.94 trick - 32 1 32, 10H: 24.23 5.96 trick - 32 7 32"),
    (13057, 1, 0, 3, True, 1000,
     "1 passe; 2 garde; 0 passe; 2 discard CD JD 8D 7D 4C AC; 2 no announcement; 10C; KC; 2C; KS; AS; 5S; 10S; JS; QS; 5C; QC; 3C; QH; "
     "3H; AH; 2S; 8S; CS; 9S; F; T1; KD; QD; T8; 3S; T4; T6; T2; T14; T20; AD; 10D; T9; 4S; T5; T7; 2H; KH; 6H; 4H; JH; CH; 9H; 10H; "
     "8H; 6S; T10; T13; 6C; T11; 9C; 5H",
     "CC: 0 0, 2D 3D 4D 5D 6D: 5.83 0.33 card CC 32 21 32, 9D: 6.31 0.32 card CC 32 21 32"),
    (1011, 2, 2, 3, True, 640,
     "0 passe; 1 passe; 2 garde; 2 discard CS 9S 7S 4S QH JC; 2 no announcement; AH; KH; F; KS; T2; AS",
     "QC: 0 0, QD: 22.13 10.86 card CC 21 1 32, CD: 32.07 10.44 card CC 21 1 32, KC: 32.24 7.78 card CC 21 5 32, T4 T5 T6 T7 T8 T9: "
     "36.9 11.7 card CC 21 1 32, KD: 37.24 11.89 card CC 21 1 32, T13: 39.87 11.67 card CC 21 1 32, T17: 49.35 12.96 card CC 21 1 32, "
     "4H 5H 6H 7H: 49.84 10.15 card CC 21 0 32, 4C: 50.63 11.35 card CC 21 0 32, T20: 52.29 12.85 card CC 21 2 32, 10H: 58.45 10.3 "
     "card CC 21 1 32, 8D: 72.8 10.92 card CC 21 1 32, 9C: 74.53 10.4 card CC 21 0 32"),
    (3044, 2, 2, 3, True, 2000,
     "0 passe; 1 garde; 2 passe; 1 discard QH JD 9D 5D 4D 3D; 1 no announcement; 9C; KC; 2C; AS; F; QS; 10S; 4S; KS; 6C; 10C; QC; CH; "
     "AH; 2H; CS; 3S; 2S; 9S; 7S; JS; JC; AC; CC; KD; CD; T1; 8C; 4C; T2; 2D; T7; AD; 3C; 7C; T6; 3H; 10H; 4H",
     "KH: 0 0, 5S 6S: 1.56 0.38 trick - 32 0 32, 5C: 1.79 0.36 trick - 32 0 32, T21: 3.2 0.5, T11 T12: 3.83 0.44 trick - 32 0 32, T14: "
     "3.98 0.44 trick - 32 0 32, T5: 4.17 0.43 trick - 32 0 32, T3: 4.21 0.43 trick - 32 0 32, T17: 4.93 0.44 trick - 32 0 32"),
    (5014, 2, 1, 3, True, 2000,
     "2 garde sans; 0 passe; 1 passe; 2 no announcement; KC; 2C; 5C; 6C; JC; 10C; 8C; T1; AC; 3H",
     "AH: 0 0, KH: 54.94 13.14 card QH 12 0 32, F: 137.07 13.83"),
    (5061, 2, 1, 3, True, 2000,
     "2 garde sans; 0 passe; 1 passe; 2 no announcement; KC; 2C; 5C; 6C; JC; 10C; 8C; T1; AC; 3H; AH; QH; 3D; CD; KD; KH; 2H; 4H; 7C; "
     "3C; T3; KS; 2S; JS; 9H; T2; 5H; 9D; QD; 7D; 6H; 10H; F; 6S; 4S; QS; JD; 8D; 2D; 8H; T18; T21; 6D; 10D; T5; CS; 5S; 3S; 7S; T10; "
     "T20; 4C; T9; CC; 8S; T4; T6",
     "T8: 0 0, AD 4D 5D: 66.35 8.65, JH: 66.54 10.37 card JH 32 18 32"),
    (12027, 2, 0, 3, True, 4000,
     "1 passe; 2 garde; 0 garde sans; 0 no announcement; 9D; KD; 3D; 9C; AC; QC; 8S; KS; F; 3S; QS; AS; 7S; CS; 4S; JS; 5S; 9S; 2S; "
     "6S; 10S; 10H; JH",
     "6H: 0 0, KH: 17.48 1.88 card CH 24 12 32, QH: 17.52 1.88 card CH 24 12 32"),
)

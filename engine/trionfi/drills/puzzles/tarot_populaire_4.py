"""Puzzles of tarot-populaire-4; `python -m benchmarks.puzzles tarot-populaire-4` adds to them."""

RULES = "ec246e2bd8c6"
HANDS = 32
PUZZLES = (
    (1012, 1, 2, 4, True, 1000,
     "3 passe; 0 passe; 1 garde; 2 passe; 1 discard QH JH QD 10D 9D 4D; 1 no announcement; KC; JC; 2C; CC; 8D; AD",
     "T1: 0 0, T3: 34.44 9.28, T6 T7: 35.97 9.38, F: 38.8 11 trick - 32 0 32, T12: 38.84 9.24, T21: 68.95 11.37"),
    (1051, 1, 2, 4, True, 1000,
     "3 passe; 0 passe; 1 garde; 2 passe; 1 discard QH JH QD 10D 9D 4D; 1 no announcement; KC; JC; 2C; CC; 8D; AD; T1; KD; 10C; 5C; "
     "AC; QC; KH; AH; 2H; 9H; AS; KS; 10S; 9S; 2S; JS; 6S; QS; 5S; F; 4S; T8; 3D; 2D; T12; T13; 8H; 3H; 5H; T3; 3S; T2; T9; CS; 4H; "
     "10H; T6; CH; 7S",
     "T4 T5: 0 0, T15: 5.34 0.6, T17 T18 T19 T20: 8.31 0.57"),
    (3049, 1, 0, 4, True, 1000,
     "1 garde; 2 passe; 3 passe; 0 passe; 1 discard 5S 4S 2S QD CD 2D; 1 no announcement; 2C; CC; 4C; QC; 7C; KC; AC; 9C; 8C; 3C; 10C; "
     "JC; 10H; 2H; QH; KH; KS; QS; T10; 3S; 5C; 6C; T12; T15; 8D; T2; AD; 3D; 9H; AH; CH; JH; 4D; 9D; T3; F; 7H; 3H; 8H; 6H; T18; T21; "
     "T4",
     "T1: 0 0, T8 T9: 115.87 10.69 card T1 32 19 32, T5: 116.93 10.58 card T1 32 19 32"),
    (4021, 1, 0, 4, True, 2000,
     "1 passe; 2 passe; 3 garde; 0 passe; 3 discard JS CH 10H AH QD CD; 3 no announcement; 8D; KD; AD; 7D; 2D; 6D; 5D; JD; 9D; 3D; F; "
     "T16; 2H; 8H; KH",
     "T1: 0 0, T5 T6: 7.97 2.06, T10: 9.57 2.04, T17: 19.66 2.46, T21: 32.18 2.95"),
    (7018, 1, 1, 4, True, 760,
     "2 passe; 3 passe; 0 passe; 1 garde; 1 discard 8H QD CD 4D AD CC; 1 no announcement; KD; 9D; JD; T7; KH; 7H; 2H; 9H; KS; 4S; AS; "
     "2S",
     "QS: 0 0, KC: 0.23 1.01, T21: 5.77 2.61, CS: 6.42 0.46 card QS 22 0 32, JS: 12.65 1.02 card QS 22 0 32, 8C 9C: 15.23 2.87 trick - "
     "22 0 32, T18 T19: 15.35 2.43 trick - 22 0 32, 6C: 15.44 2.84 trick - 22 0 32, T12: 15.67 2.52 trick - 22 0 32, T8: 15.85 2.73 "
     "trick - 22 0 32, T15: 18.02 2.77 trick - 22 0 32, 6S: 26.86 2.55 card QS 22 5 32, F: 27.14 2.82 card QH 27 10 32"),
    (8008, 1, 2, 4, True, 1000,
     "3 passe; 0 passe; 1 garde; 2 passe; 1 discard QS CS 4S QD JD JC; 1 no announcement; KS; AS",
     "T1: 0 0, T2: 51.81 10.82, T7: 52.32 10.99, T9: 52.5 10.98, T15: 54.06 10.69, T19 T20: 61.09 11.17, T21: 62.5 11.21"),
    (13012, 1, 2, 4, True, 1000,
     "3 passe; 0 passe; 1 passe; 2 garde sans; 2 no announcement; 10S; QS; KS; 8S; 2C; CC; 3C",
     "QC: 0 0, AC: 117.06 16.25 card CC 32 0 32, 4C: 117.06 16.25 card CC 32 0 32, 10C: 117.46 15.88 card CC 32 0 32, 7C: 117.77 16.25 "
     "card CC 32 0 32"),
    (18019, 1, 3, 4, True, 1100,
     "0 garde; 1 passe; 2 passe; 3 passe; 0 discard QS JD 10D JC 8C 7C; 0 no announcement; KH; 4H; 2H; 3H; 10H; 6H; JH; QH; KD; 4D; "
     "CD; QD; 2C",
     "T1: 0 0, T5: 34.45 6.86, T21: 106.28 11.56, T20: 107.16 11.31"),
    (23059, 1, 1, 4, True, 4000,
     "2 passe; 3 passe; 0 passe; 1 garde; 1 discard 3S QD 8D AD 8C 5C; 1 no announcement; 10D; KD; 2D; T1; T21; T4; T17; T6; T2; T12; "
     "JD; F; 4D; 3D; 5D; T3; T5; T19; 7D; T9; 4S; AS; CS; KS; T7; T20; QH; T15; QS; 6S; 2S; 10S; 7S; 9D; JS; T8; KH; AH; 5H; 2H; CH; "
     "7H; 8H; 6H; 3H; 10H; JH; T16; AC; T10; 4C; 2C; T11",
     "CD: 0 0, CC: 1.12 0.2 card CD 17 3 32, 8S 9S: 3.69 0.61 card CD 17 1 32, 7C: 4.23 0.57 card CD 17 8 32"),
    (24050, 1, 3, 4, True, 4000,
     "0 garde; 1 passe; 2 passe; 3 passe; 0 discard CS 7H 2H QD CD JD; 0 no announcement; KS; AS; 8S; 10S; 6S; T12; T3; QS; KD; 7D; "
     "2D; 10D; KH; QH; JH; T1; 2S; T16; T5; JS; 6H; AH; 8H; T9; T21; T2; T6; F; 7S; T4; T7; 3S; 3D; T14; T17; AD; T10; T18; T8; T15; "
     "8C; AC; KC; 3C",
     "9H 10H: 0 0, 4C: 7.75 2.47, 7C 9C: 8.18 2.51, 5S: 13.54 3.1, CC: 17.57 2.58"),
    (30057, 1, 0, 4, True, 2000,
     "1 garde; 2 passe; 3 passe; 0 passe; 1 discard CS JC 7C 5C 2C AC; 1 no announcement; QH; AH; 9H; 2H; KS; 6S; AS; 9S; 8S; QS; 7S; "
     "10S; JS; T2; T17; 2S; T1; T20; T21; T5; 8H; 10H; CH; KH; 3S; F; T7; KD; 10D; QD; T3; AD; JH; 3H; T8; KC; 3D; 4D; T4; 2D; 5H; 6H; "
     "T9; CC; 6D; 5D; T6; 7D; 4S; T10; T11",
     "CD: 0 0, 3C 4C: 1.32 0.26, 8C 9C: 1.32 0.26, 8D: 6.05 0.4 card CD 32 24 32"),
    (31038, 1, 2, 4, True, 2000,
     "3 garde; 0 passe; 1 passe; 2 passe; 3 discard CH 2H AH QC 10C 5C; 3 no announcement; KS; AS; 4S; 5S; QS; 9S; 7S; 6S; T21; T2; F; "
     "T3; 2S; JS; CS; T14; KH; T1; 5H; 9H; 3S; T4; T9; T16; AD; 8D; 2D; JD; KC; JC; T7; 9C",
     "8S 10S: 0 0, KD: 1.24 0.52, T8 T10 T11 T12: 2.24 0.47, T15: 2.53 0.49, T18 T19: 2.54 0.49"),
    (35, 2, 1, 4, True, 2000,
     "2 passe; 3 garde; 0 passe; 1 passe; 3 discard CH JD 8D QC 6C AC; 3 no announcement; KH; 5H; QH; AH; 9C; T8; 8C; 4C; KS; 7S; 5S; "
     "AS; QS; 8S; 6S; 10S; 2S; CS; T3; T7; 2C; T9; KC; 5C; 3S; JS; T11; T19; 3C",
     "T2: 0 0, T5: 0.53 0.32, F: 16.49 2.35 card JC 17 7 32, T21: 16.64 2.1, T18: 19.43 2.22"),
    (2035, 2, 0, 4, True, 2000,
     "1 garde; 2 passe; 3 passe; 0 passe; 1 discard JS 9H 10C 5C 3C AC; 1 no announcement; T3; T4; T5; F; 10D; 2D; KD; AD; T7; T18; "
     "T6; T19; 10S; KS; AS; 5S; 8H; JH; 2H; QH; 10H; KH; 4H; 3H; QS; 2S; 6S; T8; CH",
     "T13 T14 T15 T16 T17 T20: 0 0, T21: 0.17 0.46, T11: 29.19 3.5 card T1 29 19 32, T1: 36.14 3.99 card T1 29 21 32"),
    (3046, 2, 0, 4, True, 2000,
     "1 garde; 2 passe; 3 passe; 0 passe; 1 discard 5S 4S 2S QD CD 2D; 1 no announcement; 2C; CC; 4C; QC; 7C; KC; AC; 9C; 8C; 3C; 10C; "
     "JC; 10H; 2H; QH; KH; KS; QS; T10; 3S; 5C; 6C; T12; T15; 8D; T2; AD; 3D; 9H; AH; CH; JH; 4D; 9D; T3; F; 7H; 3H; 8H; 6H",
     "T18: 0 0, T20: 17 3.96, 8S 9S 10S: 43.19 9.02 card CS 29 17 32, CS: 47.79 9.1 card CS 29 8 32, 5D 6D: 57.2 7.72 card CS 29 17 32"),
    (11042, 2, 2, 4, True, 2000,
     "3 passe; 0 passe; 1 garde; 2 passe; 1 discard CS JS 9S 5S 2S QD; 1 no announcement; 6C; QC; KC; 2C; JC; CC; 4C; AC; 10C; 5C; 3C; "
     "F; T17; T18; T2; T19; KD; 4D; 3D; 7D; CD; 6D; 9D; 8D; AD; T7; 10D; JD; KS; QS; 3S; T4; T20; T9; T8; T16",
     "T21: 0 0, 2D 5D: 11.28 1.42 trick - 32 0 32, KH: 13.23 1.42, T6: 17.61 1.16 trick - 32 0 32, T12: 18.87 1.11 trick - 32 0 32, "
     "3H: 27.29 1.72 card CH 23 15 32, 10H: 29.34 1.71 card CH 23 15 32, CH: 38.36 1.55 card CH 23 0 32"),
    (11064, 2, 2, 4, True, 4500,
     "3 passe; 0 passe; 1 garde; 2 passe; 1 discard CS JS 9S 5S 2S QD; 1 no announcement; 6C; QC; KC; 2C; JC; CC; 4C; AC; 10C; 5C; 3C; "
     "F; T17; T18; T2; T19; KD; 4D; 3D; 7D; CD; 6D; 9D; 8D; AD; T7; 10D; JD; KS; QS; 3S; T4; T20; T9; T8; T16; T21; T14; T10; T3; 2D; "
     "T15; T11; T1; AS; 6S; 4S; T6; 5D; JH; T13; T5; 8S; 10S; T12; 7S; 3H; 4H",
     "6H: 0 0, 9H: 2.96 0.54, QH: 9.54 0.8"),
    (16042, 2, 0, 4, True, 2000,
     "1 garde; 2 passe; 3 passe; 0 passe; 1 discard CS CH 5H JD QC CC; 1 no announcement; KC; 3C; AC; 10C; JC; 4C; 5C; T1; 6D; 5D; AD; "
     "QD; KS; JS; 4S; T19; 8C; 6C; T3; 2C; 8H; T4; 2H; 3H; 7S; T9; QS; 2S; 9D; 2D; CD; KD; 7C; T13; F; T15",
     "T5: 0 0, T8: 0.37 0.47, T11: 1.71 0.57, T21: 6.72 1.21, AH: 16.99 1.41 trick - 32 1 32, 6H: 16.99 1.41 trick - 32 1 32, 7D: "
     "20.68 1.48 trick - 32 12 32, 3S 5S: 21.41 1.46 card QH 22 14 32"),
    (22042, 2, 1, 4, True, 1000,
     "2 passe; 3 passe; 0 passe; 1 garde; 1 discard 4S QH 6H 4H 3H QD; 1 no announcement; KD; CD; JD; AD; KC; 8C; QC; F; 7C; 9C; 4C; "
     "CC; 9D; 5D; 8D; 2D; 10D; 7D; T5; 6D; KH; 10H; T9; 9H; 3D; T14; T16; T1; 10S; KS; T10; 7S; 4D; T2; T8; T11",
     "T3 T4 T6 T7: 0 0, 5C: 42.98 5.9 trick - 32 24 32, AS 2S 3S: 43.62 6.19 card QH 20 12 32, AH: 44.11 5.77 trick - 32 0 32"),
    (23010, 2, 1, 4, True, 730,
     "2 passe; 3 passe; 0 passe; 1 garde; 1 discard 3S QD 8D AD 8C 5C; 1 no announcement; 10D; KD; 2D; T1",
     "T21: 0 0, T2 T3: 10.31 2.43 trick - 32 0 32, T5: 10.56 2.44 trick - 32 0 32, T7 T8: 10.71 2.4 trick - 32 0 32, T10 T11: 10.99 "
     "2.4 trick - 32 0 32, T13 T14: 11.38 2.42 trick - 32 0 32, KH: 14.97 2.87, KS: 15.31 2.44, 10S: 28.34 2.53 card CH 14 3 32, 3H "
     "4H: 28.93 3.48 trick - 32 0 32, 9H: 28.96 3.41 trick - 32 0 32, CH: 36.93 3.31 card CH 14 0 32"),
    (28058, 2, 0, 4, True, 1000,
     "1 passe; 2 passe; 3 passe; 0 garde; 0 discard CS CC 10C 7C 4C AC; 0 no announcement; KH; JH; QH; T4; T18; T5; T9; T2; 8S; QS; "
     "KS; JS; AH; 6H; F; CH; 4H; 2H; 9H; T15; T19; T6; T13; T3; 9S; 7S; 3S; 10S; T7; T16; T17; JC; 5H; 3H; T10; T20; AS; T8; 5S; 6S; "
     "5C; KC; 2C; T21; 2S; T12; 6C; T1; 7H; 8H; T11; 4S",
     "AD: 0 0, 4D: 0.46 0.9, 3C: 79.62 10.62 card CD 26 16 32, QD: 79.78 10.66 card QD 32 18 32, 8C: 80.2 10.6 card CS 21 11 32"),
    (16038, 3, 0, 4, True, 2000,
     "1 garde; 2 passe; 3 passe; 0 passe; 1 discard CS CH 5H JD QC CC; 1 no announcement; KC; 3C; AC; 10C; JC; 4C; 5C; T1; 6D; 5D; AD; "
     "QD; KS; JS; 4S; T19; 8C; 6C; T3; 2C; 8H; T4; 2H; 3H; 7S; T9; QS; 2S; 9D; 2D; CD; KD",
     "8S: 0 0, 7C 9C: 2.71 0.86, T16 T17 T18: 4.03 1.27, 10S: 5.16 0.61, T14: 5.98 1.28, T12: 6.97 1.31, T10: 7.49 1.24"),
)

"""Puzzles of tarot-fft-3; `python -m benchmarks.puzzles tarot-fft-3` adds to them."""

RULES = "89bd447c254a"
HANDS = 74
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
    (15017, 1, 2, 3, True, 2000,
     "0 garde; 1 passe; 2 passe; 0 discard CS 7H 6H 4H 2H AH; 0 no announcement; 0 show simple F T21 T20 T19 T16 T15 T14 T13 T11 T8 T7 "
     "T5 T3; 8D; CD; KD; KS; F; 2S; KH; T3; 9H; 9D; JD",
     "QD: 0 0, 3D 4D: 1.64 0.79, 7D: 1.67 0.79"),
    (15042, 1, 2, 3, True, 2000,
     "0 garde; 1 passe; 2 passe; 0 discard CS 7H 6H 4H 2H AH; 0 no announcement; 0 show simple F T21 T20 T19 T16 T15 T14 T13 T11 T8 T7 "
     "T5 T3; 8D; CD; KD; KS; F; 2S; KH; T3; 9H; 9D; JD; QD; 3H; T5; CH; KC; AC; 4C; 9C; CC; QC; 5S; 9S; QS; 10S; 7S; AS; 6S; 8S; 4S; "
     "3D; 5D; 10D; 3S; JS; T7",
     "6D: 0 0, AD 2D: 0 0, T13 T14 T15 T16: 3.12 1.05, T19 T20: 3.75 1.21, T21: 4.21 1.18, T11: 5.75 1.01, T8: 7.5 1.04"),
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
    (14021, 2, 1, 3, True, 2000,
     "2 garde; 0 passe; 1 passe; 2 discard 2S JC 8C 6C 4C AC; 2 no announcement; KD; 6D; 3D; 8D; QD; JD; KS; 4S; 6S; 5C; KC; T1; 8S; "
     "JS; 5S; AH",
     "10H: 0 0, 6H 7H: 3.36 0.98, 2H 3H: 6.69 1.57, F: 13.19 2.31 card CC 13 4 32, CH: 15.55 2.71 card CH 28 6 32"),
    (14053, 2, 1, 3, True, 1000,
     "2 garde; 0 passe; 1 passe; 2 discard 2S JC 8C 6C 4C AC; 2 no announcement; KD; 6D; 3D; 8D; QD; JD; KS; 4S; 6S; 5C; KC; T1; 8S; "
     "JS; 5S; AH; 10H; KH; AD; CD; 7D; 9D; 10D; 2D; T3; T18; T2; 4D; T14; F; QH; 2H; 4H; 9H; CH; 5H; 3H; 8H; JH; 10S; QS; CS; 7S; T6; "
     "AS; 5D; T7; T13",
     "6H 7H: 0 0, T5: 3.46 0.25 trick - 19 11 32, 9S: 4.28 0.31 trick - 19 4 32, 3C: 7.97 0.24 trick - 19 0 32, T21: 7.97 0.24, T15: "
     "9.14 0.05 trick - 19 0 32, T17: 9.14 0.05 trick - 19 0 32"),
    (16049, 2, 1, 3, True, 2000,
     "2 passe; 0 garde; 1 garde sans; 1 no announcement; 8H; KH; 10H; AS; CS; QS; 8C; KC; 3C; QC; 4C; 2C; 2H; QH; AH; T3; T12; F; 9H; "
     "CH; T4; T19; T16; T2; 6C; CC; JC; 6D; KD; 4D; T5; T8; T18; 10S; 3S; 8S; 7S; 4S; KS; T15; T1; T7; T17; 3H; T14",
     "T20: 0 0, T21: 112.53 10.7, T6 T9 T10 T11: 135.13 14.25 trick - 32 8 32, 8D: 175.61 12.62 trick - 32 0 32, 7C: 178.37 12.3 trick "
     "- 32 0 32, 10D: 200.13 12.38 trick - 32 0 32"),
    (20029, 2, 1, 3, True, 1000,
     "2 passe; 0 passe; 1 garde; 1 discard CS QH CH 8D 6D 3D; 1 no announcement; KS; JS; AS; 4D; CD; T4; 5S; 9S; QS; KH; AH; 5H; 7S; "
     "8S; 10S; T9; T18; F; T14; T15; T2; T16; T10; T6",
     "T17 T19 T20: 0 0, T21: 23.39 1.78 card T1 16 1 32, T5 T7: 33.16 1.71 card T1 16 0 32, JH: 34.2 1.97 card T1 16 0 32, 6S: 34.89 "
     "2.09 card T1 16 0 32, 2S: 34.93 2.15 card T1 16 0 32, 5C: 36.96 2.1 card T1 16 0 32, 7C: 37.03 2.1 card T1 16 0 32, 7H 8H 9H "
     "10H: 37.36 2.09 card T1 16 0 32, KC: 38.97 2.03 card T1 16 0 32"),
    (20062, 2, 1, 3, True, 2000,
     "2 passe; 0 passe; 1 garde; 1 discard CS QH CH 8D 6D 3D; 1 no announcement; KS; JS; AS; 4D; CD; T4; 5S; 9S; QS; KH; AH; 5H; 7S; "
     "8S; 10S; T9; T18; F; T14; T15; T2; T16; T10; T6; T17; T3; T8; T19; T11; T1; T21; T12; 3S; T20; T13; 4S; 7H; 3H; 2H; JH; QD; 4H; "
     "2S; 9D; 6H; 8H; 5D; 2C; 9H; AD; 8C; 6S; 2D; 9C; 10H; AC; 10C",
     "5C: 0 0, 7C: 2.36 0.37, KC: 2.77 0.39, T5 T7: 4.79 0.51"),
    (24013, 2, 1, 3, True, 1000,
     "2 garde; 0 passe; 1 passe; 2 discard QS 9S 4S 2S CH QD; 2 no announcement; 7C; 5C; 10C; 6C; QC; KC; KD; 7D",
     "F: 0 0, 10D: 60.6 9.5, 8D: 61.31 9.49, 2D: 62.52 9.22, 4D 5D: 62.83 9.12, CD: 116.05 9.38 card CD 30 0 32"),
    (25015, 2, 2, 3, True, 1100,
     "0 garde contre; 0 no announcement; T2; T4; T6; 4S; CS; QS; 6D; 9D; QD; T8; T16; T17; KC",
     "F: 0 0, 8C: 103.75 27.58, 10C: 112.99 27.42, JC: 150.37 27.86 card JC 28 0 32"),
    (27034, 2, 1, 3, True, 2100,
     "2 passe; 0 garde; 1 passe; 0 discard QS 7H AH CC JC 5C; 0 no announcement; 5H; T1; 2H; 7S; CS; 6S; 4H; 3H; T2; 8S; KS; T5; 8H; "
     "T11; 6H; AS; JS; T7; 9H; T8; KH; 2S; 5S; T14; 10H; T15; T18; 7D; 4D",
     "6D: 0 0, AD 2D 3D: 0.1 0.31, F: 38.48 5.62, KD: 72.95 6.93"),
    (30023, 2, 0, 3, True, 1000,
     "1 passe; 2 garde; 0 passe; 2 discard JD 10C 8C 6C 5C 3C; 2 no announcement; 10S; F; QS; 4D; CD; 5D; 8H; 3H; KH; CH; 2H; 5H; KC; "
     "JC; T3; KS; 7S; 3S",
     "AS 2S 4S 5S: 0 0, 9S: 19.23 5.46, 7H: 21.98 7.56, 6D: 27.05 8.92, T21: 27.42 10.95, T20: 30.74 10.96, 8D 9D 10D: 59.17 9.23, T15 "
     "T16: 76.19 11.41 card QC 26 17 32, T13: 79.72 11.11 card QC 26 17 32, T9 T10: 83.15 10.81 card QC 26 16 32, T4: 86.07 10.83 card "
     "QC 26 15 32"),
    (24029, 3, 1, 3, True, 960,
     "2 garde; 0 passe; 1 passe; 2 discard QS 9S 4S 2S CH QD; 2 no announcement; 7C; 5C; 10C; 6C; QC; KC; KD; 7D; F; 3C; T1; 2C; 8H; "
     "KH; AH; CD; AD; 3D; KS; 5S; AS; 10D; JD; T5",
     "5H: 0 0, 2H 3H: 0.02 0.1, T8 T9: 2.09 0.77, JH: 2.17 0.59, T11: 2.39 0.78, T21: 3.34 0.85, 8S: 3.69 0.77 trick - 20 6 32, T20: "
     "3.71 0.83, 3S: 3.86 0.85 trick - 20 6 32, T14 T15: 4.09 0.77, T17: 4.33 0.78, JS: 4.83 0.58 card JS 24 9 32, CS: 7.18 0.69 card "
     "CS 28 9 32"),
    (25044, 3, 2, 3, True, 4000,
     "0 garde contre; 0 no announcement; T2; T4; T6; 4S; CS; QS; 6D; 9D; QD; T8; T16; T17; KC; F; 2C; KH; 5H; AH; QH; 6H; 2H; 7C; 10C; "
     "3C; CH; 3H; 10H; 7H; 9H; T3; 10D; AD; KD; 10S; JS; KS; T12; T5; T18; JD; 5D; T7",
     "5C 6C: 0 0, 4H: 0.61 8.31, 7S 8S: 37.59 9.67 trick - 22 13 32, AS 2S 3S 5S: 37.6 9.67 trick - 22 13 32, T11: 37.76 8.54 trick - "
     "22 5 32"),
    (32041, 3, 0, 3, True, 2000,
     "1 garde; 2 passe; 0 passe; 1 discard 5S CH 9D 8D 2D AD; 1 no announcement; QC; 9C; 4C; T16; T3; T15; T17; T5; F; T18; T11; T2; "
     "KC; JC; 5C; AC; T7; CC; CD; 5D; T6; KH; 3H; 2H; 7H; JH; 6H; KS; CS; 7S; QS; AS; 9S; JS; 2S; T13",
     "T19 T20: 0 0, T21: 29.49 4.02, AH 4H: 30.78 4.62 trick - 32 0 32, 8H 9H 10H: 30.79 4.62 trick - 32 0 32, 2C 3C: 35.01 4.33 trick "
     "- 32 0 32, 7C 8C: 35.01 4.33 trick - 32 0 32"),
    (34018, 3, 2, 3, True, 2000,
     "0 garde; 1 passe; 2 passe; 0 discard 5S 2S 10H 6H 5H QD; 0 no announcement; QS; AS; 3S; QC; 2C; AC; KD; 9D; 2D; 5D; JD; CD; 10D",
     "F: 0 0, 6D 7D 8D: 25.42 4.06, AD 3D: 25.42 4.06"),
    (42044, 3, 0, 3, True, 4300,
     "1 passe; 2 garde; 0 garde sans; 0 no announcement; 7H; 6H; 9H; 7S; QS; KS; 9C; KC; AC; 8S; JS; CS; 10H; KH; 3H; 9S; 6S; 10S; KD; "
     "AD; QD; JD; 2D; 3D; 7C; 8C; QC; 8H; T3; 2H; JC; 6C; CC; JH; T4; T5; T16; T18; T20; 3S",
     "F: 0 0, 5S: 51.75 7.26, 2S: 72.25 6.95"),
    (47046, 3, 1, 3, True, 2000,
     "2 garde; 0 garde sans; 1 passe; 0 no announcement; AS; JS; CS; KS; QS; 3S; 4S; 10S; 6S; KC; 3C; QC; KD; AD; CD; QD; F; 7D; JD; "
     "2D; T6; 5S; 8S; 7S; 2S; T1; T10; AC; 7C; 8C; 6D; T14; 3D; 9H; 8H; KH; QH; 3H; T3; 4D; 8D; T15",
     "T16 T17 T18: 0 0, T20: 0.41 0.38, 4H: 1.61 0.76, 7H: 1.84 0.74, JC: 5.72 0.79 card JC 30 18 32, 6C 9C: 7.87 0.77 card JC 30 19 "
     "32, 4C: 7.89 0.78 card JC 30 19 32"),
    (52046, 3, 1, 3, True, 4200,
     "2 passe; 0 garde; 1 passe; 0 discard CH 8H 5H 3H CD QC; 0 no announcement; 9H; T4; 6H; QS; AS; 2S; KD; 4D; 9D; KS; 6S; 3S; 5C; "
     "KC; CC; 10H; AH; T6; 10S; CS; 4S; JS; 5S; T7; 8D; 7D; QD; 2H; T8; QH; JD; T1; AD; 8S; 7S; T9; 5D; T3; 2D; 8C; 3C",
     "F: 0 0, 10C: 2.86 0.57 card KH 29 20 32, 6C: 7.79 0.72, 2C: 7.82 0.71"),
    (57019, 3, 2, 3, True, 2100,
     "0 garde; 1 passe; 2 passe; 0 discard CS 8H 4H 2H AH QC; 0 no announcement; 8D; 7D; KD; KS; AS; JS; JC; KC; 4C; 9D; 10D; AD; QD; "
     "4D",
     "F: 0 0, 2D 3D: 16.23 3.33, JD: 21.25 3.64, CD: 25.56 3.73 card CD 17 0 32"),
    (73044, 3, 2, 3, True, 2000,
     "0 passe; 1 passe; 2 garde; 2 discard CS 8S 5S JH 9H 5H; 2 no announcement; T14; T19; F; 5C; KC; 6C; KS; AS; 2S; 10C; 4C; QC; 4D; "
     "7D; QD; KH; 4H; T3; CC; T1; AC; 10H; 7H; T4; KD; 2D; 6D; 9D; CD; 8D; JD; T6; AD; 9C; 2C; T2; AH; CH; T5",
     "T16 T17 T18 T20: 0 0, T11 T12 T13: 11.65 2.88, T7: 14.61 3.65, 5D: 21.8 4.28 card JC 13 2 32, 8C: 24.92 4.29 card JC 13 2 32, "
     "JC: 32.28 4.57 card JC 13 0 32"),
)

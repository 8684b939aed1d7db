"""Puzzles of tarot-5-call; `python -m benchmarks.puzzles tarot-5-call` adds to them."""

RULES = "421f9158dcd4"
HANDS = 82
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
    (21061, 1, 2, 5, True, 2000,
     "3 passe; 4 garde sans; 0 passe; 1 passe; 2 passe; 4 call KH; KD; T12; 9D; AD; 2D; 9H; CH; AH; 3H; 4H; 2H; 10H; 6H; T11; 5H; 6D; "
     "T8; T10; QD; 4D; 9C; 4C; QC; JC; 3C; 10C; 6C; T4; 5C; 8C; 7H; F; JH; 8H; 3S; KS; 2S; 7S; 4S; CS; 3D; T2; 7D; T15; T20; 6S; AS; "
     "QS; 8S; 5S; AC; 9S; T16; CC; T17",
     "5D: 0 0, T5: 90.78 15.8, T14 T18: 103.2 15.32"),
    (22037, 1, 0, 5, True, 1000,
     "1 garde; 2 garde sans; 3 passe; 4 passe; 0 passe; 2 call KC; 10S; 4S; 3 declare pas d'honneurs; 3S; JS; KS; QS; AS; 8S; 5S; 6S; "
     "CS; F; T13; T14; T15; KC; 3C; 2C; JC; AC; 9C; 4C; QC; 5C; 8C; 7D; KD; AD; JD; 4D",
     "QD: 0 0, T21: 4.38 19.78, KH: 40.64 16.21, T2: 60.8 20.96, 10D: 80.28 21.91, 5D: 83.55 21.15 card QD 17 9 32, T18: 95.56 21.12, "
     "9H: 125.06 22.33, 2H: 125.85 21.66"),
    (23059, 1, 0, 5, True, 4200,
     "1 garde; 2 garde sans; 3 passe; 4 passe; 0 passe; 2 call KS; T1; T20; F; T21; T3; KD; CD; 2D; 6D; 3D; JS; KS; 2S; 6S; 4S; 3S; "
     "QS; 8S; 5S; AS; KC; T2; AC; T4; 3C; 4H; 2H; 3H; KH; 10H; T8; T12; T18; T5; T19; 10C; T15; 2C; 5H; CC; QH; T9; 6H; 7H; T11; CS; "
     "9S; 10S; AD; 8H; 7S; T16; T17",
     "QD: 0 0, JD: 1.38 0.28, 8D 9D: 5.35 0.71, 4D: 5.95 0.74"),
    (24043, 1, 1, 5, True, 2000,
     "2 garde; 3 garde sans; 4 passe; 0 passe; 1 garde contre; 1 call KH; KH; AH; 3H; 2H; CH; T11; T15; T12; T2; T16; 6H; 9H; 5H; JH; "
     "QH; AD; KD; QD; 10D; 5D; 4D; 9D; 3D; CD; 7D; KS; QS; 5S; AS; JS; 6D; 8D; T5; JD; T8; KC; 6C",
     "QC: 0 0, CC: 22.96 4.39 card QC 26 13 32, AC: 65.45 6.29 card QC 26 13 32, 4C: 65.47 6.29 card QC 26 13 32"),
    (27048, 1, 1, 5, True, 2000,
     "2 garde; 3 passe; 4 passe; 0 passe; 1 garde sans; 1 call KS; T12; T6; T13; F; T15; KD; 5D; AD; 10D; 2D; 9D; 8D; 6D; JD; QD; KH; "
     "2H; CH; 4H; QH; KC; T9; 7C; CC; AC; T21; T2; T8; T3; T17; 3D; T4; 6H; T11; 4D; 2C; 5C; T16; 8C; 4C; 4S; 10S",
     "KS: 0 0, CS: 67.99 11.9 card KS 25 12 32, 7S: 81.66 13.78 card KS 25 15 32, AS: 81.87 13.77 card KS 25 14 32, 5S: 81.9 13.76 "
     "card KS 25 15 32, 9S: 82.13 13.71 card KS 25 15 32"),
    (32050, 1, 2, 5, True, 2000,
     "3 garde; 4 garde sans; 0 passe; 1 passe; 2 passe; 4 call KC; 10S; KS; 4S; 2S; 8S; KH; 6H; QH; AH; 3H; QS; 5S; 3S; CS; 7S; 9S; "
     "T2; T15; T3; JS; KC; 4C; 6C; 10C; AC; 9C; 5C; CC; T6; 2C; AS; T11; T21; T4; T8; 6D; F; AD; T7; 2D; 8H; 9H; 10H; JC",
     "T1: 0 0, T9 T10: 30.97 4.89, T17: 71.39 5.84"),
    (36061, 1, 1, 5, True, 2000,
     "2 garde; 3 passe; 4 passe; 0 passe; 1 garde sans; 1 call KD; CC; JC; 6C; QC; T9; KH; T2; 5H; AH; QH; AC; T5; 7C; 2C; T11; 10H; "
     "T6; 6H; CH; 3H; 5C; T8; 8C; 3C; T13; 7H; T15; 8H; 2H; T19; KS; AS; CS; 4S; F; QS; 6S; JS; 7S; T3; 10C; T4; T14; KC; T17; 9S; T7; "
     "2S; T18; 3S; 6D; 8D; 9D; AD; 5D",
     "10S: 0 0, JD: 47.86 16.13 trick - 21 12 32, QD: 66.3 16.08 trick - 21 12 32, T1: 81.47 21.44"),
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
    (31010, 2, 2, 5, True, 1000,
     "3 garde; 4 passe; 0 passe; 1 passe; 2 garde sans; 2 call KD; KC; CC; JC; 5C",
     "T1: 0 0, T21: 50.88 8.5, T3: 53.99 9.06, T12: 55.53 8.49, T17: 58.51 8.34, T19: 58.66 8.4, T15: 59.52 8.37, F: 188.19 15.5 card "
     "KC 32 8 32"),
    (32049, 2, 2, 5, True, 2000,
     "3 garde; 4 garde sans; 0 passe; 1 passe; 2 passe; 4 call KC; 10S; KS; 4S; 2S; 8S; KH; 6H; QH; AH; 3H; QS; 5S; 3S; CS; 7S; 9S; "
     "T2; T15; T3; JS; KC; 4C; 6C; 10C; AC; 9C; 5C; CC; T6; 2C; AS; T11; T21; T4; T8; 6D; F; AD; T7; 2D; 8H; 9H; 10H",
     "JD: 0 0, JC: 2.49 2.72, 9D 10D: 3.65 1.07, 3D: 3.88 1.22, CD: 4 1.31 card CD 27 15 32, 7C: 7.82 2.91 card JC 25 11 32"),
    (33051, 2, 4, 5, True, 2000,
     "0 garde; 1 passe; 2 passe; 3 passe; 4 garde sans; 4 call KH; KS; 5S; 8S; 3S; 2S; JD; KD; 8D; QD; 3D; 7C; 9C; T3; 2C; QC; 7D; "
     "T14; 2D; 6D; 10D; 10C; CC; JC; T13; F; KH; 2H; 3H; 7H; AH; QS; 7S; 10S; AS; 6S; 9H; 8H; 5H; T2; CH; 4C; 8C; T15; T7; KC",
     "T8: 0 0, T20: 43.99 13.84, 10H: 85.47 14.87, 4H: 90.35 15.55, JH: 98.38 15.12 card JH 11 2 32, T1: 216.91 15.07 card T1 24 9 32"),
    (41055, 2, 4, 5, True, 2000,
     "0 garde; 1 passe; 2 passe; 3 passe; 4 passe; 0 discard QS 5S 2S; 0 call KH; KC; AC; 2 declare pas d'honneurs; 2C; 3C; 6C; 3H; "
     "JH; 6H; KH; 4H; QH; 9H; F; 2H; T4; 7C; 4C; CC; QC; T8; 9S; 3S; KS; AS; T1; T2; T15; T16; T17; T18; JD; KD; 4D; 5D; CD; JC; T9; "
     "8C; 9C; 10C; 6S; 10S; 8S; T13; T20; 5C; CS",
     "T5: 0 0, T10 T11: 6.04 0.88, T19: 12.84 1.5"),
    (42007, 2, 3, 5, True, 1000,
     "4 passe; 0 garde; 1 passe; 2 garde sans; 3 passe; 2 call KH; KS",
     "T1: 0 0, T2: 114.36 17.12 card T1 31 20 32, T4: 114.81 17.13 card T1 31 20 32, T13: 130.5 20.07 card T1 31 20 32, T17 T18: "
     "148.55 20.83 card T1 31 20 32"),
    (45029, 2, 1, 5, True, 1000,
     "2 garde; 3 garde sans; 4 passe; 0 passe; 1 passe; 3 call KS; 4C; 7C; 3C; CC; KC; QD; 5D; KD; JD; AD; CD; 2D; 3D; T6; 6D; AH; JH; "
     "10H; 3H; KH; QH; 2H; 4H",
     "T1: 0 0, T5: 62.59 16.21, T2: 62.77 15.56, T14 T15 T16 T17: 80.27 16.84"),
    (61021, 2, 2, 5, True, 900,
     "3 garde; 4 passe; 0 passe; 1 garde sans; 2 passe; 1 call KC; KD; JD; 5D; 2D; 4D; 8D; 7D; QD; 3D; CD; 9S; KS; JS; 4S; AS",
     "QC: 0 0, CC: 17.79 4.47 card QC 24 8 32, 9H: 25.57 11.72 trick - 24 12 32, JC: 32.21 5.93 card QC 24 7 32, JH: 36.58 12.95 trick "
     "- 24 12 32, T21: 49.44 12.35 card QC 24 12 32, 2C: 60.25 9.81 card QC 24 7 32, T14: 64.26 12.82 card QC 24 16 32, T5: 66.88 "
     "13.65 card QC 24 16 32, F: 67.09 14.11 card QC 24 15 32, T18 T19: 75.24 13.39 trick - 24 5 32"),
    (63024, 2, 1, 5, True, 2000,
     "2 garde; 3 passe; 4 passe; 0 garde sans; 1 passe; 0 call KH; KS; 2S; QS; T10; AS; 10H; 2H; JH; KH; 5H; CS; 6S; T8; 4S; 5S; 3H; "
     "7H; AH",
     "T1: 0 0, T4: 51.96 13.74 card T1 29 21 32, T6: 53.02 13.72 card T1 29 21 32, T9: 53.93 13.64 card T1 29 21 32, T19: 115.65 14.57 "
     "card T1 29 18 32"),
    (79061, 2, 2, 5, True, 4100,
     "3 garde; 4 passe; 0 passe; 1 passe; 2 garde sans; 2 call KD; 6C; T1; 3C; 4C; 2C; 9H; AH; 2H; KH; 5H; 7H; 6H; JH; QH; T2; 9S; KS; "
     "5S; 2S; 6S; 7D; 3D; 10D; KD; AD; 7S; 10S; AS; T10; QS; QD; 2D; 6D; 5D; 4D; JD; T4; CD; 9D; 8D; 10H; T15; T17; CH; T21; AC; T19; "
     "7C; 5C; CC; 3H; T9; F; T11; T12",
     "QC: 0 0, JC: 7.58 1.1, T13 T14: 19.34 2.99 trick - 23 13 32"),
    (79068, 2, 2, 5, True, 2300,
     "3 garde; 4 passe; 0 passe; 1 passe; 2 garde sans; 2 call KD; 6C; T1; 3C; 4C; 2C; 9H; AH; 2H; KH; 5H; 7H; 6H; JH; QH; T2; 9S; KS; "
     "5S; 2S; 6S; 7D; 3D; 10D; KD; AD; 7S; 10S; AS; T10; QS; QD; 2D; 6D; 5D; 4D; JD; T4; CD; 9D; 8D; 10H; T15; T17; CH; T21; AC; T19; "
     "7C; 5C; CC; 3H; T9; F; T11; T12; QC; 3S; 8C; 9C; KC; T6; T13",
     "JS: 0 0, CS: 4.2 0.69 card CS 24 9 32, 4S: 4.63 0.56"),
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
    (24061, 3, 1, 5, True, 2000,
     "2 garde; 3 garde sans; 4 passe; 0 passe; 1 garde contre; 1 call KH; KH; AH; 3H; 2H; CH; T11; T15; T12; T2; T16; 6H; 9H; 5H; JH; "
     "QH; AD; KD; QD; 10D; 5D; 4D; 9D; 3D; CD; 7D; KS; QS; 5S; AS; JS; 6D; 8D; T5; JD; T8; KC; 6C; QC; 3C; 2C; T21; 8C; T1; T7; F; 7H; "
     "10H; T10; T14; T20; CS; T3; 3S; T6; 6S",
     "T13: 0 0, CC: 18.66 3.96, AC 4C: 35.45 3.85"),
    (39061, 3, 3, 5, True, 4200,
     "4 garde; 0 garde sans; 1 passe; 2 passe; 3 passe; 0 call KC; KD; T9; CD; AD; T11; 8H; AH; KH; T3; QH; 9D; 2D; T20; 8D; T21; 9H; "
     "T4; 7H; CH; 4H; 10S; KS; QS; T7; AS; QD; T16; 3S; 4D; T18; JH; 6H; 10H; 6S; T17; 9S; 7S; T1; 4S; CS; 10D; T10; 2C; JD; T12; 5H; "
     "T13; 2H; 5C; JS; 10C; CC; KC; 4C; AC",
     "QC: 0 0, 9C: 17.52 5.1, 6C 7C: 18.02 5.1"),
    (44061, 3, 4, 5, True, 2700,
     "0 garde; 1 garde sans; 2 passe; 3 passe; 4 passe; 1 call KH; 10C; KC; AC; 2C; 9C; 9H; KH; 8H; 6H; 3H; KD; 3D; 2D; AD; JD; 8D; "
     "5D; QD; 6D; T10; 10H; 5H; T9; T12; QH; 7D; F; T18; 4D; T19; QC; T7; 4C; 6C; 7C; 5S; 8S; KS; CS; 10S; AH; CH; T11; T15; 7H; 6S; "
     "3S; JS; 2S; QS; 3C; T2; 5C; T21; T1",
     "2H: 0 0, JH: 8.79 0.86 card JH 14 3 32, 7S 9S: 9.3 1.85"),
    (51054, 3, 1, 5, True, 4400,
     "2 garde; 3 garde sans; 4 garde contre; 4 call KD; QH; 2H; AH; CH; 3H; KH; 7H; 4H; JH; 5H; KC; 4C; T1; 2C; AC; 6H; 10H; 8H; 9H; "
     "T2; 2D; JD; QD; 8D; 4D; 3C; F; 6C; T3; T8; AD; 5D; T5; 9D; CD; KS; 8S; 4S; 5S; QS; AS; T4; 9S; 10S; JS; T7; T10; T15; T9; T11",
     "T19 T20: 0 0, T16 T17: 17.57 5.43, 3D: 84.95 8.83 trick - 13 5 32"),
    (53056, 3, 2, 5, True, 4100,
     "3 garde; 4 passe; 0 passe; 1 passe; 2 passe; 3 discard 9S 3S AS; 3 call KH; KD; 3D; 6D; 2D; 7D; KC; AC; QC; 3C; 7C; 10C; 2C; 9C; "
     "T8; CC; KS; JS; T14; T18; 6S; 9H; KH; 2H; 5H; F; T11; T17; T4; T19; T20; T1; T21; T9; T6; T2; T3; 10D; T16; T5; QH; T10; T12; "
     "3H; T15; 2S; 10S; 5S; 4S; T7",
     "4C 5C 6C: 0 0, 4H: 3.54 0.77, 10H: 6.57 0.86, JH: 12.03 0.81 card JH 26 0 32"),
    (70051, 3, 4, 5, True, 4000,
     "0 garde sans; 1 passe; 2 passe; 3 passe; 4 passe; 0 call KC; T2; T14; T10; F; T3; 9C; KC; 2C; 8C; JC; AC; 5C; QC; 6C; 4C; 8D; "
     "3D; KD; 2D; 7D; KS; AS; CS; 2S; 7S; 5S; QS; 6S; 8S; T1; 7C; T18; 3C; T19; T5; T8; T6; T11; 3S; CC; 10C; CH; 4S; T9; T7",
     "3H: 0 0, 9D 10D: 18.37 5.39, 9S: 19.67 5.12 trick - 14 0 32, T12: 51.17 6.42 trick - 14 0 32, T20: 78.97 6.5"),
    (71046, 3, 4, 5, True, 2000,
     "0 garde; 1 passe; 2 garde sans; 3 passe; 4 passe; 2 call KS; KH; QH; 3H; AH; CH; 10H; T2; 6H; 9H; JH; KC; AC; 2C; QC; JC; T4; "
     "T9; T18; T3; T6; 7S; 10S; AS; 2S; CS; 5S; QS; T5; 4S; JS; CC; 7C; 3C; 10C; 4C; 8C; T12; T14; T15; 5C",
     "T20: 0 0, T21: 8.16 6.62, 3S: 96.97 19.01 trick - 32 6 32, KD: 98.38 19.8, T7: 111.57 16.06 trick - 32 8 32, T13: 130.16 17.26 "
     "trick - 32 8 32, JD: 190.01 20.27 card KD 29 21 32"),
    (74047, 3, 3, 5, True, 4200,
     "4 garde; 0 passe; 1 garde sans; 2 passe; 3 passe; 1 call KD; T2; T4; T7; T8; T14; KD; AD; 7D; 3D; 2D; KS; 3S; AS; 6S; 7S; 10S; "
     "QS; 8S; 9S; T1; 8D; 6D; QD; 9D; 10D; F; T15; T18; T20; T3; 4D; CD; 5D; T17; T21; KC; 2C; AC; 3C; 4C; 10C",
     "QC: 0 0, 5C 6C: 27.12 5.55, 9C: 27.55 5.56"),
    (81050, 3, 4, 5, True, 2000,
     "0 garde; 1 garde sans; 2 passe; 3 passe; 4 garde contre; 4 call KH; KH; 2H; 7H; 6H; QH; T5; T13; T19; T14; F; KS; QS; T7; CS; "
     "3S; 9H; JH; CH; 10H; 8H; 9S; AS; 2S; T2; 7S; 3H; AH; T1; T16; T15; 6S; 5S; T8; 8S; T10; T11; T20; 4D; T21; T6; 4H; T17; T18; 3D",
     "CD: 0 0, JS: 4.07 7.04, 7C: 14.24 7.01 card CD 32 19 32, 4C: 14.78 6.86 card CD 32 19 32, 8D 9D: 26.8 3.65 card CD 32 18 32, KC: "
     "67.79 9.72 card CD 32 18 32"),
)

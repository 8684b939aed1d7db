"""Puzzles of tarot-fft-4; `python -m benchmarks.puzzles tarot-fft-4` adds to them."""

RULES = "acad5a25f08a"
HANDS = 152
PUZZLES = (
    (1025, 1, 1, 4, True, 4000,
     "2 passe; 3 passe; 0 garde; 1 passe; 0 discard QH 10H JD 3D JC 9C; 0 no announcement; CS; JS; 0 show simple T20 T18 T17 T14 T13 "
     "T10 T8 T4 T3 T1; F; KS; KD; QD; 4D; T1; AS; 3S; QS; 2S; T5; T11; T13; T16; KH; AH",
     "CH: 0 0, JH: 9.16 1.75 card CH 26 14 32, 4H 5H 6H: 24 2.86 card CH 26 15 32"),
    (1031, 1, 1, 4, True, 2000,
     "2 passe; 3 passe; 0 garde; 1 passe; 0 discard QH 10H JD 3D JC 9C; 0 no announcement; CS; JS; 0 show simple T20 T18 T17 T14 T13 "
     "T10 T8 T4 T3 T1; F; KS; KD; QD; 4D; T1; AS; 3S; QS; 2S; T5; T11; T13; T16; KH; AH; CH; T3; 9S; 6S; 5S; 7S",
     "10S: 0 0, 4S: 0 0, KC: 0.48 0.42, T17 T18: 3.04 0.53, T14: 3.26 0.5, T10: 3.7 0.47, T8: 4.06 0.47, T4: 4.47 0.49, T20: 5.54 "
     "0.59, 2C 3C: 7.84 1.14 card KC 32 24 32"),
    (4023, 1, 0, 4, True, 4000,
     "1 passe; 2 garde; 3 passe; 0 passe; 2 discard CS QD 8D 2D JC 4C; 2 no announcement; 10C; KC; 3C; 7C; 8C; 9C; QC; 5C; JH; 4H; KH; "
     "QH; AC; 6C; T3; CC; KS",
     "T6 T7: 0 0, T11: 3.68 1.31, T13 T14 T15: 4.25 1.35, T19 T20: 10.38 2.74"),
    (5050, 1, 0, 4, True, 2000,
     "1 passe; 2 passe; 3 passe; 0 garde; 0 discard 9S 4S 2S AS CH CC; 0 no announcement; 9C; 2C; AC; KC; QD; AD; 2D; 3D; 10H; JH; 2H; "
     "KH; 10C; T1; 4C; 6C; 6H; QH; 4H; 9H; 8D; 4D; CD; KD; 7H; T11; 5H; T14; 3C; T2; 5C; 8C; AH; T12; T18; T3; JD; 5D; F; T15; QS; 5S; "
     "KS; T4",
     "3H 8H: 0 0, T21: 7.38 0.73 card QC 27 18 32, T20: 7.39 0.72 card QC 27 18 32, 10D: 10.9 0.85, T13: 21.41 0.86, T9: 21.53 0.86 "
     "card QC 27 19 32"),
    (8035, 1, 1, 4, True, 4000,
     "2 garde; 3 passe; 0 passe; 1 passe; 2 discard 10S 8S 3S 2S 8D JC; 2 no announcement; KH; 3H; 6H; AH; QH; 7H; 8H; JH; 2H; CH; T8; "
     "T10; 3C; KC; 2C; AC; 4H; T6; T11; F; 10C; 5C; QC; 9C; 5H; T7; T16; T20; AD",
     "T1: 0 0, T2: 5.8 1.77, T4: 6.22 1.8, T9 T12: 6.75 1.84, T15: 9.46 2.08, T18: 11.22 2.15"),
    (16058, 1, 2, 4, True, 4000,
     "3 passe; 0 garde; 1 passe; 2 passe; 0 discard CH JH QC 8C 3C AC; 0 no announcement; KH; 5H; 8H; QH; 2S; KS; 5S; 7S; KD; AD; 4D; "
     "6D; QD; 2D; 7D; JD; 10D; T1; 9D; CD; 3H; T11; AH; F; 9C; KC; T13; 6C; 3D; T3; T14; T20; T4; T21; T6; T2; 5D; T7; T15; T5; 2C; "
     "T8; T9; 7C; 8D; T18; T16; T10; T19; T17; 3S; AS",
     "10C: 0 0, CC: 2.43 0.48, 6S: 4.04 1.77 trick - 32 16 32, JS: 9.35 1.98 card JS 29 16 32, T12: 9.81 1.44 card CH 24 16 32"),
    (20041, 1, 1, 4, True, 1000,
     "2 passe; 3 passe; 0 passe; 1 garde; 1 discard 9S 8S 6S 3S 4H 2H; 1 no announcement; KH; CH; QH; 1 show simple F T21 T16 T15 T13 "
     "T9 T7 T5 T3 T1; T1; T21; T10; T6; T2; T3; T12; T19; T4; 2C; KC; F; CC; 7C; QC; 9C; 8C; 5C; 10C; JC; 4C; 9H; 5H; T5; 3H; AC; T20; "
     "T8; T17; QS; CS",
     "KS: 0 0, 2S: 12.66 1.38 card KS 27 11 32, 4S 5S: 12.66 1.38 card KS 27 11 32"),
    (25027, 1, 2, 4, True, 2000,
     "3 passe; 0 passe; 1 passe; 2 garde; 2 discard JH 4H 10D 4D CC 10C; 2 no announcement; KC; QC; JC; T5; QS; AS; 7S; 4S; KS; 6S; "
     "9S; 8S; 2S; 10S; JS; CS; 3C; T6; AC; 4C; 3S",
     "T1: 0 0, T14: 27.39 6.15, T10: 34.66 7.11, T4 T7: 34.73 6.55"),
    (25047, 1, 2, 4, True, 4000,
     "3 passe; 0 passe; 1 passe; 2 garde; 2 discard JH 4H 10D 4D CC 10C; 2 no announcement; KC; QC; JC; T5; QS; AS; 7S; 4S; KS; 6S; "
     "9S; 8S; 2S; 10S; JS; CS; 3C; T6; AC; 4C; 3S; T1; T8; F; 5C; 7C; T9; 2C; 5S; T4; T16; T17; 8C; T11; 9C; 6C; 6H; QH; KH; T2; CD",
     "T12: 0 0, T15 T18: 8.75 2.17, T20: 24.32 3.12, T21: 25.41 3.17"),
    (41065, 1, 3, 4, True, 1000,
     "0 garde; 1 passe; 2 passe; 3 passe; 0 discard JS 10S 9S 7S 4S JC; 0 no announcement; KC; CC; AC; 3C; 10C; QC; 2C; 5C; 4H; 2H; "
     "10H; T2; 7C; T1; T3; F; AS; KS; T13; QS; 4C; T4; T7; 6C; AH; 3H; T5; 5H; 8C; T12; T14; 9C; 9D; 5D; JD; KD; 6H; T16; T20; T21; "
     "4D; AD; CD; QD; 2S; T11; 7H; 3S; 6D; KH; 10D; T6; T8; T15; JH; T17; T19; T9; T18",
     "QH: 0 0, CH: 3.54 0.28 card QH 32 15 32, 8H 9H: 12.9 0.81 card QH 32 15 32"),
    (42055, 1, 0, 4, True, 2000,
     "1 passe; 2 passe; 3 garde; 0 passe; 3 discard QH 3D JC 9C 7C 6C; 3 no announcement; KH; CH; F; 3H; 4C; 2C; T1; 3C; 10H; T3; 2H; "
     "JH; 8D; 6D; 5D; 9D; T12; T8; T15; T20; AC; T4; 8C; 5C; 8H; T11; 7H; AH; AD; 7D; 4D; KD; 6H; KC; 9H; 5H; QD; T5; T13; 2D; 4H; CC; "
     "T2; T6; T21; T14; QS; T16; 6S",
     "KS: 0 0, 2S: 99.64 11.02 card KS 28 18 32, 4S 5S: 99.64 11.02 card KS 28 18 32, 10S: 104.64 10.12 card KS 28 18 32"),
    (47048, 1, 2, 4, True, 1000,
     "3 passe; 0 garde; 1 passe; 2 passe; 0 discard QS 9S 8S 9H 6H 4H; 0 no announcement; 3S; T1; AS; 2S; KD; 3D; 4D; 2D; CD; 6D; 5D; "
     "QD; KH; T11; 2H; AH; JD; T3; T4; 7D; 5S; JS; T12; F; 10D; T16; T17; 9D; 6S; CS; T5; 4S; AD; T18; T20; T7; T8; T10; T15; 3H; 8D; "
     "KS",
     "CH: 0 0, JH: 6.79 0.23 card CH 32 0 32, 7S: 10.2 0.61 card CH 32 10 32, 10S: 10.37 0.62 card CH 32 10 32, 2C 3C: 12.9 0.8 card "
     "CH 32 12 32, 5C: 12.9 0.8 card CH 32 12 32, 8C: 12.94 0.79 card CH 32 12 32"),
    (47061, 1, 2, 4, True, 1200,
     "3 passe; 0 garde; 1 passe; 2 passe; 0 discard QS 9S 8S 9H 6H 4H; 0 no announcement; 3S; T1; AS; 2S; KD; 3D; 4D; 2D; CD; 6D; 5D; "
     "QD; KH; T11; 2H; AH; JD; T3; T4; 7D; 5S; JS; T12; F; 10D; T16; T17; 9D; 6S; CS; T5; 4S; AD; T18; T20; T7; T8; T10; T15; 3H; 8D; "
     "KS; CH; T2; T13; T21; 5H; 7S; AC; QC; 2C; KC; T14; T6; 4C",
     "JH: 0 0, 10S: 5.03 0.81 card JH 32 5 32, 3C: 6.09 0.79 card JH 32 10 32, 5C: 6.09 0.79 card JH 32 10 32, 8C: 6.45 0.8 card JH 32 "
     "10 32"),
    (53030, 1, 2, 4, True, 1100,
     "3 passe; 0 passe; 1 garde; 2 passe; 1 discard JS CD 6D AD 8C 7C; 1 no announcement; KC; 9C; 1 show simple T20 T19 T18 T16 T15 "
     "T10 T9 T7 T2 T1; T1; AC; AH; 3H; QH; JH; 2C; 5C; T7; 4C; KH; 6H; 4H; 2H; 9H; T4; CH; 8H; CS; 5S; 8S",
     "KS: 0 0, 2S: 60.48 9.41 card CS 32 0 32, 4S: 60.55 9.42 card CS 32 0 32, 6S: 60.55 9.42 card CS 32 0 32"),
    (3027, 2, 0, 4, True, 1000,
     "1 garde; 2 passe; 3 passe; 0 passe; 1 discard 2S QH 10H 4D 8C 2C; 1 no announcement; 1 show simple T21 T20 T16 T15 T14 T12 T11 "
     "T8 T6 T2; T2; T3; T4; T5; 2D; F; 7D; KD; 6D; QD; AD; 10D; 7H; T1; 6H; 2H; T20; T17; T7; T13",
     "T21: 0 0, T11 T12 T14 T15 T16: 18.13 1.18 trick - 32 0 32, T6 T8: 18.91 1.2 trick - 32 0 32, 6S: 35.14 2.31 trick - 32 0 32, 9S: "
     "35.36 2.33 trick - 32 0 32, CD: 35.49 2.33 trick - 32 12 32, 3D: 39.93 2.33 card CD 18 6 32, 9D: 42.5 2.54 card CD 18 6 32"),
    (4024, 2, 0, 4, True, 2100,
     "1 passe; 2 garde; 3 passe; 0 passe; 2 discard CS QD 8D 2D JC 4C; 2 no announcement; 10C; KC; 3C; 7C; 8C; 9C; QC; 5C; JH; 4H; KH; "
     "QH; AC; 6C; T3; CC; KS; T6",
     "F: 0 0, 6S: 33.7 5.94, AS: 33.88 5.95, 4S: 33.88 5.95, 9S: 35.58 6.33"),
    (8064, 2, 1, 4, True, 1000,
     "2 garde; 3 passe; 0 passe; 1 passe; 2 discard 10S 8S 3S 2S 8D JC; 2 no announcement; KH; 3H; 6H; AH; QH; 7H; 8H; JH; 2H; CH; T8; "
     "T10; 3C; KC; 2C; AC; 4H; T6; T11; F; 10C; 5C; QC; 9C; 5H; T7; T16; T20; AD; T1; 2D; 9D; 9H; T13; T17; T3; KD; 4D; T2; 3D; 10H; "
     "T14; T19; T5; 4C; 6C; 7C; CC; 10D; T21; 6D; T4; 5S; KS; T9; 4S; 8C; QD",
     "QS: 0 0, CS: 5.21 0.24 card QS 17 0 32, JS: 10.42 0.49 card QS 17 0 32, 9S: 15.62 0.73 card QS 17 0 32"),
    (10059, 2, 2, 4, True, 1000,
     "3 passe; 0 passe; 1 passe; 2 garde; 2 discard CH CD JD 8D 3D 2D; 2 no announcement; KD; 4D; AD; T2; KC; 3C; 2C; 4C; 7C; QC; 9C; "
     "CC; 6C; 10C; JC; AC; 6D; T12; 10D; 5D; 5C; T1; T7; T11; 9D; T13; QD; 7D; 9S; 2S; CS; QS; 8S; 10S; 3S; KS; JS; AS; 7S; T3; AH; "
     "2H; 6H; 8H; 8C; T8; F; T15; 4S; T14; T10; 5S; KH",
     "7H 9H 10H: 0 0, JH: 1.53 0.33, QH: 6.86 0.8"),
    (12046, 2, 1, 4, True, 1000,
     "2 passe; 3 passe; 0 garde; 1 passe; 0 discard JS JC 9C 8C 2C AC; 0 no announcement; JH; AH; KH; 7H; QS; 4S; AS; 2S; KS; 7S; 3S; "
     "5S; 9S; 10S; CS; 8S; 6S; T4; F; T7; QH; 2H; CH; 3H; 10H; 9H; 5H; 8H; KC; 7C; CC; T1; 4H; T10; T11; 6H; T2; T8; T14; AD",
     "T20: 0 0, 6D 7D: 7.38 1.1 card JD 12 4 32, T12: 10.98 0.96 card CD 9 1 32, T15: 13.94 0.98 card CD 9 1 32, T3: 14.27 1.07 trick "
     "- 32 0 32, T18: 15.98 1.04 card CD 9 1 32, T21: 16.07 0.86 card JD 12 4 32"),
    (12047, 2, 1, 4, True, 4200,
     "2 passe; 3 passe; 0 garde; 1 passe; 0 discard JS JC 9C 8C 2C AC; 0 no announcement; JH; AH; KH; 7H; QS; 4S; AS; 2S; KS; 7S; 3S; "
     "5S; 9S; 10S; CS; 8S; 6S; T4; F; T7; QH; 2H; CH; 3H; 10H; 9H; 5H; 8H; KC; 7C; CC; T1; 4H; T10; T11; 6H; T2; T8; T14; AD; T20",
     "4D: 0 0, 2D: 0.01 0.02, 9D 10D: 0.03 0.06, QC: 3.47 0.51, QD: 4.55 0.49, 10C: 5.8 0.41, 6C: 5.81 0.41"),
    (13007, 2, 0, 4, True, 1000,
     "1 passe; 2 garde; 3 passe; 0 passe; 2 discard QS QH CH 2H JD 10D; 2 no announcement; T1",
     "T18 T19 T20: 0 0, T21: 0.4 1, T13 T14: 123.26 5.1 card T1 32 1 32, T8: 128.62 4.98 card T1 32 0 32, T5: 129.63 4.96 card T1 32 0 "
     "32, T3: 130.22 4.87 card T1 32 0 32"),
    (13014, 2, 0, 4, True, 720,
     "1 passe; 2 garde; 3 passe; 0 passe; 2 discard QS QH CH 2H JD 10D; 2 no announcement; T1; T21; T4; T2; T18; F; T9; T11",
     "T19 T20: 0 0, T13 T14: 11.11 2.05 trick - 32 0 32, T8: 11.23 2.02 trick - 32 0 32, T3 T5: 11.62 2.02 trick - 32 0 32, KS: 16.5 "
     "2.16, KC: 17.17 2.48, CS: 22.53 2.25 card KS 30 21 32, AC: 25.13 2.57 card CC 30 19 32, JS: 26.43 2.34 card KS 30 21 32, 10S: "
     "28.43 2.83 card KS 30 21 32, JC: 39.51 2.58 card CC 30 14 32, 3S: 39.92 3.36 card KS 30 21 32, CC: 44.02 2.61 card CC 30 0 32"),
    (16029, 2, 2, 4, True, 2300,
     "3 passe; 0 garde; 1 passe; 2 passe; 0 discard CH JH QC 8C 3C AC; 0 no announcement; KH; 5H; 8H; QH; 2S; KS; 5S; 7S; KD; AD; 4D; "
     "6D; QD; 2D; 7D; JD; 10D; T1; 9D; CD; 3H; T11; AH",
     "F: 0 0, 6H: 5.28 1.01, 9H 10H: 5.57 1.02"),
    (19049, 2, 3, 4, True, 2000,
     "0 passe; 1 passe; 2 garde; 3 passe; 2 discard QS CS 10S 9S QH JC; 2 no announcement; 8S; 2S; T1; AS; 9H; T6; CH; KH; 5S; JS; 3S; "
     "T4; 7H; T9; 5H; JH; 6S; T2; 4S; T5; 3H; T13; 6H; 2H; 7D; 2D; AD; 10D; AH; T17; T18; 8H; 7C; 10C; KC; 3C; 4H; T20; T10; 10H; 9C; "
     "2C; QC",
     "F: 0 0, 6C: 9.62 1.88, AC: 9.65 1.86"),
    (19050, 2, 3, 4, True, 1000,
     "0 passe; 1 passe; 2 garde; 3 passe; 2 discard QS CS 10S 9S QH JC; 2 no announcement; 8S; 2S; T1; AS; 9H; T6; CH; KH; 5S; JS; 3S; "
     "T4; 7H; T9; 5H; JH; 6S; T2; 4S; T5; 3H; T13; 6H; 2H; 7D; 2D; AD; 10D; AH; T17; T18; 8H; 7C; 10C; KC; 3C; 4H; T20; T10; 10H; 9C; "
     "2C; QC; F",
     "JD: 0 0, 7S: 75.3 12.03 card QD 29 12 32, QD: 80.6 11.9 card QD 29 11 32, T19: 92.94 14.25 card QD 29 9 32, T21: 92.98 14.24 "
     "card QD 29 9 32, T3: 95.11 15.29 card QD 29 11 32, T14: 95.21 14.85 card QD 29 12 32"),
    (20055, 2, 1, 4, True, 1000,
     "2 passe; 3 passe; 0 passe; 1 garde; 1 discard 9S 8S 6S 3S 4H 2H; 1 no announcement; KH; CH; QH; 1 show simple F T21 T16 T15 T13 "
     "T9 T7 T5 T3 T1; T1; T21; T10; T6; T2; T3; T12; T19; T4; 2C; KC; F; CC; 7C; QC; 9C; 8C; 5C; 10C; JC; 4C; 9H; 5H; T5; 3H; AC; T20; "
     "T8; T17; QS; CS; KS; T7; 3C; T14; T11; T18; 7H; T9; 8H; AH; 6C; AS; 7D; 2S",
     "JD: 0 0, T13 T15 T16: 7.24 0.66 card CD 32 1 32, CD: 8 0 card CD 32 0 32, KD: 8.08 0.27 card CD 32 0 32"),
    (31022, 2, 1, 4, True, 890,
     "2 passe; 3 passe; 0 garde; 1 passe; 0 discard CS QH CH 10H 9H 6H; 0 no announcement; 6S; 5S; KS; 3S; 9S; 7S; QS; AS; 2S; T1; "
     "10S; 8S; KH; T3; 4H; 2H",
     "AD 2D 3D: 0 0, 10D: 0.94 0.37, JS: 4.55 0.96, T21: 8.45 1, T20: 8.62 1.03, KC: 9.03 1.03, T18: 14.35 1.19, T16: 14.57 1.1, T13: "
     "14.99 1.12, 7C: 18.67 1.69, 2C: 18.72 1.7, 9C: 18.84 1.67"),
    (32034, 2, 2, 4, True, 4300,
     "3 garde sans; 0 passe; 1 passe; 2 passe; 3 no announcement; KH; AH; 5H; CH; 10H; JH; QH; T2; 10D; KD; 9D; 8D; 8H; 7H; 9H; T4; "
     "9C; 2C; KC; CC; 4D; CD; 3D; QD; 2H; T5; 6H; T6; JD",
     "F: 0 0, 2D: 13.72 2.09, 6D: 14.48 2.06"),
    (3014, 3, 0, 4, True, 4000,
     "1 garde; 2 passe; 3 passe; 0 passe; 1 discard 2S QH 10H 4D 8C 2C; 1 no announcement; 1 show simple T21 T20 T16 T15 T14 T12 T11 "
     "T8 T6 T2; T2; T3; T4; T5; 2D; F; 7D",
     "JD: 0 0, 8D: 9.88 2.46 card JD 32 21 32, KD: 15.91 4.85, 6D: 20.31 5.09 card JD 32 20 32"),
    (5006, 3, 0, 4, True, 1000,
     "1 passe; 2 passe; 3 passe; 0 garde; 0 discard 9S 4S 2S AS CH CC; 0 no announcement",
     "JH: 0 0, JC: 24.47 11.69 card CH 18 10 32, 8D: 26.48 11.82 card CH 18 8 32, AD: 27.05 11.51 card CH 18 8 32, QC: 28.21 10.31 "
     "card CH 18 10 32, 9C: 29.39 12.22 card CH 18 10 32, 7C: 30.21 11.95 card CH 18 10 32, 4C 5C: 31.18 11.5 card CH 18 10 32, CS: "
     "31.46 12.06 card CH 18 7 32, QS: 34.4 12.09 card CH 18 7 32, T15 T16 T17: 35.33 14.92 card CH 18 9 32, T11 T12: 36.14 15.03 card "
     "CH 18 10 32, 6S: 37.89 12.14 card CH 18 6 32, QH: 40 9.41 card CH 18 1 32"),
    (23062, 3, 0, 4, True, 1600,
     "1 passe; 2 passe; 3 passe; 0 garde; 0 discard QS QH CH JH 9C 5C; 0 no announcement; 2H; 6H; 5H; 9H; 10H; KH; AH; T2; KS; 2S; CS; "
     "5S; 2C; T1; 6C; AC; 4H; T5; 3H; F; 8D; AD; 4D; KD; T10; T16; T18; T3; 7H; T7; T11; T17; QD; CD; 5D; 2D; 7C; 10C; 3C; T4; 3D; JD; "
     "T12; 6D; 8H; T8; T14; T9; 8S; JS; 7S; 3S; 8C; CC; 4C; T6",
     "T21: 0 0, 6S: 4.4 1.03 trick - 32 0 32, T15 T19: 21.96 0.85 trick - 32 0 32"),
    (53024, 3, 2, 4, True, 2000,
     "3 passe; 0 passe; 1 garde; 2 passe; 1 discard JS CD 6D AD 8C 7C; 1 no announcement; KC; 9C; 1 show simple T20 T19 T18 T16 T15 "
     "T10 T9 T7 T2 T1; T1; AC; AH; 3H; QH; JH; 2C; 5C; T7; 4C; KH; 6H; 4H; 2H; 9H",
     "F: 0 0, T4: 38.94 6.41 card QS 31 21 32, T6: 39.94 6.4 card QS 31 21 32, T11: 58.32 6.52 card QS 31 21 32, T17: 83.12 6.79 card "
     "QS 31 17 32"),
    (59061, 3, 2, 4, True, 4000,
     "3 passe; 0 garde sans; 1 passe; 2 passe; 0 no announcement; KH; 3H; 5H; AH; 10S; QS; KS; 7S; QH; 8H; JH; 4H; 10C; KC; T12; 3C; "
     "4D; KD; AD; 3D; 8C; CC; JC; T16; T20; F; T3; T4; QD; 2D; CD; 9D; 8D; T2; 6D; 10D; 9C; 7C; 2C; 5D; 4C; T5; 6C; CH; 9S; 3S; 2S; "
     "T1; T21; T7; T14; 5S; T6; T15; T18; JS",
     "T19: 0 0, 8S: 26.98 13.34 trick - 32 13 32, 10H: 54.05 11.22 trick - 32 24 32, CS: 86.31 14.9 card CS 25 13 32"),
    (81038, 3, 2, 4, True, 1200,
     "3 passe; 0 passe; 1 passe; 2 garde; 2 discard QH 10H 9H 2H AH CC; 2 no announcement; 4S; CS; KS; 2 show simple F T19 T18 T15 T12 "
     "T11 T9 T8 T6 T3; T3; T6; T13; T14; T20; JH; T8; 5H; 7H; KC; 2C; AC; 3C; 6C; 5C; 7C; QC; 3S; T9; AS; 2S; 4C; T1; 8C; 9C; 6H; 8H; "
     "3H",
     "F: 0 0, T11 T12 T15: 46.67 9.6 card QS 19 11 32, T18 T19: 96.09 12.16 card QS 19 9 32"),
    (98046, 3, 3, 4, True, 1100,
     "0 passe; 1 passe; 2 garde; 3 passe; 2 discard 8H 6H 10D 8D 6D QC; 2 no announcement; 9D; KD; T9; 4D; KH; 2H; 9H; AH; 4H; T1; QH; "
     "3H; 2D; 3D; AD; T3; 5H; T6; CH; 10H; 6S; QS; 9S; KS; 8S; 10S; JS; 5S; 7S; T2; F; CS; KC; T4; 2C; 8C; 4S; T19; 3S; T7",
     "T21: 0 0, 3C 4C: 42.07 8.51 trick - 32 0 32, 6C 7C 9C: 42.07 8.51 trick - 32 0 32, CC: 69 9.43 card CC 32 4 32, JC: 70.52 9.01 "
     "card JC 30 0 32"),
    (99059, 3, 1, 4, True, 4000,
     "2 passe; 3 garde; 0 passe; 1 passe; 3 discard CH JH 8D QC JC 10C; 3 no announcement; T1; T20; T2; T9; KS; 6S; 4S; 2S; 10S; 7S; "
     "QS; CS; JS; T3; AS; 9S; KC; 5C; AC; CC; 5D; T8; 6D; AD; 3S; T6; T10; QD; 3H; 10H; KH; 4H; 5S; T7; T13; CD; T4; AH; T21; T12; 6H; "
     "2H; QH; 8H; T5; 3D; T17; T18; 8C; T15; 3C; 6C; T19",
     "7D 9D 10D: 0 0, F: 4.38 1.81, 7C: 9.99 2.37"),
    (108029, 3, 3, 4, True, 2000,
     "0 passe; 1 passe; 2 garde; 3 passe; 2 discard 3S 10D 9D 8D 6D 5D; 2 no announcement; 2H; KH; 2 show simple T18 T15 T14 T13 T12 "
     "T10 T9 T8 T5 T4; 3H; AH; T21; T4; T3; T6; CH; 5H; 6H; JH; QH; 7H; 10H; 4H; 9H; T12; T16; 8H; 9C; QC",
     "CC: 0 0, 3C: 5.54 1.21 card CC 19 11 32, AC: 5.56 1.2 card CC 19 11 32"),
    (115035, 3, 2, 4, True, 1000,
     "3 passe; 0 passe; 1 passe; 2 garde; 2 discard 7H CC 10C 7C 6C 5C; 2 no announcement; 10H; KH; 2H; 2 show simple T21 T19 T14 T12 "
     "T11 T10 T8 T6 T5 T3; T3; KS; 3S; AS; 7S; 2S; CS; QS; 9S; AH; T20; T21; 4H; 4S; 8S; JS; 10S; 3H; T17; T19; 6H; 5S; T2; T13; F",
     "QH: 0 0, T16 T18: 5.84 16.04, KC: 27.58 13.78, 2D: 32.75 15.21 card QD 23 9 32, 9D: 34.93 14.35 card QD 23 9 32, 5H: 45.83 11.68 "
     "card QH 11 2 32, 8H 9H: 45.83 11.68 card QH 11 2 32, QC: 48.2 13.23 card KC 25 14 32, CD: 81.31 15.55 card CD 25 2 32"),
    (125031, 3, 0, 4, True, 4000,
     "1 passe; 2 garde sans; 3 passe; 0 passe; 2 no announcement; 2C; KC; 5C; 7C; T8; T11; T12; T14; 10H; T1; 6H; AH; 9C; CC; T7; 3C; "
     "5H; 2H; T4; 7H; AC; JC; T20; 4C; 10S; 6S",
     "F: 0 0, CS: 17.12 3.34, 8S 9S: 25.83 3.25"),
    (125061, 3, 0, 4, True, 4400,
     "1 passe; 2 garde sans; 3 passe; 0 passe; 2 no announcement; 2C; KC; 5C; 7C; T8; T11; T12; T14; 10H; T1; 6H; AH; 9C; CC; T7; 3C; "
     "5H; 2H; T4; 7H; AC; JC; T20; 4C; 10S; 6S; CS; KS; 8C; CH; 6C; T5; 8S; QS; JS; 4S; 2S; 5S; T2; F; 4H; T9; 9H; AS; 9S; 3S; 7S; "
     "T10; CD; KD; 2D; AD; 3D; T3; 5D; 7D",
     "T17: 0 0, T19: 8.77 1.89, T6: 11.3 1.92, KH: 13.93 3.32 trick - 10 0 32"),
    (151046, 3, 0, 4, True, 4000,
     "1 passe; 2 passe; 3 passe; 0 garde; 0 discard QS 9D 5D 2D JC 6C; 0 no announcement; KD; JD; QD; 0 show simple T20 T19 T18 T17 "
     "T16 T15 T13 T8 T2 T1; T1; KS; T10; 4S; CS; KC; 4C; 3C; T2; 9S; QC; T3; JS; 2H; QH; KH; AH; 10S; CC; T5; AS; 3D; AD; T8; 4D; T15; "
     "4H; T6; T21; 9C; T13; 2C; AC; T16; 9H; F",
     "T11: 0 0, T14: 2.01 0.32, T4: 6.87 2.06"),
    (151063, 3, 0, 4, True, 4100,
     "1 passe; 2 passe; 3 passe; 0 garde; 0 discard QS 9D 5D 2D JC 6C; 0 no announcement; KD; JD; QD; 0 show simple T20 T19 T18 T17 "
     "T16 T15 T13 T8 T2 T1; T1; KS; T10; 4S; CS; KC; 4C; 3C; T2; 9S; QC; T3; JS; 2H; QH; KH; AH; 10S; CC; T5; AS; 3D; AD; T8; 4D; T15; "
     "4H; T6; T21; 9C; T13; 2C; AC; T16; 9H; F; T4; T17; 10H; T7; T11; T18; 5C; T9; T14; 3S; CD; T12; 2S; 6D; 5H; T19; 8D",
     "7S: 0 0, 5S: 33.01 4.58, T20: 34.86 5.13, 7H: 46.77 4.4"),
)

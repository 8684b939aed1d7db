"""Puzzles of tarot-fft-4; `python -m benchmarks.puzzles tarot-fft-4` adds to them."""

RULES = "acad5a25f08a"
HANDS = 20
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
)

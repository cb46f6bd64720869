import type { SketchRoad } from '../format';

const street = (name: string, line: string): SketchRoad => ({ name, class: 'residential', mph: 25, lanes: 1, line });

/** Named neighborhood streets north of the center, the shorter ones only where they leave the main road. */
export const roads: SketchRoad[] = [
  // NoDa, Lockwood and Tryon Hills, between North Davidson Street and North Graham Street.
  street('East 25th Street', '35.2375,-80.8138 35.2392,-80.8156 35.2410,-80.8176'),
  street('East 26th Street', '35.2385,-80.8127 35.2400,-80.8145 35.2415,-80.8162'),
  street('East 28th Street', '35.2400,-80.8100 35.2419,-80.8123 35.2444,-80.8152 35.2469,-80.8180'),
  street('West 28th Street', '35.2469,-80.8180 35.2477,-80.8194 35.2486,-80.8207'),
  street('East 32nd Street', '35.2435,-80.8075 35.2450,-80.8094 35.2478,-80.8113 35.2506,-80.8134'),
  street('East 33rd Street', '35.2444,-80.8062 35.2458,-80.8080 35.2472,-80.8098'),
  street('East 34th Street', '35.2447,-80.8057 35.2461,-80.8074 35.2475,-80.8092'),
  street('West 24th Street', '35.2432,-80.8222 35.2446,-80.8239 35.2460,-80.8268 35.2474,-80.8299'),
  street('West 26th Street', '35.2451,-80.8201 35.2465,-80.8216 35.2475,-80.8230'),
  street('West 30th Street', '35.2488,-80.8159 35.2496,-80.8170 35.2505,-80.8181 35.2516,-80.8199'),
  street('North Church Street', '35.2431,-80.8243 35.2446,-80.8226 35.2465,-80.8208 35.2477,-80.8194 35.2496,-80.8170'),
  street('Keswick Avenue', '35.2412,-80.8246 35.2425,-80.8275 35.2438,-80.8303 35.2447,-80.8320'),
  street('Sylvania Avenue', '35.2400,-80.8262 35.2415,-80.8290 35.2437,-80.8327'),
  street('Concordia Avenue', '35.2496,-80.8283 35.2480,-80.8255'),
  street('Franklin Avenue', '35.2513,-80.8270 35.2500,-80.8245 35.2489,-80.8228'),
  street('Isenhour Street', '35.2575,-80.8327 35.2600,-80.8325 35.2610,-80.8325'),
  street('Bellefonte Drive', '35.2488,-80.8196 35.2505,-80.8181 35.2520,-80.8168'),
  street('Bingham Drive', '35.2581,-80.7830 35.2610,-80.7832 35.2635,-80.7835'),
  // Statesville Avenue, Statesville Road and North Graham Street.
  street('Spring Street', '35.2457,-80.8374 35.2472,-80.8367 35.2484,-80.8367'),
  street('Woodward Avenue', '35.2484,-80.8359 35.2478,-80.8338 35.2474,-80.8299'),
  street('Kohler Avenue', '35.2505,-80.8359 35.2503,-80.8335 35.2496,-80.8305'),
  street('Milhaven Lane', '35.2927,-80.8381 35.2960,-80.8415 35.3010,-80.8435 35.3080,-80.8437 35.3100,-80.8440'),
  street('Lake Road', '35.2927,-80.8381 35.2935,-80.8340'),
  street('Long Creek Park Drive', '35.3290,-80.8434 35.3285,-80.8400'),
  street('Allen Road South', '35.2838,-80.8032 35.2830,-80.8000'),
  street('Hutchison-McDonald Road', '35.2845,-80.8435 35.2870,-80.8440 35.2890,-80.8432'),
  // Oaklawn, Washington Heights, University Park: around Beatties Ford Road.
  street('Celia Avenue', '35.2564,-80.8557 35.2563,-80.8590'),
  street('Russell Avenue', '35.2568,-80.8556 35.2567,-80.8530 35.2563,-80.8498'),
  street('Holly Street', '35.2667,-80.8540 35.2670,-80.8520 35.2674,-80.8503'),
  street('Montana Drive', '35.2679,-80.8539 35.2672,-80.8600 35.2664,-80.8680 35.2655,-80.8725'),
  street('Gilbert Street', '35.2680,-80.8539 35.2682,-80.8525 35.2681,-80.8508 35.2680,-80.8490'),
  street('Newland Road', '35.2681,-80.8508 35.2674,-80.8503 35.2651,-80.8475 35.2637,-80.8457'),
  street('Kennesaw Drive', '35.2637,-80.8457 35.2613,-80.8462 35.2599,-80.8463'),
  street('Erie Street', '35.2625,-80.8448 35.2609,-80.8451 35.2597,-80.8455'),
  street('Newcastle Street', '35.2609,-80.8432 35.2597,-80.8455 35.2586,-80.8480'),
  street('Jennings Street', '35.2616,-80.8472 35.2600,-80.8474 35.2586,-80.8480 35.2563,-80.8498 35.2554,-80.8504'),
  street('Mulberry Avenue', '35.2511,-80.8514 35.2526,-80.8509 35.2540,-80.8506 35.2552,-80.8506'),
  street('English Drive', '35.2625,-80.8635 35.2633,-80.8633 35.2654,-80.8629 35.2686,-80.8623'),
  street('Griers Grove Road', '35.2831,-80.8574 35.2828,-80.8610 35.2818,-80.8640'),
  street('Hamilton Circle', '35.3008,-80.8554 35.3030,-80.8545 35.3059,-80.8555'),
  street('Braden Drive', '35.2894,-80.8668 35.2888,-80.8679 35.2868,-80.8684'),
  street('Bardot Drive', '35.2893,-80.8695 35.2884,-80.8703 35.2868,-80.8718'),
  street('Milan Road', '35.2917,-80.8705 35.2910,-80.8729 35.2892,-80.8732 35.2868,-80.8718'),
  street('Milan Road East', '35.2868,-80.8718 35.2864,-80.8705 35.2868,-80.8684'),
];

import type { SketchRoad } from '../format';

const street = (name: string, line: string): SketchRoad => ({ name, class: 'residential', mph: 25, lanes: 1, line });

/** Named neighborhood streets west of the center, the shorter ones only where they leave the main road. */
export const roads: SketchRoad[] = [
  // Biddleville, Smallwood, Enderly Park, Thomasboro, Hoskins: along Rozzelles Ferry and Tuckaseegee Road.
  street('Turner Avenue', '35.2448,-80.8648 35.2430,-80.8662 35.2415,-80.8675'),
  street('Gardner Avenue', '35.2455,-80.8662 35.2440,-80.8675 35.2425,-80.8690'),
  street('Lawton Road', '35.2710,-80.8887 35.2700,-80.8910 35.2698,-80.8935'),
  street('Jay Street', '35.2366,-80.8701 35.2385,-80.8702 35.2400,-80.8705'),
  // Along Freedom Drive, Ashley Road, Wilkinson Boulevard and Morehead Street.
  street('Allenbrook Drive', '35.2591,-80.9144 35.2605,-80.9140 35.2620,-80.9150'),
  // Along West Boulevard, Remount and Clanton Road.
  street('Merriman Avenue', '35.2171,-80.8699 35.2160,-80.8710 35.2145,-80.8718'),
  street('Toomey Avenue', '35.2088,-80.8733 35.2070,-80.8745 35.2050,-80.8760'),
  // Paw Creek, Coulwood and Mountain Island.
  street('CSX Way', '35.2711,-80.9173 35.2705,-80.9140'),
  street('Tom Sadler Road', '35.2790,-80.9358 35.2815,-80.9370 35.2840,-80.9400'),
];

import type { SketchRoad } from '../format';

const street = (name: string, line: string): SketchRoad => ({ name, class: 'residential', mph: 25, lanes: 1, line });

/** Named neighborhood streets of the University area, Prosperity, Northlake and the towns, mostly where they leave the main road. */
export const roads: SketchRoad[] = [
  street('Ben Craig Drive', '35.3219,-80.7750 35.3225,-80.7730 35.3237,-80.7720'),
  street('Andrew Carnegie Boulevard', '35.3220,-80.7556 35.3225,-80.7590'),
  street('Technology Drive', '35.3155,-80.7698 35.3172,-80.7705 35.3180,-80.7700 35.3204,-80.7690'),
  // Derita, Northlake and Huntersville.
  street('Henderson Circle', '35.3188,-80.8302 35.3205,-80.8320 35.3222,-80.8276'),
  street('Pete Brown Road', '35.3222,-80.8276 35.3235,-80.8310 35.3250,-80.8340'),
  street('Perimeter Parkway', '35.3448,-80.8576 35.3450,-80.8540 35.3455,-80.8510'),
  street('Commerce Centre Drive', '35.4105,-80.8528 35.4118,-80.8532 35.4130,-80.8545'),
  // Cornelius and Davidson.
];

import type { SketchRoad } from '../format';

/** Elkin and Jonesville on the Yadkin River, an hour up Interstate 77: wine country at the edge of the map. */
export const roads: SketchRoad[] = [
  {
    name: 'Winston Road',
    ref: 'NC 67',
    class: 'primary',
    mph: 45,
    lanes: 1,
    line: '36.2205,-80.8220 36.2262,-80.8325 36.2310,-80.8395 36.2352,-80.8440',
  },
  {
    name: 'North Bridge Street',
    class: 'secondary',
    mph: 35,
    lanes: 1,
    line: '36.2352,-80.8440 36.2392,-80.8458 36.2443,-80.8484',
  },
  {
    name: 'West Main Street',
    class: 'secondary',
    mph: 25,
    lanes: 1,
    line: '36.2443,-80.8484 36.2450,-80.8520 36.2462,-80.8560',
  },
  {
    name: 'Swan Creek Road',
    class: 'secondary',
    mph: 45,
    lanes: 1,
    line: '36.2352,-80.8440 36.2318,-80.8505 36.2280,-80.8590 36.2249,-80.8668 36.2190,-80.8770',
  },
];

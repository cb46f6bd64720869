import type { SketchRoad } from '../format';

/** The smaller streets along South Tryon, Clanton, Nations Ford, Arrowood and Westinghouse, and Dalecrest and Alleghany. */
const streets: [name: string, line: string][] = [
  // South Tryon
  ['Brookhill Road', '35.2081,-80.8673 35.2090,-80.8700 35.2086,-80.8729'],
  ['Griffith Street', '35.2017,-80.8727 35.2012,-80.8705 35.2030,-80.8688 35.2055,-80.8664'],
  // Clanton and Pressley
  ['Stuart Andrew Boulevard', '35.1866,-80.8909 35.1885,-80.8895 35.1905,-80.8880'],
  // Nations Ford
  [
    'Farmhurst Drive',
    '35.1438,-80.8949 35.1437,-80.8930 35.1442,-80.8906 35.1464,-80.8903 35.1475,-80.8915 35.1468,-80.8935 35.1457,-80.8957',
  ],
  // Arrowood
  // Westinghouse
  // Steele Creek
  ['New Fashion Road', '35.1673,-80.9733 35.1690,-80.9735 35.1705,-80.9729'],
  // Tyvola
  // Carowinds
  // Derita
  [
    'Dalecrest Drive',
    '35.2832,-80.8213 35.2827,-80.8209 35.2815,-80.8200 35.2808,-80.8185 35.2797,-80.8159 35.2792,-80.8146 35.2783,-80.8122',
  ],
  ['Cedarhurst Drive', '35.2783,-80.8122 35.2800,-80.8120 35.2812,-80.8150 35.2809,-80.8184'],
];

export const roads: SketchRoad[] = streets.map(([name, line]): SketchRoad => ({
  name,
  class: 'residential',
  mph: 25,
  lanes: 1,
  line,
}));

import { readHints } from './hints';

const POINT = '35.2,-80.8';

describe('location modifiers', () => {
  it.each([
    [POINT, {}],
    [`side_of_road:${POINT}`, {}],
    [`heading=0:${POINT}`, { heading: 0 }],
    [`heading=90:${POINT}`, { heading: 90 }],
    [`heading=360:${POINT}`, { heading: 0 }],
    [`heading=359:side_of_road:${POINT}`, { heading: 359 }],
    [`side_of_road:heading=90:${POINT}`, { heading: 90 }],
    [`heading=90:heading=180:${POINT}`, { heading: 180 }],
  ])('are taken from the point in %s', (written, more) => expect(readHints(written)).toEqual({ text: POINT, ...more }));

  it.each(['Charlotte', 'Side_of_road: Café', 'Bar heading=90:', `At side_of_road:${POINT}`])(
    'are read only at the beginning: %s',
    (written) => expect(readHints(written)).toEqual({ text: written }),
  );

  it.each([
    'heading=',
    `heading=361:${POINT}`,
    `heading=1000:${POINT}`,
    `heading=north:${POINT}`,
    `heading=90${POINT}`,
  ])('need degrees and a colon: %s', (written) =>
    expect(readHints(written)).toMatch(/^heading= needs degrees from 0 to 360/),
  );

  it.each(['side_of_road:', 'side_of_road:Charlotte', 'heading=90:Charlotte'])('need a point: %s', (written) =>
    expect(readHints(written)).toMatch(/stand before lat,lng/),
  );
});

import { centerOf, isIn, readBounds, readBox, readSearchArea, type SearchAreaQuery } from './area';

const AREA = { south: 35, west: -81, north: 36, east: -80 };

describe('a rectangle', () => {
  it('is written south-west and north-east by Google, and west to north by Mapbox', () => {
    expect(readBounds('35,-81|36,-80')).toEqual(AREA);
    expect(readBox('-81,35,-80,36')).toEqual(AREA);
  });

  it('may be a single point, or a line', () => {
    expect(readBounds('35,-81|35,-81')).toEqual({ ...AREA, north: 35, east: -81 });
    expect(readBounds('35,-81|36,-81')).toEqual({ ...AREA, east: -81 });
    expect(readBounds('35,-81|35,-80')).toEqual({ ...AREA, north: 35 });
  });

  it.each(['', '35,-81', '|36,-80', '35,-81|', '36,-81|35,-80', '35,-80|36,-81', '35,-81|36,-80|37,-79', 'a|b'])(
    'of Google is not %j',
    (text) => expect(readBounds(text)).toBeNull(),
  );

  it.each(['', '-81,35', '-81,35,-80', '-81,35,-80,36,1', '-80,35,-81,36', '-81,36,-80,35', '35,-81,36,-100'])(
    'of Mapbox is not %j',
    (text) => expect(readBox(text)).toBeNull(),
  );

  it('has its center in the middle', () => expect(centerOf(AREA)).toEqual({ lat: 35.5, lng: -80.5 }));

  it.each([
    [35.5, -80.5, true],
    [35, -81, true],
    [36, -80, true],
    [34.99, -80.5, false],
    [36.01, -80.5, false],
    [35.5, -81.01, false],
    [35.5, -79.99, false],
  ])('contains %d, %d: %s', (lat, lng, inside) => expect(isIn(AREA, { lat, lng })).toBe(inside));
});

describe('the search area', () => {
  const CENTER = { lat: 35.5, lng: -80.5 };
  /** 556 meters north of `CENTER`. */
  const NEAR = { lat: 35.505, lng: -80.5 };
  const FAR = { lat: 40, lng: -80.5 };
  const read = (query: SearchAreaQuery) => {
    const area = readSearchArea(query);
    if (typeof area === 'string') return area;
    return { near: area.near, there: [CENTER, NEAR, FAR].map((point) => area.isThere(point)) };
  };
  const everywhere = [true, true, true];

  it.each<[string, SearchAreaQuery, ReturnType<typeof read>]>([
    ['nothing', {}, { near: undefined, there: everywhere }],
    ['a place', { location: '35.5,-80.5' }, { near: CENTER, there: everywhere }],
    ['a circle', { location: '35.5,-80.5', radius: '100' }, { near: CENTER, there: everywhere }],
    ['a place nearby', { locationbias: 'point:35.5,-80.5' }, { near: CENTER, there: everywhere }],
    ['a circle nearby', { locationbias: 'circle:100@35.5,-80.5' }, { near: CENTER, there: everywhere }],
    ['a rectangle nearby', { locationbias: 'rectangle:35,-81|36,-80' }, { near: CENTER, there: everywhere }],
    ['the network address', { locationbias: 'ipbias' }, { near: undefined, there: everywhere }],
    [
      'the network address and a place',
      { locationbias: 'ipbias', location: '35.5,-80.5' },
      { near: CENTER, there: everywhere },
    ],
  ])('is everywhere, with places near %s first', (_what, query, found) => expect(read(query)).toEqual(found));

  it.each<[string, SearchAreaQuery, boolean[]]>([
    ['a circle', { location: '35.5,-80.5', radius: '600', strictbounds: 'true' }, [true, true, false]],
    ['a small circle', { location: '35.5,-80.5', radius: '500', strictbounds: 'true' }, [true, false, false]],
    ['a required circle', { locationrestriction: 'circle:600.5@35.5,-80.5' }, [true, true, false]],
    ['a required rectangle', { locationrestriction: 'rectangle:35,-81|36,-80' }, [true, true, false]],
    ['a required point', { locationrestriction: 'point:35.5,-80.5' }, [true, false, false]],
    [
      'what is required, not what is preferred',
      { locationrestriction: 'circle:600@35.5,-80.5', locationbias: 'point:40,-80.5', location: '40,-80.5' },
      [true, true, false],
    ],
  ])('is limited to %s', (_what, query, there) => expect(read(query)).toEqual({ near: CENTER, there }));

  it.each<[SearchAreaQuery, RegExp]>([
    [{ strictbounds: 'true' }, /^strictbounds needs location and radius/],
    [{ strictbounds: 'true', location: '35.5,-80.5' }, /^strictbounds needs/],
    [{ strictbounds: 'true', radius: '500' }, /^strictbounds needs/],
    [{ location: 'Charlotte' }, /^location must be lat,lng/],
    [{ locationbias: 'nearby' }, /^locationbias must be ipbias/],
    [{ locationbias: 'circle:35.5,-80.5' }, /^locationbias must be/],
    [{ locationbias: 'circle:123456789@35.5,-80.5' }, /^locationbias must be/],
    [{ locationbias: 'a circle:100@35.5,-80.5' }, /^locationbias must be/],
    [{ locationbias: 'point:Charlotte' }, /^locationbias must be/],
    [{ locationbias: '35,-81|36,-80' }, /^locationbias must be/],
    [{ locationrestriction: 'rectangle:36,-81|35,-80' }, /^locationrestriction must be/],
    [{ locationrestriction: 'circle:wide@35.5,-80.5' }, /^locationrestriction must be/],
  ])('is refused when it cannot be read: %j', (query, message) => expect(read(query)).toMatch(message));
});

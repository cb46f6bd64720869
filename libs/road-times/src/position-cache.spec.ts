import { PositionCache } from './position-cache';

describe('the cache by position', () => {
  it('computes a value once while it holds no more positions than its limit, and again after an eviction', () => {
    const asked: string[] = [];
    const cache = new PositionCache(2, ({ lat, lng }) => {
      asked.push(`${lat},${lng}`);
      return lat + lng;
    });
    const [one, two, three] = [
      { lat: 1, lng: 10 },
      { lat: 2, lng: 20 },
      { lat: 3, lng: 30 },
    ];
    for (const at of [one, two, { ...one }, two, one]) expect(cache.of(at)).toBe(at.lat + at.lng);
    expect(asked).toEqual(['1,10', '2,20']);
    for (const at of [three, one, three, two]) expect(cache.of(at)).toBe(at.lat + at.lng);
    expect(asked).toEqual(['1,10', '2,20', '3,30']);
    for (const lat of [4, 5, 6, 7]) cache.of({ lat, lng: 0 });
    cache.of(one);
    expect(asked.at(-1)).toBe('1,10');
  });

  it('distinguishes positions by longitude', () => {
    const cache = new PositionCache(10, ({ lng }) => lng);
    expect([1, 2, 1, 2].map((lng) => cache.of({ lat: 35, lng }))).toEqual([1, 2, 1, 2]);
  });
});

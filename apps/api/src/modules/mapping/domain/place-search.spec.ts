import { CHARLOTTE_PLACES } from '../infra/charlotte-places';
import { searchPlaces } from './place-search';

const names = (search: string) => searchPlaces(CHARLOTTE_PLACES, search, 8).map((place) => place.name);

describe('place search', () => {
  it('shows popular places before anything is typed', () => {
    expect(names('').length).toBeGreaterThan(3);
  });

  it('finds by the beginnings of words, in any order and case', () => {
    expect(names('airport')[0]).toMatch(/Airport/);
    expect(names('stad bank')).toEqual(['Bank of America Stadium']);
    expect(names('nowhere at all')).toEqual([]);
  });

  it('knows every place once, inside the region', () => {
    expect(new Set(CHARLOTTE_PLACES.map((place) => place.id)).size).toBe(CHARLOTTE_PLACES.length);
    for (const { lat, lng } of CHARLOTTE_PLACES) {
      expect(Math.abs(lat - 35.2271)).toBeLessThan(0.6);
      expect(Math.abs(lng + 80.8431)).toBeLessThan(0.6);
    }
  });
});

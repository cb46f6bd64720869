import { compassPoint, straightLine } from './compass';
import { navigationLinks } from './navigation-links';

describe('compass', () => {
  it('divides the circle into eight directions', () => {
    expect([0, 22, 23, 90, 180, 269, 337, 338, 359.9, -1, 720].map(compassPoint)).toEqual([
      'n',
      'n',
      'ne',
      'e',
      's',
      'w',
      'nw',
      'n',
      'n',
      'n',
      'n',
    ]);
  });

  it('points from Uptown to the airport in the west, six miles away', () => {
    const line = straightLine({ lat: 35.2271, lng: -80.8431 }, { lat: 35.2144, lng: -80.9473 });
    expect(line.point).toBe('w');
    expect(line.meters).toBeGreaterThan(9_300);
    expect(line.meters).toBeLessThan(9_800);
  });
});

describe('navigation links', () => {
  it('contain the exact point for every application', () => {
    const links = navigationLinks({ lat: 35.225808, lng: -80.852841 });
    expect(links.map((link) => link.id)).toEqual(['google', 'apple', 'waze']);
    for (const link of links) {
      const query = [...new URL(link.href).searchParams.values()];
      expect(query).toContain('35.225808,-80.852841');
    }
  });
});

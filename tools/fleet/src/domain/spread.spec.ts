import { isElsewhere, nextStroll, spreadHomes } from './spread';

const center = { lat: 35.2271, lng: -80.8431 };
const near = { lat: 35.228, lng: -80.843, name: 'near' };
const beside = { lat: 35.2285, lng: -80.8432, name: 'beside' };
const north = { lat: 35.3, lng: -80.84, name: 'north' };
const farAway = { lat: 36, lng: -80.84, name: 'far away' };

describe('another city', () => {
  it('is far from home', () => {
    expect(isElsewhere(farAway, center)).toBe(false);
    expect(isElsewhere({ lat: 47.14, lng: 9.52 }, center)).toBe(true);
  });
});

describe('homes of the fleet', () => {
  it('start at the center and are far apart, but not out of town', () => {
    expect(spreadHomes([beside, farAway, north, near], center, 3).map(({ name }) => name)).toEqual([
      'near',
      'north',
      'beside',
    ]);
  });

  it('are reused when there are more drivers than places', () => {
    expect(spreadHomes([near, north], center, 5).map(({ name }) => name)).toEqual([
      'near',
      'north',
      'near',
      'north',
      'near',
    ]);
  });

  it('may be far apart when nothing is near', () => {
    expect(spreadHomes([farAway], center, 1)).toEqual([farAway]);
  });

  it('need a place', () => {
    expect(() => spreadHomes([], center, 1)).toThrow(RangeError);
  });
});

describe('an idle driver', () => {
  it('goes home from far away', () => {
    expect(nextStroll([near, beside, north], near, farAway, 0.9)).toBe(near);
  });

  it('drives to a place around home, never to where it already is', () => {
    const east = { lat: 35.2271, lng: -80.82, name: 'east' };
    for (const random of [0, 0.4, 0.99]) {
      expect(['east', 'near']).toContain(
        nextStroll([near, east, farAway], near, { lat: 35.24, lng: -80.84 }, random).name,
      );
      expect(nextStroll([near, east, farAway], near, near, random)).toBe(east);
    }
  });

  it('stays at home when there is nowhere to go', () => {
    expect(nextStroll([near], near, near, 0.5)).toBe(near);
  });
});

import { distanceMeters } from '@groupride/geo';
import { indexOfLeast, isAwayFrom, meetingCandidates } from './meeting-candidates';

const pickup = { lat: 35.2271, lng: -80.8431 };
const ana = { lat: 35.232, lng: -80.85 };
const ben = { lat: 35.234, lng: -80.846 };

describe('places where a group could meet', () => {
  it('include its middle, and are apart from each other and from the pickup', () => {
    const places = meetingCandidates([ana, ben], pickup);
    expect(places[0]!.lat).toBeCloseTo(35.233, 6);
    for (const [i, place] of places.entries())
      for (const other of [pickup, ...places.slice(i + 1)])
        expect(distanceMeters(place, other)).toBeGreaterThanOrEqual(40);
  });

  it('are never at the position of a person', () => {
    const places = meetingCandidates([ana, ben, { lat: 35.233, lng: -80.848 }], pickup);
    for (const place of places)
      for (const person of [ana, ben]) expect(distanceMeters(place, person)).toBeGreaterThan(40);
    expect(meetingCandidates([ana, ana], ana)).toEqual([]);
    for (const place of meetingCandidates([ana, ana], pickup)) expect(distanceMeters(place, ana)).toBeGreaterThan(40);
    expect([isAwayFrom([ana, ben], ana), isAwayFrom([ana, ben], ben), isAwayFrom([ana, ben], pickup)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([0.25, 0.5, 0.75])('include the point %d of the way from the middle to the pickup', (part) => {
    const point = { lat: 35.233 - 0.0059 * part, lng: -80.848 + 0.0049 * part };
    const nearest = Math.min(...meetingCandidates([ana, ben], pickup).map((place) => distanceMeters(place, point)));
    expect(nearest).toBeLessThan(1);
  });

  it('include the middle of every two', () => {
    const cleo = { lat: 35.22, lng: -80.86 };
    const places = meetingCandidates([ana, ben, cleo], pickup);
    for (const [one, other] of [
      [ana, ben],
      [ana, cleo],
      [ben, cleo],
    ] as const) {
      const point = { lat: (one.lat + other.lat) / 2, lng: (one.lng + other.lng) / 2 };
      expect(Math.min(...places.map((place) => distanceMeters(place, point)))).toBeLessThan(1);
    }
  });

  it('are at most 20', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ lat: 35.2 + i * 0.004, lng: -80.8 - i * i * 0.001 }));
    expect(meetingCandidates(many, pickup)).toHaveLength(20);
  });
});

it('finds the smallest sum, and the first among equal sums', () => {
  expect(indexOfLeast([5, 3, 3, 9])).toBe(1);
});

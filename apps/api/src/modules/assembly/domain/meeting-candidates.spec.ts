import { distanceMeters } from '@groupride/geo';
import { indexOfLeast, meetingCandidates } from './meeting-candidates';

const pickup = { lat: 35.2271, lng: -80.8431 };
const ana = { lat: 35.232, lng: -80.85 };
const ben = { lat: 35.234, lng: -80.846 };

describe('places where a group could meet', () => {
  it('include its middle, and are apart from each other and from the pickup', () => {
    const places = meetingCandidates([ana, ben], pickup);
    expect(places[0]!.lat).toBeCloseTo(35.233);
    for (const [i, place] of places.entries())
      for (const other of [pickup, ...places.slice(i + 1)])
        expect(distanceMeters(place, other)).toBeGreaterThanOrEqual(40);
  });

  it('are never at the position of a person', () => {
    const places = meetingCandidates([ana, ben, { lat: 35.233, lng: -80.848 }], pickup);
    for (const place of places)
      for (const person of [ana, ben]) expect(distanceMeters(place, person)).toBeGreaterThan(40);
    expect(meetingCandidates([ana, ana], ana)).toEqual([]);
  });

  it('are at most 20', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ lat: 35.2 + i * 0.004, lng: -80.8 - i * i * 0.001 }));
    expect(meetingCandidates(many, pickup)).toHaveLength(20);
  });
});

it('finds the smallest sum, the first of equal ones', () => {
  expect(indexOfLeast([5, 3, 3, 9])).toBe(1);
});

import { distanceMeters, type LatLng } from '@groupride/geo';

/** Candidates closer to each other than this count as the same place. */
const SAME_PLACE_METERS = 40;
const MOST_CANDIDATES = 20;

/**
 * Points where a group could meet: the middle of all, the middle of each pair, and points between there and the pickup.
 * Positions of people are never candidates, so that a suggestion does not reveal where someone is.
 */
export function meetingCandidates(people: readonly LatLng[], pickup: LatLng): LatLng[] {
  const middle = middleOf(people);
  const pairs = people.flatMap((one, i) => people.slice(i + 1).map((other) => middleOf([one, other])));
  const toPickup = [0.25, 0.5, 0.75].map((part) => between(middle, pickup, part));
  const candidates = [middle, ...toPickup, ...pairs].filter((point) => isAwayFrom(people, point));
  return apart([pickup, ...candidates]).slice(1, MOST_CANDIDATES + 1);
}

/** Whether no person is at this point. */
export const isAwayFrom = (people: readonly LatLng[], point: LatLng): boolean =>
  people.every((person) => distanceMeters(person, point) > SAME_PLACE_METERS);

/** Index of the first smallest sum. */
export function indexOfLeast(sums: readonly number[]): number {
  return sums.reduce((best, sum, i) => (sum < sums[best]! ? i : best), 0);
}

function apart(points: readonly LatLng[]): LatLng[] {
  return points.filter(
    (point, i) => !points.slice(0, i).some((other) => distanceMeters(other, point) < SAME_PLACE_METERS),
  );
}

const middleOf = (points: readonly LatLng[]): LatLng => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
});

const between = (from: LatLng, to: LatLng, part: number): LatLng => ({
  lat: from.lat + (to.lat - from.lat) * part,
  lng: from.lng + (to.lng - from.lng) * part,
});

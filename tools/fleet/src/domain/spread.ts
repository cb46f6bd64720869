import { distanceMeters, milesToMeters, type LatLng } from '@groupride/geo';

/** Maximum distance of a fleet driver's home from the center. */
const HOME_RADIUS_METERS = milesToMeters(7);
/** A driver farther from home than this drives back. */
const ROAMING_METERS = milesToMeters(5);
/** A driver farther from home than this is in another city, because no ride is that long. */
const ELSEWHERE_METERS = milesToMeters(100);

export const isElsewhere = (position: LatLng, home: LatLng): boolean =>
  distanceMeters(position, home) > ELSEWHERE_METERS;

/**
 * Chooses `count` homes that lie as far from one another as the places near the center allow (farthest point first; the first is the
 * one nearest to the center). With more drivers than places, places are used again.
 * @throws RangeError when there is no place
 */
export function spreadHomes<T extends LatLng>(places: readonly T[], center: LatLng, count: number): T[] {
  const near = places.filter((place) => distanceMeters(place, center) <= HOME_RADIUS_METERS);
  const candidates = near.length > 0 ? near : places;
  const byCenter = [...candidates].sort((a, b) => distanceMeters(a, center) - distanceMeters(b, center));
  const first = byCenter[0];
  if (!first) throw new RangeError('no place to start from');
  const order = [first];
  while (order.length < Math.min(count, candidates.length)) {
    const distanceToChosen = (place: T) => Math.min(...order.map((chosen) => distanceMeters(chosen, place)));
    const farthest = candidates
      .filter((place) => !order.includes(place))
      .reduce((best, place) => (distanceToChosen(place) > distanceToChosen(best) ? place : best));
    order.push(farthest);
  }
  return Array.from({ length: count }, (_, index) => order[index % order.length] as T);
}

/** The next place for an idle driver: home when far from it, otherwise a place nearby. `random` is in [0, 1). */
export function nextStroll<T extends LatLng>(places: readonly T[], home: T, position: LatLng, random: number): T {
  if (distanceMeters(position, home) > ROAMING_METERS) return home;
  const around = places.filter(
    (place) => distanceMeters(place, home) <= ROAMING_METERS && distanceMeters(place, position) > 300,
  );
  return around[Math.floor(random * around.length)] ?? home;
}

import type { Place } from '@groupride/contracts';

export abstract class RecentPlaces {
  /** Destinations and pickups of a person's last rides, latest first, without duplicates. */
  abstract of(userId: number, limit: number): Promise<Place[]>;
}

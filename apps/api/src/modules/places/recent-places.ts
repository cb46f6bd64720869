import type { Place } from '@groupride/contracts';

export abstract class RecentPlaces {
  /** Where somebody's last rides went to and started, the latest first, each once. */
  abstract of(userId: number, limit: number): Promise<Place[]>;
}

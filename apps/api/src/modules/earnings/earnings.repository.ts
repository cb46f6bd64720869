import type { Cents } from '@groupride/pricing';

/** A completed trip whose fare is not in the ledger yet. */
export interface UnpostedTrip {
  rideId: number;
  baseFare: Cents;
  completedAt: Date;
}

export abstract class EarningsRepository {
  /** What driving has earned since a moment, a trip counted when it ended. The ledger's sign: a credit, below zero. */
  abstract earnedSince(driverId: number, since: Date): Promise<Cents>;
  /** Trips that ended since a moment and are in the ledger. */
  abstract countTripsSince(driverId: number, since: Date): Promise<number>;
  /** Newest first. */
  abstract unpostedTrips(driverId: number): Promise<UnpostedTrip[]>;
}

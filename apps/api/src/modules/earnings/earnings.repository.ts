import type { Cents } from '@groupride/pricing';

/** A completed trip whose fare is not in the ledger yet. */
export interface UnpostedTrip {
  rideId: number;
  baseFare: Cents;
  completedAt: Date;
}

/** What driving has earned, a trip counted when it ended; all as of one moment. */
export interface EarningsSnapshot {
  /** In the ledger since the start of the day and of the week. The ledger's sign: a credit, below zero. */
  day: Cents;
  week: Cents;
  /** Trips that ended since the start of the week and are in the ledger. */
  trips: number;
  /** Newest first. */
  unposted: UnpostedTrip[];
}

export abstract class EarningsRepository {
  /** Fares of rides before the commission. */
  abstract baseFares(rideIds: readonly number[]): Promise<Map<number, Cents>>;
  abstract snapshot(driverId: number, since: { day: Date; week: Date }): Promise<EarningsSnapshot>;
}

import type { Cents } from '@groupride/pricing';

/** A completed trip whose fare is not in the ledger yet. */
export interface UnpostedTrip {
  rideId: number;
  baseFare: Cents;
  completedAt: Date;
}

/** A driver's earnings, read at one moment. Each trip counts when it ended. */
export interface EarningsSnapshot {
  /** Ledger sums since the start of the day and of the week. The ledger's sign: credits are negative. */
  day: Cents;
  week: Cents;
  /** Trips that ended since the start of the week and have a fare in the ledger. */
  trips: number;
  /** Newest first. */
  unposted: UnpostedTrip[];
}

export abstract class EarningsRepository {
  /** Fares of rides before the commission is deducted. */
  abstract baseFares(rideIds: readonly number[]): Promise<Map<number, Cents>>;
  abstract snapshot(driverId: number, since: { day: Date; week: Date }): Promise<EarningsSnapshot>;
}

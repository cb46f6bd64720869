import type { RideType } from '@groupride/contracts';
import type { Rates } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Quote } from './pricing.facade';
import type { DatedRateCard } from './pricing.repository';

export interface PriceVersion extends DatedRateCard {
  savedAt: Date;
  author: string | null;
  reason: string | null;
  restores: number | null;
  /** The planned version that this one replaces. */
  replaces: number | null;
  /** The version whose change this one carries over. */
  carriesOver: number | null;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
  withdrawnFor: string | null;
}

export interface NewVersion {
  basedOn: number;
  rates: Record<RideType, Rates>;
  authorId: number;
  reason: string;
  restores: number | null;
  replaces: number | null;
  carriesOver: number | null;
  /** Null means now. */
  validFrom: Date | null;
  now: Date;
}

export interface Withdrawal {
  id: number;
  operatorId: number;
  reason: string;
  now: Date;
}

export interface BookedQuote {
  rideId: number;
  quote: Quote;
}

export abstract class PriceVersionsRepository {
  /** Sorted by when they take effect, latest first. */
  abstract list(limit: number, tx?: Transaction): Promise<PriceVersion[]>;
  abstract find(tx: Transaction, id: number): Promise<PriceVersion | null>;
  /** Locks changes of prices until the transaction ends. @returns the newest version */
  abstract lockNewest(tx: Transaction): Promise<number>;
  /** The version in force at a moment, given the versions saved so far. */
  abstract inForceAt(tx: Transaction, moment: Date): Promise<DatedRateCard | null>;
  /** Versions that begin after a moment and are not withdrawn, earliest first. */
  abstract plannedAfter(tx: Transaction, moment: Date): Promise<PriceVersion[]>;
  /** Withdraws a version. @returns false when the version has begun or was withdrawn already */
  abstract withdraw(tx: Transaction, withdrawal: Withdrawal): Promise<boolean>;
  /** Saves a version; null when another one was saved since `basedOn`. Requires the lock of `lockNewest`. */
  abstract insert(tx: Transaction, version: NewVersion): Promise<number | null>;
  /** Quotes of rides that were booked since a moment and not cancelled, newest first. */
  abstract booked(since: Date, limit: number): Promise<BookedQuote[]>;
}

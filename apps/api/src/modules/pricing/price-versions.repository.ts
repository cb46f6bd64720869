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
  /** The planned version that it replaces. */
  replaces: number | null;
  /** The version whose change it carries over. */
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
  /** Null: now. */
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
  /** The last to take effect first. */
  abstract list(limit: number, tx?: Transaction): Promise<PriceVersion[]>;
  abstract find(tx: Transaction, id: number): Promise<PriceVersion | null>;
  /** The newest version, after every other change of prices has ended; the next one waits for this transaction. */
  abstract lockNewest(tx: Transaction): Promise<number>;
  /** The version in force at a moment, if none is saved until then. */
  abstract inForceAt(tx: Transaction, moment: Date): Promise<DatedRateCard | null>;
  /** Versions that begin after a moment and are not withdrawn, the first to begin first. */
  abstract plannedAfter(tx: Transaction, moment: Date): Promise<PriceVersion[]>;
  /** Withdraws a version that has not begun. @returns whether it had not begun and was not withdrawn */
  abstract withdraw(tx: Transaction, withdrawal: Withdrawal): Promise<boolean>;
  /** Saves a version unless another one was saved since `basedOn`; null then. Call `lockNewest` before. */
  abstract insert(tx: Transaction, version: NewVersion): Promise<number | null>;
  /** Quotes of rides that were booked since a moment and not cancelled, newest first. */
  abstract booked(since: Date, limit: number): Promise<BookedQuote[]>;
}

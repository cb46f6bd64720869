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
}

export interface NewVersion {
  basedOn: number;
  rates: Record<RideType, Rates>;
  authorId: number;
  reason: string;
  restores: number | null;
  /** Null: now. */
  validFrom: Date | null;
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
  abstract beginsAt(tx: Transaction, moment: Date): Promise<boolean>;
  /** Saves a version unless another one was saved since `basedOn`; null then. */
  abstract insert(tx: Transaction, version: NewVersion): Promise<number | null>;
  /** Quotes of rides that were booked since a moment and not cancelled, newest first. */
  abstract booked(since: Date, limit: number): Promise<BookedQuote[]>;
}

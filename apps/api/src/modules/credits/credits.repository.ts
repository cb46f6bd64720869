import type { CreditUseState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

export interface NewCredit {
  riderId: number;
  amount: Cents;
  reason: string;
  rideId: number | null;
  expiresAt: Date;
  grantedBy: number;
  grantedAt: Date;
}

export interface StoredCredit {
  id: number;
  riderId: number;
  amount: Cents;
  /** Neither used nor reserved. */
  left: Cents;
  /** Reserved for rides that are not over. */
  reserved: Cents;
  reason: string;
  rideId: number | null;
  grantedAt: Date;
  grantedBy: string;
  expiresAt: Date;
  expiredAt: Date | null;
  revokedAt: Date | null;
  revokedBy: string | null;
  revokedFor: string | null;
  uses: { rideId: number; amount: Cents; state: CreditUseState; at: Date }[];
}

/** A part of a credit that ended unused. */
export interface Lapse {
  creditId: number;
  riderId: number;
  amount: Cents;
  /** The total of the credit that has ended so far. */
  lapsed: Cents;
}

/**
 * Credits and the conditional writes that use them. Every cent is in exactly one state: left, reserved, used or ended.
 */
export abstract class CreditsRepository {
  abstract insert(tx: Transaction, credit: NewCredit): Promise<number>;
  abstract exists(tx: Transaction, id: number, riderId: number): Promise<boolean>;
  /** Newest first. */
  abstract list(riderId: number, limit: number, tx?: Transaction): Promise<StoredCredit[]>;
  abstract available(riderId: number, now: Date, tx?: Transaction): Promise<Cents>;
  /** Whether a user can have credit. Guests, operators, service accounts and deleted accounts cannot. */
  abstract isRider(tx: Transaction, userId: number): Promise<boolean>;
  /** Whether the rider is or was a member of the ride. */
  abstract rodeIn(tx: Transaction, riderId: number, rideId: number): Promise<boolean>;
  /** Whether the organizer or any member of a ride has credit left. */
  abstract hasAny(tx: Transaction, rideId: number, now: Date): Promise<boolean>;
  /** Asks `hasAny` right before the transaction commits, and runs `work` in it if there is credit. */
  abstract whenAny(tx: Transaction, rideId: number, now: Date, work: () => Promise<void>): void;
  /** Credit reserved for a ride, by user id. */
  abstract reservedFor(tx: Transaction, rideId: number): Promise<Map<number, Cents>>;
  /** Reserves up to `most` for a ride, starting with the credit that expires first. */
  abstract reserve(tx: Transaction, use: { riderId: number; rideId: number; most: Cents; now: Date }): Promise<void>;
  /**
   * Uses up to `most` of the reserved credit, starting with what expires first. The rest stays reserved.
   * @returns the amount used
   */
  abstract spend(tx: Transaction, use: { riderId: number; rideId: number; most: Cents; now: Date }): Promise<Cents>;
  /**
   * Returns the reserved or used credit of a ride, for one rider or for all. Credit that was revoked meanwhile ends
   * instead.
   */
  abstract giveBack(
    tx: Transaction,
    uses: { rideId: number; riderId: number | null; from: 'reserved' | 'used'; now: Date; expiresAfter: Date },
  ): Promise<{ returned: Cents; lapses: Lapse[] }>;
  /** Ends the rest of a credit, now and when a ride returns more of it. Null when nothing is left or reserved. */
  abstract revoke(
    tx: Transaction,
    revocation: { id: number; riderId: number; by: number; reason: string; at: Date },
  ): Promise<Lapse | null>;
  /** Ends up to `limit` expired credits. */
  abstract expire(tx: Transaction, now: Date, limit: number): Promise<Lapse[]>;
  /** Ends all remaining credit of a rider. */
  abstract expireAllOf(tx: Transaction, riderId: number, now: Date): Promise<Lapse[]>;
  /** Erases the reasons, which may contain personal data, when the account is deleted. */
  abstract forgetReasons(tx: Transaction, riderId: number): Promise<void>;
  /** Whether everything captured from a rider for a ride, except tips, was refunded. */
  abstract isRefunded(tx: Transaction, rideId: number, riderId: number): Promise<boolean>;
}

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
  /** Neither used nor set aside. */
  left: Cents;
  /** Set aside for rides that are not over. */
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
  /** All of the credit that has ended so far. */
  lapsed: Cents;
}

/** Credits and the conditional writes that use them. No cent is in two of: left, set aside, used, ended. */
export abstract class CreditsRepository {
  abstract insert(tx: Transaction, credit: NewCredit): Promise<number>;
  abstract exists(tx: Transaction, id: number, riderId: number): Promise<boolean>;
  /** Newest first. */
  abstract list(riderId: number, limit: number, tx?: Transaction): Promise<StoredCredit[]>;
  abstract available(riderId: number, now: Date, tx?: Transaction): Promise<Cents>;
  /** Whether credit can be granted to them: guests, operators, programs and former accounts have none. */
  abstract isRider(tx: Transaction, userId: number): Promise<boolean>;
  /** Whether the rider has, or had, a seat in the ride. */
  abstract rodeIn(tx: Transaction, riderId: number, rideId: number): Promise<boolean>;
  /** Whether the organizer of a ride, or anybody with a seat in it, has credit left. */
  abstract hasAny(tx: Transaction, rideId: number, now: Date): Promise<boolean>;
  /** What is set aside for a ride, by rider. */
  abstract reservedFor(tx: Transaction, rideId: number): Promise<Map<number, Cents>>;
  /** Sets up to `most` aside for a ride, of what expires first. */
  abstract reserve(tx: Transaction, use: { riderId: number; rideId: number; most: Cents; now: Date }): Promise<void>;
  /** Counts up to `most` of what is set aside as used, of what expires first. The rest stays set aside. @returns what that is */
  abstract spend(tx: Transaction, use: { riderId: number; rideId: number; most: Cents; now: Date }): Promise<Cents>;
  /** Gives back what is in a state for a ride, of one rider or of all. What was revoked meanwhile ends instead. */
  abstract giveBack(
    tx: Transaction,
    uses: { rideId: number; riderId: number | null; from: 'reserved' | 'used'; now: Date; expiresAfter: Date },
  ): Promise<{ returned: Cents; lapses: Lapse[] }>;
  /** Ends what is left of a credit, and what comes back to it later; null when nothing is left or set aside. */
  abstract revoke(
    tx: Transaction,
    revocation: { id: number; riderId: number; by: number; reason: string; at: Date },
  ): Promise<Lapse | null>;
  /** Ends what is left of credits whose time is over, up to `limit` of them. */
  abstract expire(tx: Transaction, now: Date, limit: number): Promise<Lapse[]>;
  /** Ends everything that is left to a rider. */
  abstract expireAllOf(tx: Transaction, riderId: number, now: Date): Promise<Lapse[]>;
  /** Reasons go with the account. */
  abstract forgetReasons(tx: Transaction, riderId: number): Promise<void>;
  /** Whether all that was captured for a rider's seat in a ride has been refunded. */
  abstract isRefunded(tx: Transaction, rideId: number, riderId: number): Promise<boolean>;
}

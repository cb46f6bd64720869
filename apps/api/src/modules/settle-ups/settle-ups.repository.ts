import type { SettleUpMethod } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** A payment that a member recorded, and whether the organizer confirmed it. */
export interface SettleUp {
  userId: number;
  amount: Cents;
  method: SettleUpMethod;
  state: 'sent' | 'settled';
}

export type NewSettleUp = Pick<SettleUp, 'userId' | 'amount' | 'method'> & { rideId: number };

export abstract class SettleUpsRepository {
  abstract ofRide(rideId: number, tx?: Transaction): Promise<SettleUp[]>;
  /**
   * Records that the member paid.
   * @returns false when the same payment was already recorded, or the share is settled
   */
  abstract send(tx: Transaction, settleUp: NewSettleUp): Promise<boolean>;
  /**
   * Settles the share, even if the member recorded no payment.
   * @returns false when it is already settled, or another amount was sent
   */
  abstract settle(tx: Transaction, settleUp: NewSettleUp): Promise<boolean>;
  abstract changeMember(tx: Transaction, rideId: number, from: number, to: number): Promise<void>;
  /** Null when the person has stored none. */
  abstract venmoUsername(userId: number, tx?: Transaction): Promise<string | null>;
  /** Stores the username; null removes it. */
  abstract storeVenmoUsername(userId: number, username: string | null): Promise<void>;
}

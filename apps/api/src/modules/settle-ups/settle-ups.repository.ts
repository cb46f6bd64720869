import type { SettleUpMethod } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** What a member said they paid, and whether the organizer confirmed it. */
export interface SettleUp {
  userId: number;
  amount: Cents;
  method: SettleUpMethod;
  state: 'sent' | 'settled';
}

export type NewSettleUp = Pick<SettleUp, 'userId' | 'amount' | 'method'> & { rideId: number };

export abstract class SettleUpsRepository {
  abstract ofRide(rideId: number, tx?: Transaction): Promise<SettleUp[]>;
  /** Records that the member paid. @returns false when that was recorded before in the same way, or is settled */
  abstract send(tx: Transaction, settleUp: NewSettleUp): Promise<boolean>;
  /** Settles it, also when the member said nothing. @returns false when it is settled already, or another amount was sent */
  abstract settle(tx: Transaction, settleUp: NewSettleUp): Promise<boolean>;
  abstract changeMember(tx: Transaction, rideId: number, from: number, to: number): Promise<void>;
  /** Null when the person has stored none. */
  abstract venmoUsername(userId: number, tx?: Transaction): Promise<string | null>;
  /** Null removes it. */
  abstract storeVenmoUsername(userId: number, username: string | null): Promise<void>;
}

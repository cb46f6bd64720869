import type { DebtClosingMethod } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** What somebody owes for a ride that is over, by the ledger. */
export interface Debt {
  rideId: number;
  amount: Cents;
  /** When the ride ended. */
  since: Date;
  /** Where it went, for people to know it by. */
  dropoffLocation: string;
  /** It is a fee for cancelling, or for not coming; otherwise the fare. */
  isFee: boolean;
  /** The driver was to have it in cash. */
  inCash: boolean;
  /** Operations completed the trip, and so stated the cash. */
  completedByOperations: boolean;
  /** A card is being charged, or a hold captured, for it now. */
  onItsWay: boolean;
  /** Why the last try was refused, in the provider's words. */
  failureMessage: string | null;
}

/** What somebody owed and is not to pay. */
export interface ClosedDebt {
  rideId: number;
  payerId: number;
  driverId: number | null;
  amount: Cents;
  how: DebtClosingMethod;
}

export abstract class DebtsRepository {
  /** Oldest first. @param rideId null: of all rides */
  abstract list(payerId: number, rideId: number | null, tx?: Transaction): Promise<Debt[]>;

  /** What somebody still owes for a ride, by the ledger. */
  async left(tx: Transaction, rideId: number, payerId: number): Promise<Cents> {
    const [debt] = await this.list(payerId, rideId, tx);
    return debt?.amount ?? 0;
  }
}

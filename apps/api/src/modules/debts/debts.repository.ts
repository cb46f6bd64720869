import type { DebtClosingMethod } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** An amount that a rider owes for a finished ride, according to the ledger. */
export interface Debt {
  rideId: number;
  amount: Cents;
  /** When the ride ended. */
  since: Date;
  /** The ride's destination, to help people recognize it. */
  dropoffLocation: string;
  /** Whether the debt is a cancellation or no-show fee; otherwise it is the fare. */
  isFee: boolean;
  /** Whether the ride was to be paid to the driver in cash. */
  inCash: boolean;
  /** Whether operations completed the trip and stated the cash. */
  completedByOperations: boolean;
  /** Whether a charge or a capture for the debt is in progress. */
  onItsWay: boolean;
  /** The provider's message about the last declined attempt; null when none was declined. */
  failureMessage: string | null;
}

/** A debt that operations closed. */
export interface ClosedDebt {
  rideId: number;
  payerId: number;
  driverId: number | null;
  amount: Cents;
  how: DebtClosingMethod;
}

export abstract class DebtsRepository {
  /** Debts of a payer, oldest first. @param rideId null for all rides */
  abstract list(payerId: number, rideId: number | null, tx?: Transaction): Promise<Debt[]>;

  /** The amount a payer still owes for a ride, according to the ledger. */
  async left(tx: Transaction, rideId: number, payerId: number): Promise<Cents> {
    const [debt] = await this.list(payerId, rideId, tx);
    return debt?.amount ?? 0;
  }
}

import type { RefundCause, RefundOrigin, RefundState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { RefundAllocation, RefundableCharge } from './domain/refund-allocation';
import type { Refund, RefundablePayment } from './domain/refund';

export interface NewRefund {
  rideId: number;
  paymentId: number;
  amount: Cents;
  reason: RefundCause;
  origin: RefundOrigin;
  note: string | null;
  takesFromDriver: boolean;
  /** The operator; null when none asked for it. */
  requestedBy: number | null;
  /** Of one that was made already. */
  providerRefundId: string | null;
}

/** A dispute that the payer has won: their bank has given back what the payment had taken. */
export interface LostDispute {
  id: string;
  /** What of it is booked as our loss. */
  ours: Cents;
  /** What the payer paid too much with other payments of the ride, which goes back by itself. */
  elsewhere: Cents;
}

export interface RefundChange {
  state: RefundState;
  providerRefundId?: string;
  failureCode?: string | null;
  failureMessage?: string | null;
  bearing?: RefundAllocation;
  settledAt?: Date;
}

export abstract class RefundsRepository {
  /** Holds the payment until the transaction ends. */
  abstract lockPayment(tx: Transaction, paymentId: number): Promise<RefundablePayment | null>;
  /** The database refuses what is more than captured. */
  abstract insert(tx: Transaction, refund: NewRefund): Promise<Refund>;
  abstract find(refundId: number, tx?: Transaction): Promise<Refund | null>;
  abstract findByProvider(tx: Transaction, providerRefundId: string): Promise<Refund | null>;
  /** The payment of an intent, if it is one of ours. */
  abstract paymentOf(tx: Transaction, intentId: string): Promise<{ id: number; rideId: number } | null>;
  /** Oldest first. */
  abstract listOfRide(rideId: number, tx?: Transaction): Promise<Refund[]>;
  /** What a payer has paid above what the books say they owe for the ride, less what is on its way back to them. */
  abstract findOverpayment(tx: Transaction, payer: Pick<Refund, 'rideId' | 'payerId'>): Promise<Cents>;
  /** Null when no dispute of the payment was lost. */
  abstract lostDispute(
    tx: Transaction,
    payment: Pick<Refund, 'rideId' | 'paymentId' | 'payerId'>,
  ): Promise<LostDispute | null>;
  /** By payment: what was captured, less refunds that have not failed; 0 as long as, and when, a bank has taken it back. */
  abstract leftOfRide(rideId: number, tx?: Transaction): Promise<Map<number, Cents>>;
  /** What the books say was charged for what the payment is for, and to whom it went. */
  abstract charged(
    tx: Transaction,
    refund: Pick<Refund, 'rideId' | 'paymentId' | 'payerId'>,
  ): Promise<RefundableCharge>;
  /** The conditional write of a state change; null when the refund is in none of `from`. */
  abstract change(
    tx: Transaction,
    refundId: number,
    from: readonly RefundState[],
    change: RefundChange,
  ): Promise<Refund | null>;
  /** The provider's ids of refunds on their way whose next lookup is due, longest due first; the lookup after that is set. */
  abstract claimLookups(most: number): Promise<string[]>;
}

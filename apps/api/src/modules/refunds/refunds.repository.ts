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
  /** The operator; null when no operator requested it. */
  requestedBy: number | null;
  /** The provider's id of a refund that already exists there. */
  providerRefundId: string | null;
}

/** A dispute that the payer won, so their bank returned the payment to them. */
export interface LostDispute {
  id: string;
  /** The part that is booked as our loss. */
  ours: Cents;
  /** The payer's overpayment in other payments of the ride, which is refunded automatically. */
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
  /** Locks the payment until the transaction ends. */
  abstract lockPayment(tx: Transaction, paymentId: number): Promise<RefundablePayment | null>;
  /** The database rejects refunds above the captured amount. */
  abstract insert(tx: Transaction, refund: NewRefund): Promise<Refund>;
  abstract find(refundId: number, tx?: Transaction): Promise<Refund | null>;
  abstract findByProvider(tx: Transaction, providerRefundId: string): Promise<Refund | null>;
  /** The payment of an intent, if it is one of ours. */
  abstract paymentOf(tx: Transaction, intentId: string): Promise<{ id: number; rideId: number } | null>;
  /** Oldest first. */
  abstract listOfRide(rideId: number, tx?: Transaction): Promise<Refund[]>;
  /** A payer's overpayment for the ride according to the books, less pending refunds. */
  abstract findOverpayment(tx: Transaction, payer: Pick<Refund, 'rideId' | 'payerId'>): Promise<Cents>;
  /** Null when no dispute of the payment was lost. */
  abstract lostDispute(
    tx: Transaction,
    payment: Pick<Refund, 'rideId' | 'paymentId' | 'payerId'>,
  ): Promise<LostDispute | null>;
  /** Captured amount less refunds that have not failed, by payment; 0 while a dispute is open and after it is lost. */
  abstract leftOfRide(rideId: number, tx?: Transaction): Promise<Map<number, Cents>>;
  /** The booked charge that the payment is for, and who received it. */
  abstract charged(
    tx: Transaction,
    refund: Pick<Refund, 'rideId' | 'paymentId' | 'payerId'>,
  ): Promise<RefundableCharge>;
  /** Changes the state; null when the refund is in none of the states `from`. */
  abstract change(
    tx: Transaction,
    refundId: number,
    from: readonly RefundState[],
    change: RefundChange,
  ): Promise<Refund | null>;
  /**
   * Returns the provider's ids of pending refunds whose lookup is due, longest due first, and schedules their next
   * lookup.
   */
  abstract claimLookups(most: number): Promise<string[]>;
}

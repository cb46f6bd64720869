import type { PaymentPurpose, RefundCause, RefundOrigin, RefundState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { RefundAllocation } from './refund-allocation';

export interface Refund {
  id: number;
  rideId: number;
  paymentId: number;
  payerId: number;
  amount: Cents;
  reason: RefundCause;
  origin: RefundOrigin;
  note: string | null;
  takesFromDriver: boolean;
  state: RefundState;
  /** The provider's ids of the refunded payment intent and of the refund. */
  intentId: string | null;
  providerRefundId: string | null;
  failureCode: string | null;
  failureMessage: string | null;
  /** Who bears it, as booked when it succeeded. */
  bearing: RefundAllocation;
  requestedBy: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

/** A payment with the amounts that limit its refunds. */
export interface RefundablePayment {
  id: number;
  rideId: number;
  purpose: PaymentPurpose;
  intentId: string | null;
  captured: Cents;
  /** The sum of requested and completed refunds, without failed ones. */
  refunded: Cents;
  disputed: boolean;
}

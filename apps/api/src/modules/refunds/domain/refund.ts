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
  /** The provider's id of what is refunded, and of the refund. */
  intentId: string | null;
  providerRefundId: string | null;
  failureCode: string | null;
  failureMessage: string | null;
  /** As booked once it has succeeded. */
  bearing: RefundAllocation;
  requestedBy: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

/** What can be refunded of a payment. */
export interface RefundablePayment {
  id: number;
  rideId: number;
  purpose: PaymentPurpose;
  intentId: string | null;
  captured: Cents;
  /** Asked for or given back already; what failed does not count. */
  refunded: Cents;
  disputed: boolean;
}

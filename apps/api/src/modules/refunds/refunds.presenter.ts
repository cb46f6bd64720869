import type { RefundView } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import type { Refund } from './domain/refund';

export function presentRefund(refund: Refund): RefundView {
  const {
    id,
    rideId,
    paymentId,
    payerId,
    amount,
    reason,
    origin,
    note,
    takesFromDriver,
    bearing,
    state,
    failureMessage,
    providerRefundId,
  } = refund;
  return {
    id,
    rideId,
    paymentId,
    payerId,
    amount: formatCents(amount),
    reason,
    origin,
    note,
    takesFromDriver,
    fromDriver: formatCents(state === 'succeeded' ? bearing.driver : 0),
    state,
    failure: failureMessage,
    providerId: providerRefundId,
    requestedBy: refund.requestedBy,
    requestedAt: refund.createdAt.toISOString(),
    settledAt: refund.settledAt?.toISOString() ?? null,
  };
}

import type { ConfirmationMode, HistoryItem, PaymentIntentView, PaymentView } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { cardOf, type Payment } from '../payments.facade';
import type { PastRide } from '../receipts.repository';

interface ConfirmablePayment extends Payment {
  clientSecret: string;
  mode: ConfirmationMode;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function presentIntent({ id, clientSecret, amount, state, mode, authorizeAt, mendBefore }: ConfirmablePayment): PaymentIntentView {
  return { paymentId: id, clientSecret, amount: formatCents(amount), state, mode, authorizeAt: iso(authorizeAt), mendBefore: iso(mendBefore) };
}

export function presentPayment(payment: Payment): PaymentView {
  const { id, rideId, amount, captured, state, failureCode, failureMessage } = payment;
  return {
    ...{ id, rideId, amount: formatCents(amount), captured: formatCents(captured), state, card: cardOf(payment), failureCode, failureMessage },
    ...{ authorizeAt: iso(payment.authorizeAt), mendBefore: iso(payment.mendBefore), captureBefore: iso(payment.captureBefore) },
  };
}

export function presentPastRide({ id, rideId, amount, completedAt, pickupLocation, dropoffLocation, rideType }: PastRide): HistoryItem {
  return { id, rideId, amount: formatCents(amount), completedAt: completedAt.toISOString(), pickupLocation, dropoffLocation, rideType };
}

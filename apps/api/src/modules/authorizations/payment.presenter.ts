import type { ConfirmationMode, PaymentIntentView, PaymentView } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { cardOf, type Payment } from '../payments/payments.facade';

interface ConfirmablePayment extends Payment {
  clientSecret: string;
  mode: ConfirmationMode;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function presentIntent({
  id,
  clientSecret,
  mode,
  authorizeAt,
  recoverBefore,
  ...payment
}: ConfirmablePayment): PaymentIntentView {
  const { amount, nextAmount, state } = payment;
  const asked =
    nextAmount === null
      ? { amount: formatCents(amount), state }
      : { amount: formatCents(nextAmount), state: 'created' as const };
  return {
    paymentId: id,
    clientSecret,
    ...asked,
    mode,
    authorizeAt: iso(authorizeAt),
    recoverBefore: iso(recoverBefore),
  };
}

export function presentPayment(payment: Payment): PaymentView {
  const { id, rideId, purpose, amount, captured, state, failureCode, failureMessage } = payment;
  return {
    id,
    rideId,
    purpose,
    amount: formatCents(amount),
    captured: formatCents(captured),
    state,
    card: cardOf(payment),
    failureCode,
    failureMessage,
    risesTo: payment.nextAmount === null ? null : formatCents(payment.nextAmount),
    authorizeAt: iso(payment.authorizeAt),
    recoverBefore: iso(payment.recoverBefore),
    captureBefore: iso(payment.captureBefore),
  };
}

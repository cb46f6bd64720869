import type Stripe from 'stripe';
import { INTENT_STATUSES, type Card, type Intent } from '../domain/intent';

/** Fields to expand in an intent, so that one call is enough. */
export const INTENT_PARTS = ['latest_charge', 'payment_method'];

export function intentFrom(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    // A status we do not know yet requires no action.
    status: INTENT_STATUSES.find((status) => status === intent.status) ?? 'processing',
    amount: intent.amount,
    captured: intent.amount_received,
    clientSecret: intent.client_secret ?? '',
    paymentId: wholeNumber(intent.metadata['paymentId']),
    attempt: wholeNumber(intent.metadata['attempt']),
    card: cardFrom(intent, charge),
    methodId: typeof intent.payment_method === 'string' ? intent.payment_method : (intent.payment_method?.id ?? null),
    captureBefore: captureBeforeOf(intent, charge),
    failure: failureFrom(intent.last_payment_error),
  };
}

/**
 * Stripe names the moment only for cards. It cancels other uncaptured holds after 7 days by default
 * (docs.stripe.com/api/payment_intents/capture). That is also Cash App's own limit, and no other method that supports
 * holds has a shorter one. Counted from when the amount was held.
 */
const UNNAMED_HOLD_SECONDS = 7 * 86_400;

function captureBeforeOf({ status }: Stripe.PaymentIntent, charge: Stripe.Charge | null): Date | null {
  if (!charge) return null;
  const named = charge.payment_method_details?.card?.capture_before;
  if (named) return new Date(named * 1000);
  return status === 'requires_capture' ? new Date((charge.created + UNNAMED_HOLD_SECONDS) * 1000) : null;
}

function cardFrom(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): Card | null {
  const method = typeof intent.payment_method === 'object' ? intent.payment_method : null;
  const card = charge?.payment_method_details?.card ?? method?.card;
  if (card?.brand && card.last4) return { brand: card.brand, last4: card.last4 };
  const type = charge?.payment_method_details?.type;
  return type && type !== 'card' ? { brand: type, last4: '' } : null;
}

function failureFrom(error: Stripe.PaymentIntent.LastPaymentError | null): Intent['failure'] {
  if (!error) return null;
  return {
    code: error.decline_code ?? error.code ?? error.type,
    message: error.message ?? 'The card was not accepted.',
  };
}

function wholeNumber(text: string | undefined): number | null {
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number > 0 && number <= 2147483647 ? number : null;
}

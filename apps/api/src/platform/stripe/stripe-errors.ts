import Stripe from 'stripe';
import { ProviderError, type Decline, type ProviderFailure } from './provider-error';

/** Converts an error of the SDK. @throws every error that is not the provider's */
export function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const decline = declineOf(error);
  return new ProviderError(failureOf(error), error.message, {
    cause: error,
    ...(error.code ? { code: error.code } : {}),
    ...(decline ? { decline } : {}),
  });
}

function failureOf(error: Stripe.errors.StripeError): ProviderFailure {
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError)
    return 'unreachable';
  if (error.statusCode === 409 || error.statusCode === 429) return 'unreachable';
  if (error instanceof Stripe.errors.StripeCardError) return 'declined';
  if (error.code === 'payment_intent_unexpected_state' || error.code === 'setup_intent_unexpected_state')
    return 'unexpected_state';
  if (error.code === 'resource_missing') return 'missing';
  return (error.statusCode ?? 500) >= 500 ? 'failing' : 'refused';
}

function declineOf(error: Stripe.errors.StripeError): Decline | null {
  if (!(error instanceof Stripe.errors.StripeCardError)) return null;
  return {
    code: error.decline_code ?? error.code ?? 'card_declined',
    message: error.message,
    intentId: error.payment_intent?.id ?? null,
  };
}

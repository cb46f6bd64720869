import Stripe from 'stripe';
import { ProviderError, type ProviderFailure } from '../payment-provider';

/** What an error of the SDK means for us. */
export function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  return new ProviderError(failureOf(error), error.message, { cause: error });
}

function failureOf(error: Stripe.errors.StripeError): ProviderFailure {
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError) return 'unreachable';
  if (error.statusCode === 409 || error.statusCode === 429) return 'unreachable';
  if (error.code === 'payment_intent_unexpected_state') return 'unexpected_state';
  if (error.code === 'resource_missing') return 'missing';
  return (error.statusCode ?? 500) >= 500 ? 'failing' : 'refused';
}

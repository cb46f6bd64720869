import type Stripe from 'stripe';
import { withDocs } from '../errors';
import { randomToken } from '../ids';
import { redirects } from './method-types';

/** Details of a payment method other than a card, for a charge. */
export function methodDetails({ type, cashapp, paypal }: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (cashapp) return { cashapp: { ...cashapp, transaction_id: randomToken(20) }, type };
  if (paypal)
    return {
      paypal: {
        ...paypal,
        payer_name: 'Test Payer',
        seller_protection: null,
        transaction_id: randomToken(17).toUpperCase(),
      },
      type,
    };
  return { link: { country: null }, type };
}

/** Why an intent starts again after its owner did not agree; `code` is for cards. */
export function refusal(
  method: Stripe.PaymentMethod,
  code: 'payment_intent_authentication_failure' | 'setup_intent_authentication_failure',
) {
  const declined = redirects(method.type);
  return {
    ...withDocs({ code: declined ? ('payment_method_customer_decline' as const) : code }),
    message: declined
      ? 'The customer declined the payment request.'
      : 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: method,
    payment_method_type: method.type,
    type: 'invalid_request_error' as const,
  };
}

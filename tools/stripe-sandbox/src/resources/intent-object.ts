import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { invalidRequest } from '../errors';
import { mergeMetadata, type Values } from '../http/fields';
import { newId, randomToken } from '../ids';
import { shippingOf } from './address';
import type { createFields, updateFields } from './intent-fields';
import { automaticMethods } from './intents';
import { typesOf } from './method-types';

type CreateValues = Values<typeof createFields>;
type Change = Partial<Values<typeof updateFields>>;

const SMALLEST_CENTS = 50;
const LARGEST_CENTS = 99_999_999;
const CURRENCIES = ['usd', 'eur', 'gbp', 'cad', 'aud', 'nzd', 'chf', 'sek', 'dkk', 'nok', 'mxn', 'sgd'];

/** @throws ApiError 400 below 50 cents and above $999,999.99 */
export function checkAmount(amount: number, currency: string): void {
  if (amount < 0)
    throw invalidRequest('This value must be greater than or equal to 0.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount < SMALLEST_CENTS)
    throw invalidRequest(`Amount must be at least $0.50 ${currency}`, { code: 'amount_too_small', param: 'amount' });
  if (amount > LARGEST_CENTS)
    throw invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
}

export function checkCurrency(currency: string): string {
  const lower = currency.toLowerCase();
  if (!CURRENCIES.includes(lower)) {
    throw invalidRequest(
      `Invalid currency: ${currency}. The sandbox supports these currencies: ${CURRENCIES.join(', ')}`,
      { param: 'currency' },
    );
  }
  return lower;
}

/** A new intent, before any confirmation. */
export function newIntent(values: CreateValues): Stripe.PaymentIntent {
  const currency = checkCurrency(values.currency);
  checkAmount(values.amount, currency);
  const automatic = automaticMethods(values);
  const id = newId('pi');
  return changed(
    {
      id,
      object: 'payment_intent',
      allowed_payment_method_types: null,
      amount: values.amount,
      amount_capturable: 0,
      amount_received: 0,
      application: null,
      application_fee_amount: null,
      automatic_payment_methods: automatic,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic_async',
      client_secret: `${id}_secret_${randomToken(25)}`,
      confirmation_method: values.confirmation_method ?? 'automatic',
      created: nowSeconds(),
      currency,
      customer: null,
      customer_account: null,
      description: null,
      excluded_payment_method_types: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      managed_payments: null,
      metadata: {},
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: null,
      payment_method_types: ['card'],
      payment_record: null,
      processing: null,
      receipt_email: null,
      review: null,
      setup_future_usage: null,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: 'requires_payment_method',
      transfer_data: null,
      transfer_group: null,
    },
    { ...values, currency: undefined },
  );
}

/** The intent with the given fields changed; amount and currency are checked, state is not. */
export function changed(intent: Stripe.PaymentIntent, change: Change): Stripe.PaymentIntent {
  const result: Stripe.PaymentIntent = { ...intent, metadata: mergeMetadata(intent.metadata, change.metadata) };
  if (change.currency !== undefined) result.currency = checkCurrency(change.currency);
  if (change.amount !== undefined) {
    checkAmount(change.amount, result.currency);
    result.amount = change.amount;
  }
  for (const name of [
    'capture_method',
    'customer',
    'description',
    'excluded_payment_method_types',
    'receipt_email',
    'setup_future_usage',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_group',
  ] as const) {
    if (change[name] !== undefined) Object.assign(result, { [name]: change[name] });
  }
  if (change.allowed_payment_method_types) {
    result.allowed_payment_method_types = change.allowed_payment_method_types;
    result.automatic_payment_methods = null;
  }
  result.payment_method_types = typesOf({
    allowed: result.allowed_payment_method_types,
    automatic: result.automatic_payment_methods,
  });
  if (change.shipping !== undefined) result.shipping = change.shipping && shippingOf(change.shipping);
  const card = change.payment_method_options?.card;
  if (card || result.payment_method_options === null) {
    const former = result.payment_method_options?.card;
    const manual = card?.capture_method === undefined ? former?.capture_method : (card.capture_method ?? undefined);
    result.payment_method_options = {
      card: {
        ...(manual && { capture_method: manual }),
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: card?.request_three_d_secure ?? former?.request_three_d_secure ?? 'automatic',
      },
    };
  }
  return result;
}

/** True when a confirmed payment is only held until it is captured. */
export function capturesLater(intent: Stripe.PaymentIntent): boolean {
  return intent.capture_method === 'manual' || intent.payment_method_options?.card?.capture_method === 'manual';
}

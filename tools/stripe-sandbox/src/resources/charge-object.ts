import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { DECLINES, testCard, type Decline, type TestCard } from '../cards/test-cards';
import { newId, randomToken } from '../ids';
import { idOf } from '../store/database';
import type { Stored } from '../store/kinds';
import { capturesLater } from './intent-object';
import { methodDetails } from './method-details';

/** How long a hold lasts: 7 days when the customer confirmed it, 4 days 18 hours for a Visa charge without the customer. */
export const HOLD_SECONDS = 7 * 86_400;
const VISA_OFF_SESSION_HOLD_SECONDS = (4 * 24 + 18) * 3600;

export interface Attempt {
  intent: Stripe.PaymentIntent;
  method: Stored<'payment_method'>;
  offSession: boolean;
  authenticated: boolean;
}

/** The charge that an attempt leaves behind, whether it was authorised or declined. */
export function newCharge(
  { intent, method, offSession, authenticated }: Attempt,
  decline: Decline | null,
): Stripe.Charge {
  const card = testCard(method.hidden.card);
  const id = newId('ch');
  const created = nowSeconds();
  const byBrand = offSession && card.brand === 'visa' ? VISA_OFF_SESSION_HOLD_SECONDS : HOLD_SECONDS;
  const hold = card.holdSeconds ?? byBrand;
  const held = capturesLater(intent);
  const captured = !decline && !held;
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.data.billing_details,
    calculated_statement_descriptor: (intent.statement_descriptor ?? 'GROUPRIDE').toUpperCase(),
    captured,
    created,
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcome(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.data.id,
    payment_method_details:
      method.data.type === 'card'
        ? {
            card: cardDetails(card, method.data, intent, decline, authenticated, held ? created + hold : null),
            type: 'card',
          }
        : methodDetails(method.data),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

function outcome(decline: Decline | null): Stripe.Charge.Outcome {
  const base = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    risk_level: 'normal',
    risk_score: 24,
  };
  if (!decline) {
    return {
      ...base,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    ...base,
    advice_code:
      decline === DECLINES.insufficient_funds || decline === DECLINES.processing_error ? 'try_again_later' : null,
    network_status: 'declined_by_network',
    reason: decline.declineCode,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

function cardDetails(
  card: TestCard,
  method: Stripe.PaymentMethod,
  intent: Stripe.PaymentIntent,
  decline: Decline | null,
  authenticated: boolean,
  captureBefore: number | null,
): Stripe.Charge.PaymentMethodDetails.Card {
  const { checks, wallet } = method.card ?? {};
  return {
    amount_authorized: decline ? null : intent.amount,
    authorization_code: decline ? null : randomToken(6).toUpperCase(),
    brand: card.brand,
    ...(captureBefore !== null && !decline && { capture_before: captureBefore }),
    checks: {
      address_line1_check: null,
      address_postal_code_check: checks?.address_postal_code_check ? card.postalCheck : null,
      cvc_check: checks?.cvc_check ? card.cvcCheck : null,
    },
    country: card.country,
    electronic_commerce_indicator: authenticated ? '05' : null,
    exp_month: method.card?.exp_month ?? 0,
    exp_year: method.card?.exp_year ?? 0,
    extended_authorization: { status: 'disabled' },
    fingerprint: method.card?.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.number.slice(-4),
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: decline ? null : randomToken(15).toUpperCase(),
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: authenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: randomToken(36).toLowerCase(),
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: wallet ? { dynamic_last4: wallet.dynamic_last4, [wallet.type]: {}, type: wallet.type } : null,
  };
}

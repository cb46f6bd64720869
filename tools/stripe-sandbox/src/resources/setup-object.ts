import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { testCard } from '../cards/test-cards';
import { mergeMetadata, type Values } from '../http/fields';
import { newId, randomToken } from '../ids';
import { idOf } from '../store/database';
import type { Stored } from '../store/kinds';
import { automaticMethods } from './intents';
import { typesOf } from './method-types';
import type { setupCreateFields, setupUpdateFields } from './setup-fields';

/** A new setup intent, before any confirmation. */
export function newSetupIntent(values: Values<typeof setupCreateFields>): Stripe.SetupIntent {
  const allowed = values.allowed_payment_method_types;
  const automatic = automaticMethods(values);
  const id = newId('seti');
  return changedSetup(
    {
      id,
      object: 'setup_intent',
      allowed_payment_method_types: allowed ?? null,
      application: null,
      automatic_payment_methods: automatic,
      cancellation_reason: null,
      client_secret: `${id}_secret_${randomToken(25)}`,
      created: nowSeconds(),
      customer: null,
      customer_account: null,
      description: null,
      excluded_payment_method_types: null,
      flow_directions: null,
      last_setup_error: null,
      latest_attempt: null,
      livemode: false,
      managed_payments: null,
      mandate: null,
      metadata: {},
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: {
        card: {
          mandate_options: null,
          network: null,
          request_three_d_secure: values.payment_method_options?.card?.request_three_d_secure ?? 'automatic',
        },
      },
      payment_method_types: allowed ? typesOf({ allowed, automatic: null }) : ['card'],
      single_use_mandate: null,
      status: 'requires_payment_method',
      usage: values.usage ?? 'off_session',
    },
    values,
  );
}

/** The setup intent with the given fields changed. */
export function changedSetup(
  intent: Stripe.SetupIntent,
  change: Partial<Values<typeof setupUpdateFields>>,
): Stripe.SetupIntent {
  return {
    ...intent,
    ...(change.customer !== undefined && { customer: change.customer }),
    ...(change.description !== undefined && { description: change.description }),
    metadata: mergeMetadata(intent.metadata ?? {}, change.metadata),
  };
}

/** What one confirmation leaves behind. */
export function newSetupAttempt(
  intent: Stripe.SetupIntent,
  method: Stored<'payment_method'>,
  status: string,
): Stripe.SetupAttempt {
  return {
    id: newId('setatt'),
    object: 'setup_attempt',
    application: null,
    created: nowSeconds(),
    customer: idOf(intent.customer),
    customer_account: null,
    flow_directions: null,
    livemode: false,
    on_behalf_of: null,
    payment_method: method.data.id,
    payment_method_details:
      method.data.type === 'card' ? cardAttempt(method) : { [method.data.type]: {}, type: method.data.type },
    setup_error: null,
    setup_intent: intent.id,
    status,
    usage: intent.usage,
  };
}

function cardAttempt(method: Stored<'payment_method'>): Stripe.SetupAttempt.PaymentMethodDetails {
  const card = testCard(method.hidden.card);
  const { card: shown } = method.data;
  const checks = shown?.checks;
  return {
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: checks?.address_postal_code_check ? card.postalCheck : null,
        cvc_check: checks?.cvc_check ? card.cvcCheck : null,
      },
      country: card.country,
      exp_month: shown?.exp_month ?? null,
      exp_year: shown?.exp_year ?? null,
      fingerprint: shown?.fingerprint ?? null,
      funding: card.funding,
      last4: card.number.slice(-4),
      network: card.brand,
      three_d_secure: null,
      wallet: shown?.wallet ? { type: shown.wallet.type } : null,
    },
    type: 'card',
  };
}

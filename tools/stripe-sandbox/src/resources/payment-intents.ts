import { createFromCard, rawCardRefused, resolvePaymentMethod } from '../cards/create-payment-method';
import { invalidRequest, unexpectedState } from '../errors';
import { emit } from '../events/emit';
import { missing, type Values } from '../http/fields';
import { route, type Call, type KeyKind, type Route } from '../http/router';
import { idOf, type Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import { checkOwner } from './attach';
import { cancel, capture, confirm, view, type Confirmation } from './intent-flow';
import { cancelFields, captureFields, confirmFields, createFields, listFields, retrieveFields, updateFields } from './intent-fields';
import { changed, newIntent } from './intent-object';

type Intent = Stored<'payment_intent'>;
type MethodParams = Pick<Values<typeof confirmFields>, 'payment_method' | 'payment_method_data' | 'confirmation_token'>;
type ConfirmParams = Pick<Values<typeof confirmFields>, 'off_session' | 'error_on_requires_action' | 'return_url' | 'use_stripe_sdk'>;

export const paymentIntentRoutes: Route[] = [
  route('POST /v1/payment_intents', createFields, async (call) => {
    const { tx, params, key } = call;
    if (params.customer) await tx.get('customer', params.customer, 'customer');
    refuseConfirmationOnly(params);
    const intent = await tx.insert('payment_intent', newIntent(params), { attempt: null });
    const method = await givenMethod(tx, key, params);
    if (method) await setMethod(tx, intent, method);
    await emit(tx, 'payment_intent.created', intent.data);
    if (!params.confirm) return intent.data;
    return confirmWith(tx, intent, method, confirmationOf(call));
  }),

  route(
    'GET /v1/payment_intents/:id',
    retrieveFields,
    async ({ tx, path, key, params }) => {
      const { data } = await tx.get('payment_intent', path[0] ?? '', 'intent');
      checkClientSecret(key, data.client_secret, params.client_secret);
      return view(data, key === 'publishable');
    },
    { publishable: true },
  ),

  route('POST /v1/payment_intents/:id', updateFields, async ({ tx, path, key, params }) => {
    const intent = await tx.lock('payment_intent', path[0] ?? '', 'intent');
    const { data } = intent;
    const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
    for (const name of ['amount', 'currency', 'customer', 'payment_method', 'capture_method', 'setup_future_usage'] as const) {
      if (params[name] === undefined || open.includes(data.status)) continue;
      throw unexpectedState(
        `This PaymentIntent's ${name} could not be updated because it has a status of ${data.status}. ` +
          `You may only update the ${name} of a PaymentIntent with one of the following statuses: ${open.join(', ')}.`,
        { payment_intent: data },
      );
    }
    if (params.customer) await tx.get('customer', params.customer, 'customer');
    intent.data = changed(data, params);
    if (data.status === 'requires_action' && params.amount !== undefined && params.amount !== data.amount) {
      Object.assign(intent.data, { status: 'requires_confirmation', next_action: null });
      intent.hidden.attempt = null;
    }
    await tx.save('payment_intent', intent);
    const method = await givenMethod(tx, key, params);
    if (method) await setMethod(tx, intent, method);
    return intent.data;
  }),

  route(
    'POST /v1/payment_intents/:id/confirm',
    confirmFields,
    async (call) => {
      const { tx, path, key, params } = call;
      const intent = await tx.lock('payment_intent', path[0] ?? '', 'intent');
      checkClientSecret(key, intent.data.client_secret, params.client_secret);
      if (key === 'publishable' && params.off_session !== undefined) {
        throw invalidRequest('You cannot pass off_session with a publishable key.', { param: 'off_session' });
      }
      checkConfirmable(intent, key);
      intent.data = changed(intent.data, params);
      return confirmWith(tx, intent, await givenMethod(tx, key, params), confirmationOf(call));
    },
    { publishable: true },
  ),

  route('POST /v1/payment_intents/:id/capture', captureFields, async ({ tx, path, params }) => {
    const intent = await tx.lock('payment_intent', path[0] ?? '', 'intent');
    if (params.final_capture === false) {
      throw invalidRequest('The card does not support multicapture: final_capture cannot be false.', { param: 'final_capture' });
    }
    intent.data = changed(intent.data, { metadata: params.metadata, statement_descriptor: params.statement_descriptor });
    return capture(tx, intent, params.amount_to_capture);
  }),

  route('POST /v1/payment_intents/:id/cancel', cancelFields, async ({ tx, path, params }) => {
    const intent = await tx.lock('payment_intent', path[0] ?? '', 'intent');
    return cancel(tx, intent, params.cancellation_reason ?? null);
  }),

  route('GET /v1/payment_intents', listFields, async ({ tx, params }) => ({
    object: 'list',
    ...(await tx.list('payment_intent', params.customer === undefined ? {} : { customer: params.customer }, params)),
    url: '/v1/payment_intents',
  })),
];

/** The payment method that the call itself brings, if any. */
async function givenMethod(tx: Tx, key: KeyKind, params: Partial<MethodParams>): Promise<Stored<'payment_method'> | undefined> {
  if (params.confirmation_token) {
    const token = await tx.get('confirmation_token', params.confirmation_token, 'confirmation_token');
    return tx.lock('payment_method', token.hidden.paymentMethod);
  }
  if (params.payment_method) return resolvePaymentMethod(tx, params.payment_method);
  const data = params.payment_method_data;
  if (!data) return undefined;
  if (!data.card) throw missing('payment_method_data[card]');
  if (key === 'secret') throw rawCardRefused();
  return createFromCard(tx, data.card, data.billing_details, data.metadata ?? {});
}

async function setMethod(tx: Tx, intent: Intent, method: Stored<'payment_method'>): Promise<void> {
  checkOwner(method, idOf(intent.data.customer));
  intent.data.payment_method = method.data.id;
  intent.data.next_action = null;
  intent.hidden.attempt = null;
  intent.data.status = 'requires_confirmation';
  await tx.save('payment_intent', intent);
}

async function confirmWith(tx: Tx, intent: Intent, given: Stored<'payment_method'> | undefined, how: Confirmation): Promise<object> {
  const { data } = intent;
  const chosen = idOf(data.payment_method);
  const method = given ?? (chosen ? await tx.lock('payment_method', chosen) : undefined);
  if (!method) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method " +
        'and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
      { payment_intent: view(data, how.fromBrowser) },
    );
  }
  const redirects = data.automatic_payment_methods?.enabled && data.automatic_payment_methods.allow_redirects !== 'never';
  if (redirects && !how.fromBrowser && !how.returnUrl) {
    throw invalidRequest(
      'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your ' +
        "customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set " +
        '`automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
      { param: 'return_url' },
    );
  }
  return confirm(tx, intent, method, how);
}

function confirmationOf({ params, key, origin }: Pick<Call<never>, 'key' | 'origin'> & { params: ConfirmParams }): Confirmation {
  return {
    offSession: params.off_session ?? false,
    refuseAction: params.error_on_requires_action ?? false,
    returnUrl: params.return_url ?? null,
    throughSdk: params.use_stripe_sdk ?? false,
    fromBrowser: key === 'publishable',
    origin,
  };
}

function checkConfirmable({ data }: Intent, key: KeyKind): void {
  if (['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(data.status)) return;
  throw unexpectedState(
    data.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${data.status}. ` +
          'Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
    { payment_intent: view(data, key === 'publishable') },
  );
}

function checkClientSecret(key: KeyKind, expected: string | null, given: string | undefined): void {
  if (given === undefined && key === 'secret') return;
  if (given === undefined) throw missing('client_secret');
  if (given !== expected) {
    throw invalidRequest(
      'The client_secret provided does not match any associated PaymentIntent. Please make sure the client_secret is correct and has not been regenerated.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  }
}

function refuseConfirmationOnly(params: Values<typeof createFields>): void {
  if (params.confirm) return;
  for (const name of ['off_session', 'return_url', 'error_on_requires_action', 'confirmation_token'] as const) {
    if (params[name] === undefined) continue;
    throw invalidRequest(`You cannot provide \`${name}\` when \`confirm\` is not \`true\`.`, { param: name });
  }
}

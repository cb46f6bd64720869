import { unexpectedState } from '../errors';
import { emit } from '../events/emit';
import { paging, required, text } from '../http/fields';
import { route, type KeyKind, type Route } from '../http/router';
import { idOf, type Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import { checkOwner } from './attach';
import {
  checkClientSecret,
  checkReturnUrl,
  confirmationOf,
  givenMethod,
  refuseConfirmationOnly,
  type Confirmation,
} from './confirming';
import {
  setupCancelFields,
  setupConfirmFields,
  setupCreateFields,
  setupListFields,
  setupRetrieveFields,
  setupUpdateFields,
} from './setup-fields';
import { cancelSetup, confirmSetup } from './setup-flow';
import { changedSetup, newSetupIntent, setupView } from './setup-object';

type Intent = Stored<'setup_intent'>;

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export const setupIntentRoutes: Route[] = [
  route('POST /v1/setup_intents', setupCreateFields, async (call) => {
    const { tx, params, key } = call;
    if (params.customer) await tx.get('customer', params.customer, 'customer');
    refuseConfirmationOnly(params);
    const intent = await tx.insert('setup_intent', newSetupIntent(params), { attempt: null });
    const method = await givenMethod(tx, key, params);
    if (method) await setMethod(tx, intent, method);
    await emit(tx, 'setup_intent.created', intent.data);
    if (!params.confirm) return intent.data;
    return confirmWith(tx, intent, method, confirmationOf(call));
  }),

  route(
    'GET /v1/setup_intents/:id',
    setupRetrieveFields,
    async ({ tx, path, key, params }) => {
      const { data } = await tx.get('setup_intent', path[0] ?? '', 'intent');
      checkClientSecret(key, data, params.client_secret);
      return setupView(data, key === 'publishable');
    },
    { publishable: true },
  ),

  route('POST /v1/setup_intents/:id', setupUpdateFields, async ({ tx, path, key, params }) => {
    const intent = await tx.lock('setup_intent', path[0] ?? '', 'intent');
    checkOpen(intent, key, 'updated');
    if (params.customer) await tx.get('customer', params.customer, 'customer');
    intent.data = changedSetup(intent.data, params);
    await tx.save('setup_intent', intent);
    const method = await givenMethod(tx, key, params);
    if (method) await setMethod(tx, intent, method);
    return intent.data;
  }),

  route(
    'POST /v1/setup_intents/:id/confirm',
    setupConfirmFields,
    async (call) => {
      const { tx, path, key, params } = call;
      const intent = await tx.lock('setup_intent', path[0] ?? '', 'intent');
      checkClientSecret(key, intent.data, params.client_secret);
      checkOpen(intent, key, 'confirmed');
      const asked = params.payment_method_options?.card?.request_three_d_secure;
      const card = intent.data.payment_method_options?.card;
      if (asked && card) card.request_three_d_secure = asked;
      return confirmWith(tx, intent, await givenMethod(tx, key, params), confirmationOf(call));
    },
    { publishable: true },
  ),

  route('POST /v1/setup_intents/:id/cancel', setupCancelFields, async ({ tx, path, params }) => {
    const intent = await tx.lock('setup_intent', path[0] ?? '', 'intent');
    return cancelSetup(tx, intent, params.cancellation_reason ?? null);
  }),

  route('GET /v1/setup_intents', setupListFields, async ({ tx, params }) => {
    const { customer, payment_method: method } = params;
    const where = { ...(customer && { customer }), ...(method && { payment_method: method }) };
    return { object: 'list', ...(await tx.list('setup_intent', where, params)), url: '/v1/setup_intents' };
  }),

  route('GET /v1/setup_attempts', { ...paging, setup_intent: required(text) }, async ({ tx, params }) => ({
    object: 'list',
    ...(await tx.list('setup_attempt', { setup_intent: params.setup_intent }, params)),
    url: '/v1/setup_attempts',
  })),
];

async function setMethod(tx: Tx, intent: Intent, method: Stored<'payment_method'>): Promise<void> {
  checkOwner(method, idOf(intent.data.customer));
  intent.data.payment_method = method.data.id;
  intent.data.next_action = null;
  intent.hidden.attempt = null;
  intent.data.status = 'requires_confirmation';
  await tx.save('setup_intent', intent);
}

async function confirmWith(
  tx: Tx,
  intent: Intent,
  given: Stored<'payment_method'> | undefined,
  how: Confirmation,
): Promise<object> {
  const { data } = intent;
  const chosen = idOf(data.payment_method);
  const method = given ?? (chosen ? await tx.lock('payment_method', chosen) : undefined);
  if (!method) {
    throw unexpectedState(
      "You cannot confirm this SetupIntent because it's missing a payment method. You can either update the SetupIntent with a payment method " +
        'and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
      { code: 'setup_intent_unexpected_state', setup_intent: setupView(data, how.fromBrowser) },
    );
  }
  checkReturnUrl(data.automatic_payment_methods, how, 'SetupIntent');
  return confirmSetup(tx, intent, method, how);
}

function checkOpen({ data }: Intent, key: KeyKind, done: 'confirmed' | 'updated'): void {
  if (OPEN.includes(data.status)) return;
  throw unexpectedState(
    `This SetupIntent cannot be ${done} because it has a status of ${data.status}. ` +
      `Only a SetupIntent with one of the following statuses may be ${done}: ${OPEN.join(', ')}.`,
    { code: 'setup_intent_unexpected_state', setup_intent: setupView(data, key === 'publishable') },
  );
}

import { emit } from '../events/emit';
import { paging, required, text } from '../http/fields';
import { route, type KeyKind, type Route } from '../http/router';
import type { Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import {
  checkClientSecret,
  confirmationOf,
  givenMethod,
  refuseConfirmationOnly,
  type Confirmation,
} from './confirming';
import { methodToConfirm, OPEN_STATES, setMethod, view, wrongState } from './intents';
import {
  setupCancelFields,
  setupConfirmFields,
  setupCreateFields,
  setupListFields,
  setupRetrieveFields,
  setupUpdateFields,
} from './setup-fields';
import { cancelSetup, confirmSetup } from './setup-flow';
import { changedSetup, newSetupIntent } from './setup-object';

type Intent = Stored<'setup_intent'>;

export const setupIntentRoutes: Route[] = [
  route('POST /v1/setup_intents', setupCreateFields, async (call) => {
    const { tx, params, key } = call;
    if (params.customer) await tx.get('customer', params.customer, 'customer');
    refuseConfirmationOnly(params);
    const intent = await tx.insert('setup_intent', newSetupIntent(params), { attempt: null });
    const method = await givenMethod(tx, key, params);
    if (method) {
      setMethod(intent, method);
      await tx.save('setup_intent', intent);
    }
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
      return view(data, key === 'publishable');
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
    if (method) {
      setMethod(intent, method);
      await tx.save('setup_intent', intent);
    }
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

async function confirmWith(
  tx: Tx,
  intent: Intent,
  given: Stored<'payment_method'> | undefined,
  how: Confirmation,
): Promise<object> {
  return confirmSetup(tx, intent, await methodToConfirm(tx, intent, given, how), how);
}

function checkOpen(intent: Intent, key: KeyKind, done: 'confirmed' | 'updated'): void {
  const { data } = intent;
  if (OPEN_STATES.includes(data.status)) return;
  throw wrongState(
    intent,
    `This SetupIntent cannot be ${done} because it has a status of ${data.status}. ` +
      `Only a SetupIntent with one of the following statuses may be ${done}: ${OPEN_STATES.join(', ')}.`,
    key === 'publishable',
  );
}

import { invalidRequest } from '../errors';
import { emit } from '../events/emit';
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
import { cancel, capture, confirm } from './intent-flow';
import {
  cancelFields,
  captureFields,
  confirmFields,
  createFields,
  listFields,
  retrieveFields,
  updateFields,
} from './intent-fields';
import { changed, newIntent } from './intent-object';
import { methodToConfirm, OPEN_STATES, setMethod, view, wrongState } from './intents';

type Intent = Stored<'payment_intent'>;

export const paymentIntentRoutes: Route[] = [
  route('POST /v1/payment_intents', createFields, async (call) => {
    const { tx, params, key } = call;
    if (params.customer) await tx.get('customer', params.customer, 'customer');
    refuseConfirmationOnly(params);
    const intent = await tx.insert('payment_intent', newIntent(params), { attempt: null });
    const method = await givenMethod(tx, key, params);
    if (method) {
      setMethod(intent, method);
      await tx.save('payment_intent', intent);
    }
    await emit(tx, 'payment_intent.created', intent.data);
    if (!params.confirm) return intent.data;
    return confirmWith(tx, intent, method, confirmationOf(call));
  }),

  route(
    'GET /v1/payment_intents/:id',
    retrieveFields,
    async ({ tx, path, key, params }) => {
      const { data } = await tx.get('payment_intent', path[0] ?? '', 'intent');
      checkClientSecret(key, data, params.client_secret);
      return view(data, key === 'publishable');
    },
    { publishable: true },
  ),

  route('POST /v1/payment_intents/:id', updateFields, async ({ tx, path, key, params }) => {
    const intent = await tx.lock('payment_intent', path[0] ?? '', 'intent');
    const { data } = intent;
    for (const name of [
      'amount',
      'currency',
      'customer',
      'payment_method',
      'capture_method',
      'setup_future_usage',
    ] as const) {
      if (params[name] === undefined || OPEN_STATES.includes(data.status)) continue;
      throw wrongState(
        intent,
        `This PaymentIntent's ${name} could not be updated because it has a status of ${data.status}. ` +
          `You may only update the ${name} of a PaymentIntent with one of the following statuses: ${OPEN_STATES.join(', ')}.`,
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
    if (method) {
      setMethod(intent, method);
      await tx.save('payment_intent', intent);
    }
    return intent.data;
  }),

  route(
    'POST /v1/payment_intents/:id/confirm',
    confirmFields,
    async (call) => {
      const { tx, path, key, params } = call;
      const intent = await tx.lock('payment_intent', path[0] ?? '', 'intent');
      checkClientSecret(key, intent.data, params.client_secret);
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
      throw invalidRequest('The card does not support multicapture: final_capture cannot be false.', {
        param: 'final_capture',
      });
    }
    intent.data = changed(intent.data, {
      metadata: params.metadata,
      statement_descriptor: params.statement_descriptor,
    });
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

async function confirmWith(
  tx: Tx,
  intent: Intent,
  given: Stored<'payment_method'> | undefined,
  how: Confirmation,
): Promise<object> {
  return confirm(tx, intent, await methodToConfirm(tx, intent, given, how), how);
}

function checkConfirmable(intent: Intent, key: KeyKind): void {
  const { data } = intent;
  if (OPEN_STATES.includes(data.status)) return;
  throw wrongState(
    intent,
    data.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${data.status}. ` +
          'Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
    key === 'publishable',
  );
}

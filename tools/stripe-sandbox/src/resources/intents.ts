import type Stripe from 'stripe';
import { testCard, type Decline } from '../cards/test-cards';
import { invalidRequest, unexpectedState, withDocs, type ApiError } from '../errors';
import { idOf, type Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import { checkOwner, checkUnspent } from './attach';
import { checkReturnUrl, newAttempt, type Confirmation } from './confirming';
import { checkType, intentName } from './method-types';

/** Either kind of intent: to pay, or to keep a payment method for later payments. */
export type Intent = Stored<'payment_intent'> | Stored<'setup_intent'>;
type Method = Stored<'payment_method'>;
type LastError = Stripe.PaymentIntent.LastPaymentError & Stripe.SetupIntent.LastSetupError;

/** The states of an intent that can still be confirmed. */
export const OPEN_STATES: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const SEEN_IN_BROWSERS: { [Kind in Intent['data'] as Kind['object']]: readonly (keyof Kind)[] } = {
  payment_intent: [
    'id',
    'object',
    'amount',
    'automatic_payment_methods',
    'canceled_at',
    'cancellation_reason',
    'capture_method',
    'client_secret',
    'confirmation_method',
    'created',
    'currency',
    'description',
    'last_payment_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'processing',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'source',
    'status',
  ],
  setup_intent: [
    'id',
    'object',
    'automatic_payment_methods',
    'cancellation_reason',
    'client_secret',
    'created',
    'description',
    'last_setup_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'status',
    'usage',
  ],
};

/** What the caller may see: a browser nothing that only concerns the merchant. */
export function view(intent: Intent['data'], fromBrowser: boolean): object {
  if (!fromBrowser) return intent;
  const seen: readonly string[] = SEEN_IN_BROWSERS[intent.object];
  return Object.fromEntries(Object.entries(intent).filter(([name]) => seen.includes(name)));
}

/** A request that does not fit the state of an intent. */
export function wrongState({ data }: Intent, message: string, fromBrowser = false): ApiError {
  return unexpectedState(message, {
    code: `${data.object}_unexpected_state`,
    [data.object]: view(data, fromBrowser),
  });
}

/** Whether a new intent takes the payment methods of the account; not when it names its own. */
export function automaticMethods(values: {
  allowed_payment_method_types?: string[] | undefined;
  automatic_payment_methods?: { enabled: boolean; allow_redirects?: 'always' | 'never' | undefined } | undefined;
}): { allow_redirects: 'always' | 'never'; enabled: boolean } | null {
  const { allowed_payment_method_types: allowed, automatic_payment_methods: automatic } = values;
  if (allowed && automatic) {
    throw invalidRequest(
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
      { code: 'parameters_exclusive' },
    );
  }
  if (allowed) return null;
  return { allow_redirects: automatic?.allow_redirects ?? 'always', enabled: automatic?.enabled ?? true };
}

/** Names the payment method to confirm with next. The caller saves the intent. */
export function setMethod(intent: Intent, method: Method): void {
  const { data, hidden } = intent;
  checkOwner(method, idOf(data.customer));
  data.payment_method = method.data.id;
  data.next_action = null;
  hidden.attempt = null;
  data.status = 'requires_confirmation';
}

/** The payment method to confirm with: the given one, or the one the intent names. @throws ApiError 400 without either */
export async function methodToConfirm(
  tx: Tx,
  intent: Intent,
  given: Method | undefined,
  how: Confirmation,
): Promise<Method> {
  const { data } = intent;
  const chosen = idOf(data.payment_method);
  const method = given ?? (chosen ? await tx.lock('payment_method', chosen) : undefined);
  const name = intentName(data);
  if (!method) {
    throw wrongState(
      intent,
      `You cannot confirm this ${name} because it's missing a payment method. You can either update the ${name} with a payment method ` +
        'and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
      how.fromBrowser,
    );
  }
  checkReturnUrl(data.automatic_payment_methods, how, name);
  return method;
}

/** @throws ApiError 400 where the intent cannot be confirmed with the payment method */
export function beginConfirmation(intent: Intent, method: Method): void {
  const { data, hidden } = intent;
  checkUnspent(method);
  checkType(method.data.type, data);
  checkOwner(method, idOf(data.customer));
  data.payment_method = method.data.id;
  setLastError(data, null);
  data.next_action = null;
  hidden.attempt = null;
}

/** The owner of the payment method has to agree first. */
export function waitForOwner({ data, hidden }: Intent, method: Method, how: Confirmation): void {
  const { attempt, action } = newAttempt(data.id, method, how);
  hidden.attempt = attempt;
  data.status = 'requires_action';
  data.next_action = action;
}

/** The payment method whose owner has answered; undefined for an attempt that is over or was replaced by another one. */
export async function answeredMethod(tx: Tx, { hidden }: Intent, token: string): Promise<Method | undefined> {
  return hidden.attempt?.token === token ? tx.lock('payment_method', hidden.attempt.paymentMethod) : undefined;
}

/** The issuer has checked what was typed. */
export function recordChecks(method: Method): void {
  const checks = method.data.card?.checks;
  const card = testCard(method.hidden.card);
  if (checks?.cvc_check) checks.cvc_check = card.cvcCheck;
  if (checks?.address_postal_code_check) checks.address_postal_code_check = card.postalCheck;
}

/** Why the issuer refused. @param charge the failed one, for a payment */
export function declineError(reason: Decline, method: Method, charge?: string) {
  return withDocs({
    type: 'card_error' as const,
    code: reason.code,
    ...(reason.declineCode && { decline_code: reason.declineCode }),
    message: reason.message,
    ...(charge && { charge }),
    payment_method: method.data,
    payment_method_type: method.data.type,
    ...(reason.code === 'incorrect_cvc' && { param: 'cvc' }),
  });
}

/** Asks for another payment method. */
export function backToStart({ data, hidden }: Intent, error: LastError): void {
  data.status = 'requires_payment_method';
  data.payment_method = null;
  data.next_action = null;
  setLastError(data, error);
  hidden.attempt = null;
}

/** @throws ApiError 400 in a state other than the given ones */
export function cancelFrom(states: readonly string[], intent: Intent): void {
  const { data, hidden } = intent;
  if (!states.includes(data.status)) {
    throw wrongState(
      intent,
      `You cannot cancel this ${intentName(data)} because it has a status of ${data.status}. ` +
        `Only a ${intentName(data)} with one of the following statuses may be canceled: ${states.join(', ')}.`,
    );
  }
  data.status = 'canceled';
  data.next_action = null;
  hidden.attempt = null;
}

function setLastError(data: Intent['data'], error: LastError | null): void {
  if (data.object === 'setup_intent') data.last_setup_error = error;
  else data.last_payment_error = error;
}

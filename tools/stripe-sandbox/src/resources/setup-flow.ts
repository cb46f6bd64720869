import type Stripe from 'stripe';
import { setupDecline, testCard, type Decline } from '../cards/test-cards';
import type { ErrorBody } from '../errors';
import { emit } from '../events/emit';
import { Reply } from '../http/router';
import { idOf, type Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import { attach } from './attach';
import { authenticationOf, type Confirmation } from './confirming';
import type { ChallengeOutcome } from './intent-flow';
import {
  answeredMethod,
  backToStart,
  beginConfirmation,
  cancelFrom,
  declineError,
  OPEN_STATES,
  recordChecks,
  view,
  waitForOwner,
} from './intents';
import { refusal } from './method-details';
import { newSetupAttempt } from './setup-object';

type Intent = Stored<'setup_intent'>;
type Method = Stored<'payment_method'>;

/**
 * Confirms a setup intent (locked by the caller) with a payment method: kept for the customer, declined, or waiting for the cardholder.
 * @throws ApiError 400 where the payment method cannot be used by the customer
 */
export async function confirmSetup(tx: Tx, intent: Intent, method: Method, how: Confirmation): Promise<object> {
  const { data } = intent;
  beginConfirmation(intent, method);
  if (!mustAuthenticate(data, method)) return finish(tx, intent, method, false, how.fromBrowser);

  waitForOwner(intent, method, how);
  await leaveAttempt(tx, data, method, 'requires_action', null);
  await tx.save('setup_intent', intent);
  await emit(tx, 'setup_intent.requires_action', data);
  return view(data, how.fromBrowser);
}

/** A card that counts as set up already needs no authentication here either. */
function mustAuthenticate(intent: Stripe.SetupIntent, method: Method): boolean {
  const asked = intent.payment_method_options?.card?.request_three_d_secure;
  if (asked === 'any' || asked === 'challenge') return true;
  return authenticationOf(method) !== 'never' && !method.hidden.setUp;
}

async function finish(
  tx: Tx,
  intent: Intent,
  method: Method,
  authenticated: boolean,
  fromBrowser: boolean,
): Promise<object> {
  const { data } = intent;
  const refused = setupDecline(testCard(method.hidden.card));
  if (refused) return decline(tx, intent, method, refused, fromBrowser);
  recordChecks(method);
  if (authenticated || authenticationOf(method) === 'never') method.hidden.setUp = true;
  await tx.save('payment_method', method);
  data.status = 'succeeded';
  data.next_action = null;
  intent.hidden.attempt = null;
  await leaveAttempt(tx, data, method, 'succeeded', null);
  await tx.save('setup_intent', intent);
  const customer = idOf(data.customer);
  if (customer && method.data.customer === null) await attach(tx, method, customer);
  await emit(tx, 'setup_intent.succeeded', data);
  return view(data, fromBrowser);
}

async function decline(tx: Tx, intent: Intent, method: Method, reason: Decline, fromBrowser: boolean): Promise<Reply> {
  const { data } = intent;
  const error = declineError(reason, method);
  await fail(tx, intent, method, error);
  return new Reply(402, { error: { ...error, setup_intent: view(data, fromBrowser) } satisfies ErrorBody });
}

async function fail(tx: Tx, intent: Intent, method: Method, error: Stripe.SetupIntent.LastSetupError): Promise<void> {
  const { data } = intent;
  backToStart(intent, error);
  await leaveAttempt(tx, data, method, 'failed', error);
  await tx.save('setup_intent', intent);
  await emit(tx, 'setup_intent.setup_failed', data);
}

/** One attempt for each confirmation: the authentication belongs to the attempt that asked for it. */
async function leaveAttempt(
  tx: Tx,
  intent: Stripe.SetupIntent,
  method: Method,
  status: string,
  error: Stripe.SetupAttempt.SetupError | null,
): Promise<void> {
  const open = intent.latest_attempt ? await tx.find('setup_attempt', idOf(intent.latest_attempt), true) : undefined;
  if (
    open?.data.status === 'requires_action' &&
    idOf(open.data.payment_method) === method.data.id &&
    status !== 'requires_action'
  ) {
    Object.assign(open.data, { status, setup_error: error });
    return tx.save('setup_attempt', open);
  }
  const attempt = { ...newSetupAttempt(intent, method, status), setup_error: error };
  await tx.insert('setup_attempt', attempt, null);
  intent.latest_attempt = attempt.id;
}

/** Carries a setup intent (locked by the caller) on after the authentication; an answer to a replaced attempt changes nothing. */
export async function finishSetupChallenge(
  tx: Tx,
  intent: Intent,
  token: string,
  outcome: ChallengeOutcome,
): Promise<void> {
  const method = await answeredMethod(tx, intent, token);
  if (!method) return;
  if (outcome === 'authenticated') {
    await finish(tx, intent, method, true, false);
    return;
  }
  await fail(tx, intent, method, refusal(method.data, 'setup_intent_authentication_failure'));
}

/** @throws ApiError 400 once it has succeeded or was canceled */
export async function cancelSetup(
  tx: Tx,
  intent: Intent,
  reason: Stripe.SetupIntent.CancellationReason | null,
): Promise<Stripe.SetupIntent> {
  const { data } = intent;
  cancelFrom(OPEN_STATES, intent);
  data.cancellation_reason = reason;
  await tx.save('setup_intent', intent);
  await emit(tx, 'setup_intent.canceled', data);
  return data;
}

import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { DECLINES, testCard, type Decline } from '../cards/test-cards';
import { unexpectedState, type ErrorBody } from '../errors';
import { emit } from '../events/emit';
import { Reply } from '../http/router';
import { idOf, type Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import { attach } from './attach';
import { book } from './balance-transactions';
import { HOLD_SECONDS, newCharge, type Attempt } from './charge-object';
import { authenticationOf, type Confirmation } from './confirming';
import { disputeSoon } from './disputes';
import { capturesLater } from './intent-object';
import {
  answeredMethod,
  backToStart,
  beginConfirmation,
  cancelFrom,
  declineError,
  recordChecks,
  view,
  waitForOwner,
  wrongState,
} from './intents';
import { refusal } from './method-details';
import { redirects } from './method-types';

type Intent = Stored<'payment_intent'>;
type Method = Stored<'payment_method'>;

export const EXPIRE_HOLD = 'expire_hold';

/**
 * Confirms an intent (locked by the caller) with a payment method: authorised, declined, or waiting for the cardholder.
 * @throws ApiError 400 where the intent's state or the payment method does not allow it
 */
export async function confirm(tx: Tx, intent: Intent, method: Method, how: Confirmation): Promise<object> {
  const { data } = intent;
  beginConfirmation(intent, method);
  if (!mustAuthenticate(data, method, how.offSession)) {
    return authorize(
      tx,
      intent,
      { intent: data, method, offSession: how.offSession, authenticated: false },
      how.fromBrowser,
    );
  }
  if (how.offSession || how.refuseAction) {
    return decline(
      tx,
      intent,
      { intent: data, method, offSession: how.offSession, authenticated: false },
      DECLINES.authentication_required,
      how.fromBrowser,
    );
  }
  waitForOwner(intent, method, how);
  await tx.save('payment_intent', intent);
  await emit(tx, 'payment_intent.requires_action', data);
  return view(data, how.fromBrowser);
}

function mustAuthenticate(intent: Stripe.PaymentIntent, method: Method, offSession: boolean): boolean {
  const authentication = authenticationOf(method);
  const { setUp } = method.hidden;
  if (offSession)
    return authentication === 'always'
      ? !testCard(method.hidden.card).setUp
      : authentication === 'unless_set_up' && !setUp;
  // Payments with an app are approved in the app each time.
  if (redirects(method.data.type)) return true;
  const asked = intent.payment_method_options?.card?.request_three_d_secure;
  if (method.data.type === 'card' && (asked === 'any' || asked === 'challenge')) return true;
  return authentication === 'always' || (authentication === 'unless_set_up' && !setUp);
}

/** Asks the issuer: holds or charges the amount, or declines. */
async function authorize(tx: Tx, intent: Intent, attempt: Attempt, fromBrowser: boolean): Promise<object> {
  const { method } = attempt;
  const card = testCard(method.hidden.card);
  if (card.decline) return decline(tx, intent, attempt, DECLINES[card.decline], fromBrowser);
  const { data } = intent;
  const charge = newCharge(attempt, null);
  const held = capturesLater(data);
  if (held) {
    data.status = 'requires_capture';
    data.amount_capturable = data.amount;
    const expires = charge.payment_method_details?.card?.capture_before ?? nowSeconds() + HOLD_SECONDS;
    await tx.later(EXPIRE_HOLD, data.id, new Date(expires * 1000));
  } else {
    data.status = 'succeeded';
    data.amount_received = data.amount;
    charge.balance_transaction = await bookCharge(tx, charge, charge.amount);
  }
  data.latest_charge = charge.id;
  data.next_action = null;
  data.last_payment_error = null;
  intent.hidden.attempt = null;
  await tx.insert('charge', charge, null);
  await tx.save('payment_intent', intent);
  await keepMethod(tx, data, method, attempt.authenticated);
  await emit(tx, 'charge.succeeded', charge);
  await emit(tx, held ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', data);
  if (!held) await disputeSoon(tx, charge);
  return view(data, fromBrowser);
}

async function bookCharge(tx: Tx, charge: Stripe.Charge, cents: number): Promise<string> {
  const method = await tx.find('payment_method', charge.payment_method ?? '');
  const atOnce = method && testCard(method.hidden.card).availableAtOnce;
  return book(tx, 'charge', charge.id, cents, charge.currency, atOnce ? { availableOn: nowSeconds() } : {});
}

/** A payment method that was used is kept for its customer where the intent asks for it, and otherwise used up. */
async function keepMethod(tx: Tx, intent: Stripe.PaymentIntent, method: Method, authenticated: boolean): Promise<void> {
  const customer = idOf(intent.customer);
  recordChecks(method);
  if (intent.setup_future_usage && customer) {
    if (authenticated || authenticationOf(method) === 'never') method.hidden.setUp = true;
    if (method.data.customer === null) return attach(tx, method, customer);
  } else if (method.data.customer === null) {
    method.hidden.spent = true;
  }
  await tx.save('payment_method', method);
}

/** The issuer refuses: a failed charge stays behind and the intent asks for another payment method. */
async function decline(
  tx: Tx,
  intent: Intent,
  attempt: Attempt,
  reason: Decline,
  fromBrowser: boolean,
): Promise<Reply> {
  const { data } = intent;
  const charge = newCharge(attempt, reason);
  await tx.insert('charge', charge, null);
  data.latest_charge = charge.id;
  const error = declineError(reason, attempt.method, charge.id);
  backToStart(intent, error);
  await tx.save('payment_intent', intent);
  await emit(tx, 'charge.failed', charge);
  await emit(tx, 'payment_intent.payment_failed', data);
  return new Reply(402, { error: { ...error, payment_intent: view(data, fromBrowser) } satisfies ErrorBody });
}

/** What the cardholder answered on the authentication page. */
export type ChallengeOutcome = 'authenticated' | 'failed';

/**
 * Carries an intent (locked by the caller) on after the authentication. Answering twice, or after the attempt was
 * replaced by another one, changes nothing.
 */
export async function finishChallenge(tx: Tx, intent: Intent, token: string, outcome: ChallengeOutcome): Promise<void> {
  const method = await answeredMethod(tx, intent, token);
  if (!method) return;
  if (outcome === 'authenticated') {
    await authorize(tx, intent, { intent: intent.data, method, offSession: false, authenticated: true }, false);
    return;
  }
  backToStart(intent, refusal(method.data, 'payment_intent_authentication_failure'));
  await tx.save('payment_intent', intent);
  await emit(tx, 'payment_intent.payment_failed', intent.data);
}

/**
 * Captures all or part of a hold and releases the rest. Neither makes a refund.
 * @throws ApiError 400 when nothing is held or more is asked for
 */
export async function capture(tx: Tx, intent: Intent, cents: number | undefined): Promise<Stripe.PaymentIntent> {
  const { data } = intent;
  if (data.status !== 'requires_capture') {
    throw wrongState(
      intent,
      data.status === 'succeeded'
        ? 'This PaymentIntent could not be captured because it has already been captured.'
        : `This PaymentIntent could not be captured because it has a status of ${data.status}. ` +
            'Only a PaymentIntent with one of the following statuses may be captured: requires_capture.',
    );
  }
  const amount = cents ?? data.amount_capturable;
  if (amount > data.amount_capturable) {
    throw unexpectedState(
      `Amount to capture (${amount}) is larger than the amount that can be captured (${data.amount_capturable}).`,
      {
        code: 'amount_too_large',
        param: 'amount_to_capture',
      },
    );
  }
  const charge = await tx.lock('charge', idOf(data.latest_charge) ?? '');
  charge.data.captured = true;
  charge.data.amount_captured = amount;
  charge.data.balance_transaction = await bookCharge(tx, charge.data, amount);
  data.status = 'succeeded';
  data.amount_capturable = 0;
  data.amount_received = amount;
  await tx.save('charge', charge);
  await tx.save('payment_intent', intent);
  await emit(tx, 'charge.captured', charge.data, { amount_captured: 0, captured: false });
  await emit(tx, 'payment_intent.succeeded', data);
  await disputeSoon(tx, charge.data);
  return data;
}

const CANCELABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
];

/**
 * Cancels an intent and releases what it holds. `expired` stands for a hold that ran out.
 * @throws ApiError 400 once it has succeeded or was canceled
 */
export async function cancel(tx: Tx, intent: Intent, reason: string | null): Promise<Stripe.PaymentIntent> {
  const { data } = intent;
  const held = data.status === 'requires_capture';
  cancelFrom(CANCELABLE, intent);
  data.canceled_at = nowSeconds();
  data.cancellation_reason = reason;
  data.amount_capturable = 0;
  await tx.save('payment_intent', intent);
  if (held) await emit(tx, 'charge.expired', (await tx.get('charge', idOf(data.latest_charge) ?? '')).data);
  await emit(tx, 'payment_intent.canceled', data);
  return data;
}

/** A hold whose time is over; does nothing when it was captured or canceled in the meantime. */
export async function expireHold(tx: Tx, intentId: string): Promise<void> {
  const intent = await tx.find('payment_intent', intentId, true);
  if (intent?.data.status === 'requires_capture') await cancel(tx, intent, 'expired');
}

import { invalidRequest } from '../errors';
import { equal } from './auth';
import { newRequestId, type Database, type Tx } from '../store/database';
import type { PendingAttempt } from '../store/kinds';
import { finishChallenge, type ChallengeOutcome } from '../resources/intent-flow';
import type { Intent } from '../resources/intents';
import { finishSetupChallenge } from '../resources/setup-flow';

/** The content of the authentication page. */
export interface ChallengeState {
  /** The amount to pay; `null` when a card is only saved. */
  sum: { amount: number; currency: string } | null;
  /** The type of the payment method to authenticate. */
  method: string;
  open: boolean;
}

const NOT_OPEN = 'This authentication is over. Please go back to the shop.';

/** The attempt behind an authentication page; whoever has the page's address may see and answer it. */
export async function readChallenge(database: Database, intentId: string, token: string): Promise<ChallengeState> {
  return database.transaction({ id: null, idempotencyKey: null }, async (tx) => {
    const { data, hidden } = isSetup(intentId)
      ? await tx.get('setup_intent', intentId, 'intent')
      : await tx.get('payment_intent', intentId, 'intent');
    const sum = data.object === 'payment_intent' ? { amount: data.amount, currency: data.currency } : null;
    const method = hidden.attempt && (await tx.find('payment_method', hidden.attempt.paymentMethod));
    return {
      sum,
      method: method?.data.type ?? 'card',
      open: hidden.attempt !== null && equal(hidden.attempt.token, token),
    };
  });
}

/** Answers the authentication. `redirect` is where a browser that was sent to the page goes back to. */
export async function answerChallenge(
  database: Database,
  intentId: string,
  form: URLSearchParams,
): Promise<{ redirect: string | null }> {
  const token = form.get('attempt') ?? '';
  const outcome = form.get('outcome');
  if (outcome !== 'authenticated' && outcome !== 'failed')
    throw invalidRequest('outcome must be authenticated or failed');
  return database.transaction({ id: newRequestId(), idempotencyKey: null }, async (tx) => {
    const { attempt, finish, intent } = await lockIntent(tx, intentId);
    if (!attempt || !equal(attempt.token, token)) throw invalidRequest(NOT_OPEN);
    await finish(token, outcome);
    return { redirect: attempt.returnUrl && backTo(attempt.returnUrl, intent.data) };
  });
}

interface LockedIntent {
  intent: Intent;
  attempt: PendingAttempt | null;
  finish(token: string, outcome: ChallengeOutcome): Promise<void>;
}

async function lockIntent(tx: Tx, id: string): Promise<LockedIntent> {
  if (isSetup(id)) {
    const intent = await tx.lock('setup_intent', id, 'intent');
    return {
      intent,
      attempt: intent.hidden.attempt,
      finish: (token, outcome) => finishSetupChallenge(tx, intent, token, outcome),
    };
  }
  const intent = await tx.lock('payment_intent', id, 'intent');
  return {
    intent,
    attempt: intent.hidden.attempt,
    finish: (token, outcome) => finishChallenge(tx, intent, token, outcome),
  };
}

/** The return address with the parameters that Stripe adds to it. */
function backTo(returnUrl: string, { object, id, client_secret: secret, status }: Intent['data']): string {
  const back = new URL(returnUrl);
  back.searchParams.set(object, id);
  back.searchParams.set(`${object}_client_secret`, secret ?? '');
  back.searchParams.set(
    'redirect_status',
    ['succeeded', 'requires_capture', 'processing'].includes(status) ? 'succeeded' : 'failed',
  );
  return back.href;
}

function isSetup(id: string): boolean {
  return id.startsWith('seti_');
}

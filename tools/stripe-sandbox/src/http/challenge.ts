import { timingSafeEqual } from 'node:crypto';
import { invalidRequest } from '../errors';
import { newRequestId, type Database } from '../store/database';
import { finishChallenge, type ChallengeOutcome } from '../resources/intent-flow';

/** What the authentication page shows, and where the browser goes afterwards when it was sent there. */
export interface ChallengeState {
  amount: number;
  currency: string;
  open: boolean;
}

const NOT_OPEN = 'This authentication is over. Please go back to the shop.';

/** The attempt behind an authentication page; whoever has the page's address may see and answer it. */
export async function readChallenge(database: Database, intentId: string, token: string): Promise<ChallengeState> {
  return database.transaction({ id: null, idempotencyKey: null }, async (tx) => {
    const { data, hidden } = await tx.get('payment_intent', intentId, 'intent');
    return { amount: data.amount, currency: data.currency, open: hidden.attempt !== null && same(hidden.attempt.token, token) };
  });
}

/** Answers the authentication. `redirect` is where a browser that was sent to the page goes back to. */
export async function answerChallenge(database: Database, intentId: string, form: URLSearchParams): Promise<{ redirect: string | null }> {
  const token = form.get('attempt') ?? '';
  const outcome = form.get('outcome');
  if (outcome !== 'authenticated' && outcome !== 'failed') throw invalidRequest('outcome must be authenticated or failed');
  return database.transaction({ id: newRequestId(), idempotencyKey: null }, async (tx) => {
    const intent = await tx.lock('payment_intent', intentId, 'intent');
    const attempt = intent.hidden.attempt;
    if (!attempt || !same(attempt.token, token)) throw invalidRequest(NOT_OPEN);
    await finishChallenge(tx, intent, token, outcome satisfies ChallengeOutcome);
    if (attempt.returnUrl === null) return { redirect: null };
    const back = new URL(attempt.returnUrl);
    const succeeded = ['succeeded', 'requires_capture', 'processing'].includes(intent.data.status);
    back.searchParams.set('payment_intent', intent.data.id);
    back.searchParams.set('payment_intent_client_secret', intent.data.client_secret ?? '');
    back.searchParams.set('redirect_status', succeeded ? 'succeeded' : 'failed');
    return { redirect: back.href };
  });
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

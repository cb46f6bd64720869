import type { PaymentState } from '@groupride/contracts';
import type { PaymentView } from '@groupride/web-api-client';

const TRIES = 6;
const PAUSE_MS = 700;

export type Settlement = 'authorized' | 'failed' | 'unknown';
/** How a payment stands that the person has done their part for. */
export type Confirmed = Exclude<Settlement, 'failed'>;

const isAuthorized = (state: PaymentState) => state === 'authorized' || state === 'captured' || state === 'stored';
const isFailed = (state: PaymentState) => state === 'failed' || state === 'released';

type PaymentProgress = Pick<PaymentView, 'state' | 'recoverBefore'> & Partial<Pick<PaymentView, 'risesTo'>>;

/** A hold that is to be renewed, or to be for more, counts once the new one is there. */
export const stateOf = ({ state, recoverBefore, risesTo }: PaymentProgress): PaymentState =>
  state === 'authorized' && (recoverBefore || risesTo) ? 'requires_action' : state;

/** The same for who confirmed `asked`: when less is held, what it was for came to nothing and went back. */
export const stateOfAsked = (payment: PaymentProgress & Pick<PaymentView, 'amount'>, asked: string): PaymentState =>
  stateOf(payment) === 'authorized' && Number(payment.amount) < Number(asked) ? 'failed' : stateOf(payment);

/** Whether there is nothing left to confirm. */
export const isPaid = (payment: PaymentProgress): boolean => isAuthorized(stateOf(payment));

/**
 * Where a payment stands for who comes back from the provider's page.
 * @param redirectStatus what the provider's page said; it is believed only as long as the server has not heard of an end
 */
export function outcomeOf(
  payment: PaymentProgress,
  redirectStatus: string | null,
): 'paid' | 'failed' | 'cancelled' | 'waiting' {
  if (isPaid(payment)) return 'paid';
  if (payment.state === 'released') return 'cancelled';
  return payment.state === 'failed' || redirectStatus === 'failed' ? 'failed' : 'waiting';
}

/**
 * Asks the server until the payment is decided: what the browser heard from the provider is only a hint.
 * `unknown` after some tries: the provider's message to the server is still on its way and will decide.
 */
export async function settlePayment(
  ask: () => Promise<PaymentState>,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Settlement> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const state = await ask().catch(() => null);
    if (state && isAuthorized(state)) return 'authorized';
    if (state && isFailed(state)) return 'failed';
    if (attempt < TRIES) await pause(PAUSE_MS);
  }
  return 'unknown';
}

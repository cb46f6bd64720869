import type { PaymentState } from '@groupride/contracts';
import type { PaymentView } from '@groupride/web-api-client';

const TRIES = 6;
const PAUSE_MS = 700;

export type Settlement = 'authorized' | 'failed' | 'unknown';
/** Result of a payment after the person has done their part. */
export type Confirmed = Exclude<Settlement, 'failed'>;

const isAuthorized = (state: PaymentState) => state === 'authorized' || state === 'captured' || state === 'stored';
const isFailed = (state: PaymentState) => state === 'failed' || state === 'released';

/** What the server's answer says about a payment; `unknown` while it is not decided. */
export const settlementOf = (state: PaymentState): Settlement =>
  isAuthorized(state) ? 'authorized' : isFailed(state) ? 'failed' : 'unknown';

type PaymentProgress = Pick<PaymentView, 'state' | 'recoverBefore'> & Partial<Pick<PaymentView, 'risesTo'>>;

/** A hold that needs a reauthorization or a higher amount counts only once the new hold exists. */
export const stateOf = ({ state, recoverBefore, risesTo }: PaymentProgress): PaymentState =>
  state === 'authorized' && (recoverBefore || risesTo) ? 'requires_action' : state;

/**
 * The state for somebody who confirmed the amount `asked`. A smaller hold means that the change failed and was rolled
 * back.
 */
export const stateOfAsked = (payment: PaymentProgress & Pick<PaymentView, 'amount'>, asked: string): PaymentState =>
  stateOf(payment) === 'authorized' && Number(payment.amount) < Number(asked) ? 'failed' : stateOf(payment);

/** Whether nothing is left to confirm. */
export const isPaid = (payment: PaymentProgress): boolean => isAuthorized(stateOf(payment));

/**
 * The outcome of a payment for somebody who returns from the provider's page.
 * @param redirectStatus the status reported by the provider's page; used only until the server knows the outcome
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
 * Asks the server until the payment is decided, because the provider's answer in the browser is only a hint. Returns
 * `unknown` after some tries: the provider's webhook event has not arrived yet and will decide.
 */
export async function settlePayment(
  ask: () => Promise<PaymentState>,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Settlement> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const settlement = await ask().then(settlementOf, () => 'unknown' as const);
    if (settlement !== 'unknown') return settlement;
    if (attempt < TRIES) await pause(PAUSE_MS);
  }
  return 'unknown';
}

import { useEffect, useState } from 'react';
import { isRefused, isUnreachable, useRefreshPaymentMutation, type PaymentView } from '@groupride/web-api-client';
import { outcomeOf } from '../settle-payment';

/** Polling interval while the provider's webhook event usually arrives; slower afterwards. */
const SOON_MS = 700;
const SOON_TRIES = 6;
const LATER_MS = 5000;

export type Returned =
  | { kind: 'asking' }
  /** The payment does not exist or belongs to somebody else. */
  | { kind: 'unknown' }
  | { kind: 'unreachable' }
  | { kind: 'paid' | 'failed' | 'cancelled' | 'waiting'; payment: PaymentView };

/**
 * The state of a payment for somebody who returns from the provider's page or form. It is polled until it is decided.
 * @param redirectStatus the status reported by the provider's page
 */
export function useReturnedPayment(
  paymentId: number,
  redirectStatus: string | null,
): { returned: Returned; retry: () => void } {
  const [refresh] = useRefreshPaymentMutation();
  const [returned, setReturned] = useState<Returned>({ kind: 'asking' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const ask = async (tries: number) => {
      const answer = await refresh({ paymentId });
      if (!current) return;
      const next = readAnswer(answer, redirectStatus);
      const soon = tries < SOON_TRIES;
      // Reports a payment as waiting only after it had time to be decided.
      if (next && (next.kind !== 'waiting' || !soon)) setReturned(next);
      const isOpen = !next || next.kind === 'waiting' || next.kind === 'unreachable';
      if (isOpen) timer = setTimeout(() => void ask(tries + 1), soon ? SOON_MS : LATER_MS);
    };
    void ask(1);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [paymentId, redirectStatus, refresh, round]);

  const retry = () => {
    setReturned({ kind: 'asking' });
    setRound((n) => n + 1);
  };
  const unreachable = returned.kind === 'unreachable';
  useEffect(() => {
    if (!unreachable) return;
    const again = () => setRound((n) => n + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [unreachable]);
  return { returned, retry };
}

/** Null if the only option is to ask again. */
function readAnswer(answer: { data?: PaymentView; error?: unknown }, redirectStatus: string | null): Returned | null {
  if (answer.data) return { kind: outcomeOf(answer.data, redirectStatus), payment: answer.data };
  if (isRefused(answer.error, 'not_found')) return { kind: 'unknown' };
  return isUnreachable(answer.error) ? { kind: 'unreachable' } : null;
}

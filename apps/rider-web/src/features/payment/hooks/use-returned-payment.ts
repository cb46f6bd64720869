import { useEffect, useState } from 'react';
import { isRefused, isUnreachable, type PaymentView } from '@groupride/web-api-client';
import { useRefreshPaymentMutation } from '../api';
import { outcomeOf } from '../settle-payment';

/** The first moments, in which the provider's message to the server usually arrives, and the time after them. */
const SOON_MS = 700;
const SOON_TRIES = 6;
const LATER_MS = 5000;

export type Returned =
  | { kind: 'asking' }
  /** Not there, or not this person's. */
  | { kind: 'unknown' }
  | { kind: 'unreachable' }
  | { kind: 'paid' | 'failed' | 'cancelled' | 'waiting'; payment: PaymentView };

/**
 * How a payment stands for who comes from the provider's page, or from the form; asked until it is decided.
 * @param redirectStatus what the provider's page said
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
      // Nothing is said before there was time for it to be decided.
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

/** Null where asking again is all there is to do. */
function readAnswer(answer: { data?: PaymentView; error?: unknown }, redirectStatus: string | null): Returned | null {
  if (answer.data) return { kind: outcomeOf(answer.data, redirectStatus), payment: answer.data };
  if (isRefused(answer.error, 'not_found')) return { kind: 'unknown' };
  return isUnreachable(answer.error) ? { kind: 'unreachable' } : null;
}

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem, RefundReason } from '@groupride/contracts';
import { problemOf, useRefundMutation, type RefundView } from '@groupride/web-api-client';
import { useKeptDraft } from '../../../shared/drafts';
import { useProblemText } from '../../../shared/problem-text';
import { recordOf, withoutRecorded, type UnansweredRefund } from '../unanswered-refunds';

interface RefundInput {
  amount: string;
  reason: RefundReason;
  note?: string;
}

/** The refund requests of a ride that got no answer. They outlive the dialog, because each may have been made. */
const useUnansweredRefunds = (rideId: number) => useKeptDraft<readonly UnansweredRefund[]>(`refunds of ride ${rideId}`);

/** Forgets the requests whose refunds the loaded charges show. */
export function useRecordedRefunds(rideId: number): (refunds: readonly RefundView[]) => void {
  const [kept, keep] = useUnansweredRefunds(rideId);
  return (refunds) => {
    if (!kept) return;
    const left = withoutRecorded(kept, refunds);
    if (left.length < kept.length) keep(left.length > 0 ? left : null);
  };
}

/**
 * Requests refunds of one payment. A request that got no answer keeps its idempotency key until its outcome is known,
 * even if the dialog is closed meanwhile. Sending the same amount again therefore cannot refund it twice.
 *
 * @param refunds the payer's refunds as loaded
 */
export function useRefund(rideId: number, paymentId: number, refunds: readonly RefundView[]) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [refund, { isLoading }] = useRefundMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [kept, keep] = useUnansweredRefunds(rideId);
  const [keptAtFirst] = useState(() => withoutRecorded(kept ?? [], refunds));
  // Entries stay here although the loaded charges show the refund, so that another press still sends the same key.
  const unanswered = useRef(keptAtFirst);
  const [last, setLast] = useState(keptAtFirst.findLast((entry) => entry.paymentId === paymentId));

  const remember = (entries: readonly UnansweredRefund[]) => {
    unanswered.current = entries;
    keep(entries.length > 0 ? entries : null);
  };
  const send = async (input: RefundInput): Promise<boolean> => {
    const earlier = unanswered.current.find(
      (entry) => entry.paymentId === paymentId && entry.request.amount === input.amount,
    );
    const entry: UnansweredRefund = {
      paymentId,
      request: input,
      key: earlier?.key ?? crypto.randomUUID(),
      lastRefundId: earlier?.lastRefundId ?? Math.max(0, ...refunds.map(({ id }) => id)),
    };
    const others = unanswered.current.filter((other) => other !== earlier);
    // The first of the requests under a key may be the one that was made, so its details stay.
    remember([...others, earlier ?? entry]);
    setProblem(null);
    const { error } = await refund({
      rideId,
      'idempotency-key': entry.key,
      refundRequest: { paymentId, ...input },
    });
    const refusal = refusalOf(error);
    const isKnown = !error || (refusal && (earlier ? decidesRepetition(refusal) : true));
    if (isKnown) remember(others);
    setLast(isKnown ? undefined : (earlier ?? entry));
    if (error) setProblem(refusal ? refusalText(error, refusal) : t('refund.unknown'));
    return !error;
  };

  const refusalText = (error: unknown, { code, detail }: Problem): string =>
    code === 'idempotency_key_reused' ? t('refund.madeBefore') : problemText(error, detail ?? t('refund.failed'));
  return { send, busy: isLoading, problem, unanswered: last, recorded: last && recordOf(last, refunds) };
}

/** The API's refusal. A fault is none, because the refund may have been made before it. */
function refusalOf(error: unknown): Problem | undefined {
  const problem = problemOf(error);
  return problem && problem.status < 500 ? problem : undefined;
}

/** Whether the refusal of a repeated request means that the first one made no refund. Access is checked before that. */
const decidesRepetition = ({ status, code }: Problem): boolean => status === 409 && code !== 'idempotency_key_reused';

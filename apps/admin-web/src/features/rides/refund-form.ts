import { REFUND_REASONS, type RefundCause, type RefundReason } from '@groupride/contracts';
import { cents } from './ledger';

export interface RefundForm {
  amount: string;
  reason: RefundReason | '';
  note: string;
}

export type RefundProblems = Partial<Record<'amount' | 'reason', 'missing' | 'too_large'>>;

/** Reasons that a retry may reuse; automatic refunds have none. */
export const retryReason = (cause: RefundCause | undefined): RefundReason | '' =>
  REFUND_REASONS.find((reason) => reason === cause) ?? '';

/** "12.50" of "12.5", "$12" or "12,50"; null when it is no amount above zero. */
export function readAmount(text: string): string | null {
  const match = /^\s*\$?\s*(\d{1,7})(?:[.,](\d{0,2}))?\s*$/.exec(text);
  if (!match) return null;
  const amount = `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}`;
  return cents(amount) > 0 ? amount : null;
}

/** @param most decimal text, what is left to refund */
export function problemsOf({ amount, reason }: RefundForm, most: string): RefundProblems {
  const read = readAmount(amount);
  return {
    ...(read === null
      ? { amount: 'missing' as const }
      : cents(read) > cents(most)
        ? { amount: 'too_large' as const }
        : {}),
    ...(reason === '' ? { reason: 'missing' as const } : {}),
  };
}

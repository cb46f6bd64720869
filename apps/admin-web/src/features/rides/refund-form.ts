import { REFUND_REASONS, type RefundCause, type RefundReason } from '@groupride/contracts';
import { typedAmount } from '@groupride/pricing';
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

/** "12.50" from "12.5" or "$12.50"; null if it is not a positive amount. */
export function readAmount(text: string): string | null {
  const amount = typedAmount(text);
  return amount !== null && cents(amount) > 0 ? amount : null;
}

/** @param most the amount that can still be refunded, as decimal text */
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

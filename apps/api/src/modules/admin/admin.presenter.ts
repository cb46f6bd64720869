import type { AdminPaymentView, LedgerEntryView } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import type { LedgerLine } from '../ledger/ledger.facade';
import { cardOf, type Payment } from '../payments/payments.facade';

export function presentPayment(payment: Payment, names: ReadonlyMap<string, string>): AdminPaymentView {
  return {
    id: payment.id,
    rideId: payment.rideId,
    amount: formatCents(payment.amount),
    captured: formatCents(payment.captured),
    risesTo: payment.nextAmount === null ? null : formatCents(payment.nextAmount),
    state: payment.state,
    card: cardOf(payment),
    failureCode: payment.failureCode,
    failureMessage: payment.failureMessage,
    authorizeAt: payment.authorizeAt?.toISOString() ?? null,
    recoverBefore: payment.recoverBefore?.toISOString() ?? null,
    captureBefore: payment.captureBefore?.toISOString() ?? null,
    payerId: payment.payerId,
    payerName: names.get(`rider:${payment.payerId}`) ?? null,
    purpose: payment.purpose,
  };
}

export function presentLedgerLine(line: LedgerLine, names: ReadonlyMap<string, string>): LedgerEntryView {
  return {
    transactionId: line.transactionId,
    kind: line.kind,
    account: line.account,
    accountName: names.get(line.account) ?? null,
    amount: formatCents(line.amount),
    at: line.at.toISOString(),
  };
}

/** Whether the entries of every transaction sum to zero. */
export function isBalanced(lines: readonly LedgerLine[]): boolean {
  const sums = new Map<number, number>();
  for (const { transactionId, amount } of lines) sums.set(transactionId, (sums.get(transactionId) ?? 0) + amount);
  return [...sums.values()].every((sum) => sum === 0);
}

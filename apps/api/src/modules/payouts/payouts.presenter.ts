import type { AdminPayoutView, PayoutAccountView, PayoutsView, PayoutView } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { INSTANT_FEE, instantAmount, tuesdayFrom, type Payout, type PayoutAccount } from './domain/payout';

interface Situation {
  account: PayoutAccount | null;
  payouts: readonly Payout[];
  balance: Cents;
  /** YYYY-MM-DD in the city. */
  today: string;
}

export function presentPayouts({ account, payouts, balance, today }: Situation): PayoutsView {
  const dueToday = payouts.some(({ dueOn, state }) => dueOn === today && state !== 'failed');
  return {
    balance: formatCents(balance),
    instantFee: formatCents(INSTANT_FEE),
    instantAmount: formatCents(instantAmount(balance)),
    nextWeekly: tuesdayFrom(dueToday ? dayAfter(today) : today),
    account: presentAccount(account),
    payouts: payouts.map(presentPayout),
  };
}

export function presentPayout({ id, kind, state, amount, fee, failureMessage, createdAt, arrivesAt }: Payout): PayoutView {
  return {
    id,
    kind,
    state,
    amount: formatCents(amount),
    fee: formatCents(fee),
    failure: failureMessage,
    requestedAt: createdAt.toISOString(),
    arrivesAt: arrivesAt?.toISOString() ?? null,
  };
}

export function presentAdminPayout(payout: Payout & { driverName: string }): AdminPayoutView {
  const { driverId, driverName, transferId, providerPayoutId } = payout;
  return { ...presentPayout(payout), driverId, driverName, transferId, providerPayoutId };
}

function presentAccount(account: PayoutAccount | null): PayoutAccountView {
  if (!account?.providerAccount) return { state: 'none', bank: null };
  const bank = account.bankLast4 ? `${account.bankName ?? 'Bank'} ending ${account.bankLast4}` : null;
  return { state: account.payoutsEnabled ? 'ready' : 'incomplete', bank };
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 3600_000).toISOString().slice(0, 10);
}

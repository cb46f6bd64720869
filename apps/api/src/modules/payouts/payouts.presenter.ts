import type {
  AdminPayoutList,
  AdminPayoutView,
  PayoutAccountView,
  PayoutsView,
  PayoutView,
} from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { availableOf, INSTANT_FEE, instantAmount, type Payout, type PayoutAccount } from './domain/payout';
import { failureReasonOf } from './domain/failure';
import type { PayoutTotals, PayoutWithDriver } from './payouts.repository';

interface Situation {
  account: PayoutAccount | null;
  payouts: readonly Payout[];
  totals: PayoutTotals;
  balance: Cents;
  /** Funds at the provider that are not promised; null when it does not answer. */
  funds: Cents | null;
  /** The Tuesday of the next weekly payout, YYYY-MM-DD in the city. */
  nextWeekly: string;
}

export function presentPayouts({ account, payouts, totals, balance, funds, nextWeekly }: Situation): PayoutsView {
  const available = funds === null ? null : availableOf(balance, funds);
  return {
    balance: formatCents(balance),
    instantFee: formatCents(INSTANT_FEE),
    available: available === null ? null : formatCents(available),
    pending: available === null ? null : formatCents(Math.max(0, balance) - available),
    onTheWay: formatCents(totals.onTheWay),
    paid: formatCents(totals.paid),
    instantAmount: formatCents(instantAmount(available ?? 0)),
    nextWeekly,
    account: presentAccount(account),
    payouts: payouts.map(presentPayout),
  };
}

export function presentPayout({
  id,
  kind,
  state,
  amount,
  fee,
  failureCode,
  failureMessage,
  bankLast4,
  createdAt,
  arrivesAt,
}: Payout): PayoutView {
  return {
    id,
    kind,
    state,
    amount: formatCents(amount),
    fee: formatCents(fee),
    failure: failureMessage,
    failureReason: failureReasonOf(failureCode),
    bankLast4,
    requestedAt: createdAt.toISOString(),
    arrivesAt: arrivesAt?.toISOString() ?? null,
  };
}

export function presentAdminPayout(payout: PayoutWithDriver): AdminPayoutView {
  const { driverId, driverName, transferId, providerPayoutId, endedAt, retriedBy } = payout;
  return {
    ...presentPayout(payout),
    driverId,
    driverName,
    transferId,
    providerPayoutId,
    endedAt: endedAt?.toISOString() ?? null,
    retriedBy,
  };
}

/** @param found has one payout more than the page size when there is a next page */
export function presentPage(found: readonly PayoutWithDriver[], size: number): AdminPayoutList {
  const payouts = found.slice(0, size).map(presentAdminPayout);
  return { payouts, next: found.length > size ? (payouts.at(-1)?.id ?? null) : null };
}

function presentAccount(account: PayoutAccount | null): PayoutAccountView {
  if (!account?.providerAccount) return { state: 'none', bank: null };
  const bank = account.bankLast4 ? `${account.bankName ?? 'Bank'} ending ${account.bankLast4}` : null;
  return { state: account.payoutsEnabled ? 'ready' : 'incomplete', bank };
}

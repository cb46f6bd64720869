import { CLOSE_ACCOUNTS, type DailyClose } from '@groupride/contracts';
import { addDays } from '@groupride/geo';
import { formatCents, type Cents } from '@groupride/pricing';
import type { AccountOwner } from './accounts';

/** The sum that transactions of one kind moved on an account. `day` is null for everything before the first day. */
export interface Movement {
  day: string | null;
  account: string;
  kind: string;
  amount: Cents;
}

/** The accounts of the daily close that sum up the accounts of many owners. */
export const CLOSE_ACCOUNT_OF_OWNERS = {
  rider: 'riders',
  business: 'businesses',
  driver: 'drivers',
} as const satisfies Record<AccountOwner, (typeof CLOSE_ACCOUNTS)[number]>;

const CLEARING = 'provider:clearing';

/** Money paid out through the provider is a credit, so its sum is negative. */
const sumOf = (movements: readonly Movement[], account: string, kinds?: readonly string[]): Cents =>
  movements
    .filter((one) => one.account === account && (!kinds || kinds.includes(one.kind)))
    .reduce((sum, { amount }) => sum + amount, 0);

/** Each day from the first to the last, newest first, with the balances at its end. */
export function closeDays(from: string, to: string, movements: readonly Movement[]): DailyClose[] {
  const balances = new Map<string, Cents>(CLOSE_ACCOUNTS.map((account) => [account, 0]));
  const add = (booked: readonly Movement[]) => {
    for (const { account, amount } of booked) balances.set(account, (balances.get(account) ?? 0) + amount);
  };
  add(movements.filter(({ day }) => day === null));
  const days: DailyClose[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const booked = movements.filter((one) => one.day === day);
    add(booked);
    days.unshift({
      day,
      captured: formatCents(sumOf(booked, CLEARING, ['capture'])),
      refunded: formatCents(-sumOf(booked, CLEARING, ['refund', 'refund_failed'])),
      fees: formatCents(-sumOf(booked, 'platform:fees')),
      payouts: formatCents(-sumOf(booked, CLEARING, ['payout', 'payout_failed'])),
      balances: [...balances].map(([account, balance]) => ({ account, balance: formatCents(balance) })),
      sum: formatCents([...balances.values()].reduce((sum, balance) => sum + balance, 0)),
    });
  }
  return days;
}

import type { PayoutKind, PayoutState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** A payment of what we owe a driver to the driver's bank. */
export interface Payout {
  id: number;
  driverId: number;
  kind: PayoutKind;
  state: PayoutState;
  amount: Cents;
  fee: Cents;
  /** The Tuesday of a weekly one, YYYY-MM-DD. */
  dueOn: string | null;
  failedBefore: number;
  transferId: string | null;
  providerPayoutId: string | null;
  failureCode: string | null;
  failureMessage: string | null;
  /** Of the account that it went to. */
  bankLast4: string | null;
  arrivesAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
}

export interface PayoutAccount {
  driverId: number;
  /** The provider's id, once there is one. */
  providerAccount: string | null;
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  bankName: string | null;
  bankLast4: string | null;
}

export const INSTANT_FEE: Cents = 50;
/** Less than this is not sent anywhere. */
export const SMALLEST_PAYOUT: Cents = 100;
/** A weekly payout that fails is tried again on the following days, so often in a row; then only the next Tuesday. */
export const MOST_RETRIES = 3;

/**
 * What of a driver's balance can be paid out now; the rest is pending until riders' payments are available to us.
 * @param funds available to us at the provider and promised to nobody
 */
export function availableOf(balance: Cents, funds: Cents): Cents {
  return Math.max(0, Math.min(balance, funds));
}

/** What can reach the bank at once out of the available amount, after the fee; 0 when it is too little. */
export function instantAmount(available: Cents): Cents {
  const amount = available - INSTANT_FEE;
  return amount >= SMALLEST_PAYOUT ? amount : 0;
}

/** The next Tuesday from a day on, that day included. @param date YYYY-MM-DD in the city */
export function tuesdayFrom(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ((2 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** The latest Tuesday up to a day. @param date YYYY-MM-DD in the city */
export function tuesdayUpTo(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() - 2 + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** Whether a driver is due a weekly payout on a day: on Tuesday, and on the days after one that failed. */
export function isDue(date: string, latest: Pick<Payout, 'dueOn' | 'state' | 'failedBefore'> | null): boolean {
  const dueOn = tuesdayUpTo(date);
  if (latest?.dueOn === dueOn) return latest.state === 'failed' && latest.failedBefore < MOST_RETRIES;
  return date === dueOn;
}

import type { PayoutKind, PayoutState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

/** A payout of a driver's balance to the driver's bank. */
export interface Payout {
  id: number;
  driverId: number;
  kind: PayoutKind;
  state: PayoutState;
  amount: Cents;
  fee: Cents;
  /** The Tuesday of a weekly payout, YYYY-MM-DD; null for an instant payout. */
  dueOn: string | null;
  failedBefore: number;
  transferId: string | null;
  providerPayoutId: string | null;
  failureCode: string | null;
  failureMessage: string | null;
  /** Last digits of the bank account that receives the payout. */
  bankLast4: string | null;
  arrivesAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
}

export interface PayoutAccount {
  driverId: number;
  /** The provider's account id; null until there is one. */
  providerAccount: string | null;
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  bankName: string | null;
  bankLast4: string | null;
}

export const INSTANT_FEE: Cents = 50;
/** Smaller amounts are not paid out. */
export const SMALLEST_PAYOUT: Cents = 100;
/** Retries of a failed weekly payout on the following days, after which it waits for the next Tuesday. */
export const MOST_RETRIES = 3;

/**
 * The part of a driver's balance that can be paid out now; the rest is pending until riders' payments are available to
 * us.
 * @param funds available at the provider and not promised to anybody
 */
export function availableOf(balance: Cents, funds: Cents): Cents {
  return Math.max(0, Math.min(balance, funds));
}

/** The amount of an instant payout of everything available, after the fee; 0 when it is too small. */
export function instantAmount(available: Cents): Cents {
  const amount = available - INSTANT_FEE;
  return amount >= SMALLEST_PAYOUT ? amount : 0;
}

/** The next Tuesday on or after a day. @param date YYYY-MM-DD in the city */
export function tuesdayFrom(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ((2 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** The latest Tuesday on or before a day. @param date YYYY-MM-DD in the city */
export function tuesdayUpTo(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() - 2 + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** Whether a driver is due a weekly payout on a day: on Tuesday, and on the days after a failed one. */
export function isDue(date: string, latest: Pick<Payout, 'dueOn' | 'state' | 'failedBefore'> | null): boolean {
  const dueOn = tuesdayUpTo(date);
  if (latest?.dueOn === dueOn) return latest.state === 'failed' && latest.failedBefore < MOST_RETRIES;
  return date === dueOn;
}

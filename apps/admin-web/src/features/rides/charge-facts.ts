import type { RideEventView } from '@groupride/web-api-client';
import { cents } from './ledger';

/** The whole percentage of the price that equals the amount, to within a cent; null if there is none. */
export function percentOf(amount: string, price: string): number | null {
  const whole = cents(price);
  if (whole <= 0) return null;
  const percent = Math.round((cents(amount) / whole) * 100);
  return Math.abs(Math.round((whole * percent) / 100) - cents(amount)) <= 1 ? percent : null;
}

/** The price of each seat if all seats cost exactly the same; otherwise null. */
export function eachOf(amount: string, count: number): string | null {
  return count > 1 && cents(amount) > 0 && cents(amount) % count === 0
    ? (cents(amount) / count / 100).toFixed(2)
    : null;
}

/** Joins sentences. If one ends with an abbreviation such as "p.m.", the second period is dropped. */
export const sentencesOf = (parts: readonly unknown[]): string => parts.filter(Boolean).join(' ').replaceAll('..', '.');

export type DisputeStep = 'payment_disputed' | 'dispute_won' | 'dispute_lost';
const DISPUTE_STEPS: readonly string[] = ['payment_disputed', 'dispute_won', 'dispute_lost'] satisfies DisputeStep[];
const isDisputeStep = (event: RideEventView): event is RideEventView & { type: DisputeStep } =>
  DISPUTE_STEPS.includes(event.type);

/** Events of one payment, oldest first. */
export function paymentSteps(events: readonly RideEventView[], paymentId: number) {
  const own = events.filter(({ data }) => data['paymentId'] === paymentId);
  return { renewed: own.filter(({ type }) => type === 'hold_renewed'), dispute: own.filter(isDisputeStep) };
}

import type { PaymentIntentView } from '@groupride/web-api-client';

/** A payment that is older is asked for again: its amount may have changed. */
const FRESH_MS = 60_000;

let started: { rideId: number; payment: PaymentIntentView; at: number } | null = null;

/**
 * Hands the payment that a booking started to the payment page. It is kept in memory only, because its client secret
 * must not get into the history or the storage of the browser.
 */
export const startedPayment = {
  keep(rideId: number, payment: PaymentIntentView | null): void {
    started = payment && { rideId, payment, at: Date.now() };
  },
  /** @returns null when the payment has to be requested */
  take(rideId: number): PaymentIntentView | null {
    const known = started;
    started = null;
    return known?.rideId === rideId && Date.now() - known.at < FRESH_MS ? known.payment : null;
  },
};

import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '../../../tools/bench/src/chance';
import { Booker, type RiderCalls } from '../../../tools/bench/src/money/booker';
import type { CardSandbox } from '../../../tools/up/src/testing/card-sandbox';
import type { Journal } from './journal';
import { Refused } from './patient-client';
import type { Person } from './people';

const FINAL = ['completed', 'cancelled'];
const LOOK_MS = 400;
/** A ride that is neither completed nor cancelled within this time is stuck. */
const LONGEST_RIDE_MS = 180_000;
const CONFIRM_WITHIN_MS = 60_000;
const CONFIRMED: readonly unknown[] = ['requires_capture', 'succeeded'];

/** Books one ride after the other, by card or cash; some are cancelled, and the others are driven. */
export class Rider {
  private readonly booker: Booker;

  constructor(
    private readonly person: Person,
    cards: CardSandbox,
    private readonly journal: Journal,
    private readonly chance: Chance,
  ) {
    const calls: RiderCalls = {
      call: (...request) => person.client.call(...request),
      confirm: (clientSecret) => confirm(cards, clientSecret),
    };
    this.booker = new Booker(calls);
  }

  /** @param isOver checked before each booking */
  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        await this.ride();
      } catch (error) {
        this.journal.violation(`user ${this.person.id}: ${error instanceof Error ? error.message : String(error)}`);
        await delay(LOOK_MS);
      }
    }
  }

  private async ride(): Promise<void> {
    const { chance, journal } = this;
    const paymentMethod = chance.below(10) < 7 ? 'card' : 'cash';
    const fate = chance.below(10);
    const waitMs = chance.below(2000);
    const { ride, quoteId } = await this.booker.request(paymentMethod);
    const rideId = Number(ride['id']);
    journal.booked({ rideId, riderId: this.person.id, key: quoteId, paymentMethod });
    if (fate === 0) return this.cancelOrWait(rideId);
    if (paymentMethod === 'card') journal.authorized(rideId, await this.booker.pay(ride));
    if (fate > 5) return this.untilOver(rideId);
    await delay(waitMs);
    return this.cancelOrWait(rideId);
  }

  /** Cancels at the displayed fee, unless the ride has advanced in the meantime. */
  private async cancelOrWait(rideId: number): Promise<void> {
    const path = `/api/rides/${rideId}`;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      try {
        const { token, mayCancel } = await this.person.client.call('GET', `${path}/cancellation`);
        if (mayCancel !== true) break;
        const { status } = await this.person.client.call(
          'POST',
          `${path}/cancel`,
          { token },
          { 'idempotency-key': `cancel-${rideId}-${attempt}` },
        );
        if (status !== 'cancelled')
          this.journal.violation(`ride ${rideId}: the answer to a cancellation says ${String(status)}`);
        this.journal.cancelled(rideId);
        return;
      } catch (error) {
        // The ride has advanced since the fee was displayed.
        if (!(error instanceof Refused) || error.status !== 409) throw error;
      }
    }
    await this.untilOver(rideId);
  }

  private async untilOver(rideId: number): Promise<void> {
    for (const end = Date.now() + LONGEST_RIDE_MS; ; await delay(LOOK_MS)) {
      const { status } = await this.person.client.call('GET', `/api/rides/${rideId}`);
      if (FINAL.includes(String(status))) return;
      if (Date.now() > end) throw new Error(`ride ${rideId} has been ${String(status)} for too long`);
    }
  }
}

/** Repeats the confirmation until the provider has it, because its database may be down, or the answer may get lost. */
async function confirm(cards: CardSandbox, clientSecret: string): Promise<void> {
  for (const end = Date.now() + CONFIRM_WITHIN_MS; ; await delay(100)) {
    const answer = (await cards.confirm(clientSecret).catch(() => ({}))) as {
      status?: string;
      error?: { code?: string };
    };
    if (CONFIRMED.includes(answer.status) || answer.error?.code === 'payment_intent_unexpected_state') return;
    if (Date.now() > end) throw new Error(`the provider did not confirm a payment: ${JSON.stringify(answer)}`);
  }
}

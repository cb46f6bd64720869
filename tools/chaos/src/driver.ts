import { setTimeout as delay } from 'node:timers/promises';
import type { AcknowledgedStep, Journal } from './journal';
import { type Body, Refused } from './patient-client';
import { goOnline, type DriverPerson } from './people';

const LOOK_MS = 250;
const PRESENCE_MS = 5000;

/** Accepts offered rides and drives them to the end. */
export class Driver {
  private seenAt = 0;

  constructor(
    private readonly person: DriverPerson,
    private readonly journal: Journal,
  ) {}

  /** @param isOver checked between rides */
  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        await this.stayOnline();
        const offers = (await this.person.client.call(
          'GET',
          `/api/rides/driver-requests/${this.person.driverId}`,
        )) as unknown as { id: number }[];
        for (const { id } of offers) await this.drive(id);
        if (offers.length === 0) await delay(LOOK_MS);
      } catch (error) {
        this.journal.violation(
          `driver ${this.person.driverId}: ${error instanceof Error ? error.message : String(error)}`,
        );
        await delay(LOOK_MS);
      }
    }
  }

  private async stayOnline(): Promise<void> {
    if (Date.now() - this.seenAt < PRESENCE_MS) return;
    await goOnline(this.person);
    this.seenAt = Date.now();
  }

  private async drive(rideId: number): Promise<void> {
    const { client, driverId } = this.person;
    let step: AcknowledgedStep = 'accepted';
    const take = async (next: AcknowledgedStep, method: string, rest: string, body?: object): Promise<Body> => {
      step = next;
      const answer = await client.call(method, `/api/rides/${rideId}${rest}`, body);
      this.journal.driven(rideId, step, driverId);
      return answer;
    };
    try {
      const { ride } = await take('accepted', 'POST', `/accept/${driverId}`);
      const { paymentMethod, totalCost } = ride as { paymentMethod: string; totalCost: string };
      await take('arrived', 'PATCH', '/status', { status: 'arrived' });
      await take('in_progress', 'PATCH', '/status', { status: 'in_progress', reason: 'Nobody has a phone at hand' });
      // The driver does not move, so the trip ends away from its destination and needs a reason.
      const reason = 'Nobody drives here';
      await take(
        'completed',
        'POST',
        '/complete',
        paymentMethod === 'cash' ? { amount: totalCost, reason } : { reason },
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await this.expectWithdrawn(rideId, step, error);
    }
  }

  /** A step may be refused only if the rider has cancelled, or the offer was gone. */
  private async expectWithdrawn(rideId: number, step: AcknowledgedStep, refusal: Refused): Promise<void> {
    if (step === 'accepted' && [404, 409, 410].includes(refusal.status)) return;
    const active = await this.person.client.call('GET', `/api/drivers/${this.person.driverId}/active-ride`);
    if (active !== null && active['id'] === rideId)
      this.journal.violation(`ride ${rideId}: "${step}" was refused although the ride goes on: ${refusal.message}`);
  }
}

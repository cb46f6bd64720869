import { expectBalanced, expectRightCharges } from '../../../../tools/up/src/testing/money-invariants';
import { client, type AnyRow, type Client } from './api';
import type { PaidRides } from './paid-rides';
import { expectStatus, person, type Person } from './people';
import { book, completeTrip, hurry, joinBy, until } from './rides';

const HOUR = 3_600_000;
export const IN_DAYS = (days: number) => days * 24 * 60;
/** Cards that are saved for a ride this far ahead are authorized later. */
export const FAR = IN_DAYS(8);

/** A person who can pay: with an account, or as a guest. */
export interface Payer {
  client: Client;
}

interface PledgeOptions {
  minRiders?: number;
  seats?: number;
  /** Minutes until the start. */
  startsIn?: number;
  rideType?: string;
}

export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** Rides that wait for people to join. */
export class Pledges {
  private guests = 0;

  constructor(readonly world: PaidRides) {}

  /** Booked, but not paid by anybody. */
  async booked({ minRiders = 3, seats = 4, startsIn = IN_DAYS(3), rideType = 'GroupX' }: PledgeOptions = {}) {
    const organizer = await person(this.world.api);
    const ride = await book(organizer, {
      groupSize: seats,
      startsIn,
      rideType,
      paymentMethod: 'card',
      splitMode: 'pledge',
      pledge: { minRiders, deadline: inHours(48) },
    });
    return { organizer, rideId: ride.id as number, ride };
  }

  /** Booked, and the organizer's own share is set aside or their card saved. */
  async open(wanted: PledgeOptions = {}, card?: string) {
    const booked = await this.booked(wanted);
    await this.pay(booked.organizer, booked.rideId, card);
    const link = await expectStatus(booked.organizer.client.post(`/api/rides/${booked.rideId}/join-link`), 201);
    return { ...booked, token: link.body.token as string };
  }

  /** Confirms the intent: a card that is authorized now, or saved. */
  async pay(who: Payer, rideId: number, card?: string) {
    const { body } = await expectStatus(who.client.post('/api/create-payment-intent', { rideId }), 200);
    if (body.mode === 'setup') await this.world.cards.confirmSetup(body.clientSecret, card);
    else await this.world.cards.confirm(body.clientSecret, card);
    await expectStatus(who.client.post(`/api/payments/${body.paymentId}/refresh`), 200);
    return body as AnyRow;
  }

  async join(token: string, rideId: number, card?: string): Promise<Person> {
    const friend = await person(this.world.api);
    await expectStatus(joinBy(friend, token), 200);
    await this.pay(friend, rideId, card);
    return friend;
  }

  async joinAsGuest(token: string, rideId: number, card?: string): Promise<Payer & { contact: string }> {
    this.guests += 1;
    const guest = { client: client(this.world.api), contact: `pledging${this.guests}@example.test` };
    const { body: shown } = await expectStatus(guest.client.get(`/api/join/${token}`), 200);
    const form = { name: 'Gus Guest', contact: guest.contact, share: shown.share };
    await expectStatus(guest.client.post(`/api/join/${token}/guest`, form), 200);
    await this.pay(guest, rideId, card);
    return guest;
  }

  async of(who: Payer, rideId: number) {
    const { body } = await expectStatus(who.client.get(`/api/rides/${rideId}`), 200);
    return { ...(body.pledge as AnyRow), status: body.status as string, ride: body as AnyRow };
  }

  /** Lets the deadline pass. */
  async deadline(rideId: number): Promise<void> {
    await this.world.api.query(`UPDATE rides SET pledge_deadline = now() - interval '1 second' WHERE id = $1`, [
      rideId,
    ]);
    await hurry(this.world.api, 'close-pledge-at-its-deadline', rideId);
  }

  /** Moves the start of a far ride so near that its saved cards are authorized. */
  async windowOpens(rideId: number): Promise<void> {
    await this.world.api.query(`UPDATE rides SET scheduled_at = now() + interval '4 days' WHERE id = $1`, [rideId]);
    await hurry(this.world.api, 'authorize-saved-cards-of-pledge', rideId);
  }

  /** Lets the time to replace a card pass. */
  async fixTimeIsOver(rideId: number): Promise<void> {
    await this.world.api.query(`UPDATE rides SET pledge_fix_by = now() - interval '1 second' WHERE id = $1`, [rideId]);
    await hurry(this.world.api, 'decide-pledge-after-its-cards-were-authorized', rideId);
  }

  /** From acceptance to the end of the trip, which starts now. */
  async drive(rideId: number): Promise<void> {
    const driver = await this.world.taken(rideId);
    await this.world.api.query(`UPDATE rides SET scheduled_at = now() WHERE id = $1`, [rideId]);
    for (const status of ['en_route', 'arrived', 'in_progress']) await this.world.step(driver, rideId, status);
    const answer = await completeTrip(driver, rideId);
    expect(answer.status).toBeLessThan(300);
  }

  becomes(who: Payer, rideId: number, state: string) {
    return until(
      () => this.of(who, rideId),
      (pledge) => pledge.state === state,
    );
  }

  /** Everything at the provider is released, and nothing was booked. */
  async expectNothingTaken(rideId: number): Promise<void> {
    await until(
      () => this.world.cards.intentsOf(rideId),
      (intents) => intents.every(({ status }) => status === 'canceled'),
    );
    await until(
      () => this.world.payments(rideId),
      (payments) => payments.every(({ state }) => state === 'released'),
    );
    expect(await this.world.api.query(`SELECT 1 FROM ledger_transactions WHERE ride_id = $1`, [rideId])).toEqual([]);
    await expectBalanced(this.books);
    await expectRightCharges(this.books, rideId);
  }

  get books() {
    return {
      query: <Row>(sql: string, parameters?: unknown[]) => this.world.api.query<Row>(sql, parameters),
      intentsOf: (rideId: number) => this.world.cards.intentsOf(rideId),
    };
  }
}

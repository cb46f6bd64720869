import { startSandbox } from '../../../../tools/up/src/testing/stack';
import { startApi, type Api, type ApiOptions } from './api';
import { CardSandbox, TEST_KEYS } from '../../../../tools/up/src/testing/card-sandbox';
import { driver, expectStatus, person, type Driver, type Person } from './people';
import { book, joinBy, offerTo, until, UPTOWN, type Booking, completeTrip } from './rides';

interface PaymentRow {
  id: number;
  purpose: string;
  state: string;
  amount: string;
  captured: string;
}

export const cents = (amount: string) => Math.round(Number(amount) * 100);

/** An API with a card sandbox, and rides that are paid for. */
export class PaidRides {
  private constructor(
    readonly api: Api,
    readonly cards: CardSandbox,
  ) {}

  static async start(env: Record<string, string> = {}, options: Pick<ApiOptions, 'through'> = {}): Promise<PaidRides> {
    const api = await startApi({ ...TEST_KEYS, ...env }, options);
    return new PaidRides(api, new CardSandbox(await startSandbox({ databaseUrl: api.databaseUrl, env: TEST_KEYS })));
  }

  /** With an API and a sandbox that the caller has started. */
  static with(api: Api, cards: CardSandbox): PaidRides {
    return new PaidRides(api, cards);
  }

  async view(who: Person, rideId: number) {
    return (await expectStatus(who.client.get(`/api/rides/${rideId}`), 200)).body;
  }

  begin(who: Person, rideId: number) {
    return who.client.post('/api/create-payment-intent', { rideId });
  }

  refresh(who: Person, paymentId: number) {
    return who.client.post(`/api/payments/${paymentId}/refresh`);
  }

  payments(rideId: number): Promise<PaymentRow[]> {
    return this.api.query<PaymentRow>(`SELECT * FROM payments WHERE ride_id = $1 ORDER BY id`, [rideId]);
  }

  /** "ride authorized", oldest payment first. */
  async states(rideId: number): Promise<string[]> {
    return (await this.payments(rideId)).map(({ purpose, state }) => `${purpose} ${state}`);
  }

  settled(rideId: number, expected: string[]): Promise<string[]> {
    return until(
      () => this.states(rideId),
      (now) => now.join() === expected.join(),
    );
  }

  async eventTypes(who: Person, rideId: number): Promise<string[]> {
    const { body } = await expectStatus(who.client.get(`/api/rides/${rideId}/events`), 200);
    return (body as { type: string }[]).map(({ type }) => type);
  }

  /** In cents. */
  async balance(account: string): Promise<number> {
    const [row] = await this.api.query<{ sum: string }>(
      `SELECT coalesce(sum(amount_cents), 0) AS sum FROM ledger_entries WHERE account = $1`,
      [account],
    );
    return Number(row?.sum);
  }

  /** A ride whose organizer has authorized a card, and the provider has said so. */
  async paidRide(booking: Booking = {}, card?: string) {
    const organizer = await person(this.api);
    const ride = await book(organizer, { ...booking, paymentMethod: 'card' });
    const { body: intent } = await expectStatus(this.begin(organizer, ride.id), 200);
    await this.cards.confirm(intent.clientSecret, card);
    await until(
      () => this.view(organizer, ride.id),
      ({ status }) => status === 'pending',
    );
    return { organizer, ride, intent, total: cents(ride.totalCost) };
  }

  async join(organizer: Person, rideId: number): Promise<Person> {
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link`), 201);
    const member = await person(this.api);
    expect((await joinBy(member, link.token)).status).toBeLessThan(300);
    return member;
  }

  /** A member who has authorized a card for their own seat. */
  async payingMember(organizer: Person, rideId: number) {
    const member = await this.join(organizer, rideId);
    const { body: intent } = await expectStatus(this.begin(member, rideId), 200);
    await this.cards.confirm(intent.clientSecret);
    await expectStatus(this.refresh(member, intent.paymentId), 200);
    return { member, intent };
  }

  /** A driver who has taken the ride. */
  async taken(rideId: number): Promise<Driver> {
    const someone = await driver(this.api, { lat: UPTOWN.lat, lng: UPTOWN.lng });
    await offerTo(this.api, rideId, [someone.driverId]);
    await expectStatus(someone.client.post(`/api/rides/${rideId}/accept/${someone.driverId}`), 200);
    return someone;
  }

  step(who: Driver, rideId: number, status: string) {
    return expectStatus(
      who.client.patch(`/api/rides/${rideId}/status`, { status, reason: 'Nobody has a phone at hand' }),
      200,
    );
  }

  /** A completed ride for which the organizer was charged. */
  async chargedRide(card?: string) {
    const paid = await this.paidRide({}, card);
    const someone = await this.driven(paid.ride.id);
    await this.settled(paid.ride.id, ['ride captured']);
    return { ...paid, driver: someone, paymentId: paid.intent.paymentId as number };
  }

  /** From acceptance to the end of the trip. */
  async driven(rideId: number, cash?: string): Promise<Driver> {
    const someone = await this.taken(rideId);
    await this.step(someone, rideId, 'arrived');
    await this.step(someone, rideId, 'in_progress');
    await this.complete(someone, rideId, cash);
    return someone;
  }

  async complete(who: Driver, rideId: number, cash?: string): Promise<void> {
    const answer = await completeTrip(who, rideId, cash ? { amount: cash } : {});
    expect(answer.status).toBeLessThan(300);
  }
}

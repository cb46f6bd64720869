import { client, type Client } from './api';
import { runJobs } from './jobs';
import { PaidRides } from './paid-rides';
import { expectStatus, operator, type Driver } from './people';
import { until } from './rides';

interface Payouts {
  balance: string;
  available: string | null;
  pending: string | null;
  onTheWay: string;
  paid: string;
  instantAmount: string;
  account: { state: string; bank: string | null };
  payouts: {
    id: number;
    kind: string;
    state: string;
    amount: string;
    fee: string;
    failure: string | null;
    failureReason: string | null;
    bankLast4: string | null;
  }[];
}

const OPERATOR = 'payouts-operations@example.test';

interface Mail {
  subject: string;
  body: string;
}

/** Drivers with earnings, and their payouts. */
export class DriverPayouts {
  constructor(private readonly world: PaidRides) {}

  /** Starts an API with an operator. */
  static async start(): Promise<{ world: PaidRides; drivers: DriverPayouts; operations: Client }> {
    const world = await PaidRides.start({ ADMIN_EMAILS: OPERATOR });
    return { world, drivers: new DriverPayouts(world), operations: await operator(world.api, OPERATOR) };
  }

  async payoutsOf(who: Driver): Promise<Payouts> {
    return (await expectStatus(who.client.get(`/api/drivers/${who.driverId}/payouts`), 200)).body;
  }

  payOut(who: Driver, amount: string, key?: string) {
    return who.client.post(`/api/drivers/${who.driverId}/payouts`, { amount }, key ? { 'idempotency-key': key } : {});
  }

  async states(who: Driver): Promise<string[]> {
    return (await this.payoutsOf(who)).payouts.map(({ state }) => state);
  }

  /** A driver with a completed ride whose money is available at once. */
  async earned(): Promise<Driver> {
    const { ride } = await this.world.paidRide({}, 'pm_card_bypassPending');
    const someone = await this.world.driven(ride.id);
    await this.world.settled(ride.id, ['ride captured']);
    return someone;
  }

  /** Gives bank details on the provider's page, as a driver does. */
  async onboard(who: Driver, bank = 'btok_us_verified'): Promise<void> {
    const { body } = await expectStatus(who.client.post(`/api/drivers/${who.driverId}/payout-account/link`), 200);
    const page = new URL(body.url);
    const form = new URLSearchParams({ link: page.searchParams.get('link') ?? '', outcome: 'done', bank });
    const answer = await fetch(page, { method: 'POST', body: form, redirect: 'manual' });
    expect(answer.status).toBeLessThan(400);
    await expectStatus(who.client.post(`/api/drivers/${who.driverId}/payout-account/refresh`), 200);
  }

  /** What we owe the driver, and our fees, a credit below zero, in cents. */
  async books(who: Driver): Promise<[number, number]> {
    return [0 - (await this.world.balance(`driver:${who.driverId}`)), await this.world.balance('platform:fees')];
  }

  /** The messages to the driver about payouts, from the outbox. */
  async mailsTo({ email }: Driver, wanted: number): Promise<Mail[]> {
    const mails = async () => {
      const address = `/api/dev/outbox?to=${encodeURIComponent(email)}`;
      const { body } = await expectStatus(client(this.world.api).get(address), 200);
      return (body.messages as Mail[]).filter(({ body: text }) => text.includes('/driver/earnings'));
    };
    return until(mails, ({ length }) => length >= wanted);
  }

  /** A driver whose instant payout of everything was refused by the bank. */
  async refused(): Promise<{ dan: Driver; payoutId: number; amount: string }> {
    const dan = await this.earned();
    await this.onboard(dan, 'btok_us_verified_accountClosed');
    const { instantAmount: amount } = await this.payoutsOf(dan);
    await expectStatus(this.payOut(dan, amount), 201);
    await until(
      () => this.states(dan),
      ([state]) => state !== 'requested',
    );
    await this.world.cards.advanceClock(60);
    await until(
      () => this.states(dan),
      ([state]) => state === 'failed',
    );
    return { dan, payoutId: (await this.payoutsOf(dan)).payouts[0]!.id, amount };
  }

  /** Runs Tuesday's payout job for a driver as of a day. */
  async payWeekly(who: Driver, date: string): Promise<void> {
    await runJobs(this.world.api, 'pay-driver-out-for-the-week', { driverId: who.driverId, date });
  }
}

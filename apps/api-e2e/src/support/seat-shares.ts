import type { AnyRow } from './api';
import { cents, PaidRides } from './paid-rides';
import { expectStatus, type Person } from './people';
import { joinBy, until, type Booking } from './rides';

export const amount = (of: number) => (of / 100).toFixed(2);
export const split = (who: Person, rideId: number, amounts: string[]) =>
  who.client.put(`/api/rides/${rideId}/split`, {
    mode: 'custom',
    shares: amounts.map((each, index) => ({ seat: index + 1, amount: each })),
  });
export const answer = (who: Person, rideId: number, share: string, agree: boolean) =>
  who.client.post(`/api/rides/${rideId}/consent`, { share, agree });
export const preview = (who: Person, rideId: number, change: object) =>
  who.client.post(`/api/rides/${rideId}/changes/preview`, change);
export const change = (who: Person, rideId: number, wanted: object) =>
  who.client.post(`/api/rides/${rideId}/changes`, wanted);

export async function linkOf(organizer: Person, rideId: number): Promise<string> {
  return (await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link`), 201)).body.token as string;
}

export async function seats(who: Person, rideId: number) {
  const { body } = await expectStatus(who.client.get(`/api/rides/${rideId}/members`), 200);
  return body as { isYou: boolean; seat: number; share: string; charge: string; agreed: string; consent: string }[];
}

export const own = async (who: Person, rideId: number) => (await seats(who, rideId)).find(({ isYou }) => isYou)!;

/** Joins at the current price of the seat, as a person does who sees the new share and accepts it. */
export async function joinAtAnyShare(friend: Person, token: string) {
  for (;;) {
    const answered = await joinBy(friend, token);
    if (answered.body.code !== 'share_changed') return answered;
  }
}

export const DECLINED = 'pm_card_visa_chargeDeclined';

export const custom: Booking = {
  splitMode: 'custom',
  shares: [
    { seat: 1, amount: '20.00' },
    { seat: 2, amount: '5.00' },
  ],
};

/** Starts an API with a card sandbox for a spec about shares. @returns what people do with theirs */
export function setUpSeatShares(use: (world: PaidRides) => void) {
  let world: PaidRides;
  beforeAll(async () => {
    world = await PaidRides.start();
    use(world);
  }, 120_000);
  afterAll(() => world?.api.stop());

  /** Authorizes what is due now. @returns the amount */
  async function pay(who: Person, rideId: number): Promise<string> {
    const { body: intent } = await expectStatus(world.begin(who, rideId), 200);
    await world.cards.confirm(intent.clientSecret);
    expect((await expectStatus(world.refresh(who, intent.paymentId), 200)).body.state).toBe('authorized');
    return intent.amount as string;
  }

  /** Drives the ride, and compares what was captured from each person with the shares, the ledger and the provider. */
  async function expectCaptured(rideId: number, expected: [Person, number][], total: number) {
    const { driverId } = await world.driven(rideId);
    const captured = async () =>
      new Map(
        (
          await world.api.query<{ payer_id: number; captured: string }>(
            `SELECT payer_id, captured FROM payments WHERE ride_id = $1 AND state = 'captured'`,
            [rideId],
          )
        ).map((row) => [row.payer_id, cents(row.captured)]),
      );
    expect(await until(captured, (rows) => rows.size === expected.length)).toEqual(
      new Map(expected.map(([who, sum]) => [who.id, sum])),
    );
    expect(expected.reduce((sum, [, each]) => sum + each, 0)).toBe(total);
    const intents = await world.cards.intentsOf(rideId);
    expect(intents.reduce((sum, { amount_received }) => sum + amount_received, 0)).toBe(total);
    expect(intents.filter(({ status }) => status === 'requires_capture')).toEqual([]);
    for (const [who] of expected) expect(await world.balance(`rider:${who.id}`)).toBe(0);
    const booked = await world.api.query<{ sum: string }>(
      `SELECT sum(e.amount_cents) AS sum FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.ride_id = $1 AND t.kind = 'capture' AND e.account = 'provider:clearing'`,
      [rideId],
    );
    expect(Number(booked[0]?.sum)).toBe(total);
    expect(await world.balance(`driver:${driverId}`)).toBeLessThan(0);
  }

  const holds = async (rideId: number) => (await world.cards.intentsOf(rideId)).map(({ status }) => status);
  const payments = async (who: Person, rideId: number): Promise<AnyRow[]> =>
    (await expectStatus(who.client.get(`/api/payments?rideId=${rideId}`), 200)).body;

  /** The quoted price of a larger group, to be confirmed. */
  async function larger(who: Person, rideId: number, groupSize = 6) {
    const { body } = await expectStatus(preview(who, rideId, { groupSize }), 200);
    return { groupSize, expectedTotal: body.total as string };
  }

  async function expectUnchanged(
    who: Person,
    before: { id: number; groupSize: number; totalCost: string },
    now?: object,
  ): Promise<void> {
    const { groupSize, totalCost } = before;
    expect(now ?? (await world.view(who, before.id))).toMatchObject({ status: 'pending', groupSize, totalCost });
  }

  /** Saves a card and pays what is due with it. */
  async function paySaved(who: Person, rideId: number): Promise<void> {
    const { body: setup } = await expectStatus(who.client.post('/api/cards/setup'), 200);
    await world.cards.confirmSetup(setup.clientSecret);
    const { body: cards } = await expectStatus(who.client.post('/api/cards/refresh'), 200);
    const { body: intent } = await expectStatus(world.begin(who, rideId), 200);
    expect(
      (await expectStatus(who.client.post(`/api/payments/${intent.paymentId}/card`, { cardId: cards[0].id }), 200)).body
        .state,
    ).toBe('authorized');
  }

  return { pay, expectCaptured, holds, payments, larger, expectUnchanged, paySaved };
}

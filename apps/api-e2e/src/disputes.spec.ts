import { cancel, preview } from './support/cancelling';
import { type Operations, setUpOperations } from './support/operations';
import type { PaidRides } from './support/paid-rides';
import { expectStatus, type Person } from './support/people';
import { until } from './support/rides';

const FEE = 1500;
const REPORTS = ['created', 'funds_withdrawn', 'updated', 'funds_reinstated', 'closed'].map(
  (what) => `charge.dispute.${what}`,
);

interface Listed {
  id: string;
  rideId: number;
  paymentId: number;
  state: string;
  amount: string;
  fee: string;
  evidenceDueAt: string | null;
  closedAt: string | null;
}

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => ({ world, operations } = opened));

const amount = (cents: number) => (cents / 100).toFixed(2);
const listed = async (rideId: number) =>
  ((await expectStatus(operations.client.get('/api/admin/disputes'), 200)).body as Listed[]).find(
    (each) => each.rideId === rideId,
  );
const inState = (rideId: number, state: string) =>
  until(
    () => listed(rideId),
    (found) => found?.state === state,
  ) as Promise<Listed>;
const receipt = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.get(`/api/rides/${rideId}/receipt`), 200)).body;
const charge = async (rideId: number) =>
  (await expectStatus(operations.client.get(`/api/admin/rides/${rideId}/charges`), 200)).body.payers[0];
const told = async (who: Person, rideId: number) =>
  (await world.eventTypes(who, rideId)).filter((type) => type.includes('dispute'));

/** Our cost of disputes so far, in cents. */
const cost = () => world.balance('platform:disputes');

async function disputedAtProvider(rideId: number) {
  const [intent] = await world.cards.intentsOf(rideId);
  return (await until(
    () => world.cards.disputeOf(intent!.id),
    (found) => found !== undefined,
  ))!;
}

/** What is so as long as the bank keeps the money, whatever it has decided. */
async function expectMoneyGone({ organizer, ride, total }: { organizer: Person; ride: { id: number }; total: number }) {
  expect(await operations.booked(ride.id, 'dispute')).toEqual([
    `provider:clearing ${-total}`,
    `platform:disputes ${total}`,
  ]);
  expect(await operations.booked(ride.id, 'dispute_fee')).toEqual([
    `provider:clearing ${-FEE}`,
    `platform:disputes ${FEE}`,
  ]);
  expect(await charge(ride.id)).toMatchObject({
    captured: amount(total),
    disputed: amount(total),
    charged: '0.00',
    payments: [{ disputed: true, refundable: '0.00' }],
  });
  expect(await receipt(organizer, ride.id)).toMatchObject({
    charged: amount(total),
    takenBack: [{ amount: amount(total) }],
    net: '0.00',
  });
}

it('a disputed payment: the money and the fee are gone, the driver is paid, evidence is asked for; when it is won all but the fee is back', async () => {
  const before = await cost();
  const charged = await world.chargedRide('pm_card_createDispute');
  const { organizer, ride, driver, paymentId, total } = charged;
  const earned = await world.balance(`driver:${driver.driverId}`);
  const open = await inState(ride.id, 'needs_response');
  expect(open).toMatchObject({ paymentId, amount: amount(total), fee: '15.00', closedAt: null });
  expect(Date.parse(open.evidenceDueAt!)).toBeGreaterThan(Date.now());
  await expectMoneyGone(charged);
  expect(await operations.alerts(ride.id)).toMatchObject([
    { kind: 'dispute_open', ours: amount(total), data: { evidenceDueAt: open.evidenceDueAt } },
  ]);
  const asked = { paymentId, amount: '1.00', reason: 'goodwill' };
  expect(
    (
      await operations.client.post(`/api/admin/rides/${ride.id}/refunds`, asked, {
        'idempotency-key': 'while-disputed',
      })
    ).body.code,
  ).toBe('refund_not_possible');
  expect(await operations.reconcile()).toMatchObject({ differences: 0 });

  await world.cards.winDispute(open.id);
  expect(await inState(ride.id, 'won')).toMatchObject({ closedAt: expect.any(String) });
  expect(await operations.booked(ride.id, 'dispute_won')).toEqual([
    `provider:clearing ${total}`,
    `platform:disputes ${-total}`,
  ]);
  expect(await cost()).toBe(before + FEE);
  expect(await world.balance(`driver:${driver.driverId}`)).toBe(earned);
  expect(await operations.alerts(ride.id)).toEqual([]);
  expect(await charge(ride.id)).toMatchObject({
    disputed: '0.00',
    charged: amount(total),
    payments: [{ disputed: false, refundable: amount(total) }],
  });
  expect(await receipt(organizer, ride.id)).toMatchObject({ takenBack: [], net: amount(total) });
  expect(await operations.reconcile()).toMatchObject({ differences: 0 });
  expect(await told(organizer, ride.id)).toEqual(['payment_disputed', 'dispute_won']);
});

it('a lost one is our cost, and not the driver’s; all reports again change nothing', async () => {
  const before = await cost();
  const charged = await world.chargedRide('pm_card_createDispute');
  const { organizer, ride, driver, total } = charged;
  const earned = await world.balance(`driver:${driver.driverId}`);
  const { id } = await inState(ride.id, 'needs_response');
  await world.cards.loseDispute(id);
  await inState(ride.id, 'lost');
  await world.cards.resendAbout(id, [...REPORTS, ...REPORTS]);
  expect(await listed(ride.id)).toMatchObject({ state: 'lost', fee: '15.00', closedAt: expect.any(String) });
  await expectMoneyGone(charged);
  expect(await cost()).toBe(before + total + FEE);
  expect(await world.balance(`driver:${driver.driverId}`)).toBe(earned);
  expect(await operations.booked(ride.id, 'driver_reversal')).toEqual([]);
  expect(await operations.alerts(ride.id)).toEqual([]);
  expect(await told(organizer, ride.id)).toEqual(['payment_disputed', 'dispute_lost']);
  expect(await operations.reconcile()).toMatchObject({ differences: 0 });
});

it('is booked the same when its reports come late and the last one first', async () => {
  const before = await cost();
  const { organizer, ride, total } = await world.chargedRide('pm_card_createDispute');
  await world.cards.allDelivered();
  await world.cards.deliverWebhooks('drop');
  const { id } = await disputedAtProvider(ride.id);
  await world.cards.winDispute(id);
  const last = await until(
    () => disputedAtProvider(ride.id),
    ({ status }) => status === 'won',
  );
  await world.cards.deliverWebhooks('deliver');
  await world.cards.resendAbout(last.id, [...REPORTS].reverse());
  await world.cards.resendAbout(last.id, REPORTS);
  expect(await inState(ride.id, 'won')).toMatchObject({ amount: amount(total), fee: '15.00' });
  expect(await cost()).toBe(before + FEE);
  expect(
    (await operations.booked(ride.id, 'dispute')).length + (await operations.booked(ride.id, 'dispute_won')).length,
  ).toBe(4);
  expect(await told(organizer, ride.id)).toEqual(['payment_disputed', 'dispute_won']);
  expect(await operations.alerts(ride.id)).toEqual([]);
  expect(await operations.reconcile()).toMatchObject({ differences: 0 });
});

it('of money that was to go back with the ride: nothing is promised while the bank has it; when it is won it is given back, or somebody hears of it', async () => {
  const { organizer, ride, total } = await world.paidRide({}, 'pm_card_createDispute');
  const [intent] = await world.cards.intentsOf(ride.id);
  await world.cards.capture(intent!.id);
  const { id } = await inState(ride.id, 'needs_response');
  const shown = await preview(organizer, ride.id);
  expect(shown).toMatchObject({ fee: '0.00', refunded: '0.00' });
  await expectStatus(cancel(organizer, ride.id, { token: shown.token }), 200);
  await world.cards.winDispute(id);
  await inState(ride.id, 'won');
  // Once disputed, the provider takes no refund of it: it is a person's business then, with the amount.
  const alert = await until(
    async () => (await operations.alerts(ride.id)).find(({ kind }) => kind === 'refund_failed'),
    (found) => found !== undefined,
  );
  expect(alert).toMatchObject({ ours: amount(total), theirs: '0.00' });
});

it.each(['before', 'after'])(
  'of money that was to go back, lost %s the ride was cancelled, is no loss of ours: their bank has given it back',
  async (when) => {
    const before = await cost();
    const { organizer, ride, total } = await world.paidRide({}, 'pm_card_createDispute');
    const [intent] = await world.cards.intentsOf(ride.id);
    await world.cards.capture(intent!.id);
    const { id } = await inState(ride.id, 'needs_response');
    const lose = async () => {
      await world.cards.loseDispute(id);
      await inState(ride.id, 'lost');
    };
    if (when === 'before') await lose();
    await expectStatus(cancel(organizer, ride.id, { token: (await preview(organizer, ride.id)).token }), 200);
    const evenedOut = when === 'before' ? 0 : -total;
    await until(
      () => world.balance(`rider:${organizer.id}`),
      (balance) => balance === evenedOut,
    );
    if (when === 'after') await lose();
    await until(cost, (now) => now === before + FEE);
    await world.cards.resendAbout(id, REPORTS);
    expect([await world.balance(`rider:${organizer.id}`), await cost()]).toEqual([0, before + FEE]);
    await operations.reconcile();
    expect(await operations.alerts(ride.id)).toEqual([]);
  },
);

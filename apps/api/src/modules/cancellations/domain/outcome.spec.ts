import { rowsOf } from '@groupride/pricing';
import { outcomeOf, type Cancellation } from './outcome';

const NOW = new Date('2026-03-01T12:00:00Z');
const POLICY = rowsOf({
  freeMinutes: 0,
  immediate: [{ minutes: 5, keptPercent: 25 }],
  scheduled: [{ minutes: 60, keptPercent: 25 }],
  arrivedPercent: 50,
  waitMinutes: 5,
  largeGroupSize: 15,
  largeGroupWaitMinutes: 15,
  noShowPercent: 50,
  driverPercent: 80,
});
const RIDE = {
  organizerId: 1,
  driverId: 9,
  totalCost: 8000,
  costPerPerson: 2000,
  splitMode: 'cover',
  paymentMethod: 'card',
  acceptedAt: NOW,
  arrivedAt: NOW,
  scheduledAt: null,
  groupSize: 4,
} as const;
const HOLD = {
  payerId: 1,
  purpose: 'ride',
  state: 'authorized',
  amount: 8000,
  taken: 0,
  authorizeAt: null,
  recoverBefore: null,
  cardBrand: 'visa',
  cardLast4: '4242',
} as const;
const SHARE = { ...HOLD, payerId: 2, purpose: 'share', amount: 2000 } as const;

const BY_ORGANIZER = { policy: POLICY, occasion: 'cancel', who: 'organizer', now: NOW } as const;

const outcome = (ride: Partial<Cancellation['ride']>, ...payments: Cancellation['payments'][number][]) =>
  outcomeOf({ ...BY_ORGANIZER, ride: { ...RIDE, ...ride }, memberIds: [1, 2], payments });

describe('the outcome of a cancellation', () => {
  it('captures the fee from the organizer’s hold and releases everything else', () => {
    const { fee, driverPart, card, payers } = outcome({}, HOLD, SHARE);
    expect({ fee, driverPart, card }).toEqual({ fee: 4000, driverPart: 3200, card: null });
    expect(payers).toEqual([
      { userId: 1, held: 8000, taken: 0, charged: 4000, released: 4000, refunded: 0 },
      { userId: 2, held: 2000, taken: 0, charged: 0, released: 2000, refunded: 0 },
    ]);
  });

  it('charges no more than is on hold, and nothing for a cash ride', () => {
    expect(outcome({}, { ...HOLD, amount: 1000 })).toMatchObject({ fee: 1000, driverPart: 800 });
    expect(outcome({ paymentMethod: 'cash' })).toMatchObject({ fee: 0, card: null });
    expect(outcome({}, { ...HOLD, state: 'released' })).toMatchObject({ fee: 0, card: null });
  });

  it('keeps the fee from what was captured already, and refunds the rest', () => {
    const { fee, driverPart, card, payers } = outcome(
      {},
      { ...HOLD, state: 'captured', taken: 8000 },
      { ...SHARE, state: 'captured', taken: 2000 },
    );
    expect({ fee, driverPart, card }).toEqual({ fee: 4000, driverPart: 3200, card: null });
    expect(payers).toEqual([
      { userId: 1, held: 0, taken: 8000, charged: 4000, released: 0, refunded: 4000 },
      { userId: 2, held: 0, taken: 2000, charged: 0, released: 0, refunded: 2000 },
    ]);
    // The fee is at most the captured amount that was not refunded.
    expect(outcome({}, { ...HOLD, state: 'captured', taken: 1000 })).toMatchObject({
      fee: 1000,
      payers: [{ refunded: 0 }, {}],
    });
    expect(outcome({}, { ...HOLD, state: 'captured', taken: 0 })).toMatchObject({ fee: 0 });
    const byOperations = outcomeOf({
      ...BY_ORGANIZER,
      who: 'admin',
      ride: RIDE,
      memberIds: [1],
      payments: [{ ...HOLD, state: 'captured', taken: 8000 }],
    });
    expect(byOperations.payers).toEqual([{ userId: 1, held: 0, taken: 8000, charged: 0, released: 0, refunded: 8000 }]);
  });

  it('charges a stored card, even during payment recovery, and releases nothing', () => {
    for (const state of ['stored', 'created', 'failed', 'requires_action'] as const) {
      const { fee, card, payers } = outcome({}, { ...HOLD, state, authorizeAt: NOW });
      expect([fee, card?.cardLast4, payers[0]]).toEqual([
        4000,
        '4242',
        { userId: 1, held: 0, taken: 0, charged: 4000, released: 0, refunded: 0 },
      ]);
    }
  });

  it('leaves the fee owed when the hold was lost and the payer is asked for another one', () => {
    for (const state of ['created', 'failed', 'requires_action'] as const) {
      const { fee, driverPart, card, isOwed, payers } = outcome({}, { ...HOLD, state, recoverBefore: NOW });
      expect([fee, driverPart, card, isOwed, payers[0]]).toEqual([
        4000,
        3200,
        null,
        true,
        { userId: 1, held: 0, taken: 0, charged: 4000, released: 0, refunded: 0 },
      ]);
    }
    expect(outcome({}, HOLD).isOwed).toBe(false);
    // An unfinished card payment was never agreed to, so no fee applies.
    expect(outcome({}, { ...HOLD, state: 'failed' })).toMatchObject({ fee: 0, card: null });
  });

  it('never charges the organizer of a pledge more than their own share', () => {
    const pledge = { splitMode: 'pledge', costPerPerson: 2000 } as const;
    expect(outcome(pledge, { ...HOLD, amount: 2500 }, SHARE)).toMatchObject({
      fee: 2000,
      payers: [
        { charged: 2000, released: 500 },
        { charged: 0, released: 2000 },
      ],
    });
  });

  it('keeps the fee from the hold once a stored or replaced card is authorized', () => {
    for (const change of [{ authorizeAt: NOW }, { recoverBefore: NOW }])
      expect(outcome({}, { ...HOLD, ...change })).toMatchObject({
        fee: 4000,
        card: null,
        isOwed: false,
        payers: [{ held: 8000, charged: 4000, released: 4000 }, {}],
      });
  });

  it('charges a stored card instead of leaving a debt, even when a hold on it was lost', () => {
    const { card, isOwed } = outcome({}, { ...HOLD, state: 'failed', authorizeAt: NOW, recoverBefore: NOW });
    expect([card?.cardLast4, isOwed]).toEqual(['4242', false]);
  });

  it('charges no card that is not known', () => {
    expect(outcome({}, { ...HOLD, state: 'stored', cardLast4: null })).toMatchObject({ fee: 0, card: null });
    expect(outcome({}, { ...HOLD, state: 'stored', cardBrand: null })).toMatchObject({ fee: 0, card: null });
  });

  it('keeps nothing from the share of a member, nor from a hold on a ride that is paid in cash', () => {
    expect(outcome({}, SHARE)).toMatchObject({ fee: 0, payers: [{}, { held: 2000, charged: 0, released: 2000 }] });
    expect(outcome({ paymentMethod: 'cash' }, HOLD)).toMatchObject({ fee: 0, payers: [{ released: 8000 }, {}] });
  });

  it('gives the driver a part only if there is one', () => {
    expect(outcome({ driverId: null }, HOLD)).toMatchObject({ fee: 4000, driverPart: 0 });
  });

  it.each([
    ['stored', { state: 'stored', authorizeAt: NOW }],
    ['lost', { state: 'failed', recoverBefore: NOW }],
  ] as const)(
    'costs nothing when operations cancel: a card that is %s is not charged and leaves no debt',
    (_, change) => {
      const payment = { ...HOLD, ...change };
      expect(
        outcomeOf({ ...BY_ORGANIZER, who: 'admin', ride: RIDE, memberIds: [1], payments: [payment] }),
      ).toMatchObject({
        fee: 0,
        card: null,
        isOwed: false,
        payers: [{ charged: 0 }],
      });
    },
  );

  it('takes the fee of a business account from what it reserved, not from its passenger', () => {
    expect(outcome({ paymentMethod: 'account', organizerId: 50 })).toMatchObject({
      fee: 4000,
      driverPart: 3200,
      card: null,
      isOwed: false,
      payers: [
        { userId: 50, held: 8000, taken: 0, charged: 4000, released: 4000, refunded: 0 },
        { userId: 1, held: 0, charged: 0, released: 0 },
        { userId: 2, held: 0, charged: 0, released: 0 },
      ],
    });
    expect(outcome({ paymentMethod: 'account', organizerId: 50, acceptedAt: null, arrivedAt: null })).toMatchObject({
      fee: 0,
      payers: [{ userId: 50, held: 8000, charged: 0, released: 8000 }, {}, {}],
    });
  });

  it('says until when cancelling is free, while it still is', () => {
    const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
    expect(outcome({ arrivedAt: null }, HOLD)).toMatchObject({ fee: 0, freeUntil: minutes(5) });
    // A driver who arrives early already makes cancelling cost something; the fee rises at the scheduled start.
    expect(outcome({ scheduledAt: minutes(30) }, HOLD)).toMatchObject({ fee: 2000, freeUntil: null });
  });
});

import fc from 'fast-check';
import type { PaymentState, RideStatus } from '@groupride/contracts';
import { riderAmounts, type LedgerFact, type PaymentFact, type RideFacts } from './rider-amounts';

const ORGANIZER = 11;
const MEMBER = 12;

const payment = (
  payerId: number,
  state: PaymentState,
  amount: number,
  captured = 0,
  purpose = payerId === ORGANIZER ? 'ride' : 'share',
): PaymentFact => ({ payerId, purpose, state, amount, captured, authorized: state !== 'stored' && state !== 'failed' });

function ride(status: RideStatus, facts: Partial<RideFacts> & { memberState?: PaymentState | null } = {}): RideFacts {
  const { memberState = 'authorized', ...others } = facts;
  const counts = memberState === 'stored' ? status !== 'completed' : memberState !== null && memberState !== 'failed';
  const seat = { agreed: 1506, authorized: null };
  return {
    rideId: 7,
    organizerId: ORGANIZER,
    status,
    paymentMethod: 'card',
    cancelFee: 0,
    total: 6025,
    groupSize: 4,
    mode: 'cover',
    custom: null,
    seats: [
      { ...seat, memberId: 1, userId: ORGANIZER, isOrganizer: true, seat: 0 },
      { ...seat, memberId: 2, userId: MEMBER, isOrganizer: false, seat: 1, authorized: counts ? 1506 : null },
    ],
    payments: [],
    ledger: [],
    reserved: [],
    refunds: [],
    ...others,
  };
}

const cost = (userId: number, amount: number, kind = 'fare'): LedgerFact => ({ userId, kind, amount });
const taken = (userId: number, amount: number): LedgerFact => ({ userId, kind: 'capture', amount: -amount });

describe('the amounts of a rider', () => {
  it('show before the end what is set aside, what would be charged and the most that can be charged', () => {
    const payments = [payment(ORGANIZER, 'authorized', 6025), payment(MEMBER, 'authorized', 1506)];
    const amounts = riderAmounts(ride('pending', { payments }));
    expect(amounts.get(ORGANIZER)).toMatchObject({
      share: 1507,
      due: 4519,
      atMost: 6025,
      setAside: 6025,
      charged: 0,
      released: 0,
      outstanding: 0,
      paid: 0,
    });
    expect(amounts.get(MEMBER)).toMatchObject({ share: 1506, due: 1506, atMost: 1506, setAside: 1506, paid: 0 });
  });

  it('include a card that is stored for a ride far ahead until the ride is over, but no declined card', () => {
    const due = (status: RideStatus, memberState: PaymentState) =>
      riderAmounts(ride(status, { memberState })).get(MEMBER)!.due;
    expect([due('pending', 'stored'), due('completed', 'stored'), due('pending', 'failed')]).toEqual([1506, 0, 0]);
  });

  it('show after the trip what was charged, and the rest of what was set aside as released', () => {
    const payments = [
      payment(ORGANIZER, 'captured', 6025, 4519),
      payment(MEMBER, 'captured', 1506, 1506),
      payment(MEMBER, 'captured', 300, 300, 'tip'),
    ];
    const ledger = [cost(ORGANIZER, 4519), taken(ORGANIZER, 4519), cost(MEMBER, 1506), taken(MEMBER, 1506)];
    const refunds = [{ userId: MEMBER, amount: 500 }];
    const amounts = riderAmounts(ride('completed', { memberState: 'captured', payments, ledger, refunds }));
    expect(amounts.get(ORGANIZER)).toMatchObject({ due: 4519, charged: 4519, released: 1506, setAside: 0, paid: 4519 });
    expect(amounts.get(MEMBER)).toMatchObject({ due: 1506, charged: 1506, tip: 300, refunded: 500, paid: 1306 });
  });

  it('follow the ledger, not the terms, once a cancelled ride is settled', () => {
    const before = ride('cancelled', { cancelFee: 3013, payments: [payment(ORGANIZER, 'authorized', 3000)] });
    expect(riderAmounts(before).get(ORGANIZER)).toMatchObject({ share: 0, due: 3013, setAside: 3000, outstanding: 0 });
    const ledger = [cost(ORGANIZER, 3000, 'cancellation_fee'), taken(ORGANIZER, 3000)];
    const settled = { ...before, ledger, payments: [payment(ORGANIZER, 'captured', 3000, 3000)] };
    expect(riderAmounts(settled).get(ORGANIZER)).toMatchObject({ due: 3000, charged: 3000, released: 0, paid: 3000 });
    expect(riderAmounts(settled).get(MEMBER)).toMatchObject({ share: 0, due: 0, paid: 0 });
  });

  it('show what was paid in cash, what is still due and what is waived', () => {
    const ledger = [cost(ORGANIZER, 6025), { userId: ORGANIZER, kind: 'cash', amount: -5000 }];
    const cash = ride('completed', { paymentMethod: 'cash', memberState: null, ledger });
    expect(riderAmounts(cash).get(ORGANIZER)).toMatchObject({ due: 6025, inCash: 5000, outstanding: 1025, paid: 5000 });
    expect(riderAmounts(cash).get(MEMBER)).toMatchObject({ share: 1506, due: 0, atMost: 0, paid: 0 });
    const waived = { ...cash, ledger: [...ledger, { userId: ORGANIZER, kind: 'write_off', amount: -1025 }] };
    expect(riderAmounts(waived).get(ORGANIZER)).toMatchObject({ waived: 1025, outstanding: 0, paid: 5000 });
  });

  it('deduct what credit pays of the rider’s own seat: set aside before the end, used after it, nothing once cancelled', () => {
    const reserved = [{ userId: ORGANIZER, amount: 1000 }];
    const before = riderAmounts(ride('pending', { reserved })).get(ORGANIZER);
    expect(before).toMatchObject({ share: 1507, credit: 1000, due: 3519, atMost: 5025 });
    expect(riderAmounts(ride('pending', { reserved })).get(MEMBER)).toMatchObject({ credit: 0, due: 1506 });
    expect(riderAmounts(ride('cancelled', { reserved, cancelFee: 3013 })).get(ORGANIZER)).toMatchObject({
      credit: 0,
      due: 3013,
    });
    const payments = [payment(ORGANIZER, 'captured', 6025, 3519)];
    const used = { userId: ORGANIZER, kind: 'credit_used', amount: -1000 };
    const ledger = [cost(ORGANIZER, 4519), used, taken(ORGANIZER, 3519), cost(MEMBER, 1506), taken(MEMBER, 1506)];
    expect(riderAmounts(ride('completed', { payments, ledger })).get(ORGANIZER)).toMatchObject({
      credit: 1000,
      due: 3519,
      charged: 3519,
      outstanding: 0,
      paid: 3519,
    });
  });

  it('count only the last of several authorizations as released', () => {
    const payments = [payment(ORGANIZER, 'released', 6025), payment(ORGANIZER, 'released', 7000)];
    expect(riderAmounts(ride('cancelled', { payments })).get(ORGANIZER)).toMatchObject({ released: 7000, due: 0 });
  });

  it('sum to the ride’s total, whatever was authorized', () => {
    const states: (PaymentState | null)[] = [null, 'stored', 'authorized', 'captured', 'failed'];
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 90_000 }), fc.constantFrom(...states), (total, memberState) => {
        const amounts = riderAmounts({ ...ride('pending', { memberState }), total });
        const due = [...amounts.values()].reduce((sum, each) => sum + each.due, 0);
        expect(due).toBe(total);
      }),
    );
  });

  it('are all the service’s when its business account pays', () => {
    const amounts = riderAmounts(ride('pending', { paymentMethod: 'account', organizerId: 50 }));
    expect(amounts.get(50)).toMatchObject({ share: 0, due: 6025, atMost: 6025 });
    expect(amounts.get(MEMBER)).toMatchObject({ share: 0, due: 0, atMost: 0 });
  });

  it('are the organizer’s in cash before the end, who hands it over', () => {
    const amounts = riderAmounts(ride('pending', { paymentMethod: 'cash', memberState: null }));
    expect(amounts.get(ORGANIZER)).toMatchObject({ due: 6025, atMost: 6025 });
    expect(amounts.get(MEMBER)).toMatchObject({ share: 1506, due: 0, atMost: 0 });
  });

  it('include everyone who paid or owes, even without a seat', () => {
    const payments = [payment(98, 'captured', 1506, 1506)];
    const amounts = riderAmounts(ride('completed', { payments, ledger: [cost(99, 1506)] }));
    expect([...amounts.keys()].sort()).toEqual([ORGANIZER, MEMBER, 98, 99]);
    expect(amounts.get(98)).toMatchObject({ charged: 1506, paid: 1506 });
    expect(amounts.get(99)).toMatchObject({ due: 1506, outstanding: 1506 });
  });

  it('include the fee for a no-show', () => {
    const ledger = [cost(ORGANIZER, 3013, 'no_show_fee')];
    expect(riderAmounts(ride('cancelled', { ledger })).get(ORGANIZER)).toMatchObject({ due: 3013, outstanding: 3013 });
  });

  it.each<[string, PaymentFact[], number]>([
    ['the share that was given back', [payment(MEMBER, 'released', 1506)], 1506],
    ['what was not charged of it', [payment(MEMBER, 'captured', 1506, 1000)], 506],
    ['nothing while it is still set aside', [payment(MEMBER, 'authorized', 1506)], 0],
    ['nothing where no card was authorized', [payment(MEMBER, 'failed', 1506)], 0],
    [
      'the share, whatever was charged for a debt since',
      [payment(MEMBER, 'released', 1506), payment(MEMBER, 'captured', 500, 500, 'debt')],
      1506,
    ],
    [
      'the share, even if a later card was declined',
      [payment(MEMBER, 'released', 1506), payment(MEMBER, 'failed', 1506)],
      1506,
    ],
  ])('count as released after the ride %s', (_, payments, released) => {
    expect(riderAmounts(ride('completed', { payments })).get(MEMBER)!.released).toBe(released);
  });
});

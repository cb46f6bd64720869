import { ALERT_KINDS } from '@groupride/contracts';
import {
  confirmed,
  differenceOfLedger,
  differenceOfPayout,
  differenceOfRider,
  differencesOfPayment,
  DIFFERENCE_KINDS,
  type ComparedPayment,
} from './difference';

const payment = (what: Partial<ComparedPayment> = {}): ComparedPayment => ({
  paymentId: 4,
  rideId: 7,
  intentId: 'pi_4',
  booked: { captured: 5481, refunded: 1000, disputed: 0 },
  recorded: { captured: 5481, refunded: 1000 },
  provider: { captured: 5481, refunded: 1000, disputed: 0 },
  ...what,
});
const kinds = (what: Partial<ComparedPayment>) =>
  differencesOfPayment(payment(what)).map(({ kind, ours, theirs }) => [kind, ours, theirs]);

describe('the comparison of books and provider', () => {
  it('finds nothing when provider, table and ledger agree', () => {
    expect(differencesOfPayment(payment())).toEqual([]);
  });

  it('finds a capture that we have no record of', () => {
    expect(kinds({ booked: { captured: 0, refunded: 1000, disputed: 0 } })).toEqual([['capture_difference', 0, 5481]]);
  });

  it('finds an error in the table only', () => {
    expect(kinds({ recorded: { captured: 5480, refunded: 1000 } })).toEqual([['capture_difference', 5480, 5481]]);
  });

  it('finds differences of refunds and disputes', () => {
    expect(kinds({ provider: { captured: 5481, refunded: 1500, disputed: 0 } })).toEqual([
      ['refund_difference', 1000, 1500],
    ]);
    expect(kinds({ provider: { captured: 5481, refunded: 1000, disputed: 5481 } })).toEqual([
      ['dispute_difference', 0, 5481],
    ]);
  });

  it('finds a charge that is not ours, unless it was refunded in full', () => {
    const foreign = {
      paymentId: null,
      rideId: null,
      booked: { captured: 0, refunded: 0, disputed: 0 },
      recorded: { captured: 0, refunded: 0 },
    };
    expect(kinds(foreign)).toEqual([['unknown_charge', 0, 4481]]);
    expect(kinds({ ...foreign, provider: { captured: 500, refunded: 500, disputed: 0 } })).toEqual([]);
  });

  it('covers payouts, what riders owe, and that everything sums to zero', () => {
    expect(differenceOfPayout({ payoutId: 3, transferId: 'tr_1', booked: 900, provider: 900 })).toEqual([]);
    expect(differenceOfPayout({ payoutId: 3, transferId: 'tr_1', booked: 900, provider: 0 })).toMatchObject([
      { key: 'payout:3', ours: 900, theirs: 0 },
    ]);
    expect(differenceOfRider({ rideId: 7, riderId: 2, balance: 0 })).toEqual([]);
    expect(differenceOfRider({ rideId: 7, riderId: 2, balance: -5 })).toMatchObject([{ kind: 'rider_overpaid' }]);
    expect(differenceOfRider({ rideId: 7, riderId: 2, balance: 5 })).toMatchObject([{ kind: 'rider_owes' }]);
    expect([differenceOfLedger(0), differenceOfLedger(1)]).toMatchObject([[], [{ kind: 'ledger_unbalanced' }]]);
  });

  it('reports a difference only when a second look finds the same amount', () => {
    const [a] = differencesOfPayment(payment({ booked: { captured: 0, refunded: 1000, disputed: 0 } }));
    const [b] = differencesOfPayment(payment({ booked: { captured: 1, refunded: 1000, disputed: 0 } }));
    expect(confirmed([a!], [a!])).toEqual([a]);
    expect(confirmed([a!], [b!])).toEqual([]);
    expect(confirmed([a!], [])).toEqual([]);
    expect(confirmed([], [a!])).toEqual([]);
  });
});

describe('a difference', () => {
  it('names its payment, and what our books and our tables have', () => {
    const amounts = { booked: { captured: 1, refunded: 2, disputed: 3 }, recorded: { captured: 4, refunded: 5 } };
    const about = { rideId: 7, paymentId: 4 };
    expect(differencesOfPayment(payment(amounts))).toEqual([
      {
        ...about,
        key: 'payment:4:captured',
        kind: 'capture_difference',
        ours: 1,
        theirs: 5481,
        data: { intentId: 'pi_4', booked: 1, recorded: 4 },
      },
      {
        ...about,
        key: 'payment:4:refunded',
        kind: 'refund_difference',
        ours: 2,
        theirs: 1000,
        data: { intentId: 'pi_4', booked: 2, recorded: 5 },
      },
      {
        ...about,
        key: 'payment:4:disputed',
        kind: 'dispute_difference',
        ours: 3,
        theirs: 0,
        data: { intentId: 'pi_4' },
      },
    ]);
  });

  it('of a refund may be in the table only, or in the books only', () => {
    expect(kinds({ recorded: { captured: 5481, refunded: 900 } })).toEqual([['refund_difference', 900, 1000]]);
    expect(kinds({ booked: { captured: 5481, refunded: 800, disputed: 0 } })).toEqual([
      ['refund_difference', 800, 1000],
    ]);
  });

  it('of a charge that is not ours is the amount that was not refunded, and names its intent', () => {
    const foreign = (intentId: string | null) =>
      differencesOfPayment(
        payment({ paymentId: null, intentId, provider: { captured: 900, refunded: 200, disputed: 100 } }),
      );
    expect(foreign('pi_9')).toEqual([
      {
        key: 'intent:pi_9',
        kind: 'unknown_charge',
        rideId: null,
        paymentId: null,
        ours: 0,
        theirs: 600,
        data: { intentId: 'pi_9' },
      },
    ]);
    expect(foreign(null)[0]!.key).toBe('intent:none');
  });

  it('of a payout names the payout, or the transfer that is none of ours', () => {
    const differs = { booked: 0, provider: 900 };
    expect(differenceOfPayout({ payoutId: 3, transferId: 'tr_1', ...differs })).toEqual([
      {
        key: 'payout:3',
        kind: 'payout_difference',
        rideId: null,
        paymentId: null,
        ours: 0,
        theirs: 900,
        data: { payoutId: 3, transferId: 'tr_1' },
      },
    ]);
    expect(differenceOfPayout({ payoutId: null, transferId: 'tr_1', ...differs })[0]!.key).toBe('transfer:tr_1');
    expect(differenceOfPayout({ payoutId: null, transferId: null, ...differs })[0]!.key).toBe('transfer:none');
  });

  it('of a rider names the ride and the rider', () => {
    expect(differenceOfRider({ rideId: 7, riderId: 2, balance: 5 })).toEqual([
      {
        key: 'ride:7:rider:2',
        kind: 'rider_owes',
        rideId: 7,
        paymentId: null,
        ours: 5,
        theirs: 0,
        data: { riderId: 2 },
      },
    ]);
  });

  it('of the ledger is reported once', () => {
    expect(differenceOfLedger(5)[0]).toMatchObject({ key: 'ledger', ours: 5, theirs: 0 });
  });

  it('has the same amount when both sides have changed equally', () => {
    const [one] = differenceOfPayout({ payoutId: 3, transferId: null, booked: 0, provider: 900 });
    const [other] = differenceOfPayout({ payoutId: 3, transferId: null, booked: 100, provider: 1000 });
    const [opposite] = differenceOfPayout({ payoutId: 3, transferId: null, booked: 900, provider: 0 });
    expect(confirmed([one!], [other!])).toEqual([other]);
    expect(confirmed([other!], [one!])).toEqual([one]);
    expect(confirmed([one!], [opposite!])).toEqual([]);
  });
});

it('every kind of difference raises an alert of its own', () => {
  expect(ALERT_KINDS).toEqual(expect.arrayContaining([...DIFFERENCE_KINDS]));
  expect(new Set(DIFFERENCE_KINDS).size).toBe(DIFFERENCE_KINDS.length);
});

import { captureRefusal } from './capture-guard';

type Capture = Parameters<typeof captureRefusal>[0];

const mayTake = (change: {
  payment?: Partial<Capture['payment']>;
  intent?: Partial<Capture['intent']>;
  ride?: Partial<NonNullable<Capture['ride']>> | null;
  amount?: number;
}) =>
  captureRefusal({
    payment: { id: 1, purpose: 'ride', amount: 5000, ...change.payment },
    intent: { paymentId: 1, amount: 5000, ...change.intent },
    ride: change.ride === null ? null : { status: 'completed', cancelFee: 0, ...change.ride },
    amount: change.amount ?? 5000,
  }) === null;

describe('a hold is captured', () => {
  it('only for the payment that it was made for', () => {
    expect([mayTake({}), mayTake({ intent: { paymentId: 2 } }), mayTake({ intent: { paymentId: null } })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('up to what the payer agreed to and what is held', () => {
    expect([5000, 5001, 0, -1, Number.NaN].map((amount) => mayTake({ amount }))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(mayTake({ intent: { amount: 4999 } })).toBe(false);
    expect(mayTake({ intent: { amount: 9000 }, amount: 5001 })).toBe(false);
  });

  it('once the ride is over, and for a fee no more than that', () => {
    expect(
      (['pending', 'confirmed', 'en_route', 'in_progress'] as const).map((status) => mayTake({ ride: { status } })),
    ).toEqual([false, false, false, false]);
    const called = { status: 'cancelled', cancelFee: 1250 } as const;
    expect([1250, 1251].map((amount) => mayTake({ ride: called, amount }))).toEqual([true, false]);
    expect([
      mayTake({ ride: called, payment: { purpose: 'share' }, amount: 100 }),
      mayTake({ ride: called, payment: { purpose: 'tip' }, amount: 100 }),
    ]).toEqual([false, false]);
    expect([mayTake({ ride: called, payment: { purpose: 'debt' } }), mayTake({ ride: null })]).toEqual([true, false]);
  });

  it('neither for a debt nor for a fee while the ride can still take place', () => {
    for (const status of ['pending', 'confirmed', 'en_route', 'in_progress'] as const)
      expect([
        mayTake({ ride: { status }, payment: { purpose: 'debt' } }),
        mayTake({ ride: { status, cancelFee: 5000 } }),
      ]).toEqual([false, false]);
  });

  it('or else the reason says what prevents it', () => {
    const capture = { payment: { id: 1, purpose: 'ride', amount: 5000 }, amount: 5000 } as const;
    const ride = { status: 'completed', cancelFee: 0 } as const;
    const why = (change: Partial<Capture>) =>
      captureRefusal({ ...capture, intent: { paymentId: 1, amount: 5000 }, ride, ...change });
    expect(why({ intent: { paymentId: 2, amount: 5000 } })).toMatch(/another payment/);
    expect(why({ amount: 5001 })).toMatch(/more than the payer has agreed to/);
    expect(why({ ride: null })).toMatch(/has not ended/);
  });
});

import { amountsAfter, movesFor, toAuthorize, whyNotThisTotal } from './new-size';

describe('a smaller group', () => {
  const members = [{ id: 1, seat: 0 }, { id: 2, seat: 5 }, { id: 3, seat: 1 }, { id: 4, seat: 4 }];

  it('moves those whose seats are gone to free ones, in their order', () => {
    expect(movesFor(4, members)).toEqual([
      { memberId: 4, from: 4, seat: 2 },
      { memberId: 2, from: 5, seat: 3 },
    ]);
    expect(movesFor(6, members)).toEqual([]);
  });

  it('takes the amounts of a custom split along', () => {
    expect(amountsAfter(5000, 4, [100, 200, 300, 400, 500], movesFor(4, members))).toEqual([100, 400, 500]);
    expect(amountsAfter(5000, 4, [100, 200], [])).toEqual([100, 200, 0]);
  });
});

describe('another total', () => {
  const ride = { status: 'pending', paymentMethod: 'card', totalCost: 5000 } as const;
  const hold = { purpose: 'ride', state: 'authorized', amount: 5000 } as const;

  it('is possible as far as the card is held', () => {
    expect(whyNotThisTotal(ride, [hold], 5000)).toBeNull();
    expect(whyNotThisTotal(ride, [hold], 5001)).toMatch(/held for \$50\.00/);
    expect(whyNotThisTotal(ride, [{ ...hold, state: 'released' }], 1)).toMatch(/No card/);
    expect(whyNotThisTotal(ride, [{ ...hold, purpose: 'share' }], 1)).toMatch(/No card/);
  });

  it('can be any in cash, and before the card is held, which is then asked for all of it', () => {
    expect(whyNotThisTotal({ ...ride, paymentMethod: 'cash' }, [], 9000)).toBeNull();
    expect(whyNotThisTotal({ ...ride, status: 'awaiting_payment' }, [], 9000)).toBeNull();
    expect(toAuthorize({ ...ride, status: 'awaiting_payment' }, 9000)).toBe(9000);
    expect(toAuthorize(ride, 4000)).toBe(0);
  });
});

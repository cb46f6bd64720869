import { amountsAfter, movesFor, toAuthorize, priceChangeRefusal } from './new-size';

describe('a smaller group', () => {
  const members = [
    { id: 1, seat: 0 },
    { id: 2, seat: 5 },
    { id: 3, seat: 1 },
    { id: 4, seat: 4 },
  ];

  it('moves members whose seats are removed to free seats, in their order', () => {
    expect(movesFor(4, members)).toEqual([
      { memberId: 4, from: 4, seat: 2 },
      { memberId: 2, from: 5, seat: 3 },
    ]);
    expect(movesFor(6, members)).toEqual([]);
  });

  it('moves the amounts of a custom split with them', () => {
    expect(amountsAfter(5000, 4, [100, 200, 300, 400, 500], movesFor(4, members))).toEqual([100, 400, 500]);
    expect(amountsAfter(5000, 4, [100, 200], [])).toEqual([100, 200, 0]);
  });
});

describe('a new total', () => {
  const ride = { status: 'pending', paymentMethod: 'card' } as const;
  const hold = { purpose: 'ride', state: 'authorized', amount: 5000, nextAmount: null } as const;

  it('is authorized, beyond what the hold covers, before the ride changes', () => {
    expect(toAuthorize(ride, [hold], 5000)).toBe(0);
    expect(toAuthorize(ride, [hold], 5001)).toBe(5001);
    expect(toAuthorize(ride, [{ ...hold, state: 'released' }], 700)).toBe(700);
    expect(toAuthorize(ride, [{ ...hold, purpose: 'share' }], 700)).toBe(700);
    expect(toAuthorize(ride, [{ ...hold, state: 'created', nextAmount: 600 }], 700)).toBe(700);
    expect(toAuthorize(ride, [], 0)).toBe(0);
  });

  it('needs no authorization in cash or on a card that is authorized later, and a full one before the first hold', () => {
    expect(toAuthorize({ ...ride, paymentMethod: 'cash' }, [], 9000)).toBe(0);
    expect(toAuthorize(ride, [{ ...hold, state: 'stored' }], 9000)).toBe(0);
    expect(toAuthorize({ ...ride, status: 'awaiting_payment' }, [hold], 4000)).toBe(4000);
  });

  it('waits while a declined card is being replaced', () => {
    expect(priceChangeRefusal(ride, [{ ...hold, state: 'failed' }])).toMatch(/was declined/);
    expect(priceChangeRefusal(ride, [{ ...hold, state: 'created', nextAmount: 600 }])).toBeNull();
    expect([
      priceChangeRefusal(ride, [hold]),
      priceChangeRefusal(ride, []),
      priceChangeRefusal({ ...ride, status: 'awaiting_payment' }, [{ ...hold, state: 'failed' }]),
    ]).toEqual([null, null, null]);
  });

  it('waits for nothing in cash, on a card that is authorized later, or for a payment that was given back', () => {
    expect(priceChangeRefusal({ ...ride, paymentMethod: 'cash' }, [{ ...hold, state: 'failed' }])).toBeNull();
    expect(priceChangeRefusal(ride, [{ ...hold, state: 'stored' }])).toBeNull();
    expect(priceChangeRefusal(ride, [{ ...hold, state: 'released' }, hold])).toBeNull();
    expect(priceChangeRefusal(ride, [{ ...hold, state: 'released' }])).toBeNull();
  });

  it('is not possible once the card was charged', () => {
    expect(priceChangeRefusal(ride, [{ ...hold, state: 'captured' }])).toMatch(/already charged for this ride/);
  });
});

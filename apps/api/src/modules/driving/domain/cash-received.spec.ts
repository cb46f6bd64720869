import { receivedInCash } from './cash-received';

const CASH = { paymentMethod: 'cash', totalCost: 6025 } as const;
const CARD = { ...CASH, paymentMethod: 'card' } as const;

describe('the amount that a driver reports as received', () => {
  it('may be cash up to the fare', () => {
    expect(['60.25', '55.00', '0.00'].map((stated) => receivedInCash(CASH, stated))).toEqual([6025, 5500, 0]);
    expect(receivedInCash(CASH, '60.26')).toBe('too_much');
    expect(receivedInCash(CASH, '-1.00')).toBe('missing');
    expect([receivedInCash(CASH, undefined), receivedInCash(CASH, null)]).toEqual(['missing', 'missing']);
    expect(receivedInCash({ ...CASH, totalCost: 0 }, undefined)).toBe(0);
  });

  it('is not required for card rides, and is then at most the fare', () => {
    expect([receivedInCash(CARD, undefined), receivedInCash(CARD, '60.25'), receivedInCash(CARD, '55.00')]).toEqual([
      null,
      null,
      'not_the_fare',
    ]);
  });
});

import { contradictsCashReceived, receivedInCash } from './cash-received';

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

describe('a completion that is repeated', () => {
  const recorded = { totalCost: 6025, cashReceived: 5500 };

  it.each([
    ['no amount', recorded, undefined, false],
    ['no amount', recorded, null, false],
    ['the recorded amount', recorded, '55.00', false],
    ['another amount', recorded, '60.25', true],
    ['the fare of a card ride', { ...recorded, cashReceived: null }, '60.25', false],
    ['another amount than that fare', { ...recorded, cashReceived: null }, '55.00', true],
  ])('with %s contradicts what was recorded: %#', (_what, ride, stated, contradicts) => {
    expect(contradictsCashReceived(ride, stated)).toBe(contradicts);
  });
});

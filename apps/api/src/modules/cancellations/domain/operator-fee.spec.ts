import { chooseFee, mostFee } from './operator-fee';

const payer = (userId: number, held: number, taken: number) => ({
  userId,
  held,
  taken,
  charged: 0,
  released: 0,
  refunded: 0,
});

describe('a fee that operations set', () => {
  const ride = { organizerId: 1, splitMode: 'cover', costPerPerson: 2500, totalCost: 5000 } as const;

  it('is at most what the organizer has on hold, or what was captured already', () => {
    expect(mostFee({ payers: [payer(1, 5000, 0), payer(2, 1300, 0)] }, ride)).toBe(5000);
    expect(mostFee({ payers: [payer(1, 0, 4000)] }, ride)).toBe(4000);
    expect(mostFee({ payers: [payer(2, 1300, 0)] }, ride)).toBe(0);
    expect(chooseFee(5001, 5000, true)).toBe('too_large');
    expect(chooseFee(5000, 5000, false)).toEqual({ fee: 5000, driverPart: 0 });
  });

  it('is at most the price of the ride, or the organizer’s share of a pledge, when more is on hold', () => {
    const payers = [payer(1, 5000, 0)];
    expect(mostFee({ payers }, { ...ride, totalCost: 4000 })).toBe(4000);
    expect(mostFee({ payers: [payer(1, 0, 5000)] }, { ...ride, totalCost: 4000 })).toBe(4000);
    expect(mostFee({ payers }, { ...ride, splitMode: 'pledge' })).toBe(2500);
  });

  it('gives the driver 80% of it, when there is one', () => {
    expect(chooseFee(1000, 5000, true)).toEqual({ fee: 1000, driverPart: 800 });
  });

  it('is zero, or large enough to be charged', () => {
    expect(chooseFee(0, 0, true)).toEqual({ fee: 0, driverPart: 0 });
    expect(chooseFee(49, 5000, true)).toBe('too_small');
    expect(chooseFee(50, 5000, true)).toEqual({ fee: 50, driverPart: 40 });
  });
});

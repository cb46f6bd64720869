import { chooseFee, mostFee } from './operator-fee';

const payer = (userId: number, held: number, taken: number) => ({
  ...{ userId, held, taken, charged: 0, released: 0, refunded: 0 },
});

describe('a fee that operations set', () => {
  it('is at most what the organizer has on hold, or what was captured already', () => {
    expect(mostFee({ payers: [payer(1, 5000, 0), payer(2, 1300, 0)] }, 1)).toBe(5000);
    expect(mostFee({ payers: [payer(1, 0, 4000)] }, 1)).toBe(4000);
    expect(mostFee({ payers: [payer(2, 1300, 0)] }, 1)).toBe(0);
    expect(chooseFee(5001, 5000, true)).toBe('too_large');
    expect(chooseFee(5000, 5000, false)).toEqual({ fee: 5000, driverPart: 0 });
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

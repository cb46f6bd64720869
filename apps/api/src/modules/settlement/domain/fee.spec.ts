import { collectableFee } from './fee';

const decided = { cancelFee: 2500, cancelDriverPart: 2000 };

describe('the amount that is collected of a cancellation fee', () => {
  it('is the amount that was decided', () => {
    expect(collectableFee(decided, 10_000)).toEqual({ fee: 2500, driverPart: 2000 });
    expect(collectableFee({ cancelFee: 0, cancelDriverPart: 0 }, 10_000)).toEqual({ fee: 0, driverPart: 0 });
  });

  it('is never more than the hold, and the driver gets no more than that', () => {
    expect(collectableFee(decided, 2100)).toEqual({ fee: 2100, driverPart: 2000 });
    expect(collectableFee(decided, 600)).toEqual({ fee: 600, driverPart: 600 });
  });

  it('is nothing when it is too little for a card', () => {
    expect(collectableFee(decided, 49)).toEqual({ fee: 0, driverPart: 0 });
    expect(collectableFee(decided, 50)).toEqual({ fee: 50, driverPart: 50 });
  });
});

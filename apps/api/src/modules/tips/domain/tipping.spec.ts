import { tippingEnds, tipPresets } from './tipping';

describe('tipping', () => {
  const completedAt = new Date('2026-11-01T12:00:00Z');

  it('is possible for 30 days after a trip', () => {
    expect(tippingEnds({ status: 'completed', driverId: 3, completedAt })).toEqual(new Date('2026-12-01T12:00:00Z'));
    expect(tippingEnds({ status: 'in_progress', driverId: 3, completedAt: null })).toBeNull();
    expect(tippingEnds({ status: 'cancelled', driverId: 3, completedAt })).toBeNull();
    expect(tippingEnds({ status: 'completed', driverId: 3, completedAt: null })).toBeNull();
    expect(tippingEnds({ status: 'completed', driverId: null, completedAt })).toBeNull();
    expect(tippingEnds({ status: 'cancelled', driverId: 3, completedAt: null })).toBeNull();
  });

  it('suggests whole dollars for a small fare', () => {
    const amounts = (base: number) => tipPresets(base).map(({ percent, amount }) => [percent, amount]);
    const whole = (...dollars: number[]) => dollars.map((each) => [null, each * 100]);
    expect([0, 361, 999].map(amounts)).toEqual([whole(1, 2, 3), whole(1, 2, 3), whole(1, 2, 3)]);
    expect([1000, 1371, 2499].map(amounts)).toEqual([whole(2, 3, 5), whole(2, 3, 5), whole(2, 3, 5)]);
    expect(tipPresets(2500)[0]).toEqual({ percent: 10, amount: 250 });
  });

  it('suggests 10, 15 and 20 percent within the limits, without duplicate amounts', () => {
    expect(tipPresets(5481)).toEqual([
      { percent: 10, amount: 548 },
      { percent: 15, amount: 822 },
      { percent: 20, amount: 1096 },
    ]);
    expect(tipPresets(1_000_000)).toEqual([{ percent: 10, amount: 20_000 }]);
  });
});

import { FIRST_RATES, formatCents, priceOf, type Promotion } from '@groupride/pricing';
import { previewOf, type PricedRide } from './price-preview';

const MILE = 1609.344;
const priced = (
  rideId: number,
  miles: number,
  promotions: Promotion[] = [],
  change: Partial<PricedRide['quote']> = {},
): PricedRide => {
  const quote = {
    rideType: 'GroupX' as const,
    groupSize: 4,
    distanceMeters: miles * MILE,
    hourlyDuration: null,
    ...change,
  };
  const price = priceOf({ ...quote, miles, hours: quote.hourlyDuration }, FIRST_RATES[quote.rideType], promotions);
  return { rideId, quote: { ...quote, price } };
};
const DEARER = { ...FIRST_RATES, GroupX: { ...FIRST_RATES.GroupX, basePerPerson: 1350 } };

describe('the preview of new rates', () => {
  it('changes nothing under the same rates', () => {
    const rides = [priced(1, 4), priced(2, 12), priced(3, 10, [], { rideType: 'PartyBus', hourlyDuration: 4 })];
    const total = formatCents(rides.reduce((sum, { quote }) => sum + quote.price.finalTotal, 0));
    expect(previewOf(rides, FIRST_RATES)).toEqual({ rides: 3, changed: 0, before: total, after: total, largest: [] });
  });

  it('prices the same trips again, and begins with the largest changes up or down', () => {
    const rides = [priced(1, 4), priced(2, 4, [], { groupSize: 6 }), priced(3, 4, [], { rideType: 'WineTour' })];
    const changed = { ...DEARER, WineTour: { ...FIRST_RATES.WineTour, basePerPerson: 625 } };
    const after = rides.map(
      ({ quote }) => priceOf({ ...quote, miles: 4, hours: null }, changed[quote.rideType]).finalTotal,
    );
    const before = rides.map(({ quote }) => quote.price.finalTotal);
    const preview = previewOf(rides, changed);
    expect(preview).toMatchObject({
      rides: 3,
      changed: 3,
      before: formatCents(before[0]! + before[1]! + before[2]!),
      after: formatCents(after[0]! + after[1]! + after[2]!),
    });
    for (const order of [rides, [...rides].reverse()])
      expect(previewOf(order, changed).largest.map(({ rideId }) => rideId)).toEqual([3, 2, 1]);
    expect(preview.largest[0]).toEqual({
      rideId: 3,
      rideType: 'WineTour',
      groupSize: 4,
      before: formatCents(before[2]!),
      after: formatCents(after[2]!),
    });
  });

  it('keeps the promotions that the riders had', () => {
    const half: Promotion[] = [{ code: 'HALF', name: 'Half off', maxDiscount: 100_000, percentOff: 50 }];
    const ride = priced(1, 4, half);
    const alone = previewOf([priced(2, 4)], DEARER);
    const { largest } = previewOf([ride], DEARER);
    expect(Number(largest[0]!.after)).toBeLessThan(Number(alone.largest[0]!.after));
  });

  it('lists ten changes at most, and counts all', () => {
    const rides = Array.from({ length: 12 }, (_, index) => priced(index + 1, 4));
    const { largest, changed } = previewOf(rides, DEARER);
    expect([largest.length, changed]).toEqual([10, 12]);
  });
});

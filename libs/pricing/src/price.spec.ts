import fc from 'fast-check';
import { MAX_GROUP_SIZE, RIDE_TYPES } from '@groupride/contracts';
import { FIRST_RATES } from './catalog';
import { formatCents, parseCents, portionOf } from './cents';
import { farePerPersonAlone, matchedPrice, priceOf } from './price';
import { splitEvenly } from './split';

const free = { code: 'FREEFIRST', name: 'First ride free', maxDiscount: 5000 };

describe('the price once another group shares the vehicle', () => {
  const pool = { rideType: 'GroupPool', groupSize: 4, miles: 1, hours: null } as const;

  it('is a fifth less for GroupPool, after promotions', () => {
    const alone = priceOf(pool, FIRST_RATES.GroupPool);
    expect(alone.matched).toEqual({
      discount: Math.round(alone.finalTotal * 0.2),
      total: alone.finalTotal - Math.round(alone.finalTotal * 0.2),
      perPerson: Math.ceil((alone.finalTotal - Math.round(alone.finalTotal * 0.2)) / 4),
    });
    const promoted = priceOf(pool, FIRST_RATES.GroupPool, [{ code: 'TEN', name: 'Ten off', maxDiscount: 1000 }]);
    expect(promoted.matched?.discount).toBe(Math.round((alone.finalTotal - 1000) * 0.2));
  });

  it('follows the rates, and is null for other ride types and bookings by the hour', () => {
    expect(priceOf(pool, { ...FIRST_RATES.GroupPool, matchDiscountPercent: 0 }).matched).toBeNull();
    expect(priceOf(pool, { ...FIRST_RATES.GroupPool, matchDiscountPercent: 50 }).matched?.discount).toBe(
      Math.round(priceOf(pool, FIRST_RATES.GroupPool).finalTotal / 2),
    );
    expect(priceOf({ ...pool, rideType: 'GroupX' }, FIRST_RATES.GroupX).matched).toBeNull();
    expect(priceOf({ ...pool, hours: 2 }, FIRST_RATES.GroupPool).matched).toBeNull();
  });

  it('is null when a card could not be charged the rest', () => {
    expect(matchedPrice(60, 2, 20)).toMatchObject({ total: 0, discount: 60 });
    expect(matchedPrice(62, 2, 20)).toMatchObject({ total: 50, discount: 12 });
    expect(matchedPrice(61, 2, 20)).toMatchObject({ total: 0, discount: 61 });
    expect(matchedPrice(0, 2, 20)).toMatchObject({ total: 0, discount: 0 });
  });
});

describe('a price', () => {
  it('of four people in a GroupX for five miles is fare, 8% fee and 1.5% tax', () => {
    const price = priceOf({ rideType: 'GroupX', groupSize: 4, miles: 5, hours: null }, FIRST_RATES.GroupX);
    expect(price).toMatchObject({
      baseFare: 5000,
      serviceFee: 400,
      taxes: 81,
      total: 5481,
      finalTotal: 5481,
      perPerson: 1371,
      savings: 0,
    });
  });

  it('adds 6% of the base fare per person for each further mile', () => {
    const price = priceOf({ rideType: 'GroupX', groupSize: 2, miles: 7.5, hours: null }, FIRST_RATES.GroupX);
    expect(price.baseFare).toBe(2 * (1250 + 188));
  });

  it('by the hour includes ten miles each and takes 10% off from the fourth hour', () => {
    const five = priceOf({ rideType: 'PartyBus', groupSize: 10, miles: 50, hours: 5 }, FIRST_RATES.PartyBus);
    expect(five.baseFare).toBe(10 * (3 * 875 + 2 * 788));
    const further = priceOf({ rideType: 'PartyBus', groupSize: 10, miles: 51, hours: 5 }, FIRST_RATES.PartyBus);
    expect(further.baseFare - five.baseFare).toBe(10 * 53);
  });

  it('taxes a shared ride at 1%', () => {
    expect(priceOf({ rideType: 'GroupPool', groupSize: 4, miles: 1, hours: null }, FIRST_RATES.GroupPool).taxes).toBe(
      portionOf(2900 + 232, 100),
    );
  });

  it('subtracts a fixed promotion, up to its limit', () => {
    const price = priceOf({ rideType: 'GroupX', groupSize: 4, miles: 5, hours: null }, FIRST_RATES.GroupX, [free]);
    expect(price.promotions).toEqual([
      { code: 'FREEFIRST', name: 'First ride free', maxDiscount: 5000, percentOff: null, discount: 5000 },
    ]);
    expect(price.finalTotal).toBe(481);
  });

  it('subtracts a percentage of the total, up to its limit', () => {
    const quarter = { code: 'QUARTER', name: 'A quarter off', maxDiscount: 1000, percentOff: 25 };
    const off = (groupSize: number) =>
      priceOf({ rideType: 'GroupX', groupSize, miles: 5, hours: null }, FIRST_RATES.GroupX, [quarter]);
    expect(off(2)).toMatchObject({
      total: 2741,
      promotions: [{ code: 'QUARTER', name: 'A quarter off', discount: 685 }],
      finalTotal: 2056,
    });
    expect(off(4)).toMatchObject({ total: 5481, promotions: [{ discount: 1000 }], finalTotal: 4481 });
  });

  it.each([
    { leaves: 50, finalTotal: 50, discount: 5431 },
    { leaves: 49, finalTotal: 0, discount: 5481 },
  ])('charges $finalTotal cents when a promotion leaves $leaves', ({ leaves, finalTotal, discount }) => {
    const price = priceOf({ rideType: 'GroupX', groupSize: 4, miles: 5, hours: null }, FIRST_RATES.GroupX, [
      { ...free, maxDiscount: 5481 - leaves },
    ]);
    expect(price).toMatchObject({ total: 5481, finalTotal, promotions: [{ discount }] });
  });

  it('leaves no amount that is too small to be charged', () => {
    const price = priceOf({ rideType: 'GroupX', groupSize: 4, miles: 5, hours: null }, FIRST_RATES.GroupX, [
      { ...free, maxDiscount: 5450 },
    ]);
    expect(price.finalTotal).toBe(0);
  });

  it('of a group below the minimum is the minimum price, shared by the riders', () => {
    const rates = { ...FIRST_RATES.CharterBus, minimumSeats: 20 };
    const of = (groupSize: number) => priceOf({ rideType: 'CharterBus', groupSize, miles: 5, hours: null }, rates);
    expect(of(12)).toMatchObject({ baseFare: 20 * 550, minimumSeats: 20, total: of(20).total });
    expect(of(12).perPerson).toBe(Math.ceil(of(20).total / 12));
    expect([of(20).minimumSeats, of(21).minimumSeats]).toEqual([null, null]);
  });

  it('of rates without a minimum is for two seats, the smallest group', () => {
    const { minimumSeats: _none, ...older } = FIRST_RATES.GroupX;
    const price = priceOf({ rideType: 'GroupX', groupSize: 2, miles: 5, hours: null }, older);
    expect(price).toMatchObject({ baseFare: 2500, minimumSeats: null });
  });

  it('never falls as the group grows, and never counts more seats than the vehicle has', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RIDE_TYPES).chain((rideType) =>
          fc.record({
            rideType: fc.constant(rideType),
            groupSize: fc.integer({ min: 2, max: MAX_GROUP_SIZE[rideType] - 1 }),
            minimumSeats: fc.integer({ min: 2, max: 60 }),
            miles: fc.double({ min: 0, max: 100, noNaN: true }),
            hours: fc.option(fc.integer({ min: 1, max: 12 })),
          }),
        ),
        ({ rideType, groupSize, minimumSeats, miles, hours }) => {
          const rates = { ...FIRST_RATES[rideType], minimumSeats };
          const of = (size: number) => priceOf({ rideType, groupSize: size, miles, hours }, rates);
          const [price, larger] = [of(groupSize), of(groupSize + 1)];
          const paid = price.minimumSeats ?? groupSize;
          expect(paid).toBe(Math.max(groupSize, Math.min(minimumSeats, MAX_GROUP_SIZE[rideType])));
          expect(price.total).toBeLessThanOrEqual(larger.total);
          // Fee and tax are rounded once per ride.
          expect(larger.perPerson).toBeLessThanOrEqual(price.perPerson + 1);
          const shares = splitEvenly(price.finalTotal, groupSize);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price.finalTotal);
          expect(shares[0]).toBe(price.perPerson);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('refuses a group that does not fit', () => {
    expect(() => priceOf({ rideType: 'GroupX', groupSize: 7, miles: 5, hours: null }, FIRST_RATES.GroupX)).toThrow(
      RangeError,
    );
    expect(() => priceOf({ rideType: 'GroupX', groupSize: 1, miles: 5, hours: null }, FIRST_RATES.GroupX)).toThrow(
      RangeError,
    );
  });

  it.each([
    ['a distance below zero', { miles: -1 }, 'not a distance: -1'],
    ['no distance', { miles: NaN }, 'not a distance: NaN'],
    ['an endless distance', { miles: Infinity }, 'not a distance: Infinity'],
    ['no hour', { hours: 0 }, '1 to 12 hours'],
    ['more than twelve hours', { hours: 13 }, '1 to 12 hours'],
    ['half an hour', { hours: 1.5 }, '1 to 12 hours'],
    ['half a person', { groupSize: 2.5 }, 'GroupX takes 2 to 6 people'],
  ])('is refused for %s', (_what, more, message) => {
    const ride = { rideType: 'GroupX', groupSize: 4, miles: 5, hours: null, ...more } as const;
    expect(() => priceOf(ride, FIRST_RATES.GroupX)).toThrow(message);
  });

  it('exists for no distance at all, and for one to twelve hours', () => {
    const of = (hours: number | null) =>
      priceOf({ rideType: 'GroupX', groupSize: 2, miles: 0, hours }, FIRST_RATES.GroupX).baseFare;
    expect([of(null), of(1), of(12)]).toEqual([2500, 2500, 2 * (3 * 1250 + 9 * 1125)]);
  });

  it('is compared with everyone riding alone, at 12.50 up to five miles and 6% more for each further one', () => {
    expect([0, 5, 7.5, 15].map(farePerPersonAlone)).toEqual([1250, 1250, 1438, 2000]);
    const price = priceOf({ rideType: 'GroupXL', groupSize: 4, miles: 7.5, hours: null }, FIRST_RATES.GroupXL);
    expect(price.savings).toBe(4 * 1438 - price.finalTotal);
    expect(price.savings).toBeGreaterThan(0);
  });

  it('is whole cents that add up, for any input', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RIDE_TYPES).chain((rideType) =>
          fc.record({
            rideType: fc.constant(rideType),
            groupSize: fc.integer({ min: 2, max: MAX_GROUP_SIZE[rideType] }),
            miles: fc.double({ min: 0, max: 300, noNaN: true }),
            hours: fc.option(fc.integer({ min: 1, max: 12 })),
          }),
        ),
        fc.boolean(),
        (input, promoted) => {
          const price = priceOf(input, FIRST_RATES[input.rideType], promoted ? [free] : []);
          expect(price.baseFare + price.serviceFee + price.taxes).toBe(price.total);
          expect(price.total - price.promotions.reduce((a, p) => a + p.discount, 0)).toBe(price.finalTotal);
          expect(price.finalTotal === 0 || price.finalTotal >= 50).toBe(true);
          expect(Number.isSafeInteger(price.finalTotal) && price.savings >= 0).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('amounts as text', () => {
  it('are converted to cents and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) =>
        expect(parseCents(formatCents(cents))).toBe(cents === 0 ? 0 : cents),
      ),
    );
    expect([formatCents(5), formatCents(-1250), parseCents('-0.05')]).toEqual(['0.05', '-12.50', -5]);
    for (const text of ['12.5', '12.505', '12', '1234567890123.00', '$12.50', '12.50 ', 'x12.50', '--1.00', ''])
      expect(() => parseCents(text)).toThrow(`not an amount with two places: ${text}`);
    expect(() => formatCents(0.5)).toThrow('not a whole number of cents: 0.5');
  });
});

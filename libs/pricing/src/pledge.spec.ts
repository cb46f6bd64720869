import fc from 'fast-check';
import { MAX_GROUP_SIZE, RIDE_TYPES } from '@groupride/contracts';
import { FIRST_RATES } from './catalog';
import {
  highestPledgeShare,
  latestPledgeDeadline,
  pledgeSeats,
  pledgeShares,
  pledgeTable,
  problemOfPledge,
  ridersPriced,
  type PledgePrices,
  type ProposedPledge,
} from './pledge';
import { priceOf } from './price';
import { sharesOf } from './shares';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Prices of any ride type with any minimum of paid seats and riders. */
const prices: fc.Arbitrary<PledgePrices> = fc
  .record({
    rideType: fc.constantFrom(...RIDE_TYPES),
    miles: fc.double({ min: 0.5, max: 60, noNaN: true }),
    minimumSeats: fc.integer({ min: 2, max: 30 }),
    a: fc.nat(60),
    b: fc.nat(60),
  })
  .map(({ rideType, miles, minimumSeats, a, b }) => {
    const most = MAX_GROUP_SIZE[rideType];
    const [minRiders, seats] = [2 + (a % (most - 1)), 2 + (b % (most - 1))].sort((one, two) => one - two) as [
      number,
      number,
    ];
    const rates = { ...FIRST_RATES[rideType], minimumSeats };
    const totals = Array.from(
      { length: seats - minRiders + 1 },
      (_, index) => priceOf({ rideType, groupSize: minRiders + index, miles, hours: null }, rates).finalTotal,
    );
    return { minRiders, totals };
  });

describe('the shares of a pledge', () => {
  it('add up to the price for every possible number of riders, and differ by at most a cent', () => {
    fc.assert(
      fc.property(prices, (pledge) => {
        pledge.totals.forEach((total, index) => {
          const shares = pledgeShares(pledge, pledge.minRiders + index);
          expect(sum(shares)).toBe(total);
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('never exceed what each rider agreed to, for any seat and number of riders', () => {
    fc.assert(
      fc.property(prices, fc.nat(54), (pledge, seat) => {
        const agreed = highestPledgeShare(pledge);
        for (const { share } of pledgeTable(pledge, seat)) expect(share).toBeLessThanOrEqual(agreed);
      }),
    );
  });

  it('charge each rider for their own seat, and leave the organizer no empty seat to pay for', () => {
    fc.assert(
      fc.property(prices, fc.nat(60), (pledge, more) => {
        const riders = Math.min(pledge.minRiders + more, pledgeSeats(pledge));
        const agreed = highestPledgeShare(pledge);
        const seats = Array.from({ length: riders }, (_, seat) => ({
          memberId: seat + 1,
          seat,
          isOrganizer: seat === 0,
          agreed,
          authorized: seat % 3 === 0 ? null : agreed,
        }));
        const total = pledge.totals[riders - pledge.minRiders]!;
        const shares = sharesOf({ total, groupSize: riders, mode: 'pledge', custom: null }, seats);
        expect(sum(shares.map(({ charge }) => charge))).toBe(total);
        for (const { charge, share, largestCharge, aboveAgreed } of shares) {
          expect(charge).toBe(share);
          expect(largestCharge).toBe(agreed);
          expect(aboveAgreed).toBe(false);
        }
      }),
    );
  });

  it('fall with each rider until the minimum of paid seats is reached, within a cent of rounding', () => {
    const pledge: PledgePrices = {
      minRiders: 4,
      totals: [4, 5, 6, 7, 8].map(
        (groupSize) =>
          priceOf(
            { rideType: 'GroupXL', groupSize, miles: 5, hours: null },
            { ...FIRST_RATES.GroupXL, minimumSeats: 8 },
          ).finalTotal,
      ),
    };
    expect(pledgeTable(pledge, 0).map(({ riders, share }) => [riders, share])).toEqual([
      [4, 2138],
      [5, 1710],
      [6, 1425],
      [7, 1222],
      [8, 1069],
    ]);
    expect(highestPledgeShare(pledge)).toBe(2138);
  });

  it('are priced for the minimum while fewer have joined', () => {
    const pledge = { minRiders: 3, totals: [3000, 4000] };
    expect([1, 3, 4].map((joined) => ridersPriced(pledge, joined))).toEqual([3, 3, 4]);
    expect(() => pledgeShares(pledge, 2)).toThrow(RangeError);
    expect(() => pledgeShares(pledge, 5)).toThrow(RangeError);
  });

  it('of a seat that would be empty are those of the last rider', () => {
    expect(pledgeTable({ minRiders: 3, totals: [1000, 1000] }, 3)).toEqual([
      { riders: 3, total: 1000, share: 333 },
      { riders: 4, total: 1000, share: 250 },
    ]);
  });
});

describe('the terms of a pledge', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  const terms: ProposedPledge = {
    minRiders: 8,
    seats: 12,
    deadline: hours(24),
    scheduledAt: hours(48),
    bookingType: 'scheduled',
    paymentMethod: 'card',
    hasPromotion: false,
  };

  it('are for scheduled rides without a promotion that are paid by card', () => {
    expect(problemOfPledge(terms, now)).toBeNull();
    expect(problemOfPledge({ ...terms, bookingType: 'now', scheduledAt: null }, now)?.code).toBe('not_scheduled');
    expect(problemOfPledge({ ...terms, paymentMethod: 'cash' }, now)?.code).toBe('not_by_card');
    expect(problemOfPledge({ ...terms, hasPromotion: true }, now)?.code).toBe('promotion');
  });

  it('require no more people than there are seats', () => {
    expect(problemOfPledge({ ...terms, minRiders: 12 }, now)).toBeNull();
    expect(problemOfPledge({ ...terms, minRiders: 13 }, now)).toEqual({
      field: 'pledge.minRiders',
      code: 'too_many_riders',
    });
  });

  it('set a deadline at least half an hour from now and three hours before the start', () => {
    const at = (deadline: Date) => problemOfPledge({ ...terms, deadline }, now)?.code ?? null;
    expect(at(hours(0.49))).toBe('too_soon');
    expect(at(hours(0.5))).toBeNull();
    expect(at(hours(45))).toBeNull();
    expect(at(hours(45.01))).toBe('too_late');
    expect(latestPledgeDeadline(hours(48))).toEqual(hours(45));
  });
});

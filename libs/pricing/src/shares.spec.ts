import fc from 'fast-check';
import type { SplitMode } from '@groupride/contracts';
import { fitCustomSplit, seatPrices, sharesOf, customSplitRefusal, type Seat, type SharedRide } from './shares';

const cover = (total: number, groupSize: number): SharedRide => ({ total, groupSize, mode: 'cover', custom: null });
const organizer: Seat = { memberId: 1, seat: 0, isOrganizer: true, agreed: 0, authorized: null };
const member = (seat: number, more: Partial<Seat> = {}): Seat => ({
  memberId: seat + 1,
  seat,
  isOrganizer: false,
  agreed: 100_000_00,
  authorized: null,
  ...more,
});

describe('shares', () => {
  it('let the organizer cover what others have not authorized', () => {
    const ride = cover(5481, 4);
    expect(sharesOf(ride, [organizer, member(1, { agreed: 1370 })])).toEqual([
      { memberId: 1, share: 1371, charge: 5481, largestCharge: 5481, aboveAgreed: false },
      { memberId: 2, share: 1370, charge: 0, largestCharge: 1370, aboveAgreed: false },
    ]);
    expect(sharesOf(ride, [organizer, member(1, { authorized: 1370 })]).map(({ charge }) => charge)).toEqual([
      4111, 1370,
    ]);
  });

  it('cost a sponsored member nothing, whatever they have authorized', () => {
    const shares = sharesOf({ ...cover(5481, 4), mode: 'sponsor' }, [organizer, member(1, { authorized: 1370 })]);
    expect(shares.map(({ share, charge }) => [share, charge])).toEqual([
      [5481, 5481],
      [0, 0],
    ]);
  });

  it('in a custom split follow the amount of each seat, and the organizer pays the rest', () => {
    const ride: SharedRide = { total: 5000, groupSize: 4, mode: 'custom', custom: [2000, 0, 500] };
    expect(seatPrices(ride)).toEqual([2500, 2000, 0, 500]);
    expect(sharesOf(ride, [organizer, member(1, { authorized: 2000 }), member(3)]).map(({ charge }) => charge)).toEqual(
      [3000, 2000, 0],
    );
  });

  it('that rise are charged as agreed, and the organizer covers the difference', () => {
    const [own, risen] = sharesOf(cover(6000, 4), [organizer, member(2, { agreed: 1250, authorized: 1250 })]);
    expect(risen).toEqual({ memberId: 3, share: 1500, charge: 1250, largestCharge: 1250, aboveAgreed: true });
    expect(own!.charge).toBe(4750);
  });

  it('that fall are charged at the lower amount, and the rest of the hold is released', () => {
    expect(sharesOf(cover(2000, 4), [organizer, member(1, { agreed: 1250, authorized: 1250 })])[1]).toMatchObject({
      share: 500,
      charge: 500,
      largestCharge: 1250,
    });
  });

  it('leave the organizer nothing or an amount that a card can be charged', () => {
    const ride: SharedRide = { total: 5000, groupSize: 2, mode: 'custom', custom: [5000] };
    expect(sharesOf(ride, [organizer, member(1, { authorized: 4980 })]).map(({ charge }) => charge)).toEqual([
      50, 4950,
    ]);
    expect(sharesOf(ride, [organizer, member(1, { authorized: 5000 })]).map(({ charge }) => charge)).toEqual([0, 5000]);
  });

  it.each([
    [[organizer, member(4)], 'more members than seats'],
    [[organizer, member(1), member(1)], 'two members in one seat'],
    [[{ ...organizer, seat: 1 }], 'seat 0'],
  ])('are refused for invalid seats', (seats, why) => {
    expect(() => sharesOf(cover(5000, 4), seats)).toThrow(why);
  });
});

describe('a custom split', () => {
  it.each([
    [[2000, 0, 500], null],
    [[5000], null],
    [[1, 2, 3, 4], 'too_many_seats'],
    [[49], 'amount_too_small'],
    [[-100], 'amount_too_small'],
    [[2000, 3001], 'above_total'],
    [[4970], 'rest_too_small'],
  ])('of 50.00 for four with %j: %s', (amounts, why) => expect(customSplitRefusal(5000, 4, amounts)).toBe(why));

  it('is adjusted to any total and group size, and is unchanged where it fits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 100_000 }),
        fc.integer({ min: 2, max: 20 }),
        fc.array(fc.integer({ min: 50, max: 20_000 }), { maxLength: 19 }),
        (total, size, amounts) => {
          const fitted = fitCustomSplit(total, size, amounts);
          must(fitted.length === size - 1 && customSplitRefusal(total, size, fitted) === null, 'it fits');
          if (customSplitRefusal(total, size, amounts) === null)
            must(fitted.slice(0, amounts.length).join() === amounts.join(), 'it is left alone');
        },
      ),
      { numRuns: 2000 },
    );
  });
});

/** Any ride with any of its seats taken, regardless of its history. */
const anyRide = fc
  .record({
    total: fc.oneof(fc.constant(0), fc.integer({ min: 50, max: 200_000 })),
    groupSize: fc.integer({ min: 2, max: 20 }),
    mode: fc.constantFrom<SplitMode>('cover', 'sponsor', 'custom'),
  })
  .chain(({ total, groupSize, mode }) =>
    fc.record({
      ride: fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: groupSize - 1 }).map((amounts): SharedRide => ({
        total,
        groupSize,
        mode,
        custom: mode === 'custom' ? fitCustomSplit(total, groupSize, amounts) : null,
      })),
      seats: fc.subarray(Array.from({ length: groupSize - 1 }, (_, index) => index + 1)).chain((numbers) =>
        fc.tuple(
          ...numbers.map((seat) =>
            fc
              .record({
                agreed: fc.integer({ min: 0, max: 20_000 }),
                authorized: fc.option(fc.integer({ min: 50, max: 20_000 })),
              })
              .map((more) => member(seat, more)),
          ),
        ),
      ),
    }),
  )
  .map(({ ride, seats }) => ({ ride, seats: [organizer, ...seats] }));

/** Thousands of calls of `expect` would take a minute. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`does not hold: ${what}`);
}
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const chargesOf = (shares: ReturnType<typeof sharesOf>) => shares.map(({ charge }) => charge);

describe('in any ride,', () => {
  it('charges add up to the total, stay within share, consent and hold, and are zero or chargeable', () => {
    fc.assert(
      fc.property(anyRide, ({ ride, seats }) => {
        const shares = sharesOf(ride, seats);
        must(sumOf(chargesOf(shares)) === ride.total, 'the charges sum to the total');
        must(sumOf(seatPrices(ride)) === ride.total, 'the seats sum to the total');
        shares.forEach(({ charge, share, largestCharge, aboveAgreed }, index) => {
          const { isOrganizer, agreed, authorized } = seats[index]!;
          must(charge === 0 || charge >= 50, 'a card can be charged it');
          must(charge <= largestCharge, 'the largest charge is the largest');
          must(
            isOrganizer ? largestCharge === ride.total : charge <= Math.min(share, agreed, authorized ?? 0),
            'nobody is charged above consent and hold',
          );
          must(isOrganizer || aboveAgreed === share > agreed, 'who has to be asked is known');
        });
      }),
      { numRuns: 10_000 },
    );
  });

  it('nobody’s share depends on who joins, leaves, pays or is declined', () => {
    fc.assert(
      fc.property(anyRide, fc.nat(), fc.nat({ max: 20_000 }), ({ ride, seats }, which, cents) => {
        const before = new Map(sharesOf(ride, seats).map(({ memberId, share }) => [memberId, share]));
        const someone = seats[1 + (which % Math.max(1, seats.length - 1))];
        const without = seats.filter((seat) => seat !== someone);
        const paying = seats.map((seat) => (seat === someone ? { ...seat, agreed: cents, authorized: cents } : seat));
        for (const { memberId, share } of [...sharesOf(ride, without), ...sharesOf(ride, paying)])
          must(share === before.get(memberId), 'the same share');
      }),
      { numRuns: 5000 },
    );
  });

  it('no change of size, total or split charges anyone more than they agreed to and authorized before', () => {
    fc.assert(
      fc.property(anyRide, anyRide, ({ seats }, { ride }) => {
        const fitting = seats.filter(({ seat }) => seat < ride.groupSize);
        sharesOf(ride, fitting).forEach(({ charge }, index) => {
          const { isOrganizer, agreed, authorized } = fitting[index]!;
          must(charge <= (isOrganizer ? ride.total : Math.min(agreed, authorized ?? 0)), 'within consent');
        });
      }),
      { numRuns: 5000 },
    );
  });
});

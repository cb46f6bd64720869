import {
  LEAST_BASE_PER_PERSON,
  MAX_GROUP_SIZE,
  MOST_BASE_PER_PERSON,
  RIDE_TYPES,
  type RideType,
  type RideTypeRates,
} from '@groupride/contracts';
import { FIRST_RATES, formatCents, type Rates } from '@groupride/pricing';
import { rideTypeRatesOf, problemsOfRates, ratesIn, sameRates } from './rates-form';

const form = (type?: RideType, change: Partial<RideTypeRates> = {}): RideTypeRates[] =>
  rideTypeRatesOf(FIRST_RATES).map((rates) => (rates.rideType === type ? { ...rates, ...change } : rates));
const indexOf = (type: RideType) => RIDE_TYPES.indexOf(type);

describe('new rates', () => {
  it('are accepted as they are shown', () => expect(problemsOfRates(form())).toEqual([]));

  it('must name every ride type once', () => {
    const [first, ...others] = form();
    expect(problemsOfRates(others)).toEqual([{ field: 'rates', message: `must name once: ${first!.rideType}` }]);
    expect(problemsOfRates([first!, first!, ...others])).toEqual([
      { field: 'rates', message: `must name once: ${first!.rideType}` },
    ]);
    expect(problemsOfRates([])[0]!.message).toBe(`must name once: ${RIDE_TYPES.join(', ')}`);
  });

  it.each([
    ['the least', LEAST_BASE_PER_PERSON, true],
    ['less than the least', LEAST_BASE_PER_PERSON - 1, false],
    ['the most', MOST_BASE_PER_PERSON, true],
    ['more than the most', MOST_BASE_PER_PERSON + 1, false],
  ])('have a base per person within limits: %s', (_, cents, isAccepted) => {
    const field = `rates.${indexOf('PartyBus')}.basePerPerson`;
    const message = `must be from ${formatCents(LEAST_BASE_PER_PERSON)} to ${formatCents(MOST_BASE_PER_PERSON)}`;
    const problems = problemsOfRates(form('PartyBus', { basePerPerson: formatCents(cents) }));
    expect(problems).toEqual(isAccepted ? [] : [{ field, message }]);
  });

  it('charge for no more seats than the largest group has', () => {
    const most = MAX_GROUP_SIZE.GroupX;
    expect(problemsOfRates(form('GroupX', { minimumSeats: most }))).toEqual([]);
    expect(problemsOfRates(form('GroupX', { minimumSeats: most + 1 }))).toEqual([
      { field: `rates.${indexOf('GroupX')}.minimumSeats`, message: `must be at most ${most}` },
    ]);
  });

  it('promise a discount for a shared vehicle to GroupPool only', () => {
    expect(problemsOfRates(form('GroupPool', { matchDiscountPercent: 20 }))).toEqual([]);
    expect(problemsOfRates(form('GroupX', { matchDiscountPercent: 0 }))).toEqual([]);
    expect(problemsOfRates(form('GroupX', { matchDiscountPercent: 1 }))).toEqual([
      {
        field: `rates.${indexOf('GroupX')}.matchDiscountPercent`,
        message: 'must be 0: only GroupPool vehicles are shared',
      },
    ]);
    const unsaid = form('GroupX').map(({ matchDiscountPercent: _, ...rest }) => rest);
    expect(problemsOfRates(unsaid)).toEqual([]);
  });

  it('report every problem at once', () =>
    expect(
      problemsOfRates(form('WineTour', { basePerPerson: '0.00', minimumSeats: 99, matchDiscountPercent: 5 })).map(
        ({ field }) => field,
      ),
    ).toEqual(
      ['basePerPerson', 'minimumSeats', 'matchDiscountPercent'].map((field) => `rates.${indexOf('WineTour')}.${field}`),
    ));
});

describe('rates', () => {
  it('are stored in cents, and shown again as they were entered', () => {
    const entered = form('GroupXL', { basePerPerson: '12.34', minimumSeats: 5 });
    const rates = ratesIn(entered);
    expect(rates.GroupXL).toMatchObject({ basePerPerson: 1234, minimumSeats: 5 });
    expect(rates.GroupXL).not.toHaveProperty('rideType');
    expect(rideTypeRatesOf(rates)).toEqual(entered);
  });

  it('are stored with the discount for a shared vehicle that applies when none is entered', () => {
    const unsaid = form().map(({ matchDiscountPercent: _, ...rest }) => rest);
    const shown = Object.fromEntries(
      form().map(({ rideType, matchDiscountPercent }) => [rideType, matchDiscountPercent]),
    );
    const rates = ratesIn(unsaid);
    for (const type of RIDE_TYPES) expect(rates[type].matchDiscountPercent).toBe(shown[type]);
    expect(rates.GroupPool.matchDiscountPercent).toBeGreaterThan(0);
    expect(rates.GroupX.matchDiscountPercent).toBe(0);
  });

  it('from before minimum seats were stored charge for the smallest group', () => {
    const { minimumSeats: _, ...old } = FIRST_RATES.GroupX;
    const shown = rideTypeRatesOf({ ...FIRST_RATES, GroupX: old as Rates });
    expect(shown.find(({ rideType }) => rideType === 'GroupX')?.minimumSeats).toBe(2);
  });

  it('are equal when every field of every ride type is equal', () => {
    expect(sameRates(FIRST_RATES, ratesIn(form()))).toBe(true);
    for (const change of [{ basePerPerson: '99.00' }, { minimumSeats: 3 }, { taxBp: 1 }, { perMileBp: 1 }])
      expect(sameRates(FIRST_RATES, ratesIn(form('CasinoShuttle', change)))).toBe(false);
  });
});

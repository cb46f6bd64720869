import { stateOf, type PromotionTerms } from './promotion';
import { forfeitsPromotion, isNewEnough, refusalOf } from './promotion-rules';
import { problemsOf } from './term-rules';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes));

describe('promotions', () => {
  it('are for accounts up to thirty days old', () => {
    const created = new Date('2026-01-01T12:00:00Z');
    expect(isNewEnough(created, 30, new Date('2026-01-31T12:00:00Z'))).toBe(true);
    expect(isNewEnough(created, 30, new Date('2026-01-31T12:00:01Z'))).toBe(false);
    expect(isNewEnough(created, null, new Date('2030-01-01T00:00:00Z'))).toBe(true);
  });

  it('are forfeited only by a quick cancellation after a driver was assigned', () => {
    const ride = { createdAt: at(0), acceptedAt: at(1), cancelledAt: at(4), cancelRule: 'in_time' };
    expect(forfeitsPromotion(ride)).toBe(true);
    expect(forfeitsPromotion({ ...ride, cancelledAt: at(5) })).toBe(true);
    expect(forfeitsPromotion({ ...ride, cancelledAt: at(6) })).toBe(false);
    expect(forfeitsPromotion({ ...ride, cancelledAt: null })).toBe(false);
    expect(forfeitsPromotion({ ...ride, acceptedAt: null })).toBe(false);
    expect(forfeitsPromotion({ ...ride, cancelRule: null })).toBe(false);
  });

  const terms: PromotionTerms = {
    name: 'Five off',
    kind: 'amount',
    maxDiscount: 500,
    percentOff: null,
    validFrom: null,
    validUntil: null,
    redemptionLimit: null,
    perAccountLimit: null,
    newAccountDays: null,
    firstRideOnly: false,
    rideTypes: [],
  };
  const unused = { all: 0, own: 0, ownFirstRides: 0, hasRidden: false };
  const why = (change: Partial<PromotionTerms>, use = unused) =>
    refusalOf({ ...terms, ...change }, use, { createdAt: at(-60 * 24 * 40), isService: false }, at(0));

  it('are refused outside their dates and over their limits, to the moment and the ride', () => {
    expect([why({}), why({ firstRideOnly: true })]).toEqual([null, null]);
    expect([why({ validFrom: at(1) }), why({ validFrom: at(0) })]).toEqual(['not_started', null]);
    expect([why({ validUntil: at(0) }), why({ validUntil: at(1) })]).toEqual(['ended', null]);
    expect([
      why({ redemptionLimit: 10 }, { ...unused, all: 10 }),
      why({ redemptionLimit: 10 }, { ...unused, all: 9 }),
    ]).toEqual(['exhausted', null]);
    expect([
      why({ perAccountLimit: 2 }, { ...unused, own: 2 }),
      why({ perAccountLimit: 2 }, { ...unused, own: 1 }),
    ]).toEqual(['used', null]);
    expect([
      why({ firstRideOnly: true }, { ...unused, ownFirstRides: 1 }),
      why({}, { ...unused, ownFirstRides: 1 }),
    ]).toEqual(['first_ride_taken', null]);
    expect([
      why({ firstRideOnly: true }, { ...unused, hasRidden: true }),
      why({}, { ...unused, hasRidden: true }),
    ]).toEqual(['first_ride_taken', null]);
    expect([why({ newAccountDays: 30 }), why({ newAccountDays: 41 })]).toEqual(['not_eligible', null]);
    expect(refusalOf({ ...terms, newAccountDays: 30 }, unused, null, at(0))).toBeNull();
    const asService = (change: Partial<PromotionTerms>) =>
      refusalOf({ ...terms, ...change }, unused, { createdAt: at(0), isService: true }, at(0));
    expect([asService({ firstRideOnly: true }), asService({ newAccountDays: 30 }), asService({})]).toEqual([
      'for_people',
      'for_people',
      null,
    ]);
  });

  it('report their state', () => {
    const state = (change: Partial<PromotionTerms>, redemptions = 0) =>
      stateOf({ ...terms, ...change }, redemptions, at(0));
    expect([
      state({}),
      state({ validFrom: at(1) }),
      state({ validUntil: at(0) }),
      state({ redemptionLimit: 3 }, 3),
    ]).toEqual(['active', 'scheduled', 'ended', 'used_up']);
    expect([state({ redemptionLimit: 3 }, 2), state({ validFrom: at(0) }), state({ validUntil: at(1) })]).toEqual([
      'active',
      'active',
      'active',
    ]);
    // The code ends before it begins.
    expect(state({ validFrom: at(1), validUntil: at(0) })).toBe('ended');
  });

  it.each<[string, Partial<PromotionTerms>, boolean]>([
    ['no discount', { maxDiscount: 0 }, false],
    ['a cent', { maxDiscount: 1 }, true],
    ['ten thousand dollars', { maxDiscount: 10_000_00 }, true],
    ['more than ten thousand dollars', { maxDiscount: 10_000_01 }, false],
    ['no number', { maxDiscount: NaN }, false],
  ])('deduct between a cent and ten thousand dollars: %s', (_, change, isAccepted) => {
    const problem = { field: 'maxDiscount', code: 'amount_range', message: 'must be from 0.01 to 10000.00' };
    expect(problemsOf({ ...terms, ...change }, {}, at(0))).toEqual(isAccepted ? [] : [problem]);
  });

  it.each<[string, Partial<PromotionTerms>, string, RegExp]>([
    ['a percentage needs its percent', { kind: 'percent' }, 'percentOff percent_missing', /percentage/],
    ['an amount has no percent', { percentOff: 10 }, 'percentOff percent_not_wanted', /percentage only/],
    [
      'a first ride is one ride',
      { firstRideOnly: true, perAccountLimit: 2 },
      'perAccountLimit first_ride_once',
      /first ride/,
    ],
  ])('have terms that go together: %s', (_, change, expected, message) => {
    const problems = problemsOf({ ...terms, ...change }, {}, at(0));
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([expected]);
    expect(problems[0]!.message).toMatch(message);
  });

  it.each<[string, Partial<PromotionTerms>]>([
    ['a percentage with its percent', { kind: 'percent', percentOff: 10 }],
    ['a first ride once', { firstRideOnly: true, perAccountLimit: 1 }],
    ['a first ride without a limit', { firstRideOnly: true }],
    ['two rides of an account', { perAccountLimit: 2 }],
  ])('are accepted: %s', (_, change) => {
    expect(problemsOf({ ...terms, ...change }, {}, at(0))).toEqual([]);
  });

  it.each<[string, 'validFrom' | 'validUntil', string, boolean]>([
    ['the last millisecond of 1999', 'validFrom', '1999-12-31T23:59:59.999Z', false],
    ['an end in 1999', 'validUntil', '1999-12-31T23:59:59.999Z', false],
    ['the first of 2000', 'validFrom', '2000-01-01T00:00:00Z', true],
    ['the last of 2199', 'validUntil', '2199-12-31T23:59:59.999Z', true],
    ['the first of 2200', 'validUntil', '2200-01-01T00:00:00Z', false],
  ])('have dates from 2000 to 2199: %s', (_, field, time, isAccepted) => {
    const problem = { field, code: 'date_range', message: 'must be a moment from 2000 to 2199' };
    const dated = { ...terms, [field]: new Date(time) };
    expect(problemsOf(dated, { [field]: time }, at(0))).toEqual(isAccepted ? [] : [problem]);
    expect(problemsOf(dated, {}, at(0))).toEqual([]);
  });

  it.each<[string, number, number, ('validFrom' | 'validUntil')[], string[]]>([
    ['an end after the beginning', 1, 2, ['validFrom', 'validUntil'], []],
    ['an end at the beginning', 2, 2, ['validUntil'], ['until_before_from']],
    ['a beginning moved behind the end', 3, 2, ['validFrom'], ['until_before_from']],
    ['other terms of such a code', 3, 2, [], []],
    ['an end at this moment', -1, 0, ['validUntil'], ['until_past']],
    ['an end a minute from now', -1, 1, ['validUntil'], []],
    ['an end in the past and before the beginning', 1, -1, ['validUntil'], ['until_past']],
  ])('end in the future and after they begin: %s', (_, from, until, changed, codes) => {
    const dated = { ...terms, validFrom: at(from), validUntil: at(until) };
    const problems = problemsOf(dated, Object.fromEntries(changed.map((field) => [field, 'given'])), at(0));
    expect(problems.map(({ code }) => code)).toEqual(codes);
    for (const { field, message } of problems)
      expect([field, message]).toEqual(['validUntil', expect.stringMatching(/^must be/)]);
  });

  it('may have their dates removed', () => {
    expect(problemsOf(terms, { validFrom: null, validUntil: null }, at(0))).toEqual([]);
  });

  it('keep an end in the past while something else is changed', () => {
    const over = { ...terms, validUntil: at(-1) };
    expect(problemsOf(over, { name: 'x' }, at(0))).toEqual([]);
    expect(problemsOf(over, { validUntil: 'given' }, at(0))).toMatchObject([
      { field: 'validUntil', code: 'until_past' },
    ]);
    expect(problemsOf({ ...terms, validUntil: new Date(NaN) }, { validUntil: 'given' }, at(0))).toMatchObject([
      { field: 'validUntil', code: 'date_range' },
    ]);
  });
});

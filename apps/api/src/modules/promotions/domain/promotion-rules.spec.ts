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
    expect(forfeitsPromotion({ ...ride, cancelledAt: at(6) })).toBe(false);
    expect(forfeitsPromotion({ ...ride, acceptedAt: null })).toBe(false);
    expect(forfeitsPromotion({ ...ride, cancelRule: null })).toBe(false);
  });

  const terms: PromotionTerms = {
    ...{
      name: 'Five off',
      kind: 'amount',
      maxDiscount: 500,
      percentOff: null,
      validFrom: null,
      validUntil: null,
      redemptionLimit: null,
    },
    ...{ perAccountLimit: null, newAccountDays: null, firstRideOnly: false, rideTypes: [] },
  };
  const unused = { all: 0, own: 0, ownFirstRides: 0, hasRidden: false };
  const why = (change: Partial<PromotionTerms>, use = unused) =>
    refusalOf({ ...terms, ...change }, use, { createdAt: at(-60 * 24 * 40), isService: false }, at(0));

  it('are refused outside their dates and over their limits, to the moment and the ride', () => {
    expect(why({})).toBeNull();
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
    // The code ends before it begins.
    expect(state({ validFrom: at(1), validUntil: at(0) })).toBe('ended');
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

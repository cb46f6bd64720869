import { policyOf, readTerms, refusedPaths, typedOf } from './policy-form';

const terms = {
  freeMinutes: 5,
  immediate: [{ minutes: 5, keptPercent: 25 }],
  scheduled: [],
  arrivedPercent: 50,
  waitMinutes: 7,
  largeGroupSize: 15,
  largeGroupWaitMinutes: 15,
  noShowPercent: 50,
  driverPercent: 80,
};
const typed = { ...typedOf(terms), validFrom: '2026-12-01T06:00' };
const now = new Date('2026-11-21T12:00:00Z');

describe('the form of a policy version', () => {
  it("restores all fields, with times in the city's time zone", () => {
    expect(policyOf(typed, 'America/New_York', now)).toEqual({
      policy: { validFrom: '2026-12-01T11:00:00.000Z', terms },
      problems: {},
    });
  });

  it('reports problems by field and stage', () => {
    const problemsOf = (change: Partial<typeof typed>) => readTerms({ ...typed, ...change }).problems;
    expect(
      problemsOf({ immediate: [{ minutes: '1.5', keptPercent: '0' }], driverPercent: '101', waitMinutes: '' }),
    ).toEqual({
      'immediate.0.minutes': 'minutes',
      'immediate.0.keptPercent': 'percentFromOne',
      driverPercent: 'percent',
      waitMinutes: 'wait',
    });
    expect(
      problemsOf({
        scheduled: [
          { minutes: '30', keptPercent: '20' },
          { minutes: '60', keptPercent: '20' },
        ],
        noShowPercent: '40',
      }),
    ).toEqual({
      'scheduled.1.minutes': 'minutesOrder',
      'scheduled.1.keptPercent': 'percentOrder',
      noShowPercent: 'noShowLess',
    });
    expect(policyOf({ ...typed, validFrom: '2026-11-21T07:00' }, 'America/New_York', now).problems).toEqual({
      validFrom: 'moment',
    });
    expect(refusedPaths(['terms.scheduled.0.minutes', 'validFrom'])).toEqual({
      'scheduled.0.minutes': 'minutesOrder',
      validFrom: 'moment',
    });
  });
});

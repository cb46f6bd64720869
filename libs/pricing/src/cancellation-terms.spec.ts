import fc from 'fast-check';
import { keptFee, phaseOf, policyRow } from './cancellation';
import { problemsOfTerms, rowsOf, termsOf, type CancellationTerms } from './cancellation-terms';

const WITH_STAGES: CancellationTerms = {
  freeMinutes: 5,
  immediate: [{ minutes: 5, keptPercent: 25 }],
  scheduled: [{ minutes: 60, keptPercent: 25 }],
  arrivedPercent: 50,
  waitMinutes: 7,
  largeGroupSize: 15,
  largeGroupWaitMinutes: 15,
  noShowPercent: 50,
  driverPercent: 80,
};

const stage = fc.record({ minutes: fc.nat(600), keptPercent: fc.nat(100) });
const anyTerms = fc.record({
  freeMinutes: fc.nat(30),
  immediate: fc.array(stage, { maxLength: 3 }),
  scheduled: fc.array(stage, { maxLength: 3 }),
  arrivedPercent: fc.nat(100),
  waitMinutes: fc.integer({ min: 1, max: 60 }),
  largeGroupSize: fc.integer({ min: 2, max: 55 }),
  largeGroupWaitMinutes: fc.integer({ min: 1, max: 60 }),
  noShowPercent: fc.nat(100),
  driverPercent: fc.nat(100),
});

/** Adjusts random terms until they are valid. */
function valid({ immediate, scheduled, ...terms }: CancellationTerms): CancellationTerms {
  const rising = (stages: CancellationTerms['immediate'], sign: 1 | -1) => {
    const minutes = [...new Set(stages.map((each) => each.minutes))].sort((a, b) => sign * (a - b));
    const percents = [...new Set(stages.map((each) => Math.min(each.keptPercent, terms.arrivedPercent)))]
      .filter((each) => each > 0)
      .sort((a, b) => a - b);
    return percents.slice(0, minutes.length).map((keptPercent, index) => ({ minutes: minutes[index]!, keptPercent }));
  };
  return {
    ...terms,
    immediate: rising(immediate, 1),
    scheduled: rising(scheduled, -1),
    noShowPercent: Math.max(terms.noShowPercent, terms.arrivedPercent),
    largeGroupWaitMinutes: Math.max(terms.waitMinutes, terms.largeGroupWaitMinutes),
  };
}

describe('the terms of a cancellation policy', () => {
  it('are converted to rows and back', () => {
    expect(termsOf(rowsOf(WITH_STAGES))).toEqual(WITH_STAGES);
    fc.assert(fc.property(anyTerms.map(valid), (terms) => expect(termsOf(rowsOf(terms))).toEqual(terms)));
    expect(() => termsOf([])).toThrow(RangeError);
  });

  it.each([
    [{ immediate: [{ minutes: 5, keptPercent: 60 }] }, ['immediate.0.keptPercent']],
    [{ immediate: [{ minutes: 5, keptPercent: 0 }] }, ['immediate.0.keptPercent']],
    [
      {
        immediate: [
          { minutes: 5, keptPercent: 20 },
          { minutes: 5, keptPercent: 25 },
        ],
      },
      ['immediate.1.minutes'],
    ],
    [
      {
        immediate: [
          { minutes: 5, keptPercent: 25 },
          { minutes: 9, keptPercent: 25 },
        ],
      },
      ['immediate.1.keptPercent'],
    ],
    [
      {
        scheduled: [
          { minutes: 60, keptPercent: 25 },
          { minutes: 90, keptPercent: 30 },
        ],
      },
      ['scheduled.1.minutes'],
    ],
    [{ noShowPercent: 49 }, ['noShowPercent']],
    [{ largeGroupWaitMinutes: 6 }, ['largeGroupWaitMinutes']],
    [{ immediate: [], scheduled: [] }, []],
    [{}, []],
  ] as [Partial<CancellationTerms>, string[]][])('of %j are invalid at %j', (change, fields) => {
    expect(problemsOfTerms({ ...WITH_STAGES, ...change }).map(({ field }) => field)).toEqual(fields);
  });

  it('never make it cheaper to wait or not to show up', () => {
    const minutes = fc.integer({ min: -700, max: 700 });
    const facts = fc.record({
      accepted: minutes,
      arrives: fc.nat(600),
      start: fc.option(minutes, { nil: null }),
      groupSize: fc.integer({ min: 2, max: 55 }),
      one: fc.nat(1500),
      other: fc.nat(1500),
    });
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
    fc.assert(
      fc.property(anyTerms.map(valid), facts, (terms, { accepted, arrives, start, groupSize, one, other }) => {
        expect(problemsOfTerms(terms)).toEqual([]);
        const rows = rowsOf(terms);
        const feeAt = (passed: number, occasion: 'cancel' | 'no_show') => {
          const now = accepted - 5 + passed;
          const arrival = accepted + arrives;
          const moment = {
            now: at(now),
            acceptedAt: now >= accepted ? at(accepted) : null,
            arrivedAt: now >= arrival ? at(arrival) : null,
            scheduledAt: start === null ? null : at(start),
            groupSize,
          };
          const row = policyRow(rows, occasion, 'organizer', moment);
          return row && keptFee(row, { total: 8000, held: 8000, hasDriver: phaseOf(moment) !== 'no_driver' }).fee;
        };
        const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
        expect(feeAt(sooner, 'cancel')).toBeLessThanOrEqual(feeAt(later, 'cancel')!);
        expect(feeAt(later, 'no_show') ?? Infinity).toBeGreaterThanOrEqual(feeAt(later, 'cancel')!);
      }),
    );
  });
});

import fc from 'fast-check';
import { problemsOfRules, ruleFor } from './volume-discount';

const RULES = [
  { fromRides: 50, percentOff: 12 },
  { fromRides: 10, percentOff: 5 },
];

describe('volume discounts', () => {
  it('apply the reached rule with the most rides, in whatever order the rules are', () => {
    expect([0, 9, 10, 49, 50, 1000].map((rides) => ruleFor(RULES, rides)?.percentOff ?? 0)).toEqual([
      0, 0, 5, 5, 12, 12,
    ]);
    expect([...RULES].reverse().map((_, __, rules) => ruleFor(rules, 50)?.percentOff)).toEqual([12, 12]);
    expect(ruleFor([], 100)).toBeNull();
  });

  it('never give a smaller discount for more rides when the rules are accepted', () => {
    const rule = fc.record({ fromRides: fc.integer({ min: 1, max: 40 }), percentOff: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 10 }), fc.nat(50), fc.nat(50), (rules, rides, more) => {
        fc.pre(problemsOfRules(rules).length === 0);
        const [less, higher] = [ruleFor(rules, rides), ruleFor(rules, rides + more)];
        expect(higher?.percentOff ?? 0).toBeGreaterThanOrEqual(less?.percentOff ?? 0);
      }),
    );
  });

  it('are refused when two rules start at the same number, or more rides give no larger discount', () => {
    expect(problemsOfRules(RULES)).toEqual([]);
    expect(problemsOfRules([...RULES, { fromRides: 10, percentOff: 5 }])).toEqual([{ index: 2, problem: 'repeated' }]);
    expect(problemsOfRules([...RULES, { fromRides: 60, percentOff: 12 }])).toEqual([
      { index: 2, problem: 'not_higher' },
    ]);
  });
});

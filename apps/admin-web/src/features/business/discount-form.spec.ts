import { refusedRules, ruleProblems, rulesOf, typedRulesOf } from './discount-form';

const rule = (fromRides: string, percentOff: string) => ({ fromRides, percentOff });

describe('volume discount rules', () => {
  it('are sent sorted by number of rides', () => {
    const rules = [
      { fromRides: 10, percentOff: 5 },
      { fromRides: 50, percentOff: 10 },
    ];
    expect(rulesOf(typedRulesOf(rules).reverse())).toEqual(rules);
    expect(ruleProblems(typedRulesOf(rules))).toEqual({});
    expect(ruleProblems([])).toEqual({});
  });

  it('must be whole numbers in their range', () => {
    expect(ruleProblems([rule('0', '51'), rule('1.5', ''), rule('100001', 'x')])).toEqual({
      'rules.0.fromRides': 'rides',
      'rules.0.percentOff': 'percent',
      'rules.1.fromRides': 'rides',
      'rules.1.percentOff': 'percent',
      'rules.2.fromRides': 'rides',
      'rules.2.percentOff': 'percent',
    });
  });

  it('must have different numbers, and more rides must take more off', () => {
    expect(ruleProblems([rule('10', '5'), rule('10', '6')])).toEqual({ 'rules.1.fromRides': 'ridesTwice' });
    expect(ruleProblems([rule('50', '5'), rule('10', '5')])).toEqual({ 'rules.0.percentOff': 'percentLower' });
  });

  it('show a server error in the row it concerns', () => {
    const typed = [rule('50', '10'), rule('10', '5')];
    expect(refusedRules(['rules.0.fromRides', 'rules.1.percentOff', 'reason'], typed)).toEqual({
      'rules.1.fromRides': 'refused',
      'rules.0.percentOff': 'refused',
    });
    expect(refusedRules(['rules.1'], typed)).toEqual({ 'rules.0.fromRides': 'refused' });
  });
});

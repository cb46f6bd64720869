import type { VolumeDiscountRule } from '@groupride/contracts';

/** The rule that applies after so many completed rides of the month: the one with the most rides that were reached; null without one. */
export function ruleFor(rules: readonly VolumeDiscountRule[], completedRides: number): VolumeDiscountRule | null {
  return rules.reduce<VolumeDiscountRule | null>(
    (best, rule) =>
      rule.fromRides <= completedRides && (best === null || rule.fromRides > best.fromRides) ? rule : best,
    null,
  );
}

export type RuleProblem = 'repeated' | 'not_higher';

/** What is wrong with a rule beside the others, by its place; empty when all are right. */
export function problemsOfRules(rules: readonly VolumeDiscountRule[]): { index: number; problem: RuleProblem }[] {
  return rules.flatMap((rule, index): { index: number; problem: RuleProblem }[] => {
    const lower = rules.filter(({ fromRides }) => fromRides < rule.fromRides);
    if (rules.findIndex(({ fromRides }) => fromRides === rule.fromRides) < index)
      return [{ index, problem: 'repeated' }];
    return lower.some(({ percentOff }) => percentOff >= rule.percentOff) ? [{ index, problem: 'not_higher' }] : [];
  });
}

import type { VolumeDiscountRule } from '@groupride/contracts';

/** The highest rule reached with this number of completed rides in the month; null when none is reached. */
export function ruleFor(rules: readonly VolumeDiscountRule[], completedRides: number): VolumeDiscountRule | null {
  return rules.reduce<VolumeDiscountRule | null>(
    (best, rule) =>
      rule.fromRides <= completedRides && (best === null || rule.fromRides > best.fromRides) ? rule : best,
    null,
  );
}

export type RuleProblem = 'repeated' | 'not_higher';

/** Conflicts between rules, by index; empty when all are valid. */
export function problemsOfRules(rules: readonly VolumeDiscountRule[]): { index: number; problem: RuleProblem }[] {
  return rules.flatMap((rule, index): { index: number; problem: RuleProblem }[] => {
    const lower = rules.filter(({ fromRides }) => fromRides < rule.fromRides);
    if (rules.findIndex(({ fromRides }) => fromRides === rule.fromRides) < index)
      return [{ index, problem: 'repeated' }];
    return lower.some(({ percentOff }) => percentOff >= rule.percentOff) ? [{ index, problem: 'not_higher' }] : [];
  });
}

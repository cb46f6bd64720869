import { MAX_DISCOUNT_RULES } from '@groupride/contracts';
import type { VolumeDiscountRule } from '@groupride/web-api-client';

/** A rule, as typed. */
export interface TypedRule {
  fromRides: string;
  percentOff: string;
}
export type RuleField = keyof TypedRule;
export type RuleProblem = 'rides' | 'percent' | 'ridesTwice' | 'percentLower' | 'refused';
/** Problems by field path, such as "rules.1.fromRides". */
export type RuleProblems = Readonly<Record<string, RuleProblem>>;

const MOST_RIDES = 100_000;
const MOST_PERCENT = 50;

export const mayAddRule = (rules: readonly TypedRule[]): boolean => rules.length < MAX_DISCOUNT_RULES;

export const typedRulesOf = (rules: readonly VolumeDiscountRule[]): TypedRule[] =>
  rules.map(({ fromRides, percentOff }) => ({ fromRides: String(fromRides), percentOff: String(percentOff) }));

const wholeOf = (typed: string, most: number): number | null => {
  const value = /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : null;
  return value !== null && value >= 1 && value <= most ? value : null;
};

/** The rules for the request, sorted by number of rides. Only for rules without problems. */
export const rulesOf = (typed: readonly TypedRule[]): VolumeDiscountRule[] =>
  typed
    .map(({ fromRides, percentOff }) => ({ fromRides: Number(fromRides), percentOff: Number(percentOff) }))
    .sort((a, b) => a.fromRides - b.fromRides);

/** Requires distinct numbers of rides, with higher discounts for higher numbers. */
export function ruleProblems(typed: readonly TypedRule[]): RuleProblems {
  const read = typed.map(({ fromRides, percentOff }, index) => ({
    index,
    rides: wholeOf(fromRides, MOST_RIDES),
    percent: wholeOf(percentOff, MOST_PERCENT),
  }));
  const problems: Record<string, RuleProblem> = {};
  for (const { index, rides, percent } of read) {
    const lower = read.filter((other) => rides !== null && other.rides !== null && other.rides < rides);
    if (rides === null) problems[`rules.${index}.fromRides`] = 'rides';
    else if (read.some((other) => other.index < index && other.rides === rides))
      problems[`rules.${index}.fromRides`] = 'ridesTwice';
    if (percent === null) problems[`rules.${index}.percentOff`] = 'percent';
    else if (lower.some((other) => other.percent !== null && other.percent >= percent))
      problems[`rules.${index}.percentOff`] = 'percentLower';
  }
  return problems;
}

/**
 * Maps the server's problems with the sorted rules back to the rows of the form. A path without a field is about the
 * number of rides.
 */
export function refusedRules(fields: readonly string[], typed: readonly TypedRule[]): RuleProblems {
  const order = typed.map((rule, index) => ({ rule, index })).sort((a, b) => +a.rule.fromRides - +b.rule.fromRides);
  return Object.fromEntries(
    fields.flatMap((path) => {
      const [, place, field = 'fromRides'] = /^rules\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
      const row = place === undefined ? undefined : order[Number(place)]?.index;
      return row === undefined ? [] : [[`rules.${row}.${field}`, 'refused' as const]];
    }),
  );
}

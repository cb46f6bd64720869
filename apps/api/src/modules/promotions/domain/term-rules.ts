import type { FieldProblem } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { PromotionTerms } from './promotion';

const MOST_OFF: Cents = 10_000_00;
/** Years outside this range are typing mistakes. */
const YEARS = { first: 2000, last: 2199 } as const;

/** The fields that a request sets; all others keep their value. */
export type RequestedTerms = Partial<Record<keyof PromotionTerms, unknown>>;

/** Lists the invalid fields of a code's terms. Only dates that the request sets are compared with the current time. */
export function problemsOf(terms: PromotionTerms, given: RequestedTerms, now: Date): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (field: keyof PromotionTerms, code: string, message: string) =>
    problems.push({ field, code, message });
  const { kind, maxDiscount, percentOff, validFrom, validUntil, firstRideOnly, perAccountLimit } = terms;

  if (!(maxDiscount > 0 && maxDiscount <= MOST_OFF))
    refuse('maxDiscount', 'amount_range', 'must be from 0.01 to 10000.00');
  if (kind === 'percent' && percentOff === null)
    refuse('percentOff', 'percent_missing', 'must be given for a percentage');
  if (kind === 'amount' && percentOff !== null)
    refuse('percentOff', 'percent_not_wanted', 'goes with a percentage only');
  if (firstRideOnly && perAccountLimit !== null && perAccountLimit !== 1)
    refuse('perAccountLimit', 'first_ride_once', 'is 1 for a first ride');

  const badDates = (
    [
      ['validFrom', validFrom],
      ['validUntil', validUntil],
    ] as const
  ).filter(([field, at]) => given[field] && !isSensible(at));
  for (const [field] of badDates) refuse(field, 'date_range', `must be a moment from ${YEARS.first} to ${YEARS.last}`);
  if (badDates.length > 0) return problems;
  if (given.validUntil && validUntil && validUntil <= now) refuse('validUntil', 'until_past', 'must be in the future');
  else if ((given.validFrom || given.validUntil) && validFrom && validUntil && validUntil <= validFrom) {
    refuse('validUntil', 'until_before_from', 'must be after the beginning');
  }
  return problems;
}

/** Also false for an invalid date, whose year is NaN. */
function isSensible(at: Date | null): boolean {
  const year = at?.getUTCFullYear() ?? NaN;
  return year >= YEARS.first && year <= YEARS.last;
}

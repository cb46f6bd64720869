import type { PledgeTerms } from '@groupride/contracts';
import { problemOfPledge, type ProposedPledge } from '@groupride/pricing';
import { pledgeInvalid } from './pricing.errors';

/** Pledge terms that were checked against the ride. */
export interface CheckedPledgeTerms {
  minRiders: number;
  deadline: Date;
}

/** Every possible number of riders. */
export const ridersOf = (minRiders: number, seats: number): number[] =>
  Array.from({ length: seats - minRiders + 1 }, (_, index) => minRiders + index);

/** @throws ApiError pledge_invalid */
export function checkPledgeTerms(
  terms: PledgeTerms,
  ride: Omit<ProposedPledge, 'minRiders' | 'deadline'>,
  now: Date,
): CheckedPledgeTerms {
  const checked = { minRiders: terms.minRiders, deadline: new Date(terms.deadline) };
  const problem = problemOfPledge({ ...ride, ...checked }, now);
  if (problem) throw pledgeInvalid(problem);
  return checked;
}

import type { PledgeState } from '@groupride/contracts';
import type { PledgePrices } from '@groupride/pricing';
import type { Ride } from './ride';

/** A ride that takes place only if enough people join. */
export interface Pledge extends PledgePrices {
  state: PledgeState;
  deadline: Date;
  scheduledAt: Date;
  closedAt: Date | null;
  fixBy: Date | null;
}

type PledgedRide = Pick<
  Ride,
  | 'scheduledAt'
  | 'pledgeState'
  | 'pledgeMinRiders'
  | 'pledgeTotals'
  | 'pledgeDeadline'
  | 'pledgeClosedAt'
  | 'pledgeFixBy'
>;

/** An authorization is valid for a week, so one made six days before the start outlasts the trip. */
const AUTHORIZED_BEFORE_START_MS = 6 * 24 * 3_600_000;

/** The pledge of a ride; null for other rides. */
export function pledgeOf(ride: PledgedRide): Pledge | null {
  const { pledgeState, pledgeMinRiders, pledgeTotals, pledgeDeadline, scheduledAt } = ride;
  if (!pledgeState || !pledgeMinRiders || !pledgeTotals || !pledgeDeadline || !scheduledAt) return null;
  return {
    state: pledgeState,
    minRiders: pledgeMinRiders,
    totals: pledgeTotals,
    deadline: pledgeDeadline,
    scheduledAt,
    closedAt: ride.pledgeClosedAt,
    fixBy: ride.pledgeFixBy,
  };
}

/** Whether the outcome of the pledge is still undecided. */
export const isUndecided = ({ state }: Pick<Pledge, 'state'>): boolean => state === 'open' || state === 'reached';

/** Whether people can join and leave. At the deadline they no longer can, even if the job that closes the pledge is late. */
export function isOpenToChanges(pledge: Pledge, now: Date): boolean {
  return isUndecided(pledge) && pledge.closedAt === null && now < pledge.deadline;
}

/** Whether the ride is a pledge that people can no longer join or leave. */
export function isClosedPledge(ride: PledgedRide & Pick<Ride, 'status'>, now: Date): boolean {
  const pledge = pledgeOf(ride);
  return pledge !== null && (ride.status !== 'awaiting_payment' || !isOpenToChanges(pledge, now));
}

/** Time at which saved cards are authorized: once the pledge is closed, but no more than six days before the start. */
export function authorizationTime({ scheduledAt, deadline, closedAt }: Omit<Pledge, keyof PledgePrices>): Date {
  const earliest = scheduledAt.getTime() - AUTHORIZED_BEFORE_START_MS;
  return new Date(Math.max(earliest, (closedAt ?? deadline).getTime()));
}

import type { PledgeView } from '@groupride/contracts';
import { formatCents, highestPledgeShare, pledgeSeats, pledgeTable } from '@groupride/pricing';
import { authorizationTime, type Pledge } from './domain/pledge';

/**
 * @param joined number of people who have paid
 * @param taken number of seats, including people who are still paying
 * @param seat the viewer's seat, or the next one
 */
export function presentPledge(
  pledge: Pledge,
  { joined, taken, seat }: { joined: number; taken: number; seat: number },
): PledgeView {
  const seats = pledgeSeats(pledge);
  return {
    state: pledge.state,
    minRiders: pledge.minRiders,
    seats,
    deadline: pledge.deadline.toISOString(),
    joined,
    seatsLeft: Math.max(0, seats - taken),
    maxShare: formatCents(highestPledgeShare(pledge)),
    shares: pledgeTable(pledge, seat).map(({ riders, total, share }) => ({
      riders,
      total: formatCents(total),
      share: formatCents(share),
    })),
    closedAt: pledge.closedAt?.toISOString() ?? null,
    authorizesAt: authorizationTime(pledge).toISOString(),
    fixBy: pledge.fixBy?.toISOString() ?? null,
  };
}

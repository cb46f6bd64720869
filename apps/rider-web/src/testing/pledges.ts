import type { PledgeView } from '@groupride/web-api-client';

const IN_A_DAY = new Date(Date.now() + 24 * 3_600_000).toISOString();

/** A pledge "Go when 8 of 12 have joined by tomorrow" with 5 members; pass what matters to the test. */
export const aPledge = (what: Partial<PledgeView> = {}): PledgeView => ({
  state: 'open',
  minRiders: 8,
  seats: 12,
  deadline: IN_A_DAY,
  joined: 5,
  seatsLeft: 7,
  maxShare: '21.38',
  shares: [8, 9, 10, 11, 12].map((riders) => ({ riders, total: '171.04', share: (171.04 / riders).toFixed(2) })),
  authorizesAt: IN_A_DAY,
  closedAt: null,
  fixBy: null,
  ...what,
});

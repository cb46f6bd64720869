import type { Pledge } from './domain/pledge';
import { presentPledge } from './pledge.presenter';

const START = new Date('2026-12-20T18:00:00Z');
const DEADLINE = new Date('2026-12-18T18:00:00Z');
const pledge = (more: Partial<Pledge> = {}): Pledge => ({
  state: 'open',
  minRiders: 2,
  totals: [1000, 1201, 1400],
  deadline: DEADLINE,
  scheduledAt: START,
  closedAt: null,
  fixBy: null,
  ...more,
});

describe('a pledge as people see it', () => {
  it('shows what each number of riders pays, the most it can be, and when cards are charged', () => {
    expect(presentPledge(pledge(), { joined: 1, taken: 2, seat: 0 })).toEqual({
      state: 'open',
      minRiders: 2,
      seats: 4,
      joined: 1,
      seatsLeft: 2,
      maxShare: '5.00',
      shares: [
        { riders: 2, total: '10.00', share: '5.00' },
        { riders: 3, total: '12.01', share: '4.01' },
        { riders: 4, total: '14.00', share: '3.50' },
      ],
      deadline: DEADLINE.toISOString(),
      closedAt: null,
      fixBy: null,
      authorizesAt: DEADLINE.toISOString(),
    });
  });

  it('has no fewer than zero seats left, and says since when it is closed and until when cards can be replaced', () => {
    const seen = presentPledge(pledge({ closedAt: DEADLINE, fixBy: START }), { joined: 4, taken: 5, seat: 3 });
    expect(seen).toMatchObject({ seatsLeft: 0, closedAt: DEADLINE.toISOString(), fixBy: START.toISOString() });
  });
});

import { authorizationTime, isOpenToChanges, isUndecided, pledgeOf, presentPledge, type Pledge } from './pledge';

const START = new Date('2026-12-20T18:00:00Z');
const DEADLINE = new Date('2026-12-18T18:00:00Z');
const pledge = (more: Partial<Pledge> = {}): Pledge => ({
  ...{ state: 'open', minRiders: 2, totals: [1000, 1201, 1400], deadline: DEADLINE, scheduledAt: START },
  ...{ closedAt: null, fixBy: null, ...more },
});
const before = (moment: Date, hours: number) => new Date(moment.getTime() - hours * 3_600_000);

describe('the pledge of a ride', () => {
  const ride = {
    ...{ pledgeState: 'reached' as const, pledgeMinRiders: 2, pledgeTotals: [1000, 1201], pledgeDeadline: DEADLINE },
    ...{ scheduledAt: START, pledgeClosedAt: DEADLINE, pledgeFixBy: START },
  };

  it('has the terms and the state that the ride records', () => {
    expect(pledgeOf(ride)).toEqual(
      pledge({ state: 'reached', totals: [1000, 1201], closedAt: DEADLINE, fixBy: START }),
    );
  });

  it.each(['pledgeState', 'pledgeMinRiders', 'pledgeTotals', 'pledgeDeadline', 'scheduledAt'] as const)(
    'does not exist without %s',
    (field) => expect(pledgeOf({ ...ride, [field]: null })).toBeNull(),
  );
});

describe('people can join and leave a pledge', () => {
  it.each([
    ['open', true],
    ['reached', true],
    ['requested', false],
    ['missed', false],
    ['cancelled', false],
  ] as const)('in state %s: %s', (state, open) => {
    expect(isUndecided({ state })).toBe(open);
    expect(isOpenToChanges(pledge({ state }), before(DEADLINE, 1))).toBe(open);
  });

  it('until the deadline, or until it is closed before', () => {
    expect(isOpenToChanges(pledge(), new Date(DEADLINE.getTime() - 1))).toBe(true);
    expect(isOpenToChanges(pledge(), DEADLINE)).toBe(false);
    expect(isOpenToChanges(pledge({ closedAt: before(DEADLINE, 5) }), before(DEADLINE, 4))).toBe(false);
  });
});

describe('saved cards are authorized', () => {
  it('when the pledge closes, and at the deadline as long as it has not', () => {
    expect(authorizationTime(pledge())).toEqual(DEADLINE);
    expect(authorizationTime(pledge({ closedAt: before(DEADLINE, 5) }))).toEqual(before(DEADLINE, 5));
  });

  it('no more than six days before the start, so that the authorization outlives the trip', () => {
    expect(authorizationTime(pledge({ deadline: before(START, 10 * 24) }))).toEqual(before(START, 6 * 24));
  });
});

describe('a pledge as people see it', () => {
  it('shows what each number of riders pays, the most it can be, and when cards are charged', () => {
    expect(presentPledge(pledge(), { joined: 1, taken: 2, seat: 0 })).toEqual({
      ...{ state: 'open', minRiders: 2, seats: 4, joined: 1, seatsLeft: 2, maxShare: '5.00' },
      shares: [
        { riders: 2, total: '10.00', share: '5.00' },
        { riders: 3, total: '12.01', share: '4.01' },
        { riders: 4, total: '14.00', share: '3.50' },
      ],
      ...{ deadline: DEADLINE.toISOString(), closedAt: null, fixBy: null, authorizesAt: DEADLINE.toISOString() },
    });
  });

  it('has no fewer than zero seats left, and says since when it is closed and until when cards can be replaced', () => {
    const seen = presentPledge(pledge({ closedAt: DEADLINE, fixBy: START }), { joined: 4, taken: 5, seat: 3 });
    expect(seen).toMatchObject({ seatsLeft: 0, closedAt: DEADLINE.toISOString(), fixBy: START.toISOString() });
  });
});

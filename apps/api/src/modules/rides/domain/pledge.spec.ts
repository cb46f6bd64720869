import { authorizationTime, isClosedPledge, isOpenToChanges, isUndecided, pledgeOf, type Pledge } from './pledge';

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
const before = (moment: Date, hours: number) => new Date(moment.getTime() - hours * 3_600_000);

describe('the pledge of a ride', () => {
  const ride = {
    pledgeState: 'reached' as const,
    pledgeMinRiders: 2,
    pledgeTotals: [1000, 1201],
    pledgeDeadline: DEADLINE,
    scheduledAt: START,
    pledgeClosedAt: DEADLINE,
    pledgeFixBy: START,
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

describe('a ride that is a pledge is closed', () => {
  const ride = {
    pledgeState: 'open' as const,
    pledgeMinRiders: 2,
    pledgeTotals: [1000],
    pledgeDeadline: DEADLINE,
    scheduledAt: START,
    pledgeClosedAt: null,
    pledgeFixBy: null,
    status: 'awaiting_payment' as const,
  };

  it('from its deadline, and once it is booked', () => {
    expect(isClosedPledge(ride, before(DEADLINE, 1))).toBe(false);
    expect(isClosedPledge(ride, DEADLINE)).toBe(true);
    expect(isClosedPledge({ ...ride, status: 'pending' }, before(DEADLINE, 1))).toBe(true);
    expect(isClosedPledge({ ...ride, status: 'pending', pledgeState: null }, DEADLINE)).toBe(false);
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

import type { ApiVersion } from './api-versions';
import { API_VERSIONS } from './api-versions';
import { VersionHistory } from './version-history';

const VERSIONS: ApiVersion[] = [
  { date: '2025-01-10', summary: 'One', changes: [] },
  {
    date: '2026-02-01',
    summary: 'Two: `seats` is called `groupSize`',
    changes: [
      {
        operation: 'priceTrip',
        request: ({ body, query }) => {
          const { seats, ...rest } = body as { seats: number };
          return { body: { ...rest, groupSize: seats }, query };
        },
        answer: (body) => {
          const { groupSize, ...rest } = body as { groupSize: number };
          return { ...rest, seats: groupSize };
        },
      },
    ],
  },
  {
    date: '2026-06-30',
    summary: 'Three: amounts are text',
    changes: [
      {
        operation: 'priceTrip',
        answer: (body) => ({ ...(body as object), total: Number((body as { total: string }).total) }),
      },
    ],
  },
];
const history = new VersionHistory(VERSIONS);
const served = (day: string) => history.servedOn(new Date(`${day}T12:00:00Z`));

describe('the versions that are served', () => {
  it('are the current one and those that were replaced within a year', () => {
    expect(history.current).toBe('2026-06-30');
    expect(served('2027-02-01')).toEqual([
      { date: '2025-01-10', until: '2027-02-01' },
      { date: '2026-02-01', until: '2027-06-30' },
      { date: '2026-06-30', until: null },
    ]);
    expect(served('2027-02-02').map(({ date }) => date)).toEqual(['2026-02-01', '2026-06-30']);
    expect(served('2030-01-01').map(({ date }) => date)).toEqual(['2026-06-30']);
  });
});

describe('an older version', () => {
  it('gets its requests converted to the current version', () => {
    const parts = { body: { seats: 4, rideType: 'GroupX' }, query: {} };
    expect(history.upgrade('priceTrip', '2025-01-10', parts).body).toEqual({ groupSize: 4, rideType: 'GroupX' });
    expect(history.upgrade('priceTrip', '2026-02-01', parts).body).toBe(parts.body);
    expect(history.upgrade('bookRide', '2025-01-10', parts).body).toBe(parts.body);
  });

  it('gets responses with all later changes undone, newest first', () => {
    const answer = { groupSize: 4, total: '31.33' };
    expect(history.downgrade('priceTrip', '2025-01-10', answer)).toEqual({ seats: 4, total: 31.33 });
    expect(history.downgrade('priceTrip', '2026-02-01', answer)).toEqual({ groupSize: 4, total: 31.33 });
    expect(history.downgrade('priceTrip', '2026-06-30', answer)).toBe(answer);
  });
});

describe('the list of versions', () => {
  it('is in order of date', () => {
    const dates = API_VERSIONS.map(({ date }) => date);
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect([...new Set(dates)].sort()).toEqual(dates);
  });
});

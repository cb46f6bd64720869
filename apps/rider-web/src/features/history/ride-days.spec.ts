import { groupByPeriod } from './ride-days';

const CITY = 'America/New_York';
/** Thursday, November 26, 11 PM in the city: Friday in UTC. */
const now = Date.parse('2026-11-27T04:00:00Z');

const groups = (...instants: string[]) =>
  groupByPeriod(
    instants.map((completedAt) => ({ completedAt })),
    { now, timeZone: CITY },
  ).map(({ period, at, rides }) => [period, at.slice(0, 7), rides.length]);

describe('past rides by date', () => {
  it('follow the city’s calendar, not UTC', () => {
    expect(groups('2026-11-27T03:00:00Z', '2026-11-26T05:30:00Z', '2026-11-26T04:59:00Z')).toEqual([
      ['today', '2026-11', 2],
      ['yesterday', '2026-11', 1],
    ]);
  });

  it('are grouped as earlier this week back to Sunday, and by month before that', () => {
    expect(
      groups(
        '2026-11-24T12:00:00Z',
        '2026-11-22T12:00:00Z',
        '2026-11-21T12:00:00Z',
        '2026-11-02T12:00:00Z',
        '2026-10-31T12:00:00Z',
      ),
    ).toEqual([
      ['week', '2026-11', 2],
      ['month', '2026-11', 2],
      ['month', '2026-10', 1],
    ]);
  });

  it('keep the same month of different years apart', () => {
    expect(groups('2026-10-01T12:00:00Z', '2025-10-01T12:00:00Z')).toHaveLength(2);
  });

  it('are empty without rides', () => {
    expect(groups()).toEqual([]);
  });
});

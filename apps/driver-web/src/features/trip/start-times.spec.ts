import { earliestDeparture, isAboutToStart, maySetOut, minutesUntilStart } from './start-times';

const NOW = Date.parse('2026-11-25T14:00:00Z');
const at = (minutes: number) => ({ scheduledAt: new Date(NOW + minutes * 60_000).toISOString() });

describe('the start of an upcoming ride', () => {
  it('is counted in whole minutes, and below zero when it has passed', () => {
    expect([at(20), at(0.5), at(-3), {}].map((ride) => minutesUntilStart(ride, NOW))).toEqual([20, 1, -3, null]);
  });

  it('triggers a reminder in the half hour before it and afterwards', () => {
    expect([31, 30, 5, -5].map((minutes) => isAboutToStart(at(minutes), NOW))).toEqual([false, true, true, true]);
  });

  it('lets the driver depart two hours before', () => {
    expect([121, 120].map((minutes) => maySetOut(at(minutes), NOW))).toEqual([false, true]);
    expect(earliestDeparture('2026-11-25T14:00:00.000Z')).toBe('2026-11-25T12:00:00.000Z');
  });
});

import { canAskForHelp, HELP_AFTER_END_MINUTES } from './asking-for-help';

const END = Date.parse('2026-12-01T18:00:00Z');
const minutesLater = (minutes: number) => END + minutes * 60_000;
const ride = { status: 'in_progress', driverId: 3, completedAt: null, cancelledAt: null } as const;
const completed = { ...ride, status: 'completed', completedAt: new Date(END) } as const;
const cancelled = { ...ride, status: 'cancelled', cancelledAt: '2026-12-01T18:00:00Z' } as const;

describe('canAskForHelp', () => {
  it('is true while the ride has a driver', () => {
    for (const status of ['confirmed', 'en_route', 'in_progress'] as const)
      expect(canAskForHelp({ ...ride, status }, END)).toBe(true);
    for (const status of ['pending', 'awaiting_payment'] as const)
      expect(canAskForHelp({ ...ride, status, driverId: null }, END)).toBe(false);
  });

  it('stays true for a while after the driver or somebody else has ended the ride', () => {
    for (const ended of [completed, cancelled]) {
      expect(canAskForHelp(ended, minutesLater(0))).toBe(true);
      expect(canAskForHelp(ended, minutesLater(HELP_AFTER_END_MINUTES) - 1)).toBe(true);
      expect(canAskForHelp(ended, minutesLater(HELP_AFTER_END_MINUTES))).toBe(false);
    }
  });

  it('is false after the end of a ride that had no driver', () => {
    expect(canAskForHelp({ ...cancelled, driverId: null }, minutesLater(1))).toBe(false);
  });
});

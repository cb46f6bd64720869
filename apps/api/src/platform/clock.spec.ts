import { Clock, secondsUntil } from './clock';

const NOW = new Date('2026-03-01T12:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe('the clock', () => {
  it('counts whole seconds for jobs', () => {
    expect([secondsUntil(after(-3_600_000), NOW), secondsUntil(after(1), NOW)]).toEqual([0, 1]);
  });

  it('is ahead of real time by what the test clock was moved', () => {
    const clock = new Clock();
    const ahead = () => Math.round((clock.now().getTime() - clock.realNow().getTime()) / 1000);
    expect(ahead()).toBe(0);
    clock.setAhead(3 * 86_400_000);
    expect(ahead()).toBe(3 * 86_400);
    expect(Math.abs(clock.realNow().getTime() - Date.now())).toBeLessThan(1000);
  });
});

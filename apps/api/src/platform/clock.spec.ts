import { Clock } from './clock';

describe('the clock', () => {
  it('is ahead of real time by what the test clock was moved', () => {
    const clock = new Clock();
    const ahead = () => Math.round((clock.now().getTime() - clock.realNow().getTime()) / 1000);
    expect(ahead()).toBe(0);
    clock.setAhead(3 * 86_400_000);
    expect(ahead()).toBe(3 * 86_400);
    expect(Math.abs(clock.realNow().getTime() - Date.now())).toBeLessThan(1000);
  });
});

import { secondsUntil } from './clock';

const NOW = new Date('2026-03-01T12:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe('the clock', () => {
  it('counts whole seconds for jobs', () => {
    expect([secondsUntil(after(-3_600_000), NOW), secondsUntil(after(1), NOW)]).toEqual([0, 1]);
  });
});

import {
  FAILING_SECONDS,
  MAX_RETRY_AFTER_SECONDS,
  RETRY_SECONDS,
  retryAfterSeconds,
  retryDelay,
} from './retry-schedule';

const NOW = new Date('2026-07-01T12:00:00Z');

describe('the schedule of retries', () => {
  it('lasts three days', () => {
    const hours = RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0) / 3600;
    expect(hours).toBeCloseTo(72, 1);
  });

  it('has growing pauses, varies by a tenth at most, and ends', () => {
    for (const [index, seconds] of RETRY_SECONDS.entries()) {
      expect(retryDelay(index + 1, 0.5, null)).toBe(seconds);
      expect(retryDelay(index + 1, 0, null)).toBe(Math.round(seconds * 0.9));
      expect(retryDelay(index + 1, 1, null)).toBe(Math.round(seconds * 1.1));
      expect(seconds).toBeGreaterThan(RETRY_SECONDS[index - 1] ?? 0);
    }
    expect(retryDelay(RETRY_SECONDS.length + 1, 0.5, null)).toBeNull();
    expect(retryDelay(RETRY_SECONDS.length + 1, 0.5, 60)).toBeNull();
  });

  it('counts an endpoint as failing after the shortest time that a message is tried', () => {
    const shortest = RETRY_SECONDS.reduce((sum, _seconds, index) => sum + retryDelay(index + 1, 0, null)!, 0);
    expect(Math.abs(FAILING_SECONDS - shortest)).toBeLessThan(RETRY_SECONDS.length);
  });

  it('waits for as long as an endpoint asks, up to a day', () => {
    expect(retryDelay(1, 0.5, 600)).toBe(600);
    expect(retryDelay(1, 0.5, 2)).toBe(5);
    expect(retryDelay(1, 0.5, 1e9)).toBe(MAX_RETRY_AFTER_SECONDS);
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120],
    ['Wed, 01 Jul 2026 12:01:00 GMT', 60],
    ['Wed, 01 Jul 2026 11:59:00 GMT', null],
    [' 120 ', 120],
    ['0', null],
    ['1234567890', null],
    ['-5', null],
    ['soon', null],
    [undefined, null],
  ])('is parsed: %s', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW)).toBe(seconds);
  });
});

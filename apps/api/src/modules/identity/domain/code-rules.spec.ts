import {
  CODE_LIFETIME_MS,
  CODE_REMEMBERED_MS,
  CODES_WINDOW_MS,
  FAILURES_WINDOW_MS,
  MAX_ATTEMPTS,
  refusalOf,
} from './code-rules';

const NOW = new Date('2026-11-23T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const code = { attempts: 0, expiresAt: after(MINUTE), usedAt: null };

describe('a code that is not accepted', () => {
  it('is only called wrong while it could still be typed correctly', () => {
    expect(refusalOf(code, NOW)).toBe('invalid');
    expect(refusalOf({ ...code, attempts: MAX_ATTEMPTS - 1 }, NOW)).toBe('invalid');
  });

  it('has expired from the moment on that it was for', () => {
    expect(refusalOf({ ...code, expiresAt: after(1) }, NOW)).toBe('invalid');
    expect(refusalOf({ ...code, expiresAt: NOW }, NOW)).toBe('expired');
  });

  it('takes no more than five attempts, and says so even after it has expired', () => {
    expect(refusalOf({ ...code, attempts: 5 }, NOW)).toBe('attempts_exceeded');
    expect(refusalOf({ ...code, attempts: 5, expiresAt: after(-HOUR) }, NOW)).toBe('attempts_exceeded');
  });

  it('is called wrong when there is none, or it was used, or a day has passed', () => {
    expect(refusalOf(null, NOW)).toBe('invalid');
    expect(refusalOf({ ...code, attempts: 5, usedAt: NOW }, NOW)).toBe('invalid');
    expect(refusalOf({ ...code, expiresAt: after(-24 * HOUR) }, NOW)).toBe('invalid');
    expect(refusalOf({ ...code, expiresAt: after(-24 * HOUR + 1) }, NOW)).toBe('expired');
  });
});

it('codes last ten minutes and are counted for a quarter of an hour, wrong ones for a day', () => {
  expect([CODE_LIFETIME_MS, CODES_WINDOW_MS]).toEqual([10 * MINUTE, 15 * MINUTE]);
  expect([CODE_REMEMBERED_MS, FAILURES_WINDOW_MS]).toEqual([24 * HOUR, 24 * HOUR]);
});

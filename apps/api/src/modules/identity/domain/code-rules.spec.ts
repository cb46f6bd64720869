import { CODE_LIFETIME_MS, CODES_WINDOW_MS, FAILURES_WINDOW_MS, MAX_ATTEMPTS, refusalOf } from './code-rules';

const NOW = new Date('2026-12-01T12:00:00Z');
const [MINUTE, DAY] = [60_000, 24 * 3_600_000];
const inTime = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const code = { attempts: 0, expiresAt: inTime(MINUTE), usedAt: null };

it('a code is good for ten minutes; codes are counted for fifteen, and wrong ones for a day', () => {
  expect([CODE_LIFETIME_MS, CODES_WINDOW_MS, FAILURES_WINDOW_MS]).toEqual([10 * MINUTE, 15 * MINUTE, DAY]);
});

describe('a code that is refused', () => {
  it.each([
    ['is wrong', code, 'invalid'],
    ['does not exist', null, 'invalid'],
    ['was used', { ...code, usedAt: NOW }, 'invalid'],
    ['was used and tried too often', { ...code, usedAt: NOW, attempts: MAX_ATTEMPTS }, 'invalid'],
    ['was tried one time fewer than the limit', { ...code, attempts: MAX_ATTEMPTS - 1 }, 'invalid'],
    ['was tried too often', { ...code, attempts: MAX_ATTEMPTS }, 'attempts_exceeded'],
    ['expires now', { ...code, expiresAt: NOW }, 'expired'],
    ['expired nearly a day ago', { ...code, expiresAt: inTime(1 - DAY) }, 'expired'],
    ['expired a day ago', { ...code, expiresAt: inTime(-DAY) }, 'invalid'],
    ['expired, and was tried too often', { ...code, expiresAt: NOW, attempts: 9 }, 'attempts_exceeded'],
  ] as const)('because it %s is reported with that reason', (_what, given, refusal) => {
    expect(refusalOf(given, NOW)).toBe(refusal);
  });
});

import { CODES_WINDOW_MS, MAX_ATTEMPTS, MAX_CODES, MAX_STRANGER_CODES } from './code-rules';
import { Decoys } from './decoys';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes));
const mine = { browser: 'b', network: 'n' };
const refusals = (decoys: Decoys, times: number, now: Date, browser = mine.browser) => Array.from({ length: times }, () => decoys.refuse('ann', browser, now));

describe('codes of accounts that do not exist', () => {
  it('are refused as nobody’s until one is asked for', () => {
    expect(refusals(new Decoys(), MAX_ATTEMPTS + 2, at(0))).toEqual(Array.from({ length: MAX_ATTEMPTS + 2 }, () => 'invalid'));
  });

  it('have as many attempts as real ones, expire like them, and a new one starts again', () => {
    const decoys = new Decoys();
    decoys.send('ann', mine, at(0));
    expect(refusals(decoys, MAX_ATTEMPTS + 1, at(1))).toEqual([...Array.from({ length: MAX_ATTEMPTS }, () => 'invalid'), 'attempts_exceeded']);
    decoys.send('ann', mine, at(2));
    expect(refusals(decoys, 1, at(3))).toEqual(['invalid']);
    expect(refusals(decoys, 1, at(12))).toEqual(['expired']);
  });

  it('belong to the browser that asked', () => {
    const decoys = new Decoys();
    decoys.send('ann', mine, at(0));
    expect(refusals(decoys, MAX_ATTEMPTS + 2, at(1), 'another')).toEqual(Array.from({ length: MAX_ATTEMPTS + 2 }, () => 'invalid'));
    expect(refusals(decoys, MAX_ATTEMPTS + 1, at(1)).at(-1)).toBe('attempts_exceeded');
  });

  it('are no more in a while than a stranger gets of real ones', () => {
    const decoys = new Decoys();
    for (let time = 0; time < MAX_CODES; time += 1) decoys.send('ann', mine, at(0));
    refusals(decoys, MAX_ATTEMPTS, at(1));
    decoys.send('ann', mine, at(2));
    expect(refusals(decoys, 1, at(3))).toEqual(['attempts_exceeded']);
    decoys.send('ann', mine, new Date(at(0).getTime() + CODES_WINDOW_MS));
    expect(refusals(decoys, 1, new Date(at(1).getTime() + CODES_WINDOW_MS))).toEqual(['invalid']);

    for (let stranger = 0; stranger < MAX_STRANGER_CODES; stranger += 1) decoys.send('ann', { browser: `b${stranger}`, network: `n${stranger}` }, at(20));
    decoys.send('ann', { browser: 'late', network: 'late' }, at(21));
    expect(refusals(decoys, MAX_ATTEMPTS + 1, at(21), 'late').at(-1)).toBe('invalid');
  });

  it('take no more room than given', () => {
    const decoys = new Decoys(1);
    decoys.send('ann', mine, at(0));
    decoys.send('bob', mine, at(0));
    expect(refusals(decoys, MAX_ATTEMPTS + 1, at(1)).at(-1)).toBe('invalid');
  });
});

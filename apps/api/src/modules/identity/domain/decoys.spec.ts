import { CODES_WINDOW_MS, MAX_ATTEMPTS, MAX_CODES } from './code-rules';
import { Decoys } from './decoys';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes));
const refusals = (decoys: Decoys, times: number, now: Date) => Array.from({ length: times }, () => decoys.refuse('ann', now));

describe('codes of accounts that do not exist', () => {
  it('are refused as nobody’s until one is asked for', () => {
    expect(refusals(new Decoys(), MAX_ATTEMPTS + 2, at(0))).toEqual(Array.from({ length: MAX_ATTEMPTS + 2 }, () => 'invalid'));
  });

  it('have as many attempts as real ones, expire like them, and a new one starts again', () => {
    const decoys = new Decoys();
    decoys.send('ann', at(0));
    expect(refusals(decoys, MAX_ATTEMPTS + 1, at(1))).toEqual([...Array.from({ length: MAX_ATTEMPTS }, () => 'invalid'), 'attempts_exceeded']);
    decoys.send('ann', at(2));
    expect(refusals(decoys, 1, at(3))).toEqual(['invalid']);
    expect(refusals(decoys, 1, at(12))).toEqual(['expired']);
  });

  it('are no more in a while than real ones', () => {
    const decoys = new Decoys();
    for (let time = 0; time < MAX_CODES; time += 1) decoys.send('ann', at(0));
    refusals(decoys, MAX_ATTEMPTS, at(1));
    decoys.send('ann', at(2));
    expect(refusals(decoys, 1, at(3))).toEqual(['attempts_exceeded']);
    decoys.send('ann', new Date(at(0).getTime() + CODES_WINDOW_MS));
    expect(refusals(decoys, 1, new Date(at(1).getTime() + CODES_WINDOW_MS))).toEqual(['invalid']);
  });

  it('take no more room than given', () => {
    const decoys = new Decoys(1);
    decoys.send('ann', at(0));
    decoys.send('bob', at(0));
    expect(refusals(decoys, MAX_ATTEMPTS + 1, at(1)).at(-1)).toBe('invalid');
  });
});

import { chance } from '../chance';
import { withTypo } from './search-texts';

describe('a misspelled name', () => {
  it('differs only in its longest word, and by one typo', () => {
    const draw = chance(1);
    for (let i = 0; i < 200; i += 1) {
      const [first, second] = withTypo('The Plaza', draw).split(' ');
      expect(first).toBe('The');
      expect(Math.abs((second ?? '').length - 'Plaza'.length)).toBeLessThanOrEqual(1);
      expect(second?.startsWith('P')).toBe(true);
    }
  });

  it('is the same in every run', () => {
    expect(withTypo('Independence Boulevard', chance(7))).toBe(withTypo('Independence Boulevard', chance(7)));
    expect(
      new Set(Array.from({ length: 20 }, (_, seed) => withTypo('Independence Boulevard', chance(seed)))).size,
    ).toBeGreaterThan(5);
  });
});

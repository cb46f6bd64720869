import { isTooDeep } from './depth';

const nested = (levels: number) =>
  Array.from({ length: levels }).reduce<unknown>((inner, _, index) => (index % 2 ? [inner] : { inner }), 1);

describe('how deep a value is', () => {
  it('is fine for anything somebody means', () => {
    for (const value of [
      undefined,
      null,
      1,
      'text',
      [],
      {},
      { pickup: { lat: 1 } },
      nested(20),
      Array.from({ length: 5000 }, (_, index) => [index]),
    ]) {
      expect(isTooDeep(value)).toBe(false);
    }
  });

  it('is too much for what would exhaust the stack, whatever else is beside it', () => {
    expect(isTooDeep(nested(100))).toBe(true);
    expect(isTooDeep(nested(100_000))).toBe(true);
    expect(isTooDeep([1, { a: nested(100) }])).toBe(true);
  });
});

import { isTooDeep } from './depth';

const nested = (levels: number) =>
  Array.from({ length: levels }).reduce<unknown>((inner, _, index) => (index % 2 ? [inner] : { inner }), 1);

describe('the depth of a value', () => {
  it('is fine for any realistic value', () => {
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

  it('is too much for a value that would exhaust the stack, whatever is beside it', () => {
    expect(isTooDeep(nested(100))).toBe(true);
    expect(isTooDeep(nested(100_000))).toBe(true);
    expect(isTooDeep([1, { a: nested(100) }])).toBe(true);
  });
});

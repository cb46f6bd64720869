import { integerColumn } from './integer.transformer';

describe('a bigint column', () => {
  it('is read as a number', () => {
    expect(integerColumn.from('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(integerColumn.from(null)).toBeNull();
  });

  it('refuses a value that a number cannot hold', () => {
    expect(() => integerColumn.from('9007199254740992')).toThrow(RangeError);
  });
});

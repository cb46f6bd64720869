import { readAmount } from './cash';

describe('readAmount', () => {
  it.each([
    ['42', '42.00'],
    ['42.5', '42.50'],
    [' $42,50 ', '42.50'],
    ['0042.07', '42.07'],
    ['0', '0.00'],
  ])('reads %s as %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['', 'abc', '-5', '4.256', '1.2.3', '1e3', '.5'])('does not accept %p as an amount', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});

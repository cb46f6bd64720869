import { hasMisplacedComma, typedAmount, typedCents } from './typed-amount';

describe('an amount as typed', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['$12.50', 1250],
    [' $ 12.50 ', 1250],
    ['12.', 1200],
    ['.5', 50],
    ['0', 0],
    ['0042.07', 4207],
    ['1,500', 150_000],
    ['1,500.5', 150_050],
    ['1,234,567.89', 123_456_789],
  ])('%j is %s cents', (typed, cents) => expect(typedCents(typed)).toBe(cents));

  it.each(['', '.', '$', '-5', '1.234', '1.2.3', '1e3', '1 000', '12 dollars', 'ten'])(
    '%j is not an amount',
    (typed) => {
      expect(typedCents(typed)).toBeNull();
      expect(hasMisplacedComma(typed)).toBe(false);
    },
  );

  it.each(['12,3', '12,30', '0,75', '0,750', '1,50', '1234,567', '12,3.50', ',5'])(
    '%j is not an amount, because its comma does not separate thousands',
    (typed) => {
      expect(typedCents(typed)).toBeNull();
      expect(hasMisplacedComma(typed)).toBe(true);
    },
  );

  it('becomes the decimal text of a request', () => {
    expect(['7.5', '1,500', '0', '12,3'].map(typedAmount)).toEqual(['7.50', '1500.00', '0.00', null]);
    expect(hasMisplacedComma('1,500')).toBe(false);
  });
});

import { centsTyped, evenAmounts, readAmounts, sharesOfAmounts } from './seat-amounts';

describe('seat amounts as typed', () => {
  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['.5', 50],
    ['', 0],
    [' 3 ', 300],
    ['-1', null],
    ['1.234', null],
    ['ten', null],
    ['12,50', null],
  ])('%j is %s cents', (text, cents) => expect(centsTyped(text)).toBe(cents));

  it('leave the rest to the organizer', () => {
    expect(readAmounts('50.00', 4, ['20', '', '5'])).toEqual({ amounts: [2000, 0, 500], rest: 2500, problem: null });
    expect(readAmounts(null, 4, ['20', '', '5'])).toEqual({ amounts: [2000, 0, 500], rest: null, problem: null });
  });

  it('are ignored beyond the group’s seats', () =>
    expect(readAmounts('50.00', 2, ['20', '30', '40']).amounts).toEqual([2000]));

  it.each([
    [['x'], 'not_an_amount'],
    [['0.49'], 'amount_too_small'],
    [['30', '30'], 'above_total'],
    [['49.80'], 'rest_too_small'],
  ])('%j is a problem: %s', (typed, problem) => expect(readAmounts('50.00', 4, typed).problem).toBe(problem));

  it('are converted to the shares of a request', () => {
    expect(sharesOfAmounts([2000, 0])).toEqual([
      { seat: 1, amount: '20.00' },
      { seat: 2, amount: '0.00' },
    ]);
    expect(evenAmounts('50.03', 4)).toEqual(['12.51', '12.51', '12.50']);
  });
});

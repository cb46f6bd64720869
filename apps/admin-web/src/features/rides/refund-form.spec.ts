import { problemsOf, readAmount } from './refund-form';

describe('the amount of a refund', () => {
  it.each([
    ['12.50', '12.50'],
    ['12.5', '12.50'],
    ['$12', '12.00'],
    [' 0.75 ', '0.75'],
    ['1,200.50', '1200.50'],
    ['12.', '12.00'],
  ])('reads %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['', '0', '0.00', '-5', '1.234', 'all', '1 000', '12,3', '0,75'])('rejects %s', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});

describe('a refund', () => {
  it('is at most what is left, and needs a reason', () => {
    expect(problemsOf({ amount: '54.81', reason: 'goodwill', note: '' }, '54.81')).toEqual({});
    expect(problemsOf({ amount: '54.82', reason: 'goodwill', note: '' }, '54.81')).toEqual({ amount: 'too_large' });
    expect(problemsOf({ amount: '', reason: '', note: '' }, '54.81')).toEqual({ amount: 'missing', reason: 'missing' });
  });
});

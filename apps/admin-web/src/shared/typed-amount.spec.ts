import { typedAmount } from './typed-amount';

it.each([
  ['12', '12.00'],
  ['$12.5', '12.50'],
  ['12,50', '12.50'],
  ['1,500', '1500.00'],
  ['1,234,567.89', '1234567.89'],
  [' 0 ', '0.00'],
  ['', null],
  ['-5', null],
  ['1.234', null],
  ['12 dollars', null],
])('reads %j as %j', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

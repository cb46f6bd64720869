import { centsOf } from './tip-amount';

it.each([
  ['7', 700],
  ['7.5', 750],
  ['$ 7,50', 750],
  ['0.50', 50],
  ['7.555', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('reads %j as %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

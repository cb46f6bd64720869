import { hasLink, isPhoneNumber } from './contact';

it.each([
  'See https://evil.test',
  'go to www.evil.test',
  'evil.com has it',
  'bit.ly/3xyz',
  'sub.evil.example/path',
  'evil.example/path',
  'very.deep.evil.example/path',
  'javascript://x',
  'claim your ride at evil.shop',
  'groupride-login.us',
  'Evil.Online?id=1',
])('finds the link in "%s"', (message) => {
  expect(hasLink(message)).toBe(true);
});

it.each([
  'Ride with me from NoDa to South End! Cost per person: $13.71.',
  'Meet at 6.30 p.m.',
  'See you...there! and/or bring snacks',
  'Hola,\nnos vemos a las 6:30 p.m.',
])('finds no link in "%s"', (message) => {
  expect(hasLink(message)).toBe(false);
});

it.each([
  ['(704) 555-0101', true],
  ['+1 704.555.0101', true],
  ['7045550101', true],
  ['70455501012', false],
  ['704555010', false],
  ['704 555 0101 ext. 5', false],
  ['704 555 0101 (home)', false],
  ['Ana 704 555 0101', false],
])('reads "%s" as a phone number: %s', (text, expected) => {
  expect(isPhoneNumber(text)).toBe(expected);
});

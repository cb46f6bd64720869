import { normalizePhone } from './phone';

describe('a phone number', () => {
  it.each([
    ['(704) 555-0123', '7045550123'],
    ['+1 704 555 0123', '7045550123'],
    ['17045550123', '7045550123'],
    ['704-555-0123 99', '7045550123'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(normalizePhone(typed)).toBe(stored);
  });

  it.each(['', '555-0123', '1704555012', '----------'])('%j has too few digits', (typed) => {
    expect(normalizePhone(typed)).toBeNull();
  });
});

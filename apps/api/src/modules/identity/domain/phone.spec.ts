import { normalizePhone } from './phone';

describe('a phone number', () => {
  it.each([
    ['(704) 555-0123', '7045550123'],
    ['+1 704 555 0123', '7045550123'],
    ['17045550123', '7045550123'],
    ['1 (704) 555-0123', '7045550123'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(normalizePhone(typed)).toBe(stored);
  });

  it.each(['+44 20 7946 0958', '+49 30 123456', ' + 52 55 1234 5678'])(
    '%s is not cut to a stranger’s number',
    (typed) => {
      expect(normalizePhone(typed)).toBeNull();
    },
  );

  it.each(['704555012399', '704-555-0123 9', '1 704 555 0123 45'])('%s has too many digits', (typed) => {
    expect(normalizePhone(typed)).toBeNull();
  });

  it.each(['', '555-0123', '1704555012', '----------'])('%j has too few digits', (typed) => {
    expect(normalizePhone(typed)).toBeNull();
  });
});

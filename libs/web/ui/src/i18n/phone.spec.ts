import { formatPhone } from './phone';

describe('formatPhone', () => {
  it('groups ten digits and leaves everything else unchanged', () => {
    expect(formatPhone('7045550102')).toBe('(704) 555-0102');
    expect(formatPhone('+49 30 1234')).toBe('+49 30 1234');
  });
});

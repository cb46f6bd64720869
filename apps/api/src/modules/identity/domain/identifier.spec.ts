import { readIdentifier } from './identifier';

describe('the identifier of an account', () => {
  it('is an email address in any case', () => {
    expect(readIdentifier(' Ann@Example.COM ')).toEqual({ kind: 'email', email: 'ann@example.com' });
  });

  it('is a phone number in any spelling', () => {
    expect(readIdentifier('+1 (704) 555-0123')).toEqual({ kind: 'phone', phone: '7045550123' });
  });

  it('is neither for unusable text', () => {
    expect(readIdentifier('ann')).toBeNull();
    expect(readIdentifier('')).toBeNull();
  });
});

import { readIdentifier } from './identifier';

describe('what names an account', () => {
  it('is an e-mail address in any case', () => {
    expect(readIdentifier(' Ann@Example.COM ')).toEqual({ kind: 'email', email: 'ann@example.com' });
  });

  it('or a phone number in any spelling', () => {
    expect(readIdentifier('+1 (704) 555-0123')).toEqual({ kind: 'phone', phone: '7045550123' });
  });

  it('or nothing of use', () => {
    expect(readIdentifier('ann')).toBeNull();
    expect(readIdentifier('')).toBeNull();
  });
});

import { isEmail, readIdentifier, textOf } from './identifier';

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

it('an identifier is stored in one spelling', () => {
  expect(textOf({ kind: 'email', email: 'ann@example.com' })).toBe('ann@example.com');
  expect(textOf({ kind: 'phone', phone: '7045550123' })).toBe('7045550123');
});

describe('the shape of an email address', () => {
  it.each(['ann@example.com', 'a.b+c@mail.example.co', `${'a'.repeat(242)}@example.com`])('is that of %s', (text) =>
    expect(isEmail(text)).toBe(true),
  );

  it.each([
    ...['ann', 'ann@example', '@example.com', 'ann@.com', 'ann@example.', 'ann@b@example.com'],
    ...['ann smith@example.com', 'ann@exam ple.com', 'ann@example.c om', ' ann@example.com', 'ann@example.com '],
    `${'a'.repeat(243)}@example.com`,
  ])('is not that of %j', (text) => expect(isEmail(text)).toBe(false));
});

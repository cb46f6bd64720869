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

describe('the text of an identifier', () => {
  it.each([
    [' Ann@Example.COM ', 'ann@example.com'],
    ['(704) 555-0123', '7045550123'],
  ])('of %s is %s', (typed, text) => expect(textOf(readIdentifier(typed)!)).toBe(text));
});

describe('the shape of an email address', () => {
  it.each(['ann@example.com', 'a@b.c', 'ann+ride@mail.example.com', `${'a'.repeat(248)}@b.com`])('is %s', (text) =>
    expect(isEmail(text)).toBe(true),
  );

  it.each([
    '',
    'ann',
    'ann@example',
    '@example.com',
    'ann@.',
    'ann@example.',
    'a nn@example.com',
    'ann@exam ple.com',
    'ann@example.c om',
    'a@b@c.com',
    'ann@example.com ',
    `${'a'.repeat(249)}@b.com`,
  ])('is not %j', (text) => expect(isEmail(text)).toBe(false));
});

import { cleanPhone, cleanSignUp } from './sign-up';

describe('cleanPhone', () => {
  it.each([
    ['(704) 555-0123', '7045550123'],
    ['+1 704 555 0123', '7045550123'],
    ['1-704-555-0123', '7045550123'],
    ['704555012345', '704555012345'],
    ['1045550123', '1045550123'],
  ])('turns %s into %s', (typed, sent) => {
    expect(cleanPhone(typed)).toBe(sent);
  });
});

it('sends trimmed fields and an empty avatar', () => {
  expect(cleanSignUp({ name: ' Ada ', email: ' ada@example.com ', phone: '(704) 555-0123' })).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    phone: '7045550123',
    avatar: '',
  });
});

import { isContact } from './contact';

it.each(['gus@example.test', ' gus@example.test ', '(980) 555-7788', '+1 980 555 7788', '980.555.7788'])(
  'accepts %s',
  (text) => {
    expect(isContact(text)).toBe(true);
  },
);

it.each(['', 'gus', 'gus@', 'gus@example', 'a b@example.test', '555-7788', '980 555 77889', '980555778x'])(
  'rejects %s',
  (text) => {
    expect(isContact(text)).toBe(false);
  },
);

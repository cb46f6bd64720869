import { plainFacts, plainPlace, withoutLinks } from './typed-facts';

describe('text that people typed', () => {
  it.each([
    ['Win at https://evil.example/pay now', 'Win at evil. example/pay now'],
    ['WWW.Evil.com', 'WWW. Evil. com'],
    ['evil。com and evil．com', 'evil. com and evil. com'],
    ['ask pay@evil.com', 'ask pay@evil. com'],
    ['javascript://x', 'x'],
  ])('loses links: %s', (typed, plain) => expect(withoutLinks(typed)).toBe(plain));

  it.each([
    ['Call +1 (900) 555-0199 to confirm', 'Call ••• to confirm'],
    ['Gate 4\r\nPay here', 'Gate 4 Pay here'],
  ])('loses phone numbers and line breaks when it names a place: %s', (typed, plain) =>
    expect(plainPlace(typed)).toBe(plain),
  );

  it.each([
    'Charlotte Douglas International Airport',
    '100 N. Tryon St., Suite 100 2201, Charlotte, NC 28202-1234',
    "St. Mary's Chapel, 1129 E. 3rd St.",
    'U.S. Bank, No.5, Hwy. 49',
    '35.22710, -80.84310',
    'Café Ñandú (Gate B/12) – 2:30 p.m.',
  ])('stays unchanged: %s', (address) => expect(plainPlace(address)).toBe(address));

  it('is distinguished from our own links', () => {
    const facts = { destination: 'evil.com', url: 'https://ride.example/guest/x', start: { day: 'Monday' }, fee: null };
    expect(plainFacts(facts)).toEqual({ ...facts, destination: 'evil. com' });
  });
});

describe('the facts of a message', () => {
  it.each(['pickup', 'destination', 'place'])(
    'contain neither a working link nor a phone number in the place %s',
    (name) => {
      expect(plainFacts({ [name]: 'evil.com, 704 555 0123' })).toEqual({ [name]: 'evil. com, •••' });
    },
  );

  it.each(['reason', 'name', 'inviter', 'organizer', 'sponsor', 'bookedBy'])(
    'contain no working link in %s',
    (name) => {
      expect(plainFacts({ [name]: 'evil.com, 704 555 0123' })).toEqual({ [name]: 'evil. com, 704 555 0123' });
    },
  );

  it('stay unchanged otherwise', () => {
    expect(plainFacts({ url: 'ride.example', count: 3, none: null })).toEqual({
      url: 'ride.example',
      count: 3,
      none: null,
    });
    expect([plainFacts(null), plainFacts('evil.com')]).toEqual([null, 'evil.com']);
  });
});

describe('a phone number in a place', () => {
  it.each(['7045550123', '704.555.0123', '704–555–0123', '+1(704) 555-0123', '123456789012345'])(
    'is left out: %s',
    (number) => expect(plainPlace(`Gate ${number} here`)).toBe('Gate ••• here'),
  );

  it.each(['704555012', '1234567890123456', '704    555    0123'])('is not found in %s', (number) =>
    expect(plainPlace(`Gate ${number} here`)).toBe(`Gate ${number} here`),
  );

  it('may have line breaks around it', () => {
    expect(plainPlace('Gate 4 \n\r\n Here')).toBe('Gate 4 Here');
  });
});

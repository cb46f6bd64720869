import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Email, Instant, Money, Text } from './fields';

class Form {
  @Text({ max: 100, message: 'Please enter your full name' }) name: string = 'Ann';
  @Text({ max: 300, multiline: true }) note: string = 'Hello';
  @Email() email: string = 'ann@example.test';
}

const problems = (form: Partial<Form>) =>
  validateSync(plainToInstance(Form, { ...new Form(), ...form })).map(({ property, constraints }) => [
    property,
    Object.values(constraints ?? {}),
  ]);
const HIDDEN = ['can’t contain invisible control or text-direction characters'];

describe('a text field', () => {
  it('accepts any script, with accents, emoji and joiners', () => {
    for (const name of ['Zoë Ñandú', 'محمد', 'ליאור', '山田太郎', 'O’Neil 👩‍🚀', 'नमस्‍ते', 'می\u200cخواهم'])
      expect(problems({ name })).toEqual([]);
  });

  it.each([
    '\u202e',
    '\u202a',
    '\u2066',
    '\u2069',
    '\u200e',
    '\u200f',
    '\u061c',
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u0085',
  ])('refuses the hidden character %j', (character) => {
    for (const field of ['name', 'note'])
      expect(problems({ [field]: `An${character}n` }).flat(2)).toEqual(expect.arrayContaining([field, ...HIDDEN]));
  });

  it.each([
    '\u200b',
    '\u2060',
    '\u00ad',
    '\u3164',
    '\u115f',
    '\u2800',
    '\u{e0041}',
    '\ue000',
    '\u{e1000}',
    'Z' + '\u0301'.repeat(5),
  ])('refuses a character without a glyph and stacked accents: %j', (character) => {
    for (const name of [character, `An${character}n`]) expect(problems({ name })).toEqual([['name', HIDDEN]]);
  });

  it('refuses text without a visible character', () => {
    for (const name of ['\u200d', '\u200c\u200c', '\u0301']) expect(problems({ name })).toEqual([['name', HIDDEN]]);
  });

  it('refuses joiners that join nothing, with which a name poses as another', () => {
    for (const name of [
      'Ann\u200d',
      '\u200cAnn',
      'A\u200dnn',
      'Ann \u200d Lee',
      'محمد\u200c',
      'О\u200dля',
      '👩\u200d\u200d🚀',
    ])
      expect(problems({ name })).toEqual([['name', HIDDEN]]);
  });

  it('accepts line breaks only if it is a multi-line field', () => {
    expect(problems({ note: 'one\ntwo\r\n\tthree' })).toEqual([]);
    for (const name of ['Ann\nLee', 'Ann\tLee', 'Ann\rLee']) expect(problems({ name })).toEqual([['name', HIDDEN]]);
  });

  it('refuses hidden characters in an email address too', () => {
    expect(problems({ email: 'ann\u202e@example.test' }).flat(2)).toEqual(expect.arrayContaining(HIDDEN));
  });
});

describe('an amount', () => {
  class Amount {
    @Money() amount!: string;
  }
  const isValid = (amount: string) => validateSync(plainToInstance(Amount, { amount })).length === 0;

  it('has two places and may be negative, but not a negative zero', () => {
    for (const amount of ['0.00', '12.50', '-0.01', '-10.00'])
      expect([amount, isValid(amount)]).toEqual([amount, true]);
    for (const amount of ['-0.00', '-000.00', '12.5', '1,200.00', '$5.00'])
      expect([amount, isValid(amount)]).toEqual([amount, false]);
  });
});

class Appointment {
  @Instant() at: unknown;
}

describe('a point in time', () => {
  const isAccepted = (at: unknown) => validateSync(Object.assign(new Appointment(), { at })).length === 0;

  it.each(['2026-12-01T18:30:00Z', '2026-12-01T18:30:00.123Z', '2026-12-01T13:30:00-05:00', '2026-12-01T18:30Z'])(
    'may be %s',
    (at) => expect(isAccepted(at)).toBe(true),
  );

  it.each([
    'tomorrow',
    '',
    '2026-02-30T10:00:00Z',
    '2026-12-01T24:00:00Z',
    1_764_613_800_000,
    // Without an offset, it would depend on the time zone of the server.
    '2026-12-01T18:30:00',
    '2026-12-01T18:30',
    '2026-12-01',
    // ISO 8601, but no time that JavaScript can read.
    '2026-W48',
    '2026-W48-2',
    '2026-335',
    '20261201T183000Z',
    '2026-12-01T18:30:00,5Z',
    '2026-12-01T18Z',
  ])('is not %s', (at) => expect(isAccepted(at)).toBe(false));
});

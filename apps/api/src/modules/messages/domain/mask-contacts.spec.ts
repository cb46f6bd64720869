import { maskContacts } from './mask-contacts';

describe('maskContacts', () => {
  it.each([
    ['Call me at (704) 555-0123.', 'Call me at •••.'],
    ['7045550123', '•••'],
    ['+1 704.555.0123 or 7 0 4 5 5 5 0 1 2 3', '••• or •••'],
    ['555-0123 is mine', '••• is mine'],
    ['ana.alvarez+ride@example.co.uk please', '••• please'],
  ])('hides %s', (text, masked) => expect(maskContacts(text)).toBe(masked));

  it.each([
    'I am at 1600 South Boulevard, 28203',
    'Code 482913, gate 12',
    'At 10:30, terminal 2 @ door 4',
    '$1,250.00',
  ])('keeps %s', (text) => expect(maskContacts(text)).toBe(text));
});

import { phoneProblem } from './phone-verification';

describe('a typed phone number', () => {
  it.each(['(704) 555-0123', '+1 704 555 0123', '17045550123', ' 704 555 0123 '])('%j is accepted', (text) => {
    expect(phoneProblem(text)).toBeNull();
  });

  it.each([
    ['', 'phoneTooShort'],
    ['555-0123', 'phoneTooShort'],
    ['704-555-01xx', 'phoneInvalid'],
    ['704555012399', 'phoneInvalid'],
    ['1 704 555 0123 4', 'phoneInvalid'],
  ])('%j is refused as %s', (text, problem) => {
    expect(phoneProblem(text)).toBe(problem);
  });
});

import { hashRecoveryCode, newRecoveryCode } from './recovery-codes';

describe('recovery codes', () => {
  it('have two groups of five unambiguous characters', () => {
    for (let index = 0; index < 50; index += 1)
      expect(newRecoveryCode()).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
  });

  it('hash alike however they are typed, and differently for another person', () => {
    const stored = hashRecoveryCode('secret', 1, 'ABCDE-23456');
    expect(hashRecoveryCode('secret', 1, 'abcde23456')).toBe(stored);
    expect(hashRecoveryCode('secret', 2, 'ABCDE-23456')).not.toBe(stored);
    expect(hashRecoveryCode('other', 1, 'ABCDE-23456')).not.toBe(stored);
  });
});

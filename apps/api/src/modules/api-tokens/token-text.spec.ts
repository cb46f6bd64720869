import { isWellFormed, newToken } from './token-text';

describe('a token', () => {
  it('has a prefix for its kind, at least 32 random bytes and a checksum', () => {
    expect(newToken('pat').token).toMatch(/^gr_pat_[0-9A-Za-z]{49}$/);
    expect(newToken('svc').token).toMatch(/^gr_svc_[0-9A-Za-z]{49}$/);
    const tokens = Array.from({ length: 1000 }, () => newToken('pat').token);
    expect(new Set(tokens).size).toBe(1000);
    expect(tokens.every(isWellFormed)).toBe(true);
  });

  it('begins with its visible prefix, which reveals little about the rest', () => {
    const { token, prefix } = newToken('pat');
    expect(token.startsWith(prefix)).toBe(true);
    expect(prefix).toHaveLength('gr_pat_'.length + 4);
  });

  it('is malformed when a character is missing, added or changed', () => {
    const { token } = newToken('svc');
    const at = 20;
    const other = token[at] === 'x' ? 'y' : 'x';
    const changed = token.slice(0, at) + other + token.slice(at + 1);
    for (const text of [
      token.slice(0, -1),
      `${token}0`,
      changed,
      token.replace('svc', 'pat'),
      '',
      'gr_svc_',
      ` ${token}`,
    ])
      expect([text, isWellFormed(text)]).toEqual([text, false]);
  });
});

import { hashToken } from './token-hash';

describe('the stored hash of a token', () => {
  it('is its SHA-256 hash in hexadecimal digits', () => {
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('is the same hash in base64url for the kinds of tokens that store it so', () => {
    expect(hashToken('abc', 'base64url')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });
});

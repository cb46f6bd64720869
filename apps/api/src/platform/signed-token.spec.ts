import { isSameSecret, readToken, signatureOf, signToken } from './signed-token';

const secret = 's'.repeat(32);
const payload = { rideId: 7, expiresAt: 1_700_000_000_000 };

describe('a signed token', () => {
  const token = signToken('boarding', payload, secret);

  it('is read back with the same secret', () => {
    expect(readToken('boarding', token, secret)).toEqual(payload);
    expect(readToken('boarding', token, 'x'.repeat(32))).toBeNull();
  });

  it('is not accepted for another purpose', () => {
    expect(readToken('cancellation', token, secret)).toBeNull();
  });

  it('is rejected once changed', () => {
    const [text, mac] = token.split('.');
    const other = Buffer.from(JSON.stringify({ ...payload, rideId: 8 })).toString('base64url');
    for (const changed of [`${other}.${mac}`, `${text}.`, `${text}.${mac}.x`, 'groupride', ''])
      expect(readToken('boarding', changed, secret)).toBeNull();
  });
});

describe('a signature', () => {
  it('stays as it is in links that people keep, such as those of calendars', () => {
    expect(signatureOf('calendar 7 12', secret)).toBe('R2LDBm2dMaII5n9HYpWo37L2orSnqCAgfBbvatqqhZk');
  });

  it('is the same only with the same characters', () => {
    expect(isSameSecret('R2LD', 'R2LD')).toBe(true);
    for (const other of ['R2LE', 'R2L', 'R2LDB', '']) expect(isSameSecret(other, 'R2LD')).toBe(false);
  });
});

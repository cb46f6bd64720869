import { readToken, signToken } from './signed-token';

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

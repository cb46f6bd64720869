import { readClaim, signClaim } from './boarding-token';

const secret = 's'.repeat(32);
const claim = { type: 'groupride_verification', rideId: 7, memberId: 3, expiresAt: 1_700_000_000_000 } as const;

describe('a boarding token', () => {
  it('is read back with the same secret only', () => {
    expect(readClaim(signClaim(claim, secret), secret)).toEqual(claim);
    expect(readClaim(signClaim(claim, secret), 'x'.repeat(32))).toBeNull();
  });

  it('is worthless once changed', () => {
    const [payload, mac] = signClaim(claim, secret).split('.');
    const other = Buffer.from(JSON.stringify({ ...claim, memberId: 4 })).toString('base64url');
    expect(readClaim(`${other}.${mac}`, secret)).toBeNull();
    expect(readClaim(`${payload}.`, secret)).toBeNull();
    expect(readClaim('groupride', secret)).toBeNull();
    expect(readClaim(`${payload}.${mac}.x`, secret)).toBeNull();
  });
});

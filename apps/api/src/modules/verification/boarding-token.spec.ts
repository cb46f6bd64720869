import { boardingKeys, readClaim, signClaim } from './boarding-token';

const keys = boardingKeys('s'.repeat(32));
const claim = { type: 'groupride_verification', rideId: 7, memberId: 3, expiresAt: 1_700_000_000_000 } as const;

describe('a boarding token', () => {
  it('is read back only with the same secret, even by another process', () => {
    expect(readClaim(signClaim(claim, keys), boardingKeys('s'.repeat(32)))).toEqual(claim);
    expect(readClaim(signClaim(claim, keys), boardingKeys('x'.repeat(32)))).toBeNull();
  });

  it('is invalid once changed', () => {
    const [payload, mac] = signClaim(claim, keys).split('.');
    const other = Buffer.from(JSON.stringify({ ...claim, memberId: 4 })).toString('base64url');
    expect(readClaim(`${other}.${mac}`, keys)).toBeNull();
    expect(readClaim(`${payload}.`, keys)).toBeNull();
    expect(readClaim('groupride', keys)).toBeNull();
    expect(readClaim(`${payload}.${mac}.x`, keys)).toBeNull();
  });
});

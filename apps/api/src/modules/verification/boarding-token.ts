import { readToken, signToken } from '../../platform/signed-token';

/** What a boarding QR code says. */
export interface BoardingClaim {
  type: 'groupride_verification';
  rideId: number;
  memberId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export const signClaim = (claim: BoardingClaim, secret: string): string => signToken('boarding', claim, secret);

/** The claim; null when we did not write the text. Does not check the expiry. */
export function readClaim(text: string, secret: string): BoardingClaim | null {
  const claim = readToken<BoardingClaim>('boarding', text, secret);
  return claim?.type === 'groupride_verification' ? claim : null;
}

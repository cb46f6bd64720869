import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a boarding QR code says. */
export interface BoardingClaim {
  type: 'groupride_verification';
  rideId: number;
  memberId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** `payload.signature`, both base64url; HMAC-SHA256 over the payload. */
export function signClaim(claim: BoardingClaim, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${payload}.${signature(payload, secret)}`;
}

/** The claim, or null when the text is not one of ours. Says nothing about expiry. */
export function readClaim(text: string, secret: string): BoardingClaim | null {
  const [payload, given, ...rest] = text.split('.');
  if (!payload || !given || rest.length > 0) return null;
  const expected = Buffer.from(signature(payload, secret));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const claim = JSON.parse(Buffer.from(payload, 'base64url').toString()) as BoardingClaim;
  return claim.type === 'groupride_verification' ? claim : null;
}

function signature(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`boarding:${payload}`).digest('base64url');
}

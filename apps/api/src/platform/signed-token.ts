import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A text that carries a payload and proves that we wrote it: `payload.signature`, both base64url, HMAC-SHA256 over purpose and payload.
 * @param purpose keeps tokens of one kind from being accepted as another
 */
export function signToken(purpose: string, payload: object, secret: string): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${signature(purpose, text, secret)}`;
}

/** The payload; null when we did not write the token for this purpose. Does not look at any expiry in the payload. */
export function readToken<Payload>(purpose: string, token: string, secret: string): Payload | null {
  const [text, given, ...rest] = token.split('.');
  if (!text || !given || rest.length > 0) return null;
  const expected = Buffer.from(signature(purpose, text, secret));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Payload;
}

function signature(purpose: string, text: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}

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
  if (!isSameSecret(given, signature(purpose, text, secret))) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Payload;
}

function signature(purpose: string, text: string, secret: string): string {
  return signatureOf(`${purpose}:${text}`, secret);
}

/** HMAC-SHA256, base64url. The text says what it is for, so that a signature of one kind is not accepted as another. */
export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in a time that tells nothing about what is expected. */
export function isSameSecret(given: string, expected: string): boolean {
  const [actual, right] = [Buffer.from(given), Buffer.from(expected)];
  return actual.length === right.length && timingSafeEqual(actual, right);
}

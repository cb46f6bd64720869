import { createECDH } from 'node:crypto';

/**
 * The public half of a VAPID key pair (RFC 8292), so that a deployment configures one value only.
 * @param privateKey 32 bytes, base64url
 * @returns the uncompressed P-256 point, 65 bytes, base64url
 * @throws Error when it is not a private key of that curve
 */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}

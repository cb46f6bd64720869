import { createPrivateKey, createPublicKey, hkdfSync, sign, verify, type KeyObject } from 'node:crypto';

/** Content of a boarding QR code. */
export interface BoardingClaim {
  type: 'groupride_verification';
  rideId: number;
  memberId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** PKCS #8 header of an Ed25519 private key, followed by the 32 bytes of its seed (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface BoardingKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** Raw public key in base64url, for drivers' devices. */
  publicText: string;
}

/**
 * The key pair that signs boarding codes. It is derived from the deployment's secret, so it is the same in every
 * process.
 */
export function boardingKeys(secret: string): BoardingKeys {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'groupride boarding codes', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  return { privateKey, publicKey, publicText: publicKey.export({ format: 'jwk' }).x ?? '' };
}

/** Returns `payload.signature`, both in base64url; the Ed25519 signature covers the payload text. */
export function signClaim(claim: BoardingClaim, { privateKey }: Pick<BoardingKeys, 'privateKey'>): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`;
}

/** The claim; null when the signature is not ours. Does not check the expiry. */
export function readClaim(text: string, { publicKey }: Pick<BoardingKeys, 'publicKey'>): BoardingClaim | null {
  const [payload, signature, ...rest] = text.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  if (!verify(null, Buffer.from(payload), publicKey, Buffer.from(signature, 'base64url'))) return null;
  const claim = JSON.parse(Buffer.from(payload, 'base64url').toString()) as BoardingClaim;
  return claim.type === 'groupride_verification' ? claim : null;
}

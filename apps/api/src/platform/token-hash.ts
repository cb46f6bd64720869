import { createHash } from 'node:crypto';

/**
 * Only the hash of a random token is stored, so that the database reveals no valid tokens. Enough random bits need no
 * slow hash.
 * @param encoding the one that the stored hashes of the kind of token have
 */
export const hashToken = (token: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(token).digest(encoding);

import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Kinds of owners, visible in the token: a person or a service account. */
export const TOKEN_KINDS = ['pat', 'svc'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_BYTES = 32;
/** Length of 32 bytes and of a CRC-32 in base 62. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const VISIBLE_LENGTH = 4;
const TOKEN = new RegExp(`^gr_(?:${TOKEN_KINDS.join('|')})_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** A new token and its visible prefix. `gr_` and the checksum let secret scanners recognize leaked tokens. */
export function newToken(kind: TokenKind): { token: string; prefix: string } {
  const secret = base62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH);
  const body = `gr_${kind}_${secret}`;
  return { token: body + checksumOf(body), prefix: `gr_${kind}_${secret.slice(0, VISIBLE_LENGTH)}` };
}

/** Whether the text can be a token. Detects truncated and mistyped tokens without a database query. */
export const isWellFormed = (text: string): boolean =>
  TOKEN.test(text) && checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);

const checksumOf = (body: string): string => base62(BigInt(crc32(body)), CHECKSUM_LENGTH);

function base62(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; rest > 0n; rest /= 62n) digits = DIGITS.charAt(Number(rest % 62n)) + digits;
  return digits.padStart(length, '0');
}

import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits. */
export function randomToken(length: number): string {
  let token = '';
  for (let i = 0; i < length; i++) token += ALPHABET[randomInt(ALPHABET.length)];
  return token;
}

/** An object id in Stripe's shape, for example `pi_3QX…`. */
export function newId(prefix: string): string {
  return `${prefix}_1${randomToken(23)}`;
}

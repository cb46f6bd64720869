import { createHmac, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Excludes letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;

/** A new code in the format people read and type: two groups of five. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** The stored hash of a code, which ignores case and hyphens. */
export function hashRecoveryCode(secret: string, userId: number, code: string): string {
  const letters = code.toUpperCase().replaceAll('-', '');
  return createHmac('sha256', secret).update(`recovery code ${userId} ${letters}`).digest('hex');
}

import { createHmac, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;

/** As people read and type it: two groups of five. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** What is stored of it. Typed in any case, with or without the hyphen, it is the same code. */
export function hashRecoveryCode(secret: string, userId: number, code: string): string {
  const letters = code.toUpperCase().replaceAll('-', '');
  return createHmac('sha256', secret).update(`recovery code ${userId} ${letters}`).digest('hex');
}

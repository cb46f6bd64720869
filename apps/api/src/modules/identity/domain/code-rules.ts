export const CODE_LIFETIME_MS = 10 * 60_000;
/** How long an expired or exhausted code is reported as such. */
export const CODE_REMEMBERED_MS = 24 * 60 * 60_000;
export const MAX_ATTEMPTS = 5;
/** Codes per browser and window, and per network for all unknown browsers together. */
export const MAX_CODES = 5;
/**
 * Codes per account or phone number and window for all strangers together. More would help an owner on a new browser
 * during an attack; fewer protect the mailbox and limit guesses (five per code).
 */
export const MAX_STRANGER_CODES = 15;
export const CODES_WINDOW_MS = 15 * 60_000;
/** Wrong codes within a day after which the owner is notified. */
export const MANY_FAILURES = 15;
export const FAILURES_WINDOW_MS = 24 * 60 * 60_000;

export type CodePurpose = 'sign_in' | 'second_factor' | 'phone' | 'account_deletion';

export interface StoredCode {
  id: string;
  codeHash: string;
  attempts: number;
  expiresAt: Date;
  /** When the code was used or replaced by a newer one. */
  usedAt: Date | null;
}

export type CodeRefusal = 'invalid' | 'expired' | 'attempts_exceeded';

/** Why a code accepts no further attempt. A missing code is reported like a wrong one. */
export function refusalOf(code: Pick<StoredCode, 'attempts' | 'expiresAt' | 'usedAt'> | null, now: Date): CodeRefusal {
  if (!code || code.usedAt || now.getTime() - code.expiresAt.getTime() >= CODE_REMEMBERED_MS) return 'invalid';
  return code.attempts >= MAX_ATTEMPTS ? 'attempts_exceeded' : code.expiresAt <= now ? 'expired' : 'invalid';
}

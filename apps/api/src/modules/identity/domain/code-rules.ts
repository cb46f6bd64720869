export const CODE_LIFETIME_MS = 10 * 60_000;
/** An expired or exhausted code is called that for so long; afterwards it is as if there had been none. */
export const CODE_REMEMBERED_MS = 24 * 60 * 60_000;
export const MAX_ATTEMPTS = 5;
/** At most so many codes per browser within the window, and as many for all new browsers of one network. */
export const MAX_CODES = 5;
/**
 * At most so many codes per account or phone number within the window for all strangers together. More would help an owner on a new browser
 * while strangers ask; fewer protect the mailbox, and each code is five guesses.
 */
export const MAX_STRANGER_CODES = 15;
export const CODES_WINDOW_MS = 15 * 60_000;
/** So many wrong codes within a day, and the owner is told. */
export const MANY_FAILURES = 15;
export const FAILURES_WINDOW_MS = 24 * 60 * 60_000;

export type CodePurpose = 'sign_in' | 'second_factor' | 'phone';

export interface StoredCode {
  id: string;
  codeHash: string;
  attempts: number;
  expiresAt: Date;
  /** When it was used or replaced by a newer one. */
  usedAt: Date | null;
}

export type CodeRefusal = 'invalid' | 'expired' | 'attempts_exceeded';

/** Why a code that admits no further attempt does not; of no code at all the same is said as of a wrong one. */
export function refusalOf(code: Pick<StoredCode, 'attempts' | 'expiresAt' | 'usedAt'> | null, now: Date): CodeRefusal {
  if (!code || code.usedAt || now.getTime() - code.expiresAt.getTime() >= CODE_REMEMBERED_MS) return 'invalid';
  return code.attempts >= MAX_ATTEMPTS ? 'attempts_exceeded' : code.expiresAt <= now ? 'expired' : 'invalid';
}

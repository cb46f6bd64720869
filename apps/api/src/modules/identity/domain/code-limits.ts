import { MAX_CODES, MAX_STRANGER_CODES } from './code-rules';

/** How an account knows who asks: they signed in to it before with this browser, or with another one from this network; null: not at all. */
export type KnownBy = 'browser' | 'network' | null;

/** Codes that were sent within the window. */
export interface SentCodes {
  /** To this browser. */
  browser: number;
  /** To browsers that the account does not know, in this network. */
  network: number;
  /** To strangers, wherever they are. */
  strangers: number;
}

/**
 * Whether another code may be sent. Strangers have limits of their own, so that they can neither flood a mailbox nor use up what the owner
 * may ask for.
 */
export function canSendCode(sent: SentCodes, knownBy: KnownBy): boolean {
  if (sent.browser >= MAX_CODES) return false;
  if (knownBy === 'browser') return true;
  if (sent.network >= MAX_CODES) return false;
  return knownBy === 'network' || sent.strangers < MAX_STRANGER_CODES;
}

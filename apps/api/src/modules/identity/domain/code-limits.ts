import { MAX_CODES, MAX_STRANGER_CODES } from './code-rules';

/** How an account knows the requester: by browser, by network from an earlier sign-in, or not at all (null). */
export type RecognizedBy = 'browser' | 'network' | null;

/** Numbers of codes that were sent within the window. */
export interface SentCodes {
  /** Codes sent to this browser. */
  browser: number;
  /** Codes sent to unknown browsers in this network. */
  network: number;
  /** Codes sent to all strangers together. */
  strangers: number;
}

/**
 * Whether another code may be sent. Strangers have separate limits, so that they can neither flood a mailbox nor use up
 * the owner's limit.
 */
export function canSendCode(sent: SentCodes, knownBy: RecognizedBy): boolean {
  if (sent.browser >= MAX_CODES) return false;
  if (knownBy === 'browser') return true;
  if (sent.network >= MAX_CODES) return false;
  return knownBy === 'network' || sent.strangers < MAX_STRANGER_CODES;
}

import { CODE_LIFETIME_MS, type CodeRefusal, CODES_WINDOW_MS, MAX_CODES, refusalOf } from './code-rules';

interface Decoy {
  /** When the codes that were asked for would have been sent, newest last. */
  sent: number[];
  attempts: number;
}

/**
 * Codes of accounts that do not exist: asked for and tried, they are refused as real ones with a wrong code are. They
 * live in one process, so a second process may tell after all; what sign-up tells of addresses is more than that.
 */
export class Decoys {
  private readonly decoys = new Map<string, Decoy>();

  constructor(private readonly most = 10_000) {}

  /** A code would have been sent. */
  send(identifier: string, now: Date): void {
    const before = this.decoys.get(identifier);
    const sent = (before?.sent ?? []).filter((at) => at > now.getTime() - CODES_WINDOW_MS);
    if (sent.length >= MAX_CODES) return;
    this.decoys.delete(identifier);
    this.decoys.set(identifier, { sent: [...sent, now.getTime()], attempts: 0 });
    const [oldest] = this.decoys.keys();
    if (this.decoys.size > this.most && oldest !== undefined) this.decoys.delete(oldest);
  }

  /** Why a code is refused; counts the attempt. */
  refuse(identifier: string, now: Date): CodeRefusal {
    const decoy = this.decoys.get(identifier);
    if (!decoy) return 'invalid';
    const expiresAt = new Date((decoy.sent.at(-1) ?? 0) + CODE_LIFETIME_MS);
    const refusal = refusalOf({ id: '', codeHash: '', attempts: decoy.attempts, expiresAt, usedAt: null }, now);
    if (refusal === 'invalid') decoy.attempts += 1;
    return refusal;
  }
}

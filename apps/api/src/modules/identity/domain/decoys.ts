import { mayHaveCode } from './code-limits';
import { CODE_LIFETIME_MS, type CodeRefusal, CODES_WINDOW_MS, refusalOf } from './code-rules';

interface Sent {
  at: number;
  browser: string;
  network: string;
  attempts: number;
}

/**
 * Codes of accounts that do not exist: requests and guesses are answered as those of a stranger to a real account. They
 * live in one process, so a second process may tell after all; what sign-up tells of addresses is more than that.
 */
export class Decoys {
  /** By identifier; newest last. */
  private readonly decoys = new Map<string, Sent[]>();

  constructor(private readonly most = 10_000) {}

  /** A code would have been sent, if a stranger may have another one. */
  send(identifier: string, { browser, network }: { browser: string; network: string }, now: Date): void {
    const recent = (this.decoys.get(identifier) ?? []).filter(({ at }) => at > now.getTime() - CODES_WINDOW_MS);
    const sent = {
      browser: recent.filter((code) => code.browser === browser).length,
      network: recent.filter((code) => code.network === network).length,
      strangers: recent.length,
    };
    if (!mayHaveCode(sent, null)) return;
    this.decoys.delete(identifier);
    this.decoys.set(identifier, [...recent, { at: now.getTime(), browser, network, attempts: 0 }]);
    const [oldest] = this.decoys.keys();
    if (this.decoys.size > this.most && oldest !== undefined) this.decoys.delete(oldest);
  }

  /** Why a code is refused; counts the attempt on the browser's newest one. */
  refuse(identifier: string, browser: string, now: Date): CodeRefusal {
    const code = this.decoys.get(identifier)?.findLast((sent) => sent.browser === browser);
    if (!code) return 'invalid';
    const refusal = refusalOf({ id: '', codeHash: '', attempts: code.attempts, expiresAt: new Date(code.at + CODE_LIFETIME_MS), usedAt: null }, now);
    if (refusal === 'invalid') code.attempts += 1;
    return refusal;
  }
}

/**
 * A token, or a function that fetches one. It is called before the first call, and again with the token that GroupRide refused because it had ended; others
 * wait for the same answer.
 */
export type Token = string | ((refused?: string) => string | Promise<string>);

/** Why GroupRide refuses a token that another one may replace. */
const ENDED = new Set(['token_invalid', 'token_expired', 'token_revoked']);
export const isEndedToken = (code: string): boolean => ENDED.has(code);

/** The token that a client uses, shared by its calls and sockets. */
export class TokenSource {
  private current: string | undefined;
  private asking: Promise<string> | undefined;

  constructor(private readonly token: Token | undefined) {}

  /** Whether a function was given, which may have another token later. */
  get isRenewable(): boolean {
    return typeof this.token === 'function';
  }

  /** Undefined where a session is used instead. */
  get(): string | undefined | Promise<string> {
    return typeof this.token === 'function' ? (this.current ?? this.ask(this.token, undefined)) : this.token;
  }

  /** @returns another token than the one that was refused; null when there is none */
  async replace(refused: string): Promise<string | null> {
    if (typeof this.token !== 'function') return null;
    // Somebody else may have replaced it since.
    if (this.current !== undefined && this.current !== refused) return this.current;
    const token = await this.ask(this.token, refused);
    return token === refused ? null : token;
  }

  private ask(fetchToken: (refused?: string) => string | Promise<string>, refused: string | undefined) {
    this.asking ??= (async () => fetchToken(refused))()
      .then((token) => (this.current = token))
      .finally(() => (this.asking = undefined));
    return this.asking;
  }
}

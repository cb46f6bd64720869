/**
 * A token, or a function that fetches one. The function is called before the first call, and again with a token that
 * GroupRide refused because it is no longer valid. Concurrent calls wait for the same answer.
 */
export type Token = string | ((refused?: string) => string | Promise<string>);

/** Codes with which GroupRide refuses a token that can be replaced. */
const ENDED = new Set(['token_invalid', 'token_expired', 'token_revoked']);
export const isEndedToken = (code: string): boolean => ENDED.has(code);

/** The token that a client uses, shared by its calls and sockets. */
export class TokenSource {
  private current: string | undefined;
  private asking: Promise<string> | undefined;

  constructor(private readonly token: Token | undefined) {}

  /** Whether a function was given, which can fetch a new token. */
  get isRenewable(): boolean {
    return typeof this.token === 'function';
  }

  /** Undefined if a session is used instead. */
  get(): string | undefined | Promise<string> {
    return typeof this.token === 'function' ? (this.current ?? this.ask(this.token, undefined)) : this.token;
  }

  /** @returns a different token than the refused one, or null */
  async replace(refused: string): Promise<string | null> {
    if (typeof this.token !== 'function') return null;
    // Another call may have replaced it already.
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

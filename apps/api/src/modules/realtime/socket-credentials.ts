import type { ErrorCode } from '@groupride/contracts';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../platform/http/api-error';
import { TOKEN_REFUSALS, type TokenRefusal } from '../../platform/http/bearer';
import type { Principal } from '../../platform/http/principal';
import type { Credential, RideSocket } from './realtime.facade';
import type { CurrentPrincipals } from './socket-sessions';

export interface Sessions {
  /** Whether a handshake comes from a page of the application that it names. */
  acceptOrigin(request: IncomingMessage): boolean;
  sessionOf(request: IncomingMessage): Promise<{ id: string; principal: Principal } | null>;
  current(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Principal>>;
}

export interface Tokens {
  admit(token: string): Promise<Principal | TokenRefusal>;
  current(tokenIds: readonly number[]): Promise<ReadonlyMap<number, Principal>>;
  /** Counts a handshake like a request. @throws ApiError too_many_requests */
  count(request: IncomingMessage, tokenId: number | null): Promise<void>;
}

/** Authenticates sockets by the session of an application or the token of a program. */
export class SocketCredentials {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
  ) {}

  /**
   * A handshake with a token ignores cookies and the origin, because no web page can make another one send the token.
   * @throws ApiError
   */
  async recognize({ handshake, request }: Pick<RideSocket, 'handshake' | 'request'>) {
    const { token } = handshake.auth as { token?: unknown };
    return token === undefined || token === null ? this.bySession(request) : this.byToken(request, token);
  }

  readonly current: CurrentPrincipals = async (credentials) => {
    const ids = <Kind extends Credential['kind']>(kind: Kind) =>
      [...new Set(credentials.filter((each) => each.kind === kind).map(({ id }) => id))] as Extract<
        Credential,
        { kind: Kind }
      >['id'][];
    const [sessionIds, tokenIds] = [ids('session'), ids('token')];
    const [sessions, tokens] = await Promise.all([
      sessionIds.length > 0 ? this.sessions.current(sessionIds) : null,
      tokenIds.length > 0 ? this.tokens.current(tokenIds) : null,
    ]);
    return credentials.map(({ kind, id }) => (kind === 'session' ? sessions?.get(id) : tokens?.get(id)) ?? null);
  };

  private async bySession(request: IncomingMessage): Promise<{ credential: Credential; principal: Principal }> {
    if (!this.sessions.acceptOrigin(request))
      throw new ApiError('origin_refused', 'Requests from this page are not accepted here.');
    const session = await this.sessions.sessionOf(request);
    if (!session) throw new ApiError('not_signed_in', 'Please sign in.');
    return { credential: { kind: 'session', id: session.id }, principal: session.principal };
  }

  private async byToken(
    request: IncomingMessage,
    token: unknown,
  ): Promise<{ credential: Credential; principal: Principal }> {
    const principal = typeof token === 'string' ? await this.tokens.admit(token) : 'token_invalid';
    const isRefused = typeof principal === 'string';
    const id = isRefused ? null : principal.token!.id;
    await this.tokens.count(request, id);
    if (isRefused) throw new ApiError(principal satisfies ErrorCode, TOKEN_REFUSALS[principal]);
    return { credential: { kind: 'token', id: id! }, principal };
  }
}

import { Logger } from '@nestjs/common';
import type { Ack } from '@groupride/contracts';
import { isDatabaseOutage } from '../../platform/database/outage';
import { TOKEN_REFUSALS } from '../../platform/http/bearer';
import { isTooDeep } from '../../platform/http/depth';
import type { Principal } from '../../platform/http/principal';
import type { Credential, RideSocket } from './realtime.facade';

/** How long a socket's session may be cached between messages. */
const FRESH_MS = 10_000;

/**
 * The longest timer; JavaScript timers end at 24.8 days. A token that is valid for longer is looked up again each time.
 */
const LONGEST_WAIT_MS = 86_400_000;
/** Added to a token's expiry, which the database checks: its clock may be slightly behind. */
const CLOCK_SKEW_MS = 250;

/** Looks up the current person of each session or token; null when it is no longer valid. */
export type CurrentPrincipals = (credentials: readonly Credential[]) => Promise<(Principal | null)[]>;

type Answer = (answer: Ack) => void;

/**
 * Rechecks sessions and tokens, because sockets stay open for hours while these may end or their person lose rights.
 * They are looked up when a message comes and the cache is too old, regularly for all sockets, and when a token
 * expires.
 */
export class SocketSessions {
  private readonly logger = new Logger(SocketSessions.name);
  /** Lookups in progress: messages that arrive together share one and keep their order. */
  private readonly underWay = new WeakMap<RideSocket, Promise<boolean>>();
  private readonly expiries = new WeakMap<RideSocket, NodeJS.Timeout>();

  constructor(
    private readonly current: CurrentPrincipals,
    private readonly now: () => number,
    private readonly freshMs = FRESH_MS,
  ) {}

  /** Blocks messages whose session or token is no longer valid, and those that are nested too deeply. */
  guard(socket: RideSocket): void {
    this.watchExpiry(socket);
    socket.use((packet, next) => {
      const answer = packet.find((part: unknown): part is Answer => typeof part === 'function');
      // Later code reads messages recursively, so deep nesting could overflow the stack.
      if (packet.some((part: unknown) => isTooDeep(part))) {
        answer?.({ ok: false, code: 'malformed_request', message: 'The message is nested too deeply.' });
        return;
      }
      this.admit(socket).then(
        (good) => {
          if (good) return next();
          answer?.(overAnswer(socket));
          close(socket);
        },
        (error: unknown) => {
          if (!isDatabaseOutage(error)) this.logger.error({ err: error });
          answer?.({
            ok: false,
            code: 'unavailable',
            message: 'This is not available right now. Please try again in a moment.',
          });
        },
      );
    });
  }

  /**
   * Closes every socket whose session or token has ended, or whose person lost rights or changed roles in operations.
   */
  async sweep(sockets: readonly RideSocket[]): Promise<void> {
    if (sockets.length === 0) return;
    const checkedAt = this.now();
    const principals = await this.current(sockets.map(({ data }) => data.credential));
    for (const [index, socket] of sockets.entries()) {
      if (!this.renew(socket, principals[index], checkedAt)) close(socket);
    }
  }

  /** Like `sweep`, without waiting. A failed lookup closes no socket; the next sweep tries again. */
  sweepSoon(sockets: readonly RideSocket[]): void {
    this.sweep(sockets).catch((error: unknown) => {
      if (!isDatabaseOutage(error)) this.logger.error({ err: error });
    });
  }

  /** Looks up the session of a new socket without waiting. A message that arrives meanwhile shares the lookup. */
  checkSoon(socket: RideSocket): void {
    this.admit(socket).then(
      (good) => {
        if (!good) close(socket);
      },
      (error: unknown) => {
        if (!isDatabaseOutage(error)) this.logger.error({ err: error });
      },
    );
  }

  private admit(socket: RideSocket): Promise<boolean> {
    const running = this.underWay.get(socket);
    if (running) return running;
    if (this.now() - socket.data.checkedAt < this.freshMs) return Promise.resolve(true);
    const checkedAt = this.now();
    const check = this.current([socket.data.credential])
      .then(([principal]) => this.renew(socket, principal, checkedAt))
      .finally(() => this.underWay.delete(socket));
    this.underWay.set(socket, check);
    return check;
  }

  /** Stores the current principal. @returns false when the socket must be closed */
  private renew(socket: RideSocket, principal: Principal | null | undefined, checkedAt: number): boolean {
    const before = socket.data.principal;
    if (!principal || principal.userId !== before.userId || hasOtherRights(before, principal)) return false;
    socket.data.principal = principal;
    socket.data.checkedAt = checkedAt;
    this.watchExpiry(socket);
    return true;
  }

  /** Schedules a lookup for the time at which the token expires. */
  private watchExpiry(socket: RideSocket): void {
    const expiresAt = socket.data.principal.token?.expiresAt;
    if (!expiresAt) return;
    clearTimeout(this.expiries.get(socket));
    const inMs = Math.max(0, expiresAt.getTime() - this.now()) + CLOCK_SKEW_MS;
    const timer = setTimeout(
      () => {
        if (socket.connected) this.sweepSoon([socket]);
      },
      Math.min(inMs, LONGEST_WAIT_MS),
    );
    this.expiries.set(socket, timer.unref());
  }
}

/** The answer to a message after the session or token has ended. The next handshake gives the exact reason. */
const overAnswer = ({ data }: RideSocket): Ack =>
  data.credential.kind === 'token'
    ? { ok: false, code: 'token_invalid', message: TOKEN_REFUSALS.token_invalid }
    : { ok: false, code: 'not_signed_in', message: 'Please sign in.' };

function hasOtherRights(before: Principal, now: Principal): boolean {
  return (
    (before.isAdmin && (!now.isAdmin || before.operatorRole !== now.operatorRole)) ||
    (before.isApprovedDriver && !now.isApprovedDriver) ||
    (before.driverId !== null && before.driverId !== now.driverId)
  );
}

/**
 * Closes the connection instead of leaving the namespace, so that the browser reconnects with its current cookie, and
 * is told to sign in if that is not valid. The rooms of the earlier rights are left either way.
 */
function close(socket: RideSocket): void {
  socket.conn.close();
}

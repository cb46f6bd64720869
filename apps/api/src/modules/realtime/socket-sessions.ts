import { Logger } from '@nestjs/common';
import type { Ack } from '@groupride/contracts';
import { isDatabaseOutage } from '../../platform/database/outage';
import { TOKEN_REFUSALS } from '../../platform/http/bearer';
import { isTooDeep } from '../../platform/http/depth';
import type { Principal } from '../../platform/http/principal';
import type { Credential, RideSocket } from './realtime.facade';

/** What is known of a socket's session may be this old when a message comes. */
const FRESH_MS = 10_000;

/** Longest time that a timer can wait is 24.8 days; a token that lasts longer is looked up more often than that. */
const LONGEST_WAIT_MS = 86_400_000;
/** The database decides when a token has expired, and its clock may be a little behind. */
const CLOCK_SKEW_MS = 250;

/** The person behind each session or token as the database knows them now; null where it is no longer good. */
export type CurrentPrincipals = (credentials: readonly Credential[]) => Promise<(Principal | null)[]>;

type Answer = (answer: Ack) => void;

/**
 * A socket outlives its handshake by hours. Its session or token may end and its person lose rights meanwhile, so both are
 * looked up again: by a message when what is known is not fresh, of all sockets now and then, and when a token expires.
 */
export class SocketSessions {
  private readonly logger = new Logger(SocketSessions.name);
  /** Look-ups under way, so that messages that come together wait for one and keep their order. */
  private readonly underWay = new WeakMap<RideSocket, Promise<boolean>>();
  private readonly expiries = new WeakMap<RideSocket, NodeJS.Timeout>();

  constructor(
    private readonly current: CurrentPrincipals,
    private readonly now: () => number,
    private readonly freshMs = FRESH_MS,
  ) {}

  /** Lets no message of the socket through that its session or token no longer carries, nor one nested beyond reason. */
  guard(socket: RideSocket): void {
    this.watchExpiry(socket);
    socket.use((packet, next) => {
      const answer = packet.find((part: unknown): part is Answer => typeof part === 'function');
      // Whatever reads a message later goes down as deep as it does.
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

  /** Closes every socket whose session or token is over or whose person may do less than before, or has another role in operations. */
  async sweep(sockets: readonly RideSocket[]): Promise<void> {
    if (sockets.length === 0) return;
    const checkedAt = this.now();
    const principals = await this.current(sockets.map(({ data }) => data.credential));
    for (const [index, socket] of sockets.entries()) {
      if (!this.renew(socket, principals[index], checkedAt)) close(socket);
    }
  }

  /** The same, where nobody waits. A look-up that fails says nothing about the sessions; the next one asks again. */
  sweepSoon(sockets: readonly RideSocket[]): void {
    this.sweep(sockets).catch((error: unknown) => {
      if (!isDatabaseOutage(error)) this.logger.error({ err: error });
    });
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

  /** Takes over what is known now. @returns false when the socket must not stay */
  private renew(socket: RideSocket, principal: Principal | null | undefined, checkedAt: number): boolean {
    const before = socket.data.principal;
    if (!principal || principal.userId !== before.userId || hasOtherRights(before, principal)) return false;
    socket.data.principal = principal;
    socket.data.checkedAt = checkedAt;
    this.watchExpiry(socket);
    return true;
  }

  /** Looks the token up again when it should have expired. */
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

/** The next handshake says exactly why the token is not accepted. */
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
 * The connection is cut, not the namespace left: the browser tries again with the cookie it has now, and is told to sign
 * in if that is worth nothing. The rooms it had entered with earlier rights are gone either way.
 */
function close(socket: RideSocket): void {
  socket.conn.close();
}

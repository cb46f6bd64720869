import { Logger } from '@nestjs/common';
import type { Ack } from '@groupride/contracts';
import { isDatabaseOutage } from '../../platform/database/outage';
import { isTooDeep } from '../../platform/http/depth';
import type { Principal } from '../../platform/http/principal';
import type { RideSocket } from './realtime.facade';

/** What is known of a socket's session may be this old when a message comes. */
const FRESH_MS = 10_000;

/** The sessions among these that are still good, with the person as the database knows them now. */
export type CurrentPrincipals = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Principal>>;

type Answer = (answer: Ack) => void;

/**
 * A socket outlives its handshake by hours. Its session may end and its person lose rights meanwhile, so both are looked
 * up again: by a message when what is known is not fresh, and of all sockets now and then.
 */
export class SocketSessions {
  private readonly logger = new Logger(SocketSessions.name);
  /** Look-ups under way, so that messages that come together wait for one and keep their order. */
  private readonly underWay = new WeakMap<RideSocket, Promise<boolean>>();

  constructor(
    private readonly current: CurrentPrincipals,
    private readonly now: () => number,
    private readonly freshMs = FRESH_MS,
  ) {}

  /** Lets no message of the socket through that its session no longer carries, nor one nested beyond reason. */
  guard(socket: RideSocket): void {
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
          answer?.({ ok: false, code: 'not_signed_in', message: 'Please sign in.' });
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

  /** Closes every socket whose session is over or whose person may do less than before, or has another role in operations. */
  async sweep(sockets: readonly RideSocket[]): Promise<void> {
    if (sockets.length === 0) return;
    const checkedAt = this.now();
    const principals = await this.current([...new Set(sockets.map(({ data }) => data.sessionId))]);
    for (const socket of sockets) {
      if (!renew(socket, principals.get(socket.data.sessionId), checkedAt)) close(socket);
    }
  }

  private admit(socket: RideSocket): Promise<boolean> {
    const running = this.underWay.get(socket);
    if (running) return running;
    if (this.now() - socket.data.checkedAt < this.freshMs) return Promise.resolve(true);
    const checkedAt = this.now();
    const check = this.current([socket.data.sessionId])
      .then((principals) => renew(socket, principals.get(socket.data.sessionId), checkedAt))
      .finally(() => this.underWay.delete(socket));
    this.underWay.set(socket, check);
    return check;
  }
}

/** Takes over what is known now. @returns false when the socket must not stay */
function renew(socket: RideSocket, principal: Principal | undefined, checkedAt: number): boolean {
  const before = socket.data.principal;
  if (!principal || principal.userId !== before.userId || hasOtherRights(before, principal)) return false;
  socket.data.principal = principal;
  socket.data.checkedAt = checkedAt;
  return true;
}

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

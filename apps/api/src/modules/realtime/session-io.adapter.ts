import { type INestApplication, Logger } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { ServerOptions } from 'socket.io';
import { isDatabaseOutage } from '../../platform/database/outage';
import { ApiError } from '../../platform/http/api-error';
import type { RideServer, RideSocket } from './realtime.facade';
import { roomsToJoin, sessionRoom, tokensRoom, userRoom } from './rooms';
import type { sharedSockets } from './socket-adapter';
import type { SocketCredentials } from './socket-credentials';
import type { SocketServer } from './socket-server';
import { SocketSessions } from './socket-sessions';

/** The dependencies of the adapter. */
export interface SocketEntrance {
  credentials: SocketCredentials;
  /** @param run gets the id of a user whose tokens changed; null when changes may have been missed */
  onTokenChange(run: (userId: number | null) => void): void;
  /** Shares rooms and messages with other processes; null when there are none. */
  adapter: ReturnType<typeof sharedSockets>;
  /** Milliseconds between two checks of all sockets. */
  recheckMs: number;
}

const LARGEST_MESSAGE_BYTES = 16 * 1024;

/**
 * Socket.IO with sessions and tokens. Its `cors` option does not block the WebSocket of a foreign page, so the origin
 * is checked with the session.
 */
export class SessionIoAdapter extends IoAdapter {
  private readonly problems = new Logger(SessionIoAdapter.name);

  constructor(
    app: INestApplication,
    private readonly entrance: SocketEntrance,
    private readonly sockets: SocketServer,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): RideServer {
    const server = super.createIOServer(port, {
      ...(options as ServerOptions),
      ...(this.entrance.adapter ? { adapter: this.entrance.adapter } : {}),
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: LARGEST_MESSAGE_BYTES,
    }) as RideServer;
    const sessions = new SocketSessions(this.entrance.credentials.current, Date.now);
    this.sweepRegularly(server, sessions);
    server.use((socket, next) => {
      this.admit(socket, sessions).then(
        () => next(),
        (error: unknown) => next(this.refusalOf(error)),
      );
    });
    // A session or token that ended during the handshake was announced before this socket was registered.
    server.on('connection', (socket) => sessions.checkSoon(socket));
    this.entrance.onTokenChange((userId) => {
      const concerned = [...server.sockets.sockets.values()].filter(
        ({ data }) => data.credential.kind === 'token' && (userId === null || data.principal.userId === userId),
      );
      sessions.sweepSoon(concerned);
    });
    this.sockets.attach(server, { isShared: this.entrance.adapter !== null });
    return server;
  }

  private async admit(socket: RideSocket, sessions: SocketSessions): Promise<void> {
    const { credential, principal } = await this.entrance.credentials.recognize(socket);
    // Zero makes the first message look the session up again: it may end before the socket joins its room.
    socket.data = { principal, credential, checkedAt: 0 };
    const { userId } = principal;
    const own = credential.kind === 'session' ? sessionRoom(credential.id) : tokensRoom(userId);
    void socket.join([own, ...roomsToJoin(userRoom(userId), principal)]);
    sessions.guard(socket);
  }

  /** Clients get the code as the message of `connect_error`, and the text for people in its data. */
  private refusalOf(error: unknown): Error {
    if (error instanceof ApiError)
      return Object.assign(new Error(error.code), { data: { code: error.code, message: error.detail } });
    if (isDatabaseOutage(error)) return new Error('unavailable');
    this.problems.error({ err: error });
    return new Error('internal');
  }

  private sweepRegularly(server: RideServer, sessions: SocketSessions): void {
    const timer = setInterval(() => sessions.sweepSoon([...server.sockets.sockets.values()]), this.entrance.recheckMs);
    timer.unref();
    server.engine.once('close', () => clearInterval(timer));
  }
}

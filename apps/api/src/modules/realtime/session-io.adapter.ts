import { type INestApplication, Logger } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { IncomingMessage } from 'node:http';
import type { ServerOptions } from 'socket.io';
import { isDatabaseOutage } from '../../platform/database/outage';
import type { Principal } from '../../platform/http/principal';
import { type RideServer, type RideSocket, sessionRoom, userRoom } from './realtime.facade';
import type { sharedSockets } from './socket-adapter';
import type { SocketServer } from './socket-server';
import { type CurrentPrincipals, SocketSessions } from './socket-sessions';

/** What the adapter needs of the world around it. */
export interface SocketEntrance {
  /** Whether a handshake comes from a page of the application that it names. */
  accepts(request: IncomingMessage): boolean;
  sessionOf(request: IncomingMessage): Promise<{ id: string; principal: Principal } | null>;
  current: CurrentPrincipals;
  /** Shares rooms and messages with other processes; null where there are none. */
  adapter: ReturnType<typeof sharedSockets>;
  /** Milliseconds after which all sockets are looked at again. */
  recheckMs: number;
}

const LARGEST_MESSAGE_BYTES = 16 * 1024;

/**
 * Socket.IO behind the session cookie. Socket.IO's `cors` option does not keep a foreign page's WebSocket out, hence
 * the check of `Origin` before the handshake.
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
      allowRequest: (request: IncomingMessage, answer: (error: string | null, allowed: boolean) => void) =>
        answer(null, this.entrance.accepts(request)),
    }) as RideServer;
    const sessions = new SocketSessions(this.entrance.current, Date.now);
    this.sweepRegularly(server, sessions);
    server.use((socket, next) => {
      this.entrance.sessionOf(socket.request).then(
        (session) => {
          if (!session) return next(new Error('not_signed_in'));
          // Looked up again with the first message: the session may end between the look-up and the joining of its room.
          socket.data = { principal: session.principal, sessionId: session.id, checkedAt: 0 };
          void socket.join([userRoom(session.principal.userId), sessionRoom(session.id)]);
          sessions.guard(socket);
          next();
        },
        (error: unknown) => next(new Error(isDatabaseOutage(error) ? 'unavailable' : 'internal')),
      );
    });
    this.sockets.attach(server);
    return server;
  }

  private sweepRegularly(server: RideServer, sessions: SocketSessions): void {
    const timer = setInterval(() => {
      const sockets: RideSocket[] = [...server.sockets.sockets.values()];
      // A look-up that fails says nothing about the sessions; the next round asks again.
      sessions.sweep(sockets).catch((error: unknown) => {
        if (!isDatabaseOutage(error)) this.problems.error({ err: error });
      });
    }, this.entrance.recheckMs);
    timer.unref();
    server.engine.once('close', () => clearInterval(timer));
  }
}

import type { INestApplication } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { IncomingMessage } from 'node:http';
import type { ServerOptions } from 'socket.io';
import { isOwnOrigin } from '../../platform/http/origin.middleware';
import type { Principal } from '../../platform/http/principal';
import { userRoom, type RideServer } from './realtime.facade';
import type { SocketServer } from './socket-server';

/** What the adapter needs of the world around it. */
export interface SocketEntrance {
  origins: readonly string[];
  principalOf(request: IncomingMessage): Promise<Principal | null>;
}

const LARGEST_MESSAGE_BYTES = 16 * 1024;

/**
 * Socket.IO behind the session cookie. Socket.IO's `cors` option does not keep a foreign page's WebSocket out, hence
 * the check of `Origin` before the handshake.
 */
export class SessionIoAdapter extends IoAdapter {
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
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: LARGEST_MESSAGE_BYTES,
      allowRequest: (request: IncomingMessage, answer: (error: string | null, allowed: boolean) => void) => {
        const { origin } = request.headers;
        answer(null, origin === undefined || isOwnOrigin(origin, this.entrance.origins));
      },
    }) as RideServer;
    server.use((socket, next) => {
      this.entrance.principalOf(socket.request).then(
        (principal) => {
          if (!principal) return next(new Error('not_signed_in'));
          socket.data.principal = principal;
          void socket.join(userRoom(principal.userId));
          next();
        },
        () => next(new Error('internal')),
      );
    });
    this.sockets.attach(server);
    return server;
  }
}

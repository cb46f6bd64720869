import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import { io, type Socket } from 'socket.io-client';
import { only } from '../../platform/testing/stand-ins';
import type { Principal } from '../../platform/http/principal';
import type { RideServer } from './realtime.facade';
import { SessionIoAdapter } from './session-io.adapter';
import type { SocketCredentials } from './socket-credentials';
import type { SocketServer } from './socket-server';

const ANN: Principal = {
  userId: 1,
  name: 'Ann',
  isAdmin: false,
  secondFactorRequired: false,
  driverId: null,
  isApprovedDriver: false,
};

describe('a socket', () => {
  let http: Server;
  let server: RideServer;
  let client: Socket;
  /** Whether the session has ended since the handshake read it. */
  let hasEnded: boolean;
  let lookups: number;

  beforeEach(async () => {
    [hasEnded, lookups] = [false, 0];
    http = createServer();
    const credentials = only<SocketCredentials>({
      recognize: async () => ({ credential: { kind: 'session', id: 's1' }, principal: ANN }),
      current: async (each) => {
        lookups += 1;
        return each.map(() => (hasEnded ? null : ANN));
      },
    });
    const entrance = { credentials, onTokenChange: () => undefined, adapter: null, recheckMs: 3_600_000 };
    const sockets = only<SocketServer>({ attach: () => undefined });
    server = new SessionIoAdapter(http as unknown as INestApplication, entrance, sockets).createIOServer(0);
    await once(http.listen(0, '127.0.0.1'), 'listening');
    client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
      transports: ['websocket'],
      reconnection: false,
      autoConnect: false,
    });
  });
  afterEach(async () => {
    client.close();
    await server.close();
  });

  it('is closed when its session ended during the handshake, before the person sends anything', async () => {
    hasEnded = true;
    client.connect();
    await new Promise((resolve) => client.once('disconnect', resolve));
    expect(lookups).toBe(1);
  });

  it('stays open with its session, which is looked up once for it and its first message', async () => {
    server.on('connection', (socket) => socket.on('leave', (_, answer) => answer?.({ ok: true })));
    client.connect();
    await once(client as never, 'connect');
    await client.emitWithAck('leave', { rideId: 1 });
    expect([client.connected, lookups]).toEqual([true, 1]);
  });
});

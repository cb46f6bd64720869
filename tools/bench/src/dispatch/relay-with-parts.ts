// The relay with the API's own authentication, limit, validation, index and fan-out, but without the effects of a
// position on its ride: no statements, no planned route and no times. Run by start-relay.ts.
import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { DriverLocationMessage } from '@groupride/contracts';
import { MovingPoints } from '@groupride/geo';
import { Server, type Socket } from 'socket.io';
import { named } from '../city/api-code';

type Class<T> = new (...dependencies: never[]) => T;

interface Sessions {
  guard(socket: Socket): void;
}
interface Limiter {
  consume(key: number): Promise<unknown>;
}
interface Fanout {
  attach(server: Server, others: { isShared: boolean }): void;
  toRide(audience: { rideId: number; people: number[]; operators: number[] }, message: string, payload: object): void;
}
interface Pipe {
  transform(value: unknown, metadata: { type: 'body'; metatype: unknown }): Promise<DriverLocationMessage>;
}

const FOLLOWER = 1_000_000;
const MESSAGES = { points: 1_000_000, seconds: 10 };

const SocketSessions = await named<Class<Sessions>>('realtime', 'socket-sessions.ts', 'SocketSessions');
const SocketServer = await named<Class<Fanout>>('realtime', 'socket-server.ts', 'SocketServer');
const rideRoom = await named<(rideId: number, userId: number) => string>('realtime', 'rooms.ts', 'rideRoom');
const http = '../platform/http';
const validationPipe = await named<(frequent: unknown[]) => Pipe>(http, 'validation.pipe.ts', 'validationPipe');
const admit = await named<(policy: 'driver', who: object) => void>(http, 'access.ts', 'admit');
const RateLimiters = await named<{ inMemory(): { create(name: string, limit: typeof MESSAGES): Limiter } }>(
  http,
  'rate-limiters.ts',
  'RateLimiters',
);

const server = createServer();
const io = new Server(server, { path: '/socket.io', serveClient: false });
const principals = new Map<string, { userId: number; driverId: number }>();
const sessions = new SocketSessions(
  ...([async (credentials: { id: string }[]) => credentials.map(({ id }) => principals.get(id)), Date.now] as never[]),
);
const pipe = validationPipe([DriverLocationMessage]);
const limiter = RateLimiters.inMemory().create('socket-messages', MESSAGES);
const index = new MovingPoints();
const fanout = new SocketServer();
fanout.attach(io, { isShared: false });

let people = 0;
io.on('connection', (socket) => {
  people += 1;
  const principal = { userId: people, driverId: people };
  principals.set(socket.id, principal);
  socket.data = { principal, credential: { kind: 'session', id: socket.id }, checkedAt: 0 };
  sessions.guard(socket);
  index.set(principal.driverId, { lat: 0, lng: 0 }, 0);
  socket.on('join', async ({ rideId }: { rideId: number }, answer: (ack: object) => void) => {
    await socket.join(rideRoom(rideId, FOLLOWER));
    answer({ ok: true });
  });
  socket.on('driverLocation', async (data: unknown, answer: (ack: object) => void) => {
    const who = (socket.data as { principal: typeof principal }).principal;
    admit('driver', who);
    await limiter.consume(who.userId);
    const { rideId, lat, lng } = await pipe.transform(data, { type: 'body', metatype: DriverLocationMessage });
    index.move(who.driverId, { lat, lng });
    fanout.toRide({ rideId, people: [FOLLOWER, who.userId], operators: [] }, 'driverLocationUpdate', {
      rideId,
      location: { lat, lng },
      heading: null,
      speed: null,
      timestamp: new Date().toISOString(),
      etaMinutes: 5,
      distanceMeters: 2000,
    });
    answer({ ok: true });
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

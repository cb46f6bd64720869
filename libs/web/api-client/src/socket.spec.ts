import { jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Server as SocketServer } from 'socket.io';
import * as client from 'socket.io-client';

let http: Server;
let server: SocketServer;
jest.unstable_mockModule('socket.io-client', () => ({
  ...client,
  io: (options: object) => client.io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, options),
}));
const { connectSocket } = await import('./socket');

/** Longer than the pause before the next attempt. */
const PAUSE_MS = 1_500;
/** Codes of the next refusals, oldest first. */
let refusals: string[];
let attempts: number;
let socket: ReturnType<typeof connectSocket>;

beforeEach(async () => {
  // Fakes the browser's events, because a server cannot run in jsdom.
  Object.assign(globalThis, { window: new EventTarget() });
  [refusals, attempts] = [[], 0];
  http = createServer();
  server = new SocketServer(http);
  server.use((_, next) => {
    attempts += 1;
    const code = refusals.shift();
    next(code === undefined ? undefined : new Error(code));
  });
  await new Promise<void>((done) => {
    http.listen(0, '127.0.0.1', done);
  });
});
afterEach(async () => {
  socket.disconnect();
  await server.close();
});
const once = (event: 'connect' | 'connect_error') =>
  new Promise<void>((done) => {
    socket.once(event, () => done());
  });

describe('the connection of an application', () => {
  it('is tried again after it was refused while the database was away', async () => {
    refusals = ['unavailable', 'internal'];
    socket = connectSocket();
    await once('connect');
    expect(attempts).toBe(3);
  });

  it('returns once after the server closed it', async () => {
    socket = connectSocket();
    await once('connect');
    refusals = ['not_signed_in'];
    server.disconnectSockets(true);
    await once('connect_error');
    await pause(PAUSE_MS);
    expect({ attempts, connected: socket.connected }).toEqual({ attempts: 2, connected: false });
  });

  it('is not tried again after it was closed on purpose', async () => {
    refusals = ['unavailable'];
    socket = connectSocket();
    await once('connect_error');
    socket.disconnect();
    await pause(PAUSE_MS);
    expect(attempts).toBe(1);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as SocketServer } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { reconnectWithNetwork } from './reconnect-with-network';

let http: Server;
let server: SocketServer;
let socket: Socket;

const once = (event: 'connect' | 'disconnect') =>
  new Promise<void>((done) => {
    socket.once(event, () => done());
  });

beforeEach(async () => {
  // Fakes the browser's events, because a server cannot run in jsdom.
  Object.assign(globalThis, { window: new EventTarget() });
  http = createServer();
  server = new SocketServer(http, { cors: { origin: '*' } });
  await new Promise<void>((done) => {
    http.listen(0, '127.0.0.1', done);
  });
  // The delay is longer than any test.
  socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
    reconnectionDelay: 3_600_000,
    reconnectionDelayMax: 3_600_000,
  });
  reconnectWithNetwork(socket);
  await once('connect');
});
afterEach(async () => {
  socket.disconnect();
  await server.close();
});

describe('a socket connection', () => {
  it('reconnects as soon as the browser has a network, without waiting for the backoff', async () => {
    const lost = once('disconnect');
    socket.io.engine.close();
    await lost;
    expect(socket.connected).toBe(false);
    const back = once('connect');
    window.dispatchEvent(new Event('online'));
    await back;
    expect(socket.connected).toBe(true);
  });

  it('is not interrupted while it is connected', () => {
    const { id } = socket;
    window.dispatchEvent(new Event('online'));
    expect(socket.id).toBe(id);
    expect(socket.connected).toBe(true);
  });

  it('still notices the network after it was refused meanwhile', async () => {
    socket.disconnect();
    window.dispatchEvent(new Event('online'));
    socket.connect();
    await once('connect');
    const lost = once('disconnect');
    socket.io.engine.close();
    await lost;
    const back = once('connect');
    window.dispatchEvent(new Event('online'));
    await back;
    expect(socket.connected).toBe(true);
  });

  it('is not reopened after it was closed on purpose', () => {
    socket.disconnect();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(socket.active).toBe(false);
  });
});

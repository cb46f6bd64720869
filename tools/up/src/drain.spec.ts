import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { drainable } from './drain';

let server: Server;
let drain: (limitMs: number) => Promise<void>;
let port: number;
let agent: Agent;
const received: ServerResponse[] = [];

beforeEach(async () => {
  received.length = 0;
  server = createServer((request, response) => {
    if (request.url === '/') response.end('page');
    else received.push(response);
  });
  server.on('upgrade', (_request, socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  );
  drain = drainable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  agent = new Agent({ keepAlive: true });
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

async function ask(path: string): Promise<string> {
  const [response] = (await once(get({ port, host: '127.0.0.1', path, agent }), 'response')) as [IncomingMessage];
  return text(response);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setImmediate(done));
}

it('finishes open requests, even if other connections are idle', async () => {
  const slow = ask('/api/rides');
  await until(() => received.length === 1);
  expect(await ask('/')).toBe('page');
  const drained = drain(10_000);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  received[0]?.end('finished');
  expect(await slow).toBe('finished');
  await drained;
});

it('closes sockets at once, with polling and with WebSocket', async () => {
  const poll = ask('/socket.io/?EIO=4&transport=polling&sid=x').catch((error: unknown) => error);
  await until(() => received.length === 1);
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  await once(socket, 'data');
  const closed = once(socket, 'close');
  await drain(10_000);
  expect(await poll).toMatchObject({ code: 'ECONNRESET' });
  await closed;
});

it('cuts off requests that take longer than the limit', async () => {
  const slow = ask('/api/rides').catch((error: unknown) => error);
  await until(() => received.length === 1);
  await drain(30);
  expect(await slow).toMatchObject({ code: 'ECONNRESET' });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  request as startRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { HttpDrain } from './drain';

let server: Server;
let drain: HttpDrain;
let port: number;
/** One connection that is kept open, as a load balancer has. */
let kept: Agent;
/** Requests that were received and wait for the test to answer them. */
let received: ServerResponse[];

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    if (request.url === '/slow') received.push(response);
    else response.end(request.url);
  });
  server.on('upgrade', (_request, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  drain = new HttpDrain(server);
  kept = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => {
  kept.destroy();
  server.closeAllConnections();
  server.close();
});

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

async function ask(path: string, agent: Agent | false = false): Promise<Answer> {
  const [response] = (await once(get({ port, host: '127.0.0.1', path, agent }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, connection: response.headers.connection, body: await text(response) };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setImmediate(done));
}

const LIMITS = { noticeMs: 300, limitMs: 10_000 };

describe('a server that is drained', () => {
  it('says so to load balancers, and still answers requests and closes their connections', async () => {
    expect(await ask('/api/health/ready', kept)).toMatchObject({ status: 200, connection: 'keep-alive' });
    const drained = drain.run(LIMITS);
    const ready = await ask('/api/health/ready');
    expect(ready).toMatchObject({ status: 503, connection: 'close' });
    expect(JSON.parse(ready.body)).toMatchObject({ code: 'draining', status: 503 });
    expect(await ask('/api/rides')).toEqual({ status: 200, connection: 'close', body: '/api/rides' });
    kept.destroy();
    await drained;
  });

  it('finishes a request that it had started, and closes its connection', async () => {
    const answer = ask('/slow', kept);
    await until(() => received.length === 1);
    let over = false;
    const drained = drain.run({ noticeMs: 0, limitMs: 10_000 }).then(() => (over = true));
    await expect(ask('/api/rides')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(over).toBe(false);
    received[0]?.end('finished');
    expect(await answer).toEqual({ status: 200, connection: 'close', body: 'finished' });
    await drained;
  });

  it('answers a request on an idle connection when it no longer accepts new ones', async () => {
    await ask('/', kept);
    const drained = drain.run(LIMITS);
    await until(() => !server.listening);
    expect(await ask('/late', kept)).toEqual({ status: 200, connection: 'close', body: '/late' });
    await drained;
  });

  it('closes connections that stay idle', async () => {
    await ask('/', kept);
    await drain.run({ noticeMs: 50, limitMs: 10_000 });
    expect(server.listening).toBe(false);
    await expect(ask('/', kept)).rejects.toThrow();
  });

  it('cuts off requests that take longer than the limit', async () => {
    const answer = ask('/slow').catch((error: unknown) => error);
    await until(() => received.length === 1);
    await drain.run({ noticeMs: 0, limitMs: 60 });
    expect(await answer).toMatchObject({ code: 'ECONNRESET' });
  });

  it('refuses new Socket.IO sessions, and leaves those that are open to Socket.IO', async () => {
    const hold = connect(port, '127.0.0.1');
    await once(hold, 'connect');
    const drained = drain.run(LIMITS);
    expect(await ask('/socket.io/?EIO=4&transport=polling')).toMatchObject({
      status: 503,
      body: expect.stringContaining('"draining"'),
    });
    expect(await ask('/socket.io/?EIO=4&transport=polling&sid=x')).toMatchObject({ status: 200 });
    const upgrade = startRequest({
      port,
      host: '127.0.0.1',
      path: '/socket.io/?EIO=4&transport=websocket',
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    });
    upgrade.end();
    const [response] = (await once(upgrade, 'response')) as [IncomingMessage];
    expect([response.statusCode, JSON.parse(await text(response))]).toEqual([
      503,
      expect.objectContaining({ code: 'draining' }),
    ]);
    hold.destroy();
    await drained;
  });
});

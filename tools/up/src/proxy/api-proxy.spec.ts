import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as startRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiProxy } from './api-proxy';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const DRAINING = JSON.stringify({ status: 503, code: 'draining' });
const refuse: Handler = (_request, response) =>
  void response.writeHead(503, { 'content-type': 'application/problem+json' }).end(DRAINING);

/** A stand-in for one API process; its name is in every answer. */
class FakeApi {
  /** Method and path of each request that it received, except readiness checks. */
  readonly received: string[] = [];
  handler: Handler = (request, response) =>
    void text(request).then((body) => response.end(`${this.name} ${request.method} ${body}`));
  ready: Handler = (_request, response) => void response.end('{"status":"ok"}');
  server: Server | undefined;
  /** How often its readiness was checked and answered. */
  checks = 0;
  port = 0;

  constructor(readonly name: string) {}

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      if (request.url === '/api/health/ready') {
        response.once('close', () => (this.checks += 1));
        return this.ready(request, response);
      }
      this.received.push(`${request.method} ${request.url}`);
      return this.handler(request, response);
    });
    this.server.on('upgrade', (request: IncomingMessage, socket) => {
      this.received.push(`upgrade ${request.url}`);
      if (this.ready === refuse)
        socket.end(
          `HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/problem+json\r\nContent-Length: ${DRAINING.length}\r\n\r\n${DRAINING}`,
        );
      else
        socket.end(
          `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhello from ${this.name}`,
        );
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    if (this.server?.listening) await new Promise((done) => this.server?.close(done));
  }
}

let apis: [FakeApi, FakeApi];
let proxy: ApiProxy;
let front: Server;
let url: string;

beforeEach(async () => {
  apis = [new FakeApi('first'), new FakeApi('second')];
  for (const api of apis) await api.start();
  proxy = new ApiProxy({ apiUrl: apis.map(({ port }) => `http://127.0.0.1:${port}`).join(', '), app: 'rider' });
  front = createServer((request, response) => proxy.pass(request, response));
  front.on('upgrade', (request: IncomingMessage, socket, head: Buffer) => proxy.upgrade(request, socket, head));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  await until(() => Promise.resolve(apis.every(({ checks }) => checks > 0)));
});
afterEach(async () => {
  proxy.close();
  front.closeAllConnections();
  front.close();
  for (const api of apis) await api.stop();
});

const ask = async (path = '/api/rides', init: RequestInit = {}): Promise<string> =>
  (await fetch(url + path, init)).text();
const names = (answers: readonly string[]): Set<string> => new Set(answers.map((answer) => answer.split(' ')[0] ?? ''));
const post = (body = 'seat', headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/api/rides`, { method: 'POST', body, headers });

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((done) => setTimeout(done, 10));
}

describe('several API processes', () => {
  it('get requests in turn', async () => {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await ask());
    expect(apis.map(({ received }) => received.length)).toEqual([3, 3]);
    expect(names(answers)).toEqual(new Set(['first', 'second']));
  });

  it('each keep their socket sessions by a cookie', async () => {
    const askWith = (cookie: string) =>
      ask('/socket.io/?EIO=4&transport=polling', { headers: { cookie: `other=1; groupride.rider.sid=${cookie}` } });
    const perSession = await Promise.all(
      Array.from({ length: 24 }, (_, session) => Promise.all(Array.from({ length: 4 }, () => askWith(`s${session}`)))),
    );
    for (const answers of perSession) expect(names(answers).size).toBe(1);
    expect(names(perSession.flat())).toEqual(new Set(['first', 'second']));
  });

  it('learn the application from the web server, whatever the client claims', async () => {
    for (const api of apis) api.handler = (request, response) => void response.end(JSON.stringify(request.headers));
    const headers = JSON.parse(
      await ask('/api/me', { headers: { 'x-groupride-app': 'admin', 'x-forwarded-for': '203.0.113.9' } }),
    ) as Record<string, string>;
    expect(headers).toMatchObject({
      'x-groupride-app': 'rider',
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-proto': 'http',
      host: new URL(url).host,
    });
  });

  it('receive large bodies and send large answers as streams', async () => {
    const body = 'x'.repeat(1_000_000);
    expect((await (await post(body)).text()).replace(/^\w+ POST /, '') === body).toBe(true);
  });

  it('receive a body of unknown length with its framing, including with DELETE', async () => {
    const outgoing = startRequest(`${url}/api/rides`, {
      method: 'DELETE',
      headers: { 'transfer-encoding': 'chunked' },
    });
    outgoing.write('one ');
    outgoing.end('two');
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(await text(response)).toMatch(/DELETE one two$/);
  });

  it('keep several cookies of one response separate', async () => {
    for (const api of apis)
      api.handler = (_request, response) => void response.setHeader('set-cookie', ['one=1', 'two=2']).end();
    expect((await fetch(`${url}/api/me`)).headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  });
});

describe('a process that is down', () => {
  it('loses no request, and is used again when it is back', async () => {
    const [first] = apis;
    await first.stop();
    const answers = await Promise.all(Array.from({ length: 10 }, async () => (await post()).text()));
    expect(new Set(answers)).toEqual(new Set(['second POST seat']));
    await first.start();
    await until(async () => (await ask()).startsWith('first'));
  });

  it('leaves 503 with Retry-After when it was the last one', async () => {
    for (const api of apis) await api.stop();
    const response = await post();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  it('gets no request twice when it may have executed it', async () => {
    for (const api of apis) api.handler = (request) => request.socket.destroy();
    const response = await post();
    expect(response.status).toBe(502);
    expect(apis.flatMap(({ received }) => received)).toEqual(['POST /api/rides']);
  });

  it.each([
    ['only reads', { method: 'GET' }],
    ['carries an idempotency key', { method: 'POST', body: 'seat', headers: { 'idempotency-key': 'k1' } }],
  ])('has its request repeated by another process when it %s', async (_, init) => {
    const breakOnce: Handler = (request) => {
      for (const api of apis)
        api.handler = (again, response) => void text(again).then((body) => response.end(`repeated ${body}`));
      request.socket.destroy();
    };
    for (const api of apis) api.handler = breakOnce;
    expect(await ask('/api/rides', init)).toMatch(/^repeated/);
    expect(apis.map(({ received }) => received.length)).toEqual([1, 1]);
  });

  it('does not make a truncated response look complete', async () => {
    for (const api of apis)
      api.handler = (request, response) => void response.write('half', () => request.socket.destroy());
    await expect(ask()).rejects.toThrow();
  });
});

describe('a process that is draining', () => {
  it('has every request that it refused sent to another process, with its body', async () => {
    apis[0].handler = refuse;
    const answers = await Promise.all(Array.from({ length: 10 }, async () => (await post('two seats')).text()));
    expect(new Set(answers)).toEqual(new Set(['second POST two seats']));
  });

  it('gets no more requests as soon as its readiness check says so', async () => {
    apis[0].ready = refuse;
    await until(async () => names([await ask(), await ask(), await ask()]).size === 1);
    const before = apis[0].received.length;
    for (let count = 0; count < 5; count += 1) await ask();
    expect(apis[0].received.length).toBe(before);
  });

  it('still gets requests when there is no other process', async () => {
    apis[0].ready = refuse;
    await apis[1].stop();
    expect(await ask()).toBe('first GET ');
  });

  it('has its 503 passed on when that has another cause', async () => {
    for (const api of apis)
      api.handler = (_request, response) =>
        void response
          .writeHead(503, { 'content-type': 'application/problem+json' })
          .end('{"code":"unavailable","detail":"no database"}');
    const response = await post();
    expect([response.status, await response.json()]).toEqual([503, { code: 'unavailable', detail: 'no database' }]);
    expect(apis.flatMap(({ received }) => received)).toHaveLength(1);
  });

  it('has a WebSocket sent to another process', async () => {
    for (const [index, api] of apis.entries()) {
      api.ready = refuse;
      (apis[1 - index] as FakeApi).ready = (_request, response) => void response.end();
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.write(
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      );
      expect(await text(socket)).toMatch(
        new RegExp(`^HTTP/1.1 101 [^]*hello from ${(apis[1 - index] as FakeApi).name}$`),
      );
    }
  });
});

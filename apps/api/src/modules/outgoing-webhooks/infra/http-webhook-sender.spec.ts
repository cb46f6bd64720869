import { jest } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Config } from '../../../config/config';
import { Clock } from '../../../platform/clock';
import { HostResolver } from './host-resolver';
import { HttpWebhookSender } from './http-webhook-sender';

/** The sender's limit uses a fake timer, while the network runs in real time. */
const EVERYTHING_BUT_TIMEOUTS = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
];

/** Resolves to one list of addresses after the other, like an attacker's name server. */
class ResolverOf extends HostResolver {
  asked = 0;

  constructor(private readonly answers: readonly (readonly string[])[]) {
    super();
  }

  override addressesOf(): Promise<string[]> {
    const answer = this.answers[Math.min(this.asked, this.answers.length - 1)];
    this.asked += 1;
    return answer ? Promise.resolve([...answer]) : Promise.reject(new Error('no such host'));
  }
}

let server: Server;
let requests = 0;
let listener: RequestListener = (_, response) => void response.writeHead(204).end();

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    request.resume().on('end', () => listener(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = 0;
  listener = (_, response) => void response.writeHead(204).end();
});

const senderWith = (resolver: HostResolver, allowPrivate = false) =>
  new HttpWebhookSender(Object.assign(new Config(), { WEBHOOKS_ALLOW_PRIVATE: allowPrivate }), resolver, new Clock());
const portOf = () => (server.address() as AddressInfo).port;
const send = (sender: HttpWebhookSender, url: string, signal = new AbortController().signal) =>
  sender.send({ url, headers: { 'content-type': 'application/json' }, body: '{}' }, signal);

describe('a host that resolves to an address inside our network', () => {
  it.each([
    [['127.0.0.1']],
    [['10.0.0.7']],
    [['169.254.169.254']],
    [['100.100.100.200']],
    [['::1']],
    [['::ffff:10.0.0.7']],
    [['fd00:ec2::254']],
    [['64:ff9b::7f00:1']],
    // One internal address is enough for a refusal, because we cannot choose which address is used.
    [['93.184.215.14', '127.0.0.1']],
    [['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 'fe80::1']],
  ])('is never connected to: %j', async (addresses) => {
    const result = await send(senderWith(new ResolverOf([addresses])), 'https://rebind.example.com/');
    expect(result).toMatchObject({ failure: 'address_not_allowed', status: null });
  });
});

describe('the connection', () => {
  it('goes to the address that was checked, without a second lookup that could differ', async () => {
    const resolver = new ResolverOf([['127.0.0.1'], ['192.0.2.1']]);
    const result = await send(senderWith(resolver, true), `http://hooks.example.com:${portOf()}/`);
    expect(result).toMatchObject({ status: 204, failure: null });
    expect([resolver.asked, requests]).toEqual([1, 1]);
  });

  it('follows no redirect', async () => {
    listener = (_, response) => void response.writeHead(307, { location: `http://127.0.0.1:${portOf()}/secret` }).end();
    const result = await send(senderWith(new HostResolver(), true), `http://127.0.0.1:${portOf()}/`);
    expect(result).toMatchObject({ status: 307, failure: 'redirect' });
    expect(requests).toBe(1);
  });

  it('reports when there is no such host, or nothing listens', async () => {
    expect(await send(senderWith(new ResolverOf([])), 'https://nobody.example.com/')).toMatchObject({
      failure: 'host_not_found',
    });
    expect(await send(senderWith(new HostResolver(), true), 'http://127.0.0.1:9/')).toMatchObject({
      failure: 'connection_failed',
    });
  });

  it('is cut off when there is no response', async () => {
    listener = () => undefined;
    const stop = new AbortController();
    const sent = send(senderWith(new HostResolver(), true), `http://127.0.0.1:${portOf()}/`, stop.signal);
    while (requests === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    expect(await sent).toMatchObject({ status: null, failure: 'timeout' });
  });
});

describe('an endpoint that never responds', () => {
  beforeAll(() => jest.useFakeTimers({ doNotFake: EVERYTHING_BUT_TIMEOUTS }));
  afterAll(() => jest.useRealTimers());

  it('times out after fifteen seconds', async () => {
    listener = () => undefined;
    const sent = send(senderWith(new HostResolver(), true), `http://127.0.0.1:${portOf()}/`);
    while (requests === 0) await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(14_999);
    await expect(Promise.race([sent, new Promise((resolve) => setImmediate(resolve, 'waits'))])).resolves.toBe('waits');
    jest.advanceTimersByTime(1);
    expect(await sent).toMatchObject({ status: null, failure: 'timeout' });
  });
});

describe('a response', () => {
  it('is read up to a limit, and stored without control characters', async () => {
    let open = true;
    listener = (_, response) => {
      response.writeHead(200);
      // A later turn of the event loop, so that the end of the connection is noticed.
      const more = () => void (open && response.write('x'.repeat(1000), () => setImmediate(more)));
      response.write('a\u0000b\u0007\n', more);
      response.once('close', () => (open = false));
    };
    const { status, failure, answer } = await send(
      senderWith(new HostResolver(), true),
      `http://127.0.0.1:${portOf()}/`,
    );
    expect([status, failure]).toEqual([200, null]);
    expect(answer).toHaveLength(500);
    expect(answer).toMatch(/^a\uFFFDb\uFFFD\nx+$/);
  });

  it('counts by its status, even when its body breaks off', async () => {
    listener = (_, response) => {
      response.writeHead(200);
      response.write('begun', () => response.socket?.end());
    };
    const result = await send(senderWith(new HostResolver(), true), `http://127.0.0.1:${portOf()}/`);
    expect(result).toMatchObject({ status: 200, failure: null, answer: 'begun' });
  });
});

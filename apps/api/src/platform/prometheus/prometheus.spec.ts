import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { listenForScrapes } from './metrics-listener';
import { type RequestLabels, timeRequests } from './time-requests';
import { type WaitingWork, watchBacklogs } from './watch-backlogs';

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const closed = (server: Server) => new Promise((resolve) => server.close(resolve));

describe('the duration of requests', () => {
  let server: Server;
  let observed: Promise<RequestLabels>;
  const labels = async (path: string, init: RequestInit = {}) => {
    await fetch(urlOf(server) + path, init);
    return observed;
  };

  beforeEach(async () => {
    server = createServer((request: IncomingMessage & { route?: object }, response) => {
      if (request.url?.startsWith('/api/rides/')) request.route = { path: '/api/rides/:id' };
      response.writeHead(request.url === '/api/secret?token=1' ? 404 : 200).end();
    });
    observed = new Promise((resolve) => timeRequests(server, resolve));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => closed(server));

  it('has the template of the route, not the id', async () => {
    expect(await labels('/api/rides/17?token=1')).toEqual({ route: '/api/rides/:id', method: 'GET', status: '2xx' });
  });

  it('shares one value among unknown paths and among unknown methods', async () => {
    expect(await labels('/api/secret?token=1', { method: 'PROPFIND' })).toEqual({
      route: 'none',
      method: 'other',
      status: '4xx',
    });
  });

  it('names what is answered before the framework', async () => {
    expect((await labels('/api/tiles/12/1/2')).route).toBe('/api/tiles/:z/:x/:y');
  });
});

describe('backlogs', () => {
  const jobs = (count: number): WaitingWork => ({ what: 'jobs', name: 'send-mail', count, oldestSeconds: 90 });
  let now: number;
  let read: () => Promise<WaitingWork[]>;
  let reads: number;
  let registry: Registry;

  beforeEach(() => {
    [now, reads, registry] = [1_000_000, 0, new Registry()];
    read = () => Promise.resolve([jobs(3)]);
    watchBacklogs(
      registry,
      () => {
        reads += 1;
        return read();
      },
      () => now,
    );
  });

  it('are read once for all scrapes within ten seconds', async () => {
    const text = await registry.metrics();
    await registry.metrics();
    expect(text).toContain('groupride_backlog{what="jobs",name="send-mail"} 3');
    expect(text).toContain('groupride_backlog_oldest_seconds{what="jobs",name="send-mail"} 90');
    expect(reads).toBe(1);
  });

  it('disappear once nothing waits', async () => {
    await registry.metrics();
    now += 10_000;
    read = () => Promise.resolve([]);
    expect(await registry.metrics()).not.toContain('send-mail');
  });

  it('keep their values and the time of reading while the database is away', async () => {
    await registry.metrics();
    now += 10_000;
    read = () => Promise.reject(new Error('away'));
    const text = await registry.metrics();
    expect(text).toContain('groupride_backlog{what="jobs",name="send-mail"} 3');
    expect(text).toContain('groupride_backlog_read_timestamp_seconds 1000\n');
  });
});

describe('the listener', () => {
  it('answers scrapes and nothing else', async () => {
    const server = await listenForScrapes(new Registry(), 0, '127.0.0.1');
    const answers = await Promise.all(['/metrics', '/api/health'].map((path) => fetch(urlOf(server) + path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(answers[0]?.headers.get('content-type')).toContain('text/plain');
    await closed(server);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientConfig } from '@groupride/contracts';
import { answerAhead } from '../../../platform/http/answer-ahead';
import type { ActiveCity } from '../../city/city.facade';
import { configFromMemory } from './config-from-memory';

const configOf = (supportPhone: string) => ({ supportPhone }) as ClientConfig;

let server: Server;
let url: string;
let inMemory: ClientConfig | null;

beforeAll(async () => {
  server = createServer((_request, response) => void response.writeHead(418).end());
  const system = {
    get configInMemory() {
      return inMemory;
    },
  };
  answerAhead(server, configFromMemory(system, { current: { id: 7 } as ActiveCity }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/config`;
});
beforeEach(() => {
  inMemory = configOf('911');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('GET /api/config', () => {
  it('is answered before the framework, with the headers of every response', async () => {
    const answer = await fetch(url);
    expect([answer.status, await answer.json()]).toEqual([200, { supportPhone: '911' }]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-city': '7',
      'groupride-version': expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
    });
  });

  it('follows every change', async () => {
    const before = (await fetch(url)).headers.get('etag')!;
    inMemory = configOf('311');
    const after = await fetch(url, { headers: { 'if-none-match': before } });
    expect([after.status, await after.json()]).toEqual([200, { supportPhone: '311' }]);
    expect(after.headers.get('etag')).not.toBe(before);
  });

  it('does not repeat what the browser has', async () => {
    const etag = (await fetch(url)).headers.get('etag')!;
    const again = await fetch(url, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('is left to the route while settings have to be read', async () => {
    inMemory = null;
    expect((await fetch(url)).status).toBe(418);
  });

  it.each<[string, RequestInit]>([
    ['', { method: 'HEAD' }],
    ['', { method: 'POST' }],
    ['?x=1', {}],
    ['/more', {}],
    ['', { headers: { 'GroupRide-Version': '2026-11-20' } }],
    ['', { headers: { Authorization: 'Bearer gr_x' } }],
  ])('leaves %j with %j to the routes', async (more, request) => {
    expect((await fetch(`${url}${more}`, request)).status).toBe(418);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerAhead } from '../../../platform/http/answer-ahead';
import type { ActiveCity } from '../../city/city.facade';
import { liveness } from './liveness';

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((_request, response) => void response.writeHead(418).end());
  answerAhead(server, liveness({ current: { id: 7 } as ActiveCity }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('GET /api/health', () => {
  it('is answered before the framework, with the headers of every response', async () => {
    const answer = await fetch(`${url}/api/health`);
    expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok"}']);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-city')).toBe('7');
  });

  it.each([
    ['/api/health?x=1', 'GET'],
    ['/api/health/ready', 'GET'],
    ['/api/health', 'HEAD'],
    ['/api/health', 'POST'],
  ])('leaves %s with method %s to the routes', async (path, method) => {
    expect((await fetch(`${url}${path}`, { method })).status).toBe(418);
  });
});

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProxy } from '../../../tools/up/src/proxy/api-proxy';
import { application } from './support/applications';
import { startApi, type Api, type AppName, type Client } from './support/api';
import { headersOf } from './support/documents';
import { expectStatus, operator, person } from './support/people';

const MB = 1024 * 1024;

let api: Api;
let folder: string;
let proxy: ApiProxy;
let server: Server;
let applicant: Client;
let driverId: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groupride-uploads-'));
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test', GROUPRIDE_DATA: folder });
  ({ client: applicant } = await person(api));
  driverId = (await expectStatus(applicant.post('/api/drivers/applications', application()), 201)).body.id as number;
}, 120_000);
afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The way to the API that the web server of an application offers. */
async function openProxy(app: AppName): Promise<string> {
  proxy = new ApiProxy({ apiUrl: api.url, app });
  server = createServer((request, response) => proxy.pass(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  proxy.close();
  server.closeAllConnections();
  server.close();
});

async function send(url: string, who: Client, path: string, bytes: number, headers: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new Blob([Buffer.alloc(bytes)]), 'scan.pdf');
  const answer = await fetch(url + path, { method: 'POST', body: form, headers: { ...headersOf(who), ...headers } });
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

describe('a file over the limit is refused with its reason, directly and through a web server,', () => {
  it('as a document of a driver or an applicant', async () => {
    const url = await openProxy('rider');
    const { client: beginner } = await person(api);
    const ways = [
      [applicant, `/api/drivers/${driverId}/documents?group=license`],
      [beginner, '/api/drivers/applications/documents?group=license'],
    ] as const;
    for (const [who, path] of ways)
      for (const base of [api.url, url]) {
        // Within the limit, and refused for what it is.
        expect(await send(base, who, path, 6 * MB)).toEqual([415, 'document_type_refused']);
        for (const size of [12, 30, 50])
          expect(await send(base, who, path, size * MB)).toEqual([413, 'payload_too_large']);
      }
  });

  it('as evidence of a dispute', async () => {
    const url = await openProxy('admin');
    const operations = await operator(api, 'ops@example.test');
    const path = '/api/admin/disputes/du_1/evidence/files?kind=receipt&version=0';
    for (const base of [api.url, url])
      for (const size of [6, 12, 30])
        expect(await send(base, operations, path, size * MB)).toEqual([413, 'payload_too_large']);
  });

  it('in a body of another type', async () => {
    const url = await openProxy('rider');
    for (const base of [api.url, url]) {
      const body = JSON.stringify({ message: 'x'.repeat(6 * MB) });
      const headers = { ...headersOf(applicant), 'content-type': 'application/json' };
      const answer = await fetch(`${base}/api/rides`, { method: 'POST', body, headers });
      expect([answer.status, (await answer.json()) as object]).toMatchObject([413, { code: 'payload_too_large' }]);
    }
  });
});

it('an upload that is refused for another reason says which, through a web server too', async () => {
  const url = await openProxy('rider');
  const path = `/api/drivers/${driverId}/documents?group=license`;
  const headers = { origin: 'https://evil.example' };
  expect(await send(url, applicant, path, 6 * MB, headers)).toEqual([403, 'origin_refused']);
});

import { DOCUMENT_GROUPS } from '@groupride/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { application } from './support/applications';
import type { Api, Client } from './support/api';
import {
  documentsOf,
  headersOf,
  newApplicant,
  type Applicant,
  PDF,
  photo,
  startDocumentsApi,
  upload,
} from './support/documents';
import { expectStatus, person } from './support/people';

let api: Api;
let operations: Client;
let folder: string;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  ({ api, operations, folder, stop } = await startDocumentsApi());
}, 120_000);
afterAll(() => stop?.());

const applicant = () => newApplicant(api);
const filesIn = () => (readdirSync(folder).includes('documents') ? readdirSync(join(folder, 'documents')).sort() : []);
const review = (documentId: number, body: object) => operations.patch(`/api/admin/documents/${documentId}`, body);
const until = async (condition: () => boolean) => {
  for (let tries = 0; tries < 100 && !condition(); tries += 1) await new Promise((done) => setTimeout(done, 100));
  expect(condition()).toBe(true);
};

describe('documents of a driver', () => {
  it('are stored re-encoded, listed with what is missing, and readable only by the driver and operations', async () => {
    const [dana, other] = [await applicant(), await applicant()];
    const sent = await photo();
    const { status, body } = await upload(api, dana.client, dana.driverId, sent);
    expect([status, body]).toMatchObject([201, { group: 'license', state: 'in_review', fileType: 'image/jpeg' }]);
    await expectStatus(
      upload(api, dana.client, dana.driverId, PDF, { group: 'insurance', name: 'paper.pdf', type: 'application/pdf' }),
      201,
    );
    const listed = await documentsOf(dana.client, dana.driverId);
    expect(listed).toMatchObject({ missing: ['registration', 'vehicle_photos'], required: true });
    expect(listed.documents).toHaveLength(2);

    const answer = await fetch(`${api.url}${body.url}`, { headers: headersOf(dana.client) });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="license-${body.id}.jpg"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Somebody')).toBe(false);

    // The link is for one reader: neither other drivers nor operators can use the driver's.
    for (const reader of [other.client, operations]) expect((await reader.get(body.url)).status).toBe(404);
    expect((await other.client.get(`/api/drivers/${dana.driverId}/documents`)).status).toBe(404);
    const { documents } = await documentsOf(operations, dana.driverId);
    expect((await operations.get(documents[0].url)).status).toBe(200);
    const tampered = `${body.url.slice(0, -2)}${body.url.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await dana.client.get(tampered)).status).toBe(404);
    expect(
      await api.query(`SELECT 1 FROM audit_log WHERE action = 'view_driver_documents' AND subject = $1`, [
        `driver:${dana.driverId}`,
      ]),
    ).toHaveLength(1);
  });

  it('are stored once when the same file is sent twice at once', async () => {
    const dana = await applicant();
    const before = filesIn().length;
    const sent = await photo();
    const answers = await Promise.all([1, 2].map(() => upload(api, dana.client, dana.driverId, sent)));
    expect(answers[0]!.body.id).toBe(answers[1]!.body.id);
    expect(filesIn()).toHaveLength(before + 1);
  });

  it('are reviewed with a reason, can be replaced, and are required for an approval', async () => {
    const dana = await applicant();
    const approve = () => operations.patch(`/api/admin/drivers/${dana.driverId}`, { applicationStatus: 'approved' });
    const ids: number[] = [];
    for (const group of DOCUMENT_GROUPS)
      ids.push((await expectStatus(upload(api, dana.client, dana.driverId, await photo(), { group }), 201)).body.id);
    expect((await approve()).body).toMatchObject({ code: 'documents_missing', extra: { groups: DOCUMENT_GROUPS } });
    for (const id of ids.slice(1)) await expectStatus(review(id, { state: 'accepted' }), 200);

    expect((await review(ids[0]!, { state: 'rejected' })).body).toMatchObject({ errors: [{ field: 'reason' }] });
    await expectStatus(review(ids[0]!, { state: 'rejected', reason: 'The photo is blurred' }), 200);
    expect(await documentsOf(dana.client, dana.driverId)).toMatchObject({ missing: ['license'] });
    const [mail] = await api.query<{ body: string }>(
      `SELECT body FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
      [dana.email],
    );
    expect(mail!.body).toContain('The photo is blurred');
    expect((await approve()).body).toMatchObject({ code: 'documents_missing', extra: { groups: ['license'] } });

    const files = filesIn();
    const renewed = await expectStatus(
      upload(api, dana.client, dana.driverId, await photo(), { replaces: ids[0]! }),
      201,
    );
    await until(() => filesIn().length === files.length);
    expect((await documentsOf(dana.client, dana.driverId)).documents.map(({ id }: { id: number }) => id)).not.toContain(
      ids[0],
    );
    await expectStatus(review(renewed.body.id, { state: 'accepted' }), 200);
    await expectStatus(approve(), 200);
    expect((await dana.client.delete(`/api/drivers/${dana.driverId}/documents/${renewed.body.id}`)).body.code).toBe(
      'document_accepted',
    );
    const audit = await api.query(`SELECT 1 FROM audit_log WHERE action = 'review_driver_document' AND subject = $1`, [
      `driver:${dana.driverId}`,
    ]);
    expect(audit).toHaveLength(5);
  });

  it('are not reviewed twice by operators who both saw them waiting', async () => {
    const dana = await applicant();
    const { body: sent } = await expectStatus(upload(api, dana.client, dana.driverId, await photo()), 201);
    const seen = { changedFrom: 'in_review' };
    const rejection = { ...seen, state: 'rejected', reason: 'The photo is blurred' };
    await expectStatus(review(sent.id, { ...seen, state: 'accepted' }), 200);
    expect((await review(sent.id, rejection)).body).toMatchObject({ status: 409, code: 'application_changed' });
    await expectStatus(review(sent.id, { ...seen, state: 'accepted' }), 200);
    expect((await documentsOf(dana.client, dana.driverId)).documents).toMatchObject([{ state: 'accepted' }]);
  });

  it('can be requested again with a reason, even after they were accepted, and the queue shows it', async () => {
    const dana = await applicant();
    const picture = await photo();
    const { body: sent } = await expectStatus(upload(api, dana.client, dana.driverId, picture), 201);
    expect((await review(sent.id, { state: 'asked_again' })).body).toMatchObject({ errors: [{ field: 'reason' }] });
    await expectStatus(review(sent.id, { state: 'accepted' }), 200);
    const { body } = await expectStatus(
      review(sent.id, { state: 'asked_again', reason: 'The corner is cut off' }),
      200,
    );
    expect(body).toMatchObject({ state: 'asked_again', reason: 'The corner is cut off' });
    const asked = await documentsOf(dana.client, dana.driverId);
    expect(asked.documents).toMatchObject([{ state: 'asked_again', reason: 'The corner is cut off' }]);
    expect(asked.missing).toContain('license');
    const [mail] = await api.query<{ subject: string; body: string }>(
      `SELECT subject, body FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
      [dana.email],
    );
    expect(mail).toMatchObject({
      subject: expect.stringContaining('new picture'),
      body: expect.stringContaining('The corner is cut off'),
    });
    const waiting = async () =>
      (await expectStatus(operations.get('/api/admin/drivers?documents=asked_again'), 200)).body.drivers.map(
        ({ id }: { id: number }) => id,
      );
    expect(await waiting()).toContain(dana.driverId);
    const again = (bytes: Buffer) => upload(api, dana.client, dana.driverId, bytes, { replaces: sent.id });
    expect((await again(picture)).body).toMatchObject({ errors: [{ field: 'file', code: 'refused' }] });
    await expectStatus(again(await photo()), 201);
    expect((await documentsOf(dana.client, dana.driverId)).documents).toMatchObject([
      { state: 'in_review', reason: null },
    ]);
    expect(await waiting()).not.toContain(dana.driverId);
  });

  it('can be removed with their file until they are accepted', async () => {
    const dana = await applicant();
    const before = filesIn();
    const { body } = await expectStatus(upload(api, dana.client, dana.driverId, await photo()), 201);
    const path = `/api/drivers/${dana.driverId}/documents/${body.id}`;
    const other = await applicant();
    expect((await other.client.delete(`/api/drivers/${other.driverId}/documents/${body.id}`)).status).toBe(404);
    await expectStatus(dana.client.delete(path), 204);
    await until(() => filesIn().join() === before.join());
    expect((await dana.client.get(body.url)).status).toBe(404);
  });
});

describe('a hostile upload', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const ZIP = Buffer.concat([Buffer.from('PK\u0003\u0004\u0014\0\0\0\0\0'), Buffer.alloc(200)]);

  async function leavesNothing(attempt: (who: Applicant) => Promise<unknown>): Promise<void> {
    const who = await applicant();
    const before = filesIn();
    await attempt(who);
    expect(filesIn()).toEqual(before);
    expect((await documentsOf(who.client, who.driverId)).documents).toEqual([]);
  }

  it.each([
    ['an SVG as a photo', SVG, {}, 'document_type_refused'],
    ['an SVG under its own name', SVG, { name: 'a.svg', type: 'image/svg+xml' }, 'document_type_refused'],
    ['a page as a PDF', '<!doctype html><script>alert(1)</script>', { group: 'insurance' }, 'document_type_refused'],
    ['an archive', ZIP, { group: 'insurance', name: 'a.pdf', type: 'application/pdf' }, 'document_type_refused'],
    ['a PDF that goes on as a page', `${PDF}<script>alert(1)</script>`, { group: 'insurance' }, 'document_unreadable'],
    [
      'a PDF with a script',
      PDF.replace('/MediaBox', '/A << /S /J#61vaScript /JS (app.alert(1)) >> /MediaBox'),
      { group: 'insurance' },
      'document_active_content',
    ],
    ['a PDF where photos are asked for', PDF, { group: 'vehicle_photos' }, 'document_type_refused'],
    ['an empty file', '', {}, 'document_type_refused'],
    ['a file in another field', PDF, { field: 'other' }, 'malformed_request'],
  ] as const)('is refused: %s', async (_what, bytes, options, code) => {
    await leavesNothing(async ({ client, driverId }) => {
      const { status, body } = await upload(api, client, driverId, bytes, options);
      expect([status < 500, body.code]).toEqual([true, code]);
    });
  });

  it('is stripped when it is both a picture and an archive', async () => {
    const who = await applicant();
    const before = new Set(filesIn());
    await expectStatus(upload(api, who.client, who.driverId, Buffer.concat([await photo(), ZIP])), 201);
    const [stored] = filesIn().filter((name) => !before.has(name));
    expect(readFileSync(join(folder, 'documents', stored!)).includes('PK\u0003\u0004')).toBe(false);
  });

  it('cannot choose where it is stored', async () => {
    const who = await applicant();
    await expectStatus(upload(api, who.client, who.driverId, await photo(), { name: '../../../evil.html' }), 201);
    expect(readdirSync(folder)).toEqual(['documents']);
    expect(filesIn().every((name) => /^[0-9a-f-]{36}$/.test(name))).toBe(true);
  });

  it('is cut off at the size limit, declared or not', async () => {
    await leavesNothing(async ({ client, driverId }) => {
      const large = new Uint8Array(100 * 1024 * 1024);
      large.set(await photo());
      const { status, body } = await upload(api, client, driverId, large);
      expect([status, body.code]).toEqual([413, 'payload_too_large']);
    });
    await leavesNothing(async ({ client, driverId }) => {
      const answer = await fetch(`${api.url}/api/drivers/${driverId}/documents?group=license`, {
        method: 'POST',
        headers: { ...headersOf(client), 'content-type': 'multipart/form-data; boundary=b' },
        body: ReadableStream.from(endless()),
        duplex: 'half',
      } as RequestInit);
      expect(answer.status).toBe(413);
    });
  });

  it('is refused as malformed when its form is cut off', async () => {
    await leavesNothing(async ({ client, driverId }) => {
      const answer = await fetch(`${api.url}/api/drivers/${driverId}/documents?group=license`, {
        method: 'POST',
        headers: { ...headersOf(client), 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
      });
      expect(answer.status).toBe(400);
    });
  });

  it('is refused when sent from a foreign page', async () => {
    await leavesNothing(async ({ client, driverId }) => {
      const foreign = { ...client, origin: 'https://evil.example' };
      expect((await upload(api, foreign, driverId, await photo())).body.code).toBe('origin_refused');
    });
  });
});

async function* endless() {
  yield Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
  for (let sent = 0; sent < 100; sent += 1) yield Buffer.alloc(1024 * 1024);
  yield Buffer.from('\r\n--b--\r\n');
}

describe('documents that are uploaded before the application is sent', () => {
  const PATH = '/api/drivers/applications/documents';
  const uploaded = async (who: Client) => (await expectStatus(who.get(PATH), 200)).body;

  it('are visible only to the applicant, and become the driver’s', async () => {
    const [someone, other] = [await person(api), await person(api)];
    expect(await uploaded(someone.client)).toMatchObject({ documents: [], missing: [...DOCUMENT_GROUPS] });
    const { body: license } = await expectStatus(upload(api, someone.client, null, await photo()), 201);
    const paper = await expectStatus(upload(api, someone.client, null, PDF, { group: 'insurance' }), 201);
    expect((await uploaded(someone.client)).missing).toEqual(['registration', 'vehicle_photos']);
    expect((await someone.client.get(license.url)).status).toBe(200);

    for (const stranger of [other.client, operations]) {
      expect((await uploaded(stranger)).documents).toEqual([]);
      expect((await stranger.get(license.url)).status).toBe(404);
      expect((await stranger.delete(`${PATH}/${license.id}`)).status).toBe(404);
    }
    expect((await review(license.id, { state: 'accepted' })).status).toBe(404);

    const { body: driver } = await expectStatus(someone.client.post('/api/drivers/applications', application()), 201);
    const { documents } = await documentsOf(someone.client, driver.id);
    expect(documents.map(({ id }: { id: number }) => id).sort()).toEqual([license.id, paper.body.id].sort());
    await expectStatus(review(license.id, { state: 'accepted' }), 200);
    expect((await upload(api, someone.client, null, await photo())).body.code).toBe('application_exists');
  });

  it('are stored once, replaced and removed with their files', async () => {
    const someone = await person(api);
    const before = filesIn();
    const sent = await photo();
    const [one, two] = await Promise.all([1, 2].map(() => upload(api, someone.client, null, sent)));
    expect([one!.status, two!.status, one!.body.id === two!.body.id]).toEqual([201, 201, true]);
    expect(filesIn()).toHaveLength(before.length + 1);
    await expectStatus(someone.client.delete(`${PATH}/${one!.body.id}`), 204);
    await until(() => filesIn().length === before.length);
  });

  it('are deleted with the account', async () => {
    const someone = await person(api);
    const before = filesIn();
    await expectStatus(upload(api, someone.client, null, await photo()), 201);
    await expectStatus(someone.client.post('/api/users/me/deletion/code'), 202);
    const code = await api.outbox(someone.email);
    await expectStatus(someone.client.post('/api/users/me/deletion', { code }), 204);
    await until(() => filesIn().length === before.length);
  });
});

import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../config/config';
import type { DocumentStore } from '../document-store';
import { startS3Server, type S3Server } from '../testing/s3-server';
import { documentStore } from './document-store.factory';

const KEYS = { S3_ACCESS_KEY_ID: 'AKIATEST', S3_SECRET_ACCESS_KEY: 'a secret' };
// Failures are expected in these tests, so they are not logged.
Logger.overrideLogger(false);

let folder: string;
let server: S3Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groupride-documents-'));
  server = await startS3Server(KEYS.S3_ACCESS_KEY_ID, KEYS.S3_SECRET_ACCESS_KEY);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  server.fails = undefined;
});

const storeWith = (more: Record<string, string>) =>
  documentStore(
    readConfig({
      DATABASE_URL: 'postgres://localhost/groupride',
      SESSION_SECRET: 's'.repeat(32),
      SIGNING_SECRET: 't'.repeat(32),
      STRIPE_SECRET_KEY: 'sk_test_12345',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_12345',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345',
      GROUPRIDE_DATA: folder,
      ...more,
    }),
  );
const bucket = (more: Record<string, string> = {}) =>
  storeWith({ ...KEYS, S3_BUCKET: 'papers', S3_ENDPOINT: server.url, ...more });

const stores: [string, () => Promise<DocumentStore>][] = [
  ['a folder', () => storeWith({})],
  ['a bucket', () => bucket()],
];
describe.each(stores)('documents in %s', (_, open) => {
  it('are read as they were written, until they are removed', async () => {
    const [store, key, bytes] = [await open(), randomUUID(), Buffer.from([0, 255, 10, 13, 0])];
    expect(await store.read(key)).toBeNull();
    await store.write(key, bytes);
    expect(await store.read(key)).toEqual(bytes);
    await store.remove(key);
    expect(await store.read(key)).toBeNull();
    await store.remove(key);
  });

  it('have only names that we chose', async () => {
    const store = await open();
    for (const key of ['../secrets', '', randomUUID().toUpperCase()])
      await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('not the key of a document');
  });
});

describe('a folder for documents', () => {
  it('is unavailable while the disk refuses files, which differs from a missing file', async () => {
    const broken = join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'documents'), 'not a folder');
    const [store, key] = [await storeWith({ GROUPRIDE_DATA: broken }), randomUUID()];
    const refusal = { code: 'unavailable', detail: expect.not.stringContaining(broken) };
    for (const asked of [store.write(key, Buffer.from('paper')), store.read(key)])
      await expect(asked).rejects.toMatchObject(refusal);
    await expect(store.remove(key)).rejects.toMatchObject(refusal);
  });

  it('keeps nothing of a file whose process died while it wrote', async () => {
    const [store, key] = [await storeWith({}), randomUUID()];
    await store.write(key, Buffer.from('paper'));
    const unfinished = join(folder, 'documents', `${key}.part`);
    writeFileSync(unfinished, 'pap');
    await store.remove(key);
    expect(existsSync(unfinished)).toBe(false);
  });
});

describe('a bucket for documents', () => {
  it('may contain other objects as well', async () => {
    const key = randomUUID();
    await (await bucket()).write(key, Buffer.from('paper'));
    expect([...server.objects.keys()]).toContain(`papers/documents/${key}`);
  });

  it('refuses a wrong secret, and the person learns nothing of that', async () => {
    const store = await bucket({ S3_SECRET_ACCESS_KEY: 'another' });
    const asked = store.write(randomUUID(), Buffer.from('paper'));
    await expect(asked).rejects.toMatchObject({
      code: 'unavailable',
      detail: expect.not.stringContaining('Signature'),
    });
  });

  it('is unavailable while it fails, which differs from a missing file', async () => {
    const store = await bucket();
    server.fails = 503;
    await expect(store.read(randomUUID())).rejects.toMatchObject({ code: 'unavailable' });
    server.fails = 404;
    await expect(store.remove(randomUUID())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is unavailable while nothing answers', async () => {
    const store = await bucket({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    await expect(store.read(randomUUID())).rejects.toMatchObject({ code: 'unavailable' });
  });
});

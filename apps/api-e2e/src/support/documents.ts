import type { DocumentGroup } from '@groupride/contracts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startApi, type Answer, type Api, type Client } from './api';
import { application } from './applications';
import { expectStatus, operator, person, type Person } from './people';

/** An API that requires documents, stores them in a folder of its own, and has one operator. */
export interface DocumentsApi {
  api: Api;
  operations: Client;
  folder: string;
  stop: () => Promise<void>;
}

export async function startDocumentsApi(): Promise<DocumentsApi> {
  const folder = mkdtempSync(join(tmpdir(), 'groupride-documents-'));
  const api = await startApi({ ADMIN_EMAILS: 'ops@example.test', GROUPRIDE_DATA: folder, REQUIRE_DOCUMENTS: 'true' });
  return {
    api,
    operations: await operator(api, 'ops@example.test'),
    folder,
    stop: async () => {
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const PDF =
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

/** A different photo each time, because the same file is stored once. */
export const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: Math.random() * 255, g: 90, b: 30 } } })
    .withExif({ IFD0: { Copyright: `Somebody ${randomUUID()}` } })
    .jpeg()
    .toBuffer();

const BOUNDARY = 'groupride-test-boundary';
/** A form with a PDF, as text. */
export const FORM = {
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="paper.pdf"\r\nContent-Type: application/pdf\r\n\r\n${PDF}\r\n--${BOUNDARY}--\r\n`,
};

export interface Upload {
  group?: DocumentGroup;
  replaces?: number;
  /** As the browser would send them; the server trusts neither. */
  name?: string;
  type?: string;
  field?: string;
}

/** Uploads a file as the page of a driver does. @param driverId null before the application is sent */
export async function upload(
  api: Pick<Api, 'url'>,
  who: Client,
  driverId: number | null,
  bytes: Uint8Array | string,
  { group = 'license', replaces, name = 'photo.jpg', type = 'image/jpeg', field = 'file' }: Upload = {},
): Promise<Pick<Answer, 'status' | 'body'>> {
  const form = new FormData();
  form.set(field, new Blob([typeof bytes === 'string' ? bytes : Buffer.from(bytes)], { type }), name);
  const answer = await fetch(
    `${api.url}/api/drivers/${driverId ?? 'applications'}/documents?group=${group}${replaces ? `&replaces=${replaces}` : ''}`,
    { method: 'POST', body: form, headers: headersOf(who) },
  );
  return { status: answer.status, body: await answer.json() };
}

export const headersOf = ({ jar, origin }: Client): Record<string, string> => ({
  origin,
  cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; '),
});

export interface Applicant extends Person {
  driverId: number;
}

/** Somebody new who has sent an application to drive. */
export async function newApplicant(api: Api): Promise<Applicant> {
  const someone = await person(api);
  const { body } = await expectStatus(someone.client.post('/api/drivers/applications', application()), 201);
  return { ...someone, driverId: body.id as number };
}

/** The documents of a driver, and the missing ones, as `who` reads them. */
export const documentsOf = async (who: Client, driverId: number) =>
  (await expectStatus(who.get(`/api/drivers/${driverId}/documents`), 200)).body;

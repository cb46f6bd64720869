import { DOCUMENT_GROUPS } from '@groupride/contracts';
import type { Api, Client } from './support/api';
import { documentsOf, newApplicant, photo, startDocumentsApi, upload } from './support/documents';
import { runJobs } from './support/jobs';
import { expectStatus, person, type Person } from './support/people';
import { book } from './support/rides';

let api: Api;
let operations: Client;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  ({ api, operations, stop } = await startDocumentsApi());
}, 120_000);
afterAll(() => stop?.());

const applicant = () => newApplicant(api);
const review = (documentId: number, body: object) => operations.patch(`/api/admin/documents/${documentId}`, body);

describe('the expiry of documents', () => {
  const DAY_MS = 86_400_000;
  /** Dates in the city's time zone, which is behind UTC. */
  const inDays = (days: number) =>
    new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const mailsTo = async ({ email }: Person) =>
    (
      await api.query<{ body: string }>(
        `SELECT body FROM outbox_messages WHERE recipient = $1 AND body LIKE '%/driver/documents%' ORDER BY id`,
        [email],
      )
    ).map(({ body }) => body);
  const check = () => runJobs(api, 'check-expiry-of-documents');

  it('triggers reminders 30, 7 and 0 days ahead, once each, then keeps the driver offline until a new one is accepted', async () => {
    const dana = await applicant();
    const online = (isOnline: boolean) => dana.client.patch(`/api/drivers/${dana.driverId}/status`, { isOnline });
    await api.query(`UPDATE drivers SET application_status = 'approved' WHERE id = $1`, [dana.driverId]);
    const { body } = await expectStatus(
      upload(api, dana.client, dana.driverId, await photo(), { group: 'insurance' }),
      201,
    );
    const accept = (id: number, expiresOn: string) => review(id, { state: 'accepted', expiresOn });
    expect((await accept(body.id, inDays(-2))).body).toMatchObject({ errors: [{ field: 'expiresOn' }] });
    expect((await accept(body.id, '2027-02-31')).body).toMatchObject({ errors: [{ field: 'expiresOn' }] });
    expect((await expectStatus(accept(body.id, inDays(31)), 200)).body).toMatchObject({ expiresOn: inDays(31) });
    await expectStatus(online(true), 200);
    await check();
    expect(await mailsTo(dana)).toEqual([]);

    await api.query(`UPDATE driver_documents SET expires_on = $2 WHERE id = $1`, [body.id, inDays(5)]);
    await check();
    await check();
    const mails = await mailsTo(dana);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('valid through');

    await api.query(`UPDATE driver_documents SET expires_on = $2 WHERE id = $1`, [body.id, inDays(-1)]);
    await check();
    await check();
    expect((await mailsTo(dana)).slice(1)).toEqual([expect.stringContaining('has expired')]);
    expect((await dana.client.get('/api/drivers/profile')).body.isOnline).toBe(false);
    expect((await online(true)).body.code).toBe('documents_expired');
    expect(await documentsOf(dana.client, dana.driverId)).toMatchObject({
      documents: [{ isExpired: true }],
      missing: DOCUMENT_GROUPS,
    });

    const renewed = await expectStatus(
      upload(api, dana.client, dana.driverId, await photo(), { group: 'insurance' }),
      201,
    );
    expect((await online(true)).body.code).toBe('documents_expired');
    await expectStatus(accept(renewed.body.id, inDays(365)), 200);
    await expectStatus(online(true), 200);
  }, 120_000);

  it('keeps the driver offline when operations refuse the document or its replacement', async () => {
    const dana = await applicant();
    const online = async () =>
      (await dana.client.patch(`/api/drivers/${dana.driverId}/status`, { isOnline: true })).body;
    await api.query(`UPDATE drivers SET application_status = 'approved' WHERE id = $1`, [dana.driverId]);
    const send = async (more: object) =>
      (await expectStatus(upload(api, dana.client, dana.driverId, await photo(), { group: 'insurance', ...more }), 201))
        .body;
    const refuse = (id: number, state: string) => expectStatus(review(id, { state, reason: 'Blurred' }), 200);
    const { id } = await send({});
    await expectStatus(review(id, { state: 'accepted', expiresOn: inDays(31) }), 200);
    expect((await refuse(id, 'asked_again')).body).toMatchObject({ state: 'asked_again', expiresOn: inDays(31) });
    expect(await online()).toMatchObject({ isOnline: true });
    await api.query(`UPDATE driver_documents SET expires_on = $2 WHERE id = $1`, [id, inDays(-1)]);
    await check();
    expect(await online()).toMatchObject({ code: 'documents_expired' });

    await refuse(id, 'rejected');
    expect(await online()).toMatchObject({ code: 'documents_expired' });
    const path = `/api/drivers/${dana.driverId}/documents`;
    expect((await dana.client.delete(`${path}/${id}`)).body.code).toBe('document_accepted');
    const replacement = await send({ replaces: id });
    expect(replacement).toMatchObject({ state: 'in_review', expiresOn: null, isExpired: false });
    expect((await documentsOf(dana.client, dana.driverId)).missing).not.toContain('insurance');
    await refuse(replacement.id, 'asked_again');
    expect(await online()).toMatchObject({ code: 'documents_expired' });
    const last = await send({ replaces: replacement.id });
    await expectStatus(review(last.id, { state: 'accepted', expiresOn: inDays(365) }), 200);
    expect(await online()).toMatchObject({ isOnline: true });
  }, 120_000);

  it('leaves room for new documents, however many have expired', async () => {
    const dana = await applicant();
    await api.query(
      `INSERT INTO driver_documents (driver_id, document_group, state, file_type, size_bytes, upload_hash, storage_key, uploaded_at, reviewed_at, reviewed_by, expires_on)
       SELECT $1, 'insurance', 'accepted', 'image/jpeg', 1, 'hash-' || n, gen_random_uuid(), now(), now(), $2, current_date - 30 * n
         FROM generate_series(1, 10) n`,
      [dana.driverId, dana.id],
    );
    const send = async () => upload(api, dana.client, dana.driverId, await photo(), { group: 'insurance' });
    for (let count = 0; count < 10; count += 1) await expectStatus(send(), 201);
    expect((await send()).body.code).toBe('too_many_documents');
  }, 120_000);

  it('ends when two operators accept the new documents at the same moment', async () => {
    const dana = await applicant();
    await api.query(`UPDATE drivers SET application_status = 'approved' WHERE id = $1`, [dana.driverId]);
    const send = async (group: 'license' | 'insurance') =>
      (await expectStatus(upload(api, dana.client, dana.driverId, await photo(), { group }), 201)).body.id as number;
    const accept = (id: number) => expectStatus(review(id, { state: 'accepted', expiresOn: inDays(365) }), 200);
    const old = [await send('license'), await send('insurance')];
    for (const id of old) await accept(id);
    await api.query(`UPDATE driver_documents SET expires_on = $2 WHERE id = ANY($1)`, [old, inDays(-1)]);
    await check();
    const renewed = [await send('license'), await send('insurance')];
    // Both reviews wait until the log can be written, after they have stored their decisions.
    const held = api.query(`DO $$ BEGIN LOCK TABLE audit_log IN SHARE MODE; PERFORM pg_sleep(1); END $$`);
    await Promise.all([held, ...renewed.map(accept)]);
    const { body } = await dana.client.patch(`/api/drivers/${dana.driverId}/status`, { isOnline: true });
    expect(body).toMatchObject({ isOnline: true });
  }, 120_000);

  it('keeps a driver offline who is reinstated after a document expired during the suspension', async () => {
    const dana = await applicant();
    const decide = (applicationStatus: string) =>
      expectStatus(
        operations.patch(`/api/admin/drivers/${dana.driverId}`, { applicationStatus, reason: 'A complaint' }),
        200,
      );
    await api.query(`UPDATE drivers SET application_status = 'approved' WHERE id = $1`, [dana.driverId]);
    const { body } = await expectStatus(upload(api, dana.client, dana.driverId, await photo()), 201);
    await expectStatus(review(body.id, { state: 'accepted', expiresOn: inDays(31) }), 200);
    await decide('suspended');
    await api.query(`UPDATE driver_documents SET expires_on = $2 WHERE id = $1`, [body.id, inDays(-1)]);
    await check();
    expect(await mailsTo(dana)).toEqual([]);
    await decide('approved');
    const { body: refused } = await dana.client.patch(`/api/drivers/${dana.driverId}/status`, { isOnline: true });
    expect(refused).toMatchObject({ code: 'documents_expired' });
  }, 120_000);

  it('gives scheduled rides to other drivers two days before they start, but does not affect a ride under way', async () => {
    const dana = await applicant();
    await api.query(`UPDATE drivers SET application_status = 'approved' WHERE id = $1`, [dana.driverId]);
    const { body } = await expectStatus(
      upload(api, dana.client, dana.driverId, await photo(), { group: 'insurance' }),
      201,
    );
    await expectStatus(review(body.id, { state: 'accepted', expiresOn: inDays(31) }), 200);
    const rides: { id: number }[] = [];
    for (const startsIn of [24 * 60, 72 * 60, 25 * 60])
      rides.push((await book(await person(api), { startsIn })) as { id: number });
    const ids = rides.map(({ id }) => id);
    const [soon, later, under] = ids as [number, number, number];
    await api.query(`UPDATE rides SET status = 'confirmed', driver_id = $2, accepted_at = now() WHERE id = ANY($1)`, [
      ids,
      dana.driverId,
    ]);
    await api.query(`UPDATE rides SET status = 'en_route' WHERE id = $1`, [under]);
    const stateOf = async () =>
      Object.fromEntries(
        (
          await api.query<{ id: number; status: string; driver_id: number | null }>(
            `SELECT id, status, driver_id FROM rides WHERE id = ANY($1)`,
            [ids],
          )
        ).map(({ id, status, driver_id }) => [id, [status, driver_id]]),
      );
    await check();
    expect(await stateOf()).toMatchObject({ [soon]: ['confirmed', dana.driverId] });

    await api.query(`UPDATE driver_documents SET expires_on = $2 WHERE id = $1`, [body.id, inDays(-1)]);
    await check();
    expect(await stateOf()).toEqual({
      [soon]: ['pending', null],
      [later]: ['confirmed', dana.driverId],
      [under]: ['en_route', dana.driverId],
    });
    const [event] = await api.query(
      `SELECT reason, data FROM ride_events WHERE ride_id = $1 AND type = 'driver_released'`,
      [soon],
    );
    expect(event).toMatchObject({
      reason: 'A document of the driver has expired.',
      data: { documentExpired: true },
    });

    await api.query(`UPDATE rides SET scheduled_at = now() + interval '47 hours' WHERE id = $1`, [later]);
    await check();
    expect(await stateOf()).toMatchObject({ [later]: ['pending', null] });
  }, 120_000);
});

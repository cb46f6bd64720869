import { startApi, type Api, type Client } from './support/api';
import { driver, expectStatus, operator, person } from './support/people';
import { book } from './support/rides';

interface Entry {
  id: number;
  actorId: number;
  actorName: string;
  action: string;
  subject: string;
  subjectName: string | null;
  driverName: string | null;
  replacedDriverName: string | null;
}

let api: Api;
let olga: Client;
let omar: Client;
let rides: number[];

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test,omar@example.test' });
  olga = await operator(api, 'ops@example.test');
  omar = await operator(api, 'omar@example.test', '7045559998');
  await api.query(`UPDATE users SET name = 'Omar Other' WHERE email = 'omar@example.test'`);
  const rita = await person(api, 'Rita Rider');
  rides = [(await book(rita)).id, (await book(rita)).id];
  for (const id of rides) await expectStatus(olga.get(`/api/admin/rides/${id}`), 200);
  await expectStatus(omar.get(`/api/admin/rides/${rides[0]}`), 200);
  await expectStatus(omar.post(`/api/rides/${rides[0]}/cancel`, { reason: 'Storm' }), 200);
}, 120_000);
afterAll(() => api?.stop());

const search = async (query: string) =>
  (await expectStatus(olga.get(`/api/admin/audit?${query}`), 200)).body as Entry[];
const told = (entries: readonly Entry[]) => entries.map(({ action, subject }) => `${action} ${subject}`);

const AS_OWNER = `CREATE ROLE plain_owner; ALTER TABLE audit_log OWNER TO plain_owner; SET ROLE plain_owner`;
const SEARCH = `INSERT INTO audit_log (actor_id, action, subject) SELECT min(actor_id), 'search', 'search:ana' FROM audit_log`;

const BLOCK = `INSERT INTO audit_log (actor_id, action, subject, data)
  SELECT min(actor_id), 'block_rider', 'user:' || min(actor_id), '{"reason": "Rude", "until": 1}' FROM audit_log`;
const DELETED = `UPDATE users SET deleted_at = now() WHERE id = (SELECT min(actor_id) FROM audit_log)`;

const NOTE = `INSERT INTO audit_log (actor_id, action, subject, data)
  SELECT min(a.actor_id), 'refund', 'ride:' || min(r.id), '{"reason": "other", "note": "Rita called", "amount": "1.00"}'
    FROM audit_log a, rides r`;
const ERASED = `UPDATE users SET deleted_at = now() WHERE id = (SELECT organizer_id FROM rides ORDER BY id LIMIT 1)`;

describe('the audit log', () => {
  it.each([
    `UPDATE audit_log SET action = 'nothing'`,
    `UPDATE audit_log SET data = '{}' WHERE id = 1`,
    `UPDATE audit_log SET subject = 'search:'`,
    `${SEARCH}; UPDATE audit_log SET subject = 'search:somebody else' WHERE action = 'search'`,
    `${SEARCH}; UPDATE audit_log SET subject = 'search:', data = '{"found": 0}' WHERE action = 'search'`,
    `${BLOCK}; UPDATE audit_log SET data = data - 'reason' WHERE action = 'block_rider'`,
    `${BLOCK}; ${DELETED}; UPDATE audit_log SET data = '{}' WHERE action = 'block_rider'`,
    `${BLOCK}; ${DELETED}; UPDATE audit_log SET subject = 'user:' WHERE action = 'block_rider'`,
    `${NOTE}; UPDATE audit_log SET data = data - 'reason' WHERE action = 'refund'`,
    `${NOTE}; ${ERASED}; UPDATE audit_log SET data = data - 'amount' WHERE action = 'refund'`,
    `${NOTE}; ${ERASED}; UPDATE audit_log SET data = data || '{"note": "-"}' WHERE action = 'refund'`,
    `${NOTE}; ${ERASED}; UPDATE audit_log SET data = data - 'note', subject = 'ride:' WHERE action = 'refund'`,
    `DELETE FROM audit_log WHERE id = 1`,
    `DELETE FROM audit_log`,
    `TRUNCATE audit_log`,
    `SET LOCAL session_replication_role = replica; DELETE FROM audit_log`,
  ])('is append-only: the database refuses %s', async (statement) => {
    const before = await api.query(`SELECT * FROM audit_log ORDER BY id`);
    await expect(api.query(statement)).rejects.toMatchObject({ code: '23514', constraint: 'audit_log_is_append_only' });
    expect(await api.query(`SELECT * FROM audit_log ORDER BY id`)).toEqual(before);
    expect(before.length).toBeGreaterThan(3);
  });

  // Tests connect as a superuser, who is not bound by privileges; changes are rolled back when a statement fails.
  it.each([`UPDATE audit_log SET action = 'nothing'`, `DELETE FROM audit_log`, `TRUNCATE audit_log`])(
    'denies even the owner of the table the privilege: %s',
    async (statement) => {
      await expect(api.query(`${AS_OWNER}; ${statement}`)).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('lets the owner of the table erase what was searched for', async () => {
    const erasure = `UPDATE audit_log SET subject = 'search:' WHERE action = 'search'`;
    await expect(api.query(`BEGIN; ${AS_OWNER}; ${SEARCH}; ${erasure}; ROLLBACK`)).resolves.not.toThrow();
  });

  it('lets the owner of the table erase the reason of an entry about a person whose account is erased', async () => {
    const erasure = `UPDATE audit_log SET data = data - 'reason' WHERE action = 'block_rider'`;
    await expect(api.query(`BEGIN; ${BLOCK}; ${DELETED}; ${erasure}; ROLLBACK`)).resolves.not.toThrow();
  });

  it('lets the owner of the table erase a note about a ride of a person whose account is erased', async () => {
    const erasure = `UPDATE audit_log SET data = data - 'note' WHERE action = 'refund'`;
    await expect(api.query(`BEGIN; ${NOTE}; ${ERASED}; ${erasure}; ROLLBACK`)).resolves.not.toThrow();
  });

  it('can be searched by person, action and target', async () => {
    expect(told(await search('who=omar'))).toEqual([
      `cancel_ride ride:${rides[0]}`,
      `view_ride ride:${rides[0]}`,
      expect.stringMatching(/^operator signed in user:\d+$/),
    ]);
    expect((await search('who=OMAR%40example.test')).map(({ actorName }) => actorName)).toEqual([
      'Omar Other',
      'Omar Other',
      'Omar Other',
    ]);
    expect(told(await search('action=cancel_ride'))).toEqual([`cancel_ride ride:${rides[0]}`]);
    for (const target of [`R-00${rides[1]}`, `${rides[1]}`, `ride%3A${rides[1]}`])
      expect(told(await search(`target=${target}`))).toEqual([`view_ride ride:${rides[1]}`]);
    expect(await search('target=user')).toHaveLength(2);
    expect(await search('who=omar&action=view_ride&target=ride')).toHaveLength(1);
    // These characters are not wildcards.
    expect(await search('who=%25&target=_ide')).toEqual([]);
  });

  it('names the people of an entry as they are called now, and nobody whose account is deleted', async () => {
    const rita = await person(api, 'Rita Named');
    const { driverId, name } = await driver(api, { lat: 35.2271, lng: -80.8431 });
    const subject = (id: number) => search(`target=user%3A${id}`);
    await api.query(
      `INSERT INTO audit_log (actor_id, action, subject, data) SELECT min(actor_id), 'block_rider', 'user:${rita.id}',
              '{"driverId": ${driverId}, "replacedDriverId": "none"}'::jsonb FROM audit_log`,
    );
    expect(await subject(rita.id)).toMatchObject([
      { subjectName: 'Rita Named', driverName: name, replacedDriverName: null },
    ]);
    await api.query(`UPDATE users SET name = 'Rita Married' WHERE id = ${rita.id}`);
    expect(await subject(rita.id)).toMatchObject([{ subjectName: 'Rita Married' }]);
    await api.query(`UPDATE users SET deleted_at = now() WHERE id = ${rita.id}`);
    expect(await subject(rita.id)).toMatchObject([{ subjectName: null }]);
    await expectStatus(olga.get(`/api/admin/drivers/${driverId}`), 200);
    expect(await search(`target=driver%3A${driverId}`)).toMatchObject([{ subjectName: name }]);
  });

  it('can be filtered by days in the city’s time zone', async () => {
    const [row] = await api.query<{ today: string; tomorrow: string }>(
      `SELECT (now() AT TIME ZONE 'America/New_York')::date::text AS today, ((now() AT TIME ZONE 'America/New_York')::date + 1)::text AS tomorrow`,
    );
    const all = await search('');
    expect(await search(`from=${row!.today}&to=${row!.today}`)).toEqual(all);
    expect(await search(`from=${row!.tomorrow}`)).toEqual([]);
    expect((await expectStatus(olga.get('/api/admin/audit?from=2026-02-30'), 400)).body.errors[0].field).toBe('from');
  });

  it('is returned page by page, without gaps', async () => {
    const all = await search('');
    const pages: Entry[] = [];
    for (let before = ''; pages.length < all.length; before = `&before=${pages.at(-1)!.id}`)
      pages.push(...(await search(`limit=2${before}`)));
    expect(pages).toEqual(all);
    expect(await search(`before=${all.at(-1)!.id}`)).toEqual([]);
  });

  it('exports what the filters select, and records the export itself', async () => {
    const { body } = await expectStatus(olga.get('/api/admin/exports/audit?who=omar&action=cancel_ride'), 200);
    const lines = String(body).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      new RegExp(
        `^\\d+,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d,\\d+,Omar Other,cancel_ride,ride:${rides[0]},"\\{""reason"": ""Storm""\\}"$`,
      ),
    );
    const [entry] = await api.query<{ subject: string; data: object }>(
      `SELECT subject, data FROM audit_log WHERE action = 'export'`,
    );
    expect(entry).toEqual({
      subject: 'export:audit',
      data: { format: 'csv', action: 'cancel_ride', searched: true },
    });
  });
});

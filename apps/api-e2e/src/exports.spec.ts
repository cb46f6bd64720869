import { ORIGINS, startApi, type Api, type Client } from './support/api';
import { addManyRides } from './support/many-rides';
import { driver, expectStatus, operator, operatorWithRole, person, type Driver, type Person } from './support/people';
import { book, until, UPTOWN } from './support/rides';

/** With long pickups more than 45 MB, and more than the buffers of a socket can hold (38 MB), so a paused reader pauses the export. */
const RIDES = 30_000;
const LONG_PICKUP = 'Uptown '.repeat(215).trim();

let api: Api;
let operations: Client;
let rita: Person;
let dan: Driver;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
  rita = await person(api, 'Rita Rider');
  dan = await driver(api, UPTOWN);
  await addManyRides(api, {
    organizerId: rita.id,
    driverIds: [dan.driverId],
    count: RIDES,
    days: 300,
    pickup: LONG_PICKUP,
  });
}, 180_000);
afterAll(() => api?.stop());

const file = (path: string) => operations.get(`/api/admin/exports/${path}`);
/** Lines of a CSV file whose cells have no line breaks. */
const linesOf = (text: unknown) =>
  String(text)
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
const openExports = async () =>
  (
    await api.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND query LIKE '%r.cancel_reason%'
          AND application_name = 'groupride-reports'`,
    )
  ).length;
/** Starts a download without reading it. */
const begin = (query = '', signal?: AbortSignal) =>
  fetch(`${api.url}/api/admin/exports/rides${query}`, {
    headers: {
      origin: ORIGINS.admin,
      cookie: [...operations.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    ...(signal ? { signal } : {}),
  });

describe('exports', () => {
  it('contain every ride that the filters select, not just one page', async () => {
    const answer = await begin();
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="rides-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = linesOf(await answer.text());
    expect(lines).toHaveLength(RIDES + 1);
    expect(lines[0]).toMatch(/^Ride,Status,Rider ID,Rider,Pickup,/);
    const [newest] = await api.query<{ id: number; total: string; at: string }>(
      `SELECT id, total_cost::text AS total, to_char(created_at AT TIME ZONE 'America/New_York', 'YYYY-MM-DD HH24:MI:SS') AS at
         FROM rides ORDER BY id DESC LIMIT 1`,
    );
    expect(lines[1]!.split(',')).toEqual(
      expect.arrayContaining([String(newest!.id), 'Rita Rider', newest!.total, newest!.at]),
    );
  });

  it('follow the filters and the language', async () => {
    const [{ count }] = (await api.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM rides WHERE status = 'completed' AND (completed_at AT TIME ZONE 'America/New_York')::date BETWEEN '2020-01-01' AND (now() AT TIME ZONE 'America/New_York')::date - 290`,
    )) as [{ count: number }];
    const [{ day }] = (await api.query<{ day: string }>(
      `SELECT ((now() AT TIME ZONE 'America/New_York')::date - 290)::text AS day`,
    )) as [{ day: string }];
    const answer = await begin(`?status=completed&dated=completed&from=2020-01-01&to=${day}&order=oldest&language=es`);
    const lines = linesOf(await answer.text());
    expect(count).toBeGreaterThan(100);
    expect(lines).toHaveLength(count + 1);
    expect(lines[0]).toMatch(/^Viaje,Estado,ID del pasajero,Pasajero,/);
    expect(lines[1]).toMatch(/^\d+,Completado,/);
    expect(lines[1]).toMatch(/,(Tarjeta|Pago en persona|Cuenta de empresa),/);
    const ids = lines.slice(1).map((line) => Number(line.split(',')[0]));
    expect(ids).toEqual([...ids].sort((one, two) => one - two));
    expect((await expectStatus(file('rides?format=pdf'), 400)).body.errors[0].field).toBe('format');
    expect((await expectStatus(file('rides?from=2026-02-30'), 400)).body.errors[0].field).toBe('from');
  });

  it('never let a name run as a formula', async () => {
    const eve = await person(api, 'Eve');
    await book(eve);
    await api.query(`UPDATE users SET name = '=HYPERLINK("http://evil.test","x")' WHERE id = $1`, [eve.id]);
    const answer = await begin(`?riderId=${eve.id}`);
    expect(linesOf(await answer.text())[1]).toContain(`,"'=HYPERLINK(""http://evil.test"",""x"")",`);
  });

  it('can be downloaded as an Excel workbook', async () => {
    const answer = await begin('?format=xlsx&dated=requested&from=2020-01-01');
    expect(answer.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('latin1', 0, 4)).toBe('PK\x03\x04');
    expect(bytes.length).toBeGreaterThan(500_000);
  });

  it('contain all drivers and payments that the filters select', async () => {
    const drivers = linesOf((await expectStatus(file('drivers?applicationStatus=approved'), 200)).body);
    expect(drivers).toHaveLength(2);
    expect(drivers[1]).toMatch(new RegExp(`^${dan.driverId},${dan.name},approved,`));
    expect(linesOf((await expectStatus(file('drivers?applicationStatus=rejected'), 200)).body)).toHaveLength(1);
    const [ride] = await api.query<{ id: number }>(`SELECT min(id) AS id FROM rides`);
    await api.query(
      `INSERT INTO payments (ride_id, payer_id, purpose, amount, captured, state, captured_at)
       VALUES ($1, $2, 'ride', 54.81, 54.81, 'captured', now())`,
      [ride!.id, rita.id],
    );
    const payments = linesOf((await expectStatus(file('payments?state=captured'), 200)).body);
    expect(payments[1]).toMatch(
      new RegExp(`^\\d+,${ride!.id},${rita.id},Rita Rider,ride,captured,54\\.81,54\\.81,0\\.00,`),
    );
    const inSpanish = async (path: string) => linesOf((await expectStatus(file(`${path}&language=es`), 200)).body)[1];
    expect(await inSpanish('payments?state=captured')).toContain(',Rita Rider,Viaje,Capturado,54.81,');
    expect(await inSpanish('drivers?applicationStatus=approved')).toContain(`,${dan.name},Aprobado,`);
    expect(await inSpanish('audit?action=export')).toContain(',Exportó datos,');
    expect(await inSpanish('audit?action=operator%20signed%20in')).toContain(',Inició sesión como operador,');
    expect(await inSpanish('riders?q=Rita')).toMatch(/,Rita Rider,Activo,.*,Inglés,/);
    expect(linesOf((await expectStatus(file('payments?to=2020-01-01'), 200)).body)).toHaveLength(1);
  });

  it('contain all riders that the filters select', async () => {
    const [first, ...others] = linesOf((await expectStatus(file('riders?state=active&q=Rita&language=en'), 200)).body);
    expect(first).toBe('Rider ID,Rider,Status,Email,Phone,Phone verified,Language,Driver ID,Rides,Joined');
    expect(others).toHaveLength(1);
    expect(others[0]).toMatch(new RegExp(`^${rita.id},Rita Rider,active,${rita.email.replaceAll('.', '\\.')},`));
    expect(linesOf((await expectStatus(file('riders?state=blocked'), 200)).body)).toHaveLength(1);
    const [{ count }] = (await api.query(
      `SELECT count(*)::int AS count FROM users WHERE guest_ride_id IS NULL AND deleted_at IS NULL AND NOT is_service_account`,
    )) as [{ count: number }];
    expect(linesOf((await expectStatus(file('riders'), 200)).body)).toHaveLength(count + 1);
    const workbook = await fetch(`${api.url}/api/admin/exports/riders?format=xlsx`, {
      headers: {
        origin: ORIGINS.admin,
        cookie: [...operations.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    expect(Buffer.from(await workbook.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
  });

  it('are recorded in the audit log, without the search text', async () => {
    const last = async () =>
      (
        await api.query<{ data: object }>(`SELECT data FROM audit_log WHERE action = 'export' ORDER BY id DESC LIMIT 1`)
      )[0]?.data;
    await expectStatus(file(`drivers?q=${encodeURIComponent(dan.name)}&applicationStatus=approved`), 200);
    expect(await last()).toEqual({ format: 'csv', searched: true, applicationStatus: 'approved' });
    await (await begin('?q=rita&status=completed&format=csv')).text();
    const [row] = await api.query<{ subject: string; data: object; name: string }>(
      `SELECT a.subject, a.data, u.name FROM audit_log a JOIN users u ON u.id = a.actor_id WHERE a.action = 'export' ORDER BY a.id DESC LIMIT 1`,
    );
    expect(row).toEqual({
      subject: 'export:rides',
      name: 'Olga Ops',
      data: { format: 'csv', searched: true, status: 'completed' },
    });
  });

  it('are refused to roles without permission for their content', async () => {
    const { client: viewer } = await operatorWithRole(api, 'viewer');
    for (const path of [
      'exports/rides',
      'exports/riders',
      'exports/drivers',
      'exports/payments',
      'exports/audit',
      'daily-close/file',
    ])
      expect((await expectStatus(viewer.get(`/api/admin/${path}`), 403)).body.code).toBe('role_not_allowed');
    const { client: dispatcher } = await operatorWithRole(api, 'dispatcher');
    await expectStatus(dispatcher.get('/api/admin/exports/drivers'), 200);
    for (const path of ['exports/payments', 'exports/audit', 'daily-close/file'])
      await expectStatus(dispatcher.get(`/api/admin/${path}`), 403);
    expect(
      await api.query(`SELECT subject FROM audit_log a JOIN users u ON u.id = a.actor_id
                        WHERE action = 'export' AND u.name <> 'Olga Ops'`),
    ).toEqual([{ subject: 'export:drivers' }]);
  });

  it('contain only a header when nothing matches, and open in Excel', async () => {
    const nothing = '?status=pending&rideType=PartyBus';
    expect(linesOf(await (await begin(nothing)).text())).toHaveLength(1);
    const bytes = Buffer.from(await (await begin(`${nothing}&format=xlsx`)).arrayBuffer());
    expect(bytes.toString('latin1')).toMatch(/^PK\x03\x04[^]*xl\/worksheets\/sheet1\.xml[^]*PK\x05\x06/);
  });

  it('are complete even for a reader that pauses longer than a statement may take', async () => {
    const answer = await begin();
    await new Promise((resolve) => setTimeout(resolve, 17_000));
    expect(await openExports()).toBe(1);
    const [row] = await api.query<{ count: number }>(`SELECT count(*)::int AS count FROM rides`);
    expect(linesOf(await answer.text())).toHaveLength(row!.count + 1);
  });

  it('stop their query when the client disconnects', async () => {
    const gone = new AbortController();
    const answer = await begin('', gone.signal);
    const reader = answer.body!.getReader();
    await reader.read();
    expect(await until(openExports, (open) => open === 1)).toBe(1);
    gone.abort();
    expect(await until(openExports, (open) => open === 0)).toBe(0);
  });

  it('are limited: a fourth one is refused until another one finishes', async () => {
    const gone = new AbortController();
    await Promise.all([begin('', gone.signal), begin('', gone.signal), begin('', gone.signal)]);
    expect((await expectStatus(file('drivers'), 429)).body.code).toBe('too_many_requests');
    gone.abort();
    const again = await until(
      () => file('drivers'),
      ({ status }) => status === 200,
    );
    expect(again.status).toBe(200);
  });
});

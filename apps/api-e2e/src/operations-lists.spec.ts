import type { AdminDriverList, AdminRideList, AdminRiderList } from '@groupride/contracts';
import { client, startApi, type Api, type Client } from './support/api';
import { driver, expectStatus, operator, person, verifyPhone } from './support/people';
import { book, UPTOWN } from './support/rides';

let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
}, 120_000);
afterAll(() => api?.stop());

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const list = async <List>(path: string) => (await expectStatus(operations.get(path), 200)).body as List;
const riders = (query: string) => list<AdminRiderList>(`/api/admin/riders?${query}`);
const drivers = (query: string) => list<AdminDriverList>(`/api/admin/drivers?${query}`);

/** Reads every page, and does something after each of them. */
async function everyRider(query: string, between: (page: AdminRiderList) => Promise<unknown> = async () => {}) {
  const found: AdminRiderList['riders'] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: AdminRiderList = await riders(`${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    found.push(...page.riders);
    cursor = page.nextCursor;
    if (cursor) await between(page);
  }
  return found;
}

describe('the list of riders', () => {
  it('leaves out the accounts of programs', async () => {
    await expectStatus(operations.post('/api/admin/service-accounts', { name: 'Hotel Concierge' }), 201);
    expect((await riders('q=concierge')).riders).toEqual([]);
    expect((await riders('state=active')).riders.map(({ name }) => name)).not.toContain('Hotel Concierge');
  });

  it('shows who each rider is, with their rides', async () => {
    const rita = await person(api, 'Rita Listing');
    await verifyPhone(api, rita);
    const ride = await book(rita);
    const { riders: found, nextCursor } = await riders(`q=${encodeURIComponent('listing rita')}`);
    expect(nextCursor).toBeNull();
    expect(found).toEqual([
      {
        id: rita.id,
        name: 'Rita Listing',
        email: rita.email,
        phone: rita.phone,
        phoneVerified: true,
        state: 'active',
        language: 'en',
        driverId: null,
        rides: 1,
        lastRideAt: ride.createdAt,
        createdAt: expect.any(String),
      },
    ]);
  });

  it('shows everyone once in any sort order, even while people are added', async () => {
    for (const name of ['Order Bea', 'Order Ada', 'Order Bea', 'Order Cid', 'Order Ada']) await person(api, name);
    const before = await everyRider('q=order&order=newest&limit=100');
    expect(before).toHaveLength(5);
    for (const order of ['newest', 'oldest', 'name', 'name_descending']) {
      let added = 0;
      const seen = await everyRider(`q=order&order=${order}&limit=2`, async () => {
        added += 1;
        await person(api, added === 1 ? 'Order Aaa' : 'Order Zzz');
      });
      const rows = ids(seen);
      expect(new Set(rows).size).toBe(rows.length);
      for (const { id } of before) expect(rows).toContain(id);
      const names = seen.map(({ name }) => name.toLowerCase());
      if (order === 'name') expect(names).toEqual([...names].sort());
      if (order === 'name_descending') expect(names).toEqual([...names].sort().reverse());
      if (order === 'newest') expect(rows).toEqual([...rows].sort((a, b) => b - a));
      if (order === 'oldest') expect(rows).toEqual([...rows].sort((a, b) => a - b));
    }
  });

  it('finds everyone with a very common name, in any sort order', async () => {
    await multitude('Commoner', 1200);
    for (const order of ['newest', 'name_descending']) {
      const seen = await everyRider(`q=${encodeURIComponent('number commoner')}&order=${order}&limit=100`);
      expect(new Set(ids(seen)).size).toBe(1200);
      const names = seen.map(({ name }) => name.toLowerCase());
      if (order === 'name_descending') expect(names).toEqual([...names].sort().reverse());
    }
    expect(await everyRider('q=commoner7%40example.test')).toMatchObject([{ name: 'Number Commoner 0007' }]);
    expect(await everyRider(`q=${encodeURIComponent('commoner zzz')}`)).toEqual([]);
  });

  it('filters by state and verified phone, and otherwise leaves out guests and former riders', async () => {
    const [blocked, gone, verified, plain] = [
      await person(api, 'Statesman Blocked'),
      await person(api, 'Statesman Gone'),
      await person(api, 'Statesman Verified'),
      await person(api, 'Statesman Plain'),
    ];
    await verifyPhone(api, verified);
    await api.query(`UPDATE users SET blocked_at = now(), blocked_reason = 'Fraud', blocked_by = id WHERE id = $1`, [
      blocked.id,
    ]);
    await api.query(`UPDATE users SET deleted_at = now() WHERE id = $1`, [gone.id]);
    const found = async (more: string) => ids((await riders(`q=statesman&order=oldest${more}`)).riders);
    expect(await found('')).toEqual([blocked.id, verified.id, plain.id]);
    expect(await found('&state=active')).toEqual([verified.id, plain.id]);
    expect(await found('&state=blocked')).toEqual([blocked.id]);
    expect(await found('&state=deleted')).toEqual([gone.id]);
    expect(await found('&state=guest')).toEqual([]);
    expect(await found('&phoneVerified=yes')).toEqual([verified.id]);
    expect(await found('&phoneVerified=no')).toEqual([blocked.id, plain.id]);
  });

  it('is for operations only, and each view is audited', async () => {
    const someone = (await person(api)).client;
    for (const path of ['/api/admin/riders', '/api/admin/drivers']) {
      expect((await someone.get(path)).status).toBe(403);
      expect((await client(api).get(path)).status).toBe(401);
    }
    await riders('');
    await drivers('');
    const log = await list<{ action: string; subject: string }[]>('/api/admin/audit');
    const entries = log.map(({ action, subject }) => `${action} ${subject}`);
    expect(entries).toEqual(
      expect.arrayContaining(['view_riders list:riders', 'view_drivers list:drivers', 'search search:order']),
    );
  });
});

/** Creates people with this name, with addresses from commoner1@example.test on. */
const multitude = (name: string, count: number) =>
  api.query(
    `INSERT INTO users (name, email) SELECT 'Number ' || $1 || ' ' || lpad(n::text, 4, '0'), lower($1) || n || '@example.test'
       FROM generate_series(1, $2::int) n`,
    [name, count],
  );

describe('the list of drivers', () => {
  it('sorts by name, rating and trips, page by page', async () => {
    const made = [await driver(api, UPTOWN), await driver(api, UPTOWN), await driver(api, UPTOWN)];
    const values = [
      ['Sorty Cleo', 4.5, 10],
      ['Sorty Abe', 4.9, 9],
      ['Sorty Bob', 4.5, 100],
    ] as const;
    for (const [index, [name, rating, trips]] of values.entries()) {
      await api.query(`UPDATE users SET name = $2 WHERE id = $1`, [made[index]!.id, name]);
      await api.query(`UPDATE drivers SET rating = $2, total_trips = $3 WHERE id = $1`, [
        made[index]!.driverId,
        rating,
        trips,
      ]);
    }
    const inOrder = async (order: string) => {
      const first = await drivers(`q=sorty&limit=2&order=${order}`);
      const second = await drivers(`q=sorty&limit=2&order=${order}&cursor=${first.nextCursor}`);
      expect([first.drivers.length, second.drivers.length, second.nextCursor]).toEqual([2, 1, null]);
      return [...first.drivers, ...second.drivers].map(({ name }) => name.slice(6));
    };
    expect(await inOrder('name')).toEqual(['Abe', 'Bob', 'Cleo']);
    expect(await inOrder('name_descending')).toEqual(['Cleo', 'Bob', 'Abe']);
    expect(await inOrder('rating')).toEqual(['Cleo', 'Bob', 'Abe']);
    expect(await inOrder('rating_descending')).toEqual(['Abe', 'Bob', 'Cleo']);
    expect(await inOrder('trips')).toEqual(['Abe', 'Cleo', 'Bob']);
    expect(await inOrder('trips_descending')).toEqual(['Bob', 'Cleo', 'Abe']);
  });

  it('filters by application, presence, documents and plate', async () => {
    const [off, working, applied] = [await driver(api, UPTOWN), await driver(api, UPTOWN), await driver(api, UPTOWN)];
    await api.query(`UPDATE users SET name = 'Narrow ' || id WHERE id = ANY($1)`, [[off.id, working.id, applied.id]]);
    await api.query(`UPDATE drivers SET is_online = false WHERE id = $1`, [off.driverId]);
    await api.query(`UPDATE drivers SET application_status = 'applied', license_plate = 'NAR 77-01' WHERE id = $1`, [
      applied.driverId,
    ]);
    const document = (driverId: number, state: string, expiresOn: string | null, hash = 'first') =>
      api.query(
        `INSERT INTO driver_documents (driver_id, document_group, state, file_type, size_bytes, upload_hash, storage_key, uploaded_at, reviewed_at, reviewed_by, expires_on)
         SELECT $1, 'license', $2, 'image/jpeg', 1, $4, gen_random_uuid(), now(),
                CASE WHEN $2 <> 'in_review' THEN now() END, CASE WHEN $2 <> 'in_review' THEN user_id END, $3::date FROM drivers WHERE id = $1`,
        [driverId, state, expiresOn, hash],
      );
    await document(applied.driverId, 'in_review', null);
    await document(off.driverId, 'accepted', '2020-01-31');
    await document(working.driverId, 'accepted', '2099-01-31');
    const found = async (more: string) => ids((await drivers(`q=narrow&order=oldest&${more}`)).drivers);
    expect(await found('')).toEqual([off.driverId, working.driverId, applied.driverId]);
    expect(await found('applicationStatus=applied')).toEqual([applied.driverId]);
    expect(await found('presence=offline')).toEqual([off.driverId]);
    expect(await found('presence=online&applicationStatus=approved')).toEqual([working.driverId]);
    expect(await found('presence=on_ride')).toEqual([]);
    const seenAt = async (minutesAgo: number) => {
      await api.query(`UPDATE drivers SET last_seen_at = now() - $2::float8 * interval '1 minute' WHERE id = $1`, [
        working.driverId,
        minutesAgo,
      ]);
      await api.query(`UPDATE drivers SET position_at = last_seen_at WHERE id = $1`, [working.driverId]);
      const [row] = (await drivers('q=narrow&order=oldest&presence=online&applicationStatus=approved')).drivers;
      return [row!.isOnline, row!.isReachable, Date.now() - Date.parse(row!.lastSeenAt!)] as const;
    };
    const [isOnline, isReachable, silence] = await seenAt(15);
    expect([isOnline, isReachable, Math.round(silence / 60_000)]).toEqual([true, false, 15]);
    expect(await found('presence=reachable')).toEqual([]);
    expect((await seenAt(0.5)).slice(0, 2)).toEqual([true, true]);
    expect(await found('presence=reachable')).toEqual([working.driverId]);
    expect(await found('documents=in_review')).toEqual([applied.driverId]);
    expect(await found('documents=expiring')).toEqual([off.driverId]);
    const validUntil = async () =>
      (await drivers('q=narrow&order=oldest&presence=offline')).drivers.map((row) => row.documentsExpireOn);
    expect(await validUntil()).toEqual(['2020-01-31']);
    await document(off.driverId, 'accepted', '2098-01-31', 'renewed');
    expect(await found('documents=expiring')).toEqual([]);
    expect(await validUntil()).toEqual(['2098-01-31']);
    const { drivers: plated } = await drivers('q=NAR7701');
    expect(plated).toMatchObject([
      { id: applied.driverId, userId: applied.id, documentsInReview: 1, documentsExpireOn: null },
    ]);
  });
});

describe('the list of rides', () => {
  it('sorts by total, page by page, while rides are booked', async () => {
    const rider = await person(api, 'Total Tia');
    const mine = [await book(rider), await book(rider), await book(rider)].map(({ id }) => id as number);
    await api.query(
      `UPDATE rides SET base_fare = base_fare + (id - $2::int) * 100, total_cost = total_cost + (id - $2::int) * 100 WHERE id = ANY($1)`,
      [mine, mine[0]],
    );
    const first = await list<AdminRideList>(`/api/admin/rides?riderId=${rider.id}&order=total_descending&limit=2`);
    await book(rider);
    const rest = await list<AdminRideList>(
      `/api/admin/rides?riderId=${rider.id}&order=total_descending&limit=2&cursor=${first.nextCursor}`,
    );
    expect(ids(first.rides)).toEqual([mine[2], mine[1]]);
    expect(ids(rest.rides)).toHaveLength(2);
    expect(ids(rest.rides)).toContain(mine[0]);
  });
});

describe('the search in the list of rides', () => {
  it('finds rides by a very common name of the organizer or the driver', async () => {
    await multitude('Multitude', 5001);
    const [organizer, other] = [await person(api, 'Rita Multitude'), await person(api)];
    const dan = await driver(api, UPTOWN);
    await api.query(`UPDATE users SET name = 'Dan Multitude' WHERE id = $1`, [dan.id]);
    const [organized, driven] = [await book(organizer), await book(other)];
    await book(other);
    await api.query(`UPDATE rides SET driver_id = $2 WHERE id = $1`, [driven.id, dan.driverId]);
    const found = async (order: string) =>
      ids((await list<AdminRideList>(`/api/admin/rides?q=multitude&order=${order}`)).rides);
    expect(await found('newest')).toEqual([driven.id, organized.id]);
    expect(await found('oldest')).toEqual([organized.id, driven.id]);
    expect((await drivers('q=multitude')).drivers).toMatchObject([{ id: dan.driverId, name: 'Dan Multitude' }]);
  });
});

describe('a cursor', () => {
  it.each([
    '/api/admin/riders?cursor=x',
    '/api/admin/riders?cursor=newest.0',
    '/api/admin/riders?cursor=newest.99999999999',
    '/api/admin/riders?order=name&cursor=newest.4',
    '/api/admin/riders?order=name&cursor=name.4.AA',
    '/api/admin/drivers?order=rating&cursor=rating.4.YWJj',
    '/api/admin/rides?cursor=17',
    '/api/admin/rides?order=total&cursor=total.4.YWJj',
  ])('that no response contained is refused: %s', async (path) => {
    const { body } = await expectStatus(operations.get(path), 400);
    expect(body.errors[0].field).toBe('cursor');
  });

  it.each([
    '/api/admin/riders?order=biggest',
    '/api/admin/riders?state=nice',
    '/api/admin/riders?limit=101',
    '/api/admin/drivers?presence=asleep',
    '/api/admin/rides?order=price',
  ])('and unknown filters are refused: %s', async (path) => {
    await expectStatus(operations.get(path), 400);
  });
});

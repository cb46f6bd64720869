import type { AdminRideList, AdminSearchResults } from '@groupride/contracts';
import { client, startApi, type Api, type Client } from './support/api';
import { addManyRides } from './support/many-rides';
import { driver, expectStatus, operator, person, verifyPhone } from './support/people';
import { book, joinBy, offerTo, UPTOWN } from './support/rides';

let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
}, 120_000);
afterAll(() => api?.stop());

const search = async (q: string) =>
  (await expectStatus(operations.get(`/api/admin/search?q=${encodeURIComponent(q)}`), 200)).body as AdminSearchResults;
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('the search of operations', () => {
  it('finds a ride by its number, written as people write it', async () => {
    const ride = await book(await person(api, 'Rita Rider'));
    for (const q of [`R-${String(ride.id).padStart(3, '0')}`, `r-${ride.id}`, `#${ride.id}`, String(ride.id)])
      expect((await search(q)).rides).toEqual([
        {
          id: ride.id,
          status: 'pending',
          riderName: 'Rita Rider',
          pickupLocation: ride.pickupLocation,
          dropoffLocation: ride.dropoffLocation,
          pickupAddress: null,
          dropoffAddress: null,
        },
      ]);
  });

  it('finds a person by parts of the name, the address, and any writing of the phone number', async () => {
    const zoe = await person(api, 'Zoe Quintana-Márquez');
    await book(zoe);
    for (const q of ['quint', 'MÁRQUEZ zoe', zoe.email, zoe.email.slice(0, 6)])
      expect(ids((await search(q)).people)).toContain(zoe.id);
    const phone = `980-558-${String(zoe.id).padStart(4, '0')}`;
    await verifyPhone(api, zoe, phone.replaceAll('-', ''));
    for (const q of [phone, phone.replaceAll('-', ''), `+1 (${phone.slice(0, 3)}) ${phone.slice(4)}`, phone.slice(4)])
      expect(ids((await search(q)).people)).toEqual([zoe.id]);
    expect((await search('quint')).people[0]).toMatchObject({ email: zoe.email, guest: false, rides: 1 });
  });

  it('finds a name however its accents are typed, in every list', async () => {
    const maria = await person(api, 'María José Søndergård');
    const ride = await book(maria);
    for (const q of ['maria jose', 'MARÍA', 'José maria', 'sondergard', 'SØNDERGÅRD', 'Mari\u0301a']) {
      const query = `q=${encodeURIComponent(q)}`;
      expect([q, ids((await search(q)).people)]).toEqual([q, [maria.id]]);
      const { body: riders } = await expectStatus(operations.get(`/api/admin/riders?${query}`), 200);
      expect([q, ids(riders.riders)]).toEqual([q, [maria.id]]);
      const { body: rides } = await expectStatus(operations.get(`/api/admin/rides?${query}`), 200);
      expect([q, ids((rides as AdminRideList).rides)]).toEqual([q, [ride.id]]);
    }
  });

  it('finds a driver by name and by the plate without its spaces', async () => {
    const dan = await driver(api, UPTOWN);
    await api.query(`UPDATE drivers SET license_plate = 'XKC 90-71' WHERE id = $1`, [dan.driverId]);
    for (const q of ['xkc9071', 'XKC 9071', 'kc-90', dan.name])
      expect(ids((await search(q)).drivers)).toContain(dan.driverId);
    expect((await search('XKC 9071')).drivers).toMatchObject([{ licensePlate: 'XKC 90-71', phone: dan.phone }]);
  });

  it('finds payments by our id and the provider’s, and receipts by their number', async () => {
    const rider = await person(api, 'Paula Payer');
    const ride = await book(rider);
    const [payment] = await api.query<{ id: number }>(
      `INSERT INTO payments (ride_id, payer_id, purpose, amount, intent_id) VALUES ($1, $2, 'ride', 54.81, 'pi_searched')
       ON CONFLICT DO NOTHING RETURNING id`,
      [ride.id, rider.id],
    );
    await api.query(
      `INSERT INTO receipts (number, ride_id, payer_id, charged, ride_lines, own_lines, payment_method)
       VALUES ($1, $2, $3, 54.81, '[]', '[]', 'card')`,
      [`GR-${ride.id}-${rider.id}`, ride.id, rider.id],
    );
    const found = { id: payment!.id, rideId: ride.id, payerName: 'Paula Payer', amount: '54.81' };
    for (const q of ['pi_searched', 'pi_sear']) expect((await search(q)).payments).toMatchObject([found]);
    expect((await search('pi_sea_c')).payments).toEqual([]);
    for (const q of [String(payment!.id), `P-${payment!.id}`])
      expect((await search(q)).payments).toMatchObject([found]);
    for (const q of [`GR-${ride.id}-${rider.id}`, `gr-${ride.id}`])
      expect((await search(q)).receipts).toMatchObject([
        { number: `GR-${ride.id}-${rider.id}`, rideId: ride.id, charged: '54.81' },
      ]);
  });

  it('finds rides by pickup and destination, by what riders call them and by address, the newest first', async () => {
    const rider = await person(api, 'Petra Places');
    const [older, newer] = [(await book(rider)).id as number, (await book(rider)).id as number];
    await api.query(
      `UPDATE rides SET pickup_location = 'Café Luna', pickup_address = '1200 Elizabeth Ave, Charlotte', dropoff_location = 'Zoo 100%'
        WHERE id = ANY($1)`,
      [[older, newer]],
    );
    await api.query(`UPDATE rides SET dropoff_address = '4401 Old Zoo Rd' WHERE id = $1`, [newer]);
    for (const q of ['cafe luna', 'CAFÉ', 'luna zoo', '1200 Elizabeth Ave, Charlotte', 'zoo 100%'])
      expect([q, ids((await search(q)).rides)]).toEqual([q, [newer, older]]);
    expect((await search('old zoo')).rides).toMatchObject([
      { id: newer, pickupAddress: '1200 Elizabeth Ave, Charlotte', dropoffAddress: '4401 Old Zoo Rd' },
    ]);
    for (const q of ['luna nowhere', 'zoo 10%0', 'cafe@luna']) expect([q, (await search(q)).rides]).toEqual([q, []]);
    // Later rides of a busy place neither hide these, ended or not, nor are all read.
    await expectStatus(rider.client.post(`/api/rides/${older}/cancel`, {}), 200);
    const driven = { organizerId: rider.id, driverIds: [(await driver(api, UPTOWN)).driverId], days: 1 };
    const many = await addManyRides(api, { ...driven, count: 2100, pickup: 'Freedom Park' });
    expect(ids((await search('cafe luna')).rides)).toEqual([newer, older]);
    expect(ids((await search('freedom park')).rides)).toEqual(many.sort((a, b) => b - a).slice(0, 5));
  });

  it('returns at most five of each kind, and treats wildcards as plain text', async () => {
    for (let i = 0; i < 6; i += 1) await person(api, `Many Namesake ${i}`);
    expect((await search('namesake many')).people).toHaveLength(5);
    // Names that begin with the text come first, in their order.
    for (const name of ['Namesake Bea', 'Namesake Abe']) await person(api, name);
    const people = (await search('namesake')).people.map(({ name }) => name);
    expect(people).toEqual(['Namesake Abe', 'Namesake Bea', 'Many Namesake 5', 'Many Namesake 4', 'Many Namesake 3']);
    for (const q of ['%%%', '___', '\\\\\\']) expect((await search(q)).people).toEqual([]);
    expect((await search('na')).people).toEqual([]);
  });

  it('filters the list of rides by person, driver, type and text, and reverses its order', async () => {
    const gina = await person(api, 'Gina Filterby');
    const mine = [await book(gina), await book(gina)].map(({ id }) => id as number);
    const dan = await driver(api, UPTOWN);
    await offerTo(api, mine[0]!, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${mine[0]}/accept/${dan.driverId}`), 200);
    const list = async (query: string) =>
      (await expectStatus(operations.get(`/api/admin/rides?${query}`), 200)).body as AdminRideList;
    expect(ids((await list(`riderId=${gina.id}`)).rides)).toEqual([mine[1], mine[0]]);
    const { rides, nextCursor, riderName } = await list(`riderId=${gina.id}&order=oldest&limit=1`);
    expect({ rides: ids(rides), riderName }).toEqual({ rides: [mine[0]], riderName: 'Gina Filterby' });
    const second = await list(`riderId=${gina.id}&order=oldest&limit=1&cursor=${nextCursor}`);
    expect({ rides: ids(second.rides), next: second.nextCursor }).toEqual({ rides: [mine[1]], next: null });
    expect(ids((await list(`driverId=${dan.driverId}`)).rides)).toEqual([mine[0]]);
    for (const q of ['filterby gina', gina.email, `R-${mine[1]}`])
      expect(ids((await list(`q=${encodeURIComponent(q)}`)).rides)).toContain(mine[1]);
    expect(ids((await list(`q=${encodeURIComponent(dan.name)}&status=en_route`)).rides)).toContain(mine[0]);
    expect((await list('q=zz')).rides).toEqual([]);
    const types = new Set((await list('rideType=GroupX')).rides.map(({ rideType }) => rideType));
    expect([...types]).toEqual(['GroupX']);
  });

  it('finds rides by any member, by the plate, by receipts and by the provider’s payment ids', async () => {
    const [olive, mel] = [await person(api, 'Olive Owner'), await person(api, 'Melchior Memberly')];
    const ride = await book(olive);
    await book(await person(api, 'Someone Else'));
    const { body: link } = await expectStatus(olive.client.post(`/api/rides/${ride.id}/join-link`), 201);
    expect((await joinBy(mel, link.token)).status).toBeLessThan(300);
    const phone = `980559${String(mel.id).padStart(4, '0')}`;
    await verifyPhone(api, mel, phone);
    const dan = await driver(api, UPTOWN);
    await api.query(`UPDATE drivers SET license_plate = 'QWJ 55-18' WHERE id = $1`, [dan.driverId]);
    await offerTo(api, ride.id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${ride.id}/accept/${dan.driverId}`), 200);
    const [payment] = await api.query<{ id: number }>(
      `INSERT INTO payments (id, ride_id, payer_id, purpose, amount, intent_id, next_intent_id)
       OVERRIDING SYSTEM VALUE VALUES (987654, $1, $2, 'share', 10, 'pi_ofmember', 'pi_nextofmember') RETURNING id`,
      [ride.id, mel.id],
    );
    await api.query(
      `INSERT INTO receipts (number, ride_id, payer_id, charged, ride_lines, own_lines, payment_method)
       VALUES ($1, $2, $3, 10, '[]', '[]', 'card')`,
      [`GR-${ride.id}-${mel.id}`, ride.id, mel.id],
    );
    const found = async (q: string) => {
      const query = `q=${encodeURIComponent(q)}`;
      const { body } = await expectStatus(operations.get(`/api/admin/rides?${query}`), 200);
      const { body: csv } = await expectStatus(operations.get(`/api/admin/exports/rides?${query}`), 200);
      return [q, ids((body as AdminRideList).rides), String(csv).trim().split('\n').length - 1];
    };
    const texts = ['memberly', mel.email, phone, `(${phone.slice(0, 3)}) ${phone.slice(3)}`, 'qwj5518', 'QWJ 55'];
    for (const q of [
      ...texts,
      `GR-${ride.id}`,
      `gr-${ride.id}-${mel.id}`,
      'pi_ofmem',
      'pi_ofmember',
      'pi_nextof',
      `P-${payment!.id}`,
    ])
      expect(await found(q)).toEqual([q, [ride.id], 1]);
    // A number alone is the number of a ride.
    for (const q of [String(payment!.id), `GR-${ride.id}-${olive.id}`, 'pi_of_member', 'QWJ 5519'])
      expect(await found(q)).toEqual([q, [], 0]);
  });

  it('finds the same rides when the text matches thousands of people', async () => {
    const [olga, milo] = [await person(api, 'Olga Organizing'), await person(api, 'Milo Multitude')];
    const ride = await book(olga);
    const { body: link } = await expectStatus(olga.client.post(`/api/rides/${ride.id}/join-link`), 201);
    expect((await joinBy(milo, link.token)).status).toBeLessThan(300);
    const dan = await driver(api, UPTOWN);
    await api.query(`UPDATE drivers SET license_plate = '5550001' WHERE id = $1`, [dan.driverId]);
    await offerTo(api, ride.id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${ride.id}/accept/${dan.driverId}`), 200);
    // The beginning of their phone numbers is also the number of a ride.
    await api.query('ALTER TABLE rides ALTER COLUMN id RESTART WITH 5550');
    const numbered = await book(await person(api, 'Quinn Quiet'));
    await api.query(
      `INSERT INTO users (name, email, phone)
       SELECT 'Multitude ' || n, 'multitude' || n || '@example.test', '5550' || lpad(n::text, 6, '0') FROM generate_series(1, 5001) n`,
    );
    const list = async (q: string) =>
      ids(((await expectStatus(operations.get(`/api/admin/rides?q=${q}`), 200)).body as AdminRideList).rides);
    expect(await list('multitude')).toEqual([ride.id]);
    expect(await list('5550')).toEqual([numbered.id, ride.id]);
  });

  it('is audited once when something was found, and refused to everyone else', async () => {
    const someone = await person(api, 'Ursula Unique');
    await search('ursula');
    await search('Ursula');
    await search('nobodyatall');
    const { body: log } = await expectStatus(operations.get('/api/admin/audit'), 200);
    const searches = (log as { action: string; subject: string }[]).filter(({ action }) => action === 'search');
    expect(searches.filter(({ subject }) => subject === 'search:ursula')).toHaveLength(1);
    expect(searches.filter(({ subject }) => subject === 'search:nobodyatall')).toEqual([]);
    const dan = await driver(api, UPTOWN);
    for (const refused of [someone.client, dan.client])
      expect((await refused.get('/api/admin/search?q=ursula')).status).toBe(403);
    expect((await client(api).get('/api/admin/search?q=ursula')).status).toBe(401);
    expect((await operations.get('/api/admin/search?q=')).status).toBe(400);
  });

  it('limits how often an operator can search', async () => {
    const answers = await Promise.all(Array.from({ length: 130 }, () => operations.get('/api/admin/search?q=ursula')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

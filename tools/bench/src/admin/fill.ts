import type pg from 'pg';

export const SIZE = { people: 200_000, drivers: 20_000, rides: 1_000_000 };
export type Size = typeof SIZE;

/** Names, selected by a person or ride number. Earlier ones are more frequent, like real names. */
const FIRST = ['Ana', 'James', 'Maria', 'Robert', 'Linda', 'Juan', 'Grace', 'Omar', 'Priya', 'Wei', 'Zoe', 'Quentin'];
const LAST = [
  'Smith',
  'Johnson',
  'Garcia',
  'Brown',
  'Lopez',
  'Nguyen',
  'Patel',
  'Kim',
  'Davis',
  'Wilson',
  'Moore',
  'Clark',
  'Whitfield',
  'Quintana',
  'Abernathy',
  'Okonkwo',
  'Fitzgerald',
  'Rasmussen',
  'Villanueva',
  'Zielinski',
];
const PLACES = ['Uptown', 'South End', 'NoDa', 'Plaza Midwood', 'Charlotte Douglas International Airport', 'Dilworth'];
const TYPES = ['GroupX', 'GroupXL', 'GroupXXL', 'CharterBus', 'EventShuttle', 'PartyBus', 'GroupPool', 'WineTour'];
const STATUSES = [
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'cancelled',
];

const list = (values: readonly string[]) => `(ARRAY[${values.map((value) => `'${value}'`).join(', ')}])`;
/** Selects one of the values, always the same one for the same number. */
const pick = (values: readonly string[], number: string) =>
  `${list(values)}[1 + (abs(hashint4(${number})) % ${values.length})]`;

/** Ids in the order of the numbers, because unique indexes over random ids take several times as long to grow. */
const inOrder = (number: string) => `('00000000-0000-4000-8000-' || lpad(${number}::text, 12, '0'))::uuid`;

/**
 * @param underWay number of the newest rides that are in progress, and of the rides before them that are waiting; a
 * driver has at most one
 */
const statements = ({ people, drivers, rides }: Size, underWay: number): Record<string, string> => ({
  users: `INSERT INTO users (name, email, email_verified_at, phone, phone_verified_at, language, created_at, blocked_at, blocked_reason, blocked_by)
    SELECT ${pick(FIRST, 'n')} || ' ' || ${pick(LAST, 'n * 7 + 1')} || ' ' || n, 'rider' || n || '@example.com', at,
           '7' || lpad(n::text, 9, '0'), CASE WHEN n % 10 > 0 THEN at END, CASE WHEN n % 9 = 0 THEN 'es' ELSE 'en' END, at,
           CASE WHEN n % 997 = 0 THEN now() END, CASE WHEN n % 997 = 0 THEN 'Chargebacks' END, CASE WHEN n % 997 = 0 THEN 1 END
      FROM (SELECT n, now() - make_interval(mins => (${people} - n)) AS at FROM generate_series(1, ${people}) n) numbered`,
  drivers: `INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats, vehicle_class, rating, rating_count, total_trips, application_status, is_online)
    SELECT u.id, u.name, u.phone, 'Toyota Sienna', 'NC' || (10000 + row_number() OVER (ORDER BY u.id)), 6, 'van',
           3.5 + (abs(hashint4(u.id)) % 16) / 10.0, 20, abs(hashint4(u.id)) % 2000,
           CASE WHEN u.id % 50 = 0 THEN 'applied' WHEN u.id % 97 = 0 THEN 'suspended' ELSE 'approved' END, u.id % 5 = 0 AND u.id % 50 > 0
      FROM users u WHERE u.email LIKE 'rider%' ORDER BY hashint4(u.id) LIMIT ${drivers}`,
  driver_documents: `INSERT INTO driver_documents (driver_id, document_group, state, file_type, size_bytes, upload_hash, storage_key, uploaded_at, reviewed_by, reviewed_at, expires_on)
    SELECT d.id, 'license', CASE WHEN d.id % 40 = 0 THEN 'in_review' ELSE 'accepted' END, 'image/jpeg', 1000, 'bench', gen_random_uuid(), now(),
           CASE WHEN d.id % 40 > 0 THEN 1 END, CASE WHEN d.id % 40 > 0 THEN now() END, CASE WHEN d.id % 40 > 0 THEN current_date + (d.id % 700) END
      FROM drivers d`,
  rides: `INSERT INTO rides (organizer_id, quote_id, pickup_location, pickup_lat, pickup_lng, dropoff_location, dropoff_lat, dropoff_lng, group_size,
      ride_type, total_cost, cost_per_person, base_fare, service_fee, taxes, status, driver_id, payment_method, split_mode, distance_meters,
      duration_seconds, created_at, pending_since, completed_at, cancel_policy_id)
    SELECT (SELECT min(id) FROM users WHERE email LIKE 'rider%') + abs(hashint4(n)) % ${people}, ${inOrder('n')}, ${pick(PLACES, 'n')}, 35.2271, -80.8431,
           ${pick(PLACES, 'n + 3')}, 35.2214, -80.9435, 2 + n % 5, ${pick(TYPES, 'n * 3')}, cost, round(cost / 4, 2), cost, 0, 0,
           CASE WHEN n > ${rides - underWay} THEN 'in_progress' WHEN n > ${rides - 2 * underWay} THEN 'pending' ELSE ${pick(STATUSES, 'n * 5')} END,
           CASE WHEN n > ${rides - underWay} THEN ${drivers} - ${rides} + n WHEN n > ${rides - 2 * underWay} THEN NULL ELSE 1 + abs(hashint4(n * 11)) % ${drivers} END,
           'card', 'cover', 12000, 1100, at, at, CASE WHEN n <= ${rides - 2 * underWay} THEN at + interval '30 minutes' END, 1
      FROM (SELECT n, round((20 + abs(hashint4(n * 13)) % 30000 / 100.0)::numeric, 2) AS cost,
                   now() - make_interval(secs => (${rides} - n) * 20) AS at FROM generate_series(1, ${rides}) n) numbered`,
  ride_members: `INSERT INTO ride_members (ride_id, user_id, status, is_organizer, code, seat, joined_at)
    SELECT r.id, r.organizer_id, 'confirmed', true, '000001', 0, r.created_at FROM rides r
    UNION ALL SELECT r.id, r.organizer_id + 1, 'confirmed', false, '000002', 1, r.created_at FROM rides r
      WHERE r.id % 2 = 0 AND EXISTS (SELECT 1 FROM users u WHERE u.id = r.organizer_id + 1)`,
  payments: `INSERT INTO payments (ride_id, payer_id, purpose, amount, captured, state, intent_id, card_brand, card_last4, created_at, captured_at)
    SELECT r.id, r.organizer_id, 'ride', r.total_cost, r.total_cost, 'captured', 'pi_bench_' || lpad(r.id::text, 9, '0'), 'visa', '4242', r.created_at, r.created_at
      FROM rides r WHERE r.status = 'completed' AND r.id % 2 = 0`,
  ledger_transactions: `INSERT INTO ledger_transactions (key, kind, ride_id, at)
    SELECT 'bench:' || lpad(r.id::text, 9, '0'), 'fare', r.id, r.created_at FROM rides r WHERE r.status = 'completed' AND r.id % 2 = 0`,
  ledger_entries: `INSERT INTO ledger_entries (transaction_id, account, amount_cents)
    SELECT t.id, 'driver:' || r.driver_id, -(r.total_cost * 80)::bigint FROM ledger_transactions t JOIN rides r ON r.id = t.ride_id WHERE t.key LIKE 'bench:%'
    UNION ALL SELECT t.id, 'platform:revenue', (r.total_cost * 80)::bigint FROM ledger_transactions t JOIN rides r ON r.id = t.ride_id WHERE t.key LIKE 'bench:%'`,
});

/**
 * Fills the tables that operations list. References and triggers are disabled meanwhile, and plain indexes are created
 * afterwards: one million rides would take several times as long otherwise.
 */
export async function fill(client: pg.Client, size: Size, say: (line: string) => void): Promise<void> {
  const tables = statements(size, size.drivers / 50);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexname AS name, i.indexdef AS definition FROM pg_indexes i
      WHERE i.schemaname = 'public' AND i.tablename = ANY($1) AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conname = i.indexname)`,
    [Object.keys(tables)],
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(`SET session_replication_role = replica`);
  await client.query(`SET maintenance_work_mem = '256MB'`);
  for (const [table, statement] of Object.entries(tables)) {
    const from = performance.now();
    const { rowCount } = await client.query(statement);
    say(
      `  ${table}: ${(rowCount ?? 0).toLocaleString('en-US')} rows in ${((performance.now() - from) / 1000).toFixed(1)} s`,
    );
  }
  await client.query(`SET session_replication_role = origin`);
  const from = performance.now();
  for (const { definition } of indexes) await client.query(definition);
  // Does what autovacuum does in production: without it, every row that an index finds is looked up in its table.
  await client.query('VACUUM (ANALYZE)');
  say(`  ${indexes.length} indexes in ${((performance.now() - from) / 1000).toFixed(1)} s`);
}

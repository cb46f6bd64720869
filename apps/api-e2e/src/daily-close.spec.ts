import { CLOSE_ACCOUNTS, type DailyClose } from '@groupride/contracts';
import { startApi, type Api, type Client } from './support/api';
import { expectStatus, operator } from './support/people';

const ZONE = 'America/New_York';
let api: Api;
let operations: Client;

/** Posts one balanced transaction at a local time some days ago. */
async function post(kind: string, daysAgo: number, time: string, entries: Record<string, number>): Promise<void> {
  await api.query(
    `WITH posted AS (
       INSERT INTO ledger_transactions (key, kind, at)
       VALUES (gen_random_uuid()::text, $1, ((((now() AT TIME ZONE $2)::date - $3::int) || ' ' || $4)::timestamp) AT TIME ZONE $2) RETURNING id)
     INSERT INTO ledger_entries (transaction_id, account, amount_cents)
     SELECT id, account, amount FROM posted, unnest($5::text[], $6::bigint[]) AS entry (account, amount)`,
    [kind, ZONE, daysAgo, time, Object.keys(entries), Object.values(entries)],
  );
}

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
  await post('fare', 30, '12:00', {
    'rider:1': 5_000,
    'driver:1': -4_000,
    'platform:fees': -900,
    'platform:taxes': -100,
  });
  await post('capture', 30, '12:05', { 'provider:clearing': 5_000, 'rider:1': -5_000 });
  // The last minute of a day in the city, which is the next day in UTC.
  await post('capture', 3, '23:59', { 'provider:clearing': 2_000, 'rider:2': -2_000 });
  await post('fare', 3, '23:58', { 'rider:2': 2_000, 'driver:2': -1_500, 'platform:fees': -500 });
  await post('capture', 2, '00:00', { 'provider:clearing': 1_000, 'rider:3': -1_000 });
  await post('refund', 2, '10:00', { 'platform:refunds': 300, 'provider:clearing': -300 });
  await post('refund_failed', 1, '09:00', { 'provider:clearing': 100, 'platform:refunds': -100 });
  await post('payout', 1, '09:30', { 'driver:1': 3_000, 'provider:clearing': -3_000 });
  await post('payout_fee', 1, '09:30', { 'driver:1': 50, 'platform:fees': -50 });
  for (const account of ['business:1', 'business:2'])
    await post('fare', 2, '12:00', { [account]: 4_000, 'driver:1': -3_200, 'platform:fees': -800 });
  await post('business_payment', 1, '10:00', { 'platform:bank': 2_500, 'business:2': -2_500 });
}, 120_000);
afterAll(() => api?.stop());

const closes = async (query = '') =>
  (await expectStatus(operations.get(`/api/admin/daily-close${query}`), 200)).body.days as DailyClose[];
/** Cents of the ledger by a plain query. */
const ledger = async (condition: string, day: string) => {
  const [row] = await api.query<{ cents: number }>(
    `SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM ledger_entries JOIN ledger_transactions t ON t.id = transaction_id
      WHERE ${condition.replaceAll('DAY', `(t.at AT TIME ZONE '${ZONE}')::date`)}`,
    [day],
  );
  return row!.cents;
};
const OWNED: Readonly<Record<string, string>> = { riders: 'rider', businesses: 'business', drivers: 'driver' };
const cents = (amount: string) => Math.round(Number(amount) * 100);

describe('the daily close', () => {
  it('equals plain queries over the ledger on every day, and sums to zero', async () => {
    const days = await closes();
    expect(days).toHaveLength(7);
    const clearing = `account = 'provider:clearing'`;
    for (const { day, captured, refunded, fees, payouts, balances, sum } of days) {
      expect(cents(captured)).toBe(await ledger(`${clearing} AND kind = 'capture' AND DAY = $1`, day));
      expect(cents(refunded)).toBe(0 - (await ledger(`${clearing} AND kind LIKE 'refund%' AND DAY = $1`, day)));
      expect(cents(payouts)).toBe(0 - (await ledger(`${clearing} AND kind LIKE 'payout%' AND DAY = $1`, day)));
      expect(cents(fees)).toBe(0 - (await ledger(`account = 'platform:fees' AND DAY = $1`, day)));
      for (const { account, balance } of balances) {
        const own = account in OWNED ? `LIKE '${OWNED[account]}:%'` : `= '${account}'`;
        expect(cents(balance)).toBe(await ledger(`account ${own} AND DAY <= $1`, day));
      }
      expect(balances.map(({ account }) => account)).toEqual([...CLOSE_ACCOUNTS]);
      expect(sum).toBe('0.00');
      expect(balances.reduce((total, { balance }) => total + cents(balance), 0)).toBe(0);
    }
    expect(days.map(({ captured }) => captured)).toEqual(['0.00', '0.00', '10.00', '20.00', '0.00', '0.00', '0.00']);
    expect(days[1]).toMatchObject({ refunded: '-1.00', payouts: '30.00', fees: '0.50' });
  });

  it('can be exported for accounting, oldest day first, with an entry in the audit log', async () => {
    const [last, first] = [(await closes())[0]!.day, (await closes()).at(-1)!.day];
    const { body, headers } = await expectStatus(operations.get('/api/admin/daily-close/file'), 200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="daily-close-${first}-${last}.csv"`);
    const lines = String(body).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(
      /^Day,Captured,Refunded,Fees,Payouts,provider:clearing,riders,drivers,platform:fees,.*,Sum of balances$/,
    );
    const spanish = await expectStatus(operations.get('/api/admin/daily-close/file?language=es'), 200);
    expect(String(spanish.body).split('\r\n')[0]).toMatch(
      /^Día,Cobrado,Reembolsado,Comisiones,Pagos a conductores,Proveedor \(saldo\),Pasajeros \(saldo\),.*,Crédito que otorgamos \(saldo\),Cuentas de empresa \(saldo\),Banco \(saldo\),Suma de saldos$/,
    );
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual((await closes()).map(({ day }) => day).reverse());
    expect(lines[4]).toMatch(/,20\.00,0\.00,5\.00,0\.00,70\.00,.*,0\.00$/);
    expect(await api.query(`SELECT data FROM audit_log WHERE subject = 'export:daily_close'`)).toEqual([
      { data: { format: 'csv', from: first, to: last } },
      { data: { format: 'csv', from: first, to: last } },
    ]);
  });

  it('has a column in the file for each balance, and the sum of these in the last', async () => {
    const days = (await closes()).reverse();
    for (const language of ['en', 'es']) {
      const { body } = await expectStatus(operations.get(`/api/admin/daily-close/file?language=${language}`), 200);
      const [header, ...rows] = String(body)
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(','));
      expect(rows.map(({ length }) => length)).toEqual(days.map(() => header!.length));
      expect(rows.map((cells) => cells.slice(5, -1))).toEqual(
        days.map(({ balances }) => balances.map(({ balance }) => balance)),
      );
      expect(rows.map((cells) => cells.at(-1))).toEqual(days.map(() => '0.00'));
    }
    const [, yesterday] = await closes();
    expect(yesterday!.balances).toEqual(
      expect.arrayContaining([
        { account: 'businesses', balance: '55.00' },
        { account: 'platform:bank', balance: '25.00' },
      ]),
    );
  });

  it('is refused for impossible dates', async () => {
    for (const [query, field] of [
      ['?from=2026-02-30', 'from'],
      ['?from=2026-02-02&to=2026-02-01', 'to'],
      ['?to=2999-01-01', 'to'],
      ['?from=2025-01-01&to=2025-06-01', 'to'],
    ])
      expect((await expectStatus(operations.get(`/api/admin/daily-close${query}`), 400)).body.errors[0].field).toBe(
        field,
      );
  });
});

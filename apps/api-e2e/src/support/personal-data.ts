import type { Api } from './api';

/** @param cents what the rider owes for the ride; negative to reduce it */
export const owe = (api: Api, riderId: number, rideId: number, cents: number) =>
  api.query(
    `WITH posted AS (INSERT INTO ledger_transactions (key, kind, ride_id) VALUES ($4, 'fare', $1) RETURNING id)
     INSERT INTO ledger_entries (transaction_id, account, amount_cents)
     SELECT id, account, amount FROM posted, unnest($2::text[], $3::bigint[]) AS entry (account, amount)`,
    [rideId, [`rider:${riderId}`, 'platform:fees'], [cents, -cents], `owe:${riderId}:${cents}`],
  );

/** Every place in the database, those of the job queue included, that contains one of these texts. */
export async function whereFound(api: Api, texts: readonly string[]): Promise<string[]> {
  const columns = await api.query<{ schema: string; table: string; column: string }>(
    `SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE t.table_type = 'BASE TABLE' AND c.table_schema IN ('public', 'jobs')
        AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`,
  );
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const rows = await api.query<{ text: string }>(
      `SELECT "${column}"::text AS text FROM ${schema}."${table}" WHERE "${column}"::text ILIKE ANY($1) LIMIT 3`,
      [texts.map((text) => `%${text}%`)],
    );
    found.push(...rows.map(({ text }) => `${table}.${column}: ${text.slice(0, 200)}`));
  }
  return found;
}

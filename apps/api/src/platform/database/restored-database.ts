import type { Client } from 'pg';

/** Far more rows than a city makes between two backups, and far fewer than an integer can count. */
const SKIPPED = 1_000_000;

/**
 * Skips the ids that rows of the lost time may have had, because others still know them: the payment provider, its
 * events and links in mails would be about the wrong rows.
 * @returns the number of sequences
 */
export async function advanceSequences(client: Client): Promise<number> {
  const { rows } = await client.query(
    `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + $1)
       FROM pg_sequences WHERE schemaname = 'public'`,
    [SKIPPED],
  );
  return rows.length;
}

/**
 * The provider is asked about everything that was not final, which it may otherwise be only a day later.
 * @returns the number of lookups
 */
export async function makeLookupsDue(client: Client): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I', table_name) AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'next_lookup_at'`,
  );
  let due = 0;
  for (const { name } of tables) {
    const { rowCount } = await client.query(
      `UPDATE ${name} SET lookups = 0, next_lookup_at = now() WHERE next_lookup_at > now()`,
    );
    due += rowCount ?? 0;
  }
  return due;
}

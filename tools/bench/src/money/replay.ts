import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Booked } from './booker';
import type { Statement, Unit } from './statement-log';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Ids assigned by the provider. Customer ids stay the same. */
const PROVIDER_ID = /\b(?:pi|ch|evt|pm|req)_[A-Za-z0-9]{8,}(?:_secret_[A-Za-z0-9]+)?/g;
/** Rows to whose id later statements refer, with their id in the recording. */
const NAMED = { quotes: 'quoteId', rides: 'rideId', payments: 'paymentId' } as const satisfies Record<
  string,
  keyof Booked
>;

/**
 * Repeats the database work of a booking with new ids: the same statements in the same transactions, one after the
 * other, without the time in between. Those that the API prepares are prepared here too.
 */
export async function replay(client: pg.ClientBase, units: readonly Unit[], recorded: Booked): Promise<void> {
  const names = new Map<string, string>();
  for (const unit of units) for (const statement of unit) await once(client, statement, recorded, names);
}

async function once(
  client: pg.ClientBase,
  { sql, parameters, name }: Statement,
  recorded: Booked,
  names: Map<string, string>,
): Promise<void> {
  const values = parameters.map((value) => value && renamed(value, names));
  const query = { text: sql, values, ...(name === undefined ? {} : { name }) };
  const { rows } = await client.query<{ id?: string | number }>(values.length > 0 ? query : sql);
  const table = /^INSERT INTO "?(\w+)"?/i.exec(sql)?.[1];
  const id = rows[0]?.id;
  if (table !== undefined && table in NAMED && id !== undefined)
    names.set(String(recorded[NAMED[table as keyof typeof NAMED]]), String(id));
}

function renamed(value: string, names: Map<string, string>): string {
  let text = value
    .replace(UUID, (id) => nameFor(names, id, randomUUID))
    .replace(PROVIDER_ID, (id) => nameFor(names, id, () => freshProviderId(id)));
  // Row ids are too large to be confused with other numbers.
  for (const [old, fresh] of names) if (/^\d{7,}$/.test(old)) text = text.replaceAll(old, fresh);
  return text;
}

function nameFor(names: Map<string, string>, old: string, make: () => string): string {
  const known = names.get(old) ?? make();
  names.set(old, known);
  return known;
}

/** A secret keeps the id of its intent. */
function freshProviderId(id: string): string {
  return `${id.slice(0, id.indexOf('_'))}_${randomBytes(14).toString('hex')}${id.includes('_secret_') ? '_secret_x' : ''}`;
}

import type { QueryConfig } from 'pg';

/** Limited, because every connection keeps the plans of its prepared statements, and lists have many forms. */
const MAX_PREPARED = 200;

const names = new Map<string, string>();

/** A statement with a name, so that PostgreSQL parses it once per connection and may reuse its plan. */
export function prepared(text: string, values: unknown[]): QueryConfig {
  const known = names.get(text);
  if (known !== undefined) return { name: known, text, values };
  if (names.size >= MAX_PREPARED) return { text, values };
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return { name, text, values };
}

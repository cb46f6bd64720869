import type { Database } from '../../../platform/database/database';
import type { SearchQuery } from '../domain/search-query';
import { personMatching } from './conditions';

/** From so many people on, reading a list in its order fills a page sooner than finding them all. */
export const MANY = 1000;

/** Tells how to read a list: a common name is best read in the order of the list, a rare one found first. */
export class MatchingPeople {
  constructor(private readonly database: Database) {}

  /** Whether more people match. */
  async areMany(search: SearchQuery, than: number): Promise<boolean> {
    // Few share an address, and counting them would search twice for the same.
    if (search.names.length === 0 && search.phone === null) return false;
    const values: unknown[] = [than + 1];
    const person = personMatching(search, values);
    if (person.isEmpty) return false;
    const [row] = await this.database.query<{ found: number }>(
      `SELECT count(*)::int AS found FROM (SELECT 1 FROM users u WHERE ${person.sql} LIMIT $1) people`,
      values,
    );
    return (row?.found ?? 0) > than;
  }
}

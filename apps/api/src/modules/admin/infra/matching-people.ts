import type { ReportDatabase } from '../../../platform/database/report-database';
import type { SearchQuery } from '../domain/search-query';
import { personMatching } from './conditions';

/** With more matches than this, reading the list in its order fills a page faster than finding all matches. */
export const MANY = 1000;

/** Decides how to search a list: scan it in order for a common name, or find the matches first for a rare one. */
export class MatchingPeople {
  constructor(private readonly reports: ReportDatabase) {}

  /** Whether more than `than` people match. */
  async areMany(search: SearchQuery, than: number): Promise<boolean> {
    // Few people match an email address, so counting them would only repeat the search.
    if (search.names.length === 0 && search.phone === null) return false;
    const values: unknown[] = [than + 1];
    const person = personMatching(search, values);
    if (person.isEmpty) return false;
    const [row] = await this.reports.query<{ found: number }>(
      `SELECT count(*)::int AS found FROM (SELECT 1 FROM users u WHERE ${person.sql} LIMIT $1) people`,
      values,
    );
    return (row?.found ?? 0) > than;
  }
}

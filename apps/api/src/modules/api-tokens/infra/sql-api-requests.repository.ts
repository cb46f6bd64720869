import { Injectable } from '@nestjs/common';
import { API_REQUESTS_KEPT_DAYS, type ApiRequestOutcome, type ApiRequestView } from '@groupride/contracts';
import { Database } from '../../../platform/database/database';
import { ReportDatabase } from '../../../platform/database/report-database';
import { ApiRequestsRepository, type NewApiRequest } from '../api-requests.repository';

type Row = Omit<ApiRequestView, 'at'> & { at: Date };

/** Status codes from the first number up to, but not including, the second. */
const STATUSES: Readonly<Record<ApiRequestOutcome, readonly [number, number]>> = {
  succeeded: [0, 400],
  refused: [400, 500],
  failed: [500, 1000],
};

@Injectable()
export class SqlApiRequestsRepository extends ApiRequestsRepository {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportDatabase,
  ) {
    super();
  }

  async insert(requests: readonly NewApiRequest[]): Promise<void> {
    const column = <Key extends keyof NewApiRequest>(key: Key) => requests.map((request) => request[key]);
    await this.database.query(
      `INSERT INTO api_requests (at, token_id, method, route, status, duration_ms, request_id)
       SELECT r.at, r.token_id, r.method, r.route, r.status, r.duration_ms, r.request_id
         FROM unnest($1::timestamptz[], $2::integer[], $3::text[], $4::text[], $5::integer[], $6::integer[], $7::text[])
              WITH ORDINALITY AS r (at, token_id, method, route, status, duration_ms, request_id, number)
         JOIN api_tokens t ON t.id = r.token_id
        ORDER BY r.number`,
      [
        column('at'),
        column('tokenId'),
        column('method'),
        column('route'),
        column('status'),
        column('durationMs'),
        column('requestId'),
      ],
    );
  }

  async list(query: {
    outcome: ApiRequestOutcome | null;
    search: string | null;
    before: string | null;
    limit: number;
  }): Promise<ApiRequestView[]> {
    const { outcome, search, before, limit } = query;
    const [from, below] = outcome ? STATUSES[outcome] : [0, 1000];
    const rows = await this.reports.query<Row>(
      `SELECT r.id::text AS id, r.at, r.method, r.route, r.status, r.duration_ms AS "durationMs", r.request_id AS "requestId",
              r.token_id AS "tokenId", t.prefix AS "tokenPrefix"
         FROM api_requests r JOIN api_tokens t ON t.id = r.token_id
        WHERE r.at > pg_catalog.now() - interval '${API_REQUESTS_KEPT_DAYS} days'
          AND r.status >= $1 AND r.status < $2
          AND ($3::text IS NULL OR strpos(lower(r.method || ' ' || coalesce(r.route, '')), lower($3)) > 0
               OR r.request_id = $3 OR r.status::text = $3 OR starts_with(t.prefix, $3))
          AND ($4::bigint IS NULL OR r.id < $4)
        ORDER BY r.id DESC LIMIT $5`,
      [from, below, search, before, limit],
    );
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }
}

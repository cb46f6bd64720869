import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests made with tokens, for who develops with the API: no addresses, queries or bodies. Kept for seven days. */
export class ApiRequests1798100001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE api_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL,
      token_id integer NOT NULL REFERENCES api_tokens ON DELETE CASCADE,
      method text NOT NULL,
      route text,
      status integer NOT NULL,
      duration_ms integer NOT NULL,
      request_id text NOT NULL
    )`);
    await runner.query(`CREATE INDEX api_requests_of_token ON api_requests (token_id, id DESC)`);
    await runner.query(`CREATE INDEX api_requests_by_time ON api_requests (at)`);
    await runner.query(
      `COMMENT ON COLUMN api_requests.route IS 'Path with the names of its parameters; null when the request was refused before its route was known'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE api_requests`);
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import * as stack from '../../../tools/up/src/testing/stack';
import { type Api, outboxOf, PLENTY } from './support/api';
import { person } from './support/people';
import { program, tokenOf } from './support/tokens';

const DOCUMENT = join(import.meta.dirname, '../../../libs/web/api-client/openapi.json');
const PRODUCTION = { ...PLENTY, NODE_ENV: 'production', WEBHOOKS_ALLOW_PRIVATE: 'false' };
const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, Record<string, object>> };
const calls = Object.entries(paths)
  .filter(([path]) => path.startsWith('/api/sandbox/'))
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method, path })));

afterAll(() => stack.stopAll());

describe('production', () => {
  it('refuses every call of the sandbox, demo tools, and a database whose test clock was moved', async () => {
    const databaseUrl = await (await stack.startPostgres()).newMigratedDatabase(`production_${process.pid}`);
    const sandbox = await stack.startApi({ databaseUrl, env: { ...PLENTY, DEMO_TOOLS: 'true' } });
    const api = { url: sandbox.url, outbox: outboxOf(sandbox.url) } as Api;
    const someone = await person(api);
    const token = program(api, (await tokenOf(someone.client, ['sandbox:read', 'sandbox:write'])).secret);
    expect((await token.get('/api/sandbox/clock')).status).toBe(200);
    await sandbox.stop();

    const production = await stack.startApi({ databaseUrl, env: PRODUCTION });
    expect(calls.length).toBeGreaterThan(20);
    for (const { method, path } of calls) {
      const address = path.replace(/\{\w+\}/g, '1');
      const [answer] = await Promise.all([
        method === 'get' || method === 'delete' ? token[method](address) : token[method as 'post' | 'put'](address, {}),
      ]);
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'sandbox_only']);
    }
    await production.stop();

    await expect(stack.startApi({ databaseUrl, env: { ...PRODUCTION, DEMO_TOOLS: 'true' } })).rejects.toThrow(
      /DEMO_TOOLS: must be off in production/,
    );
    const connection = new pg.Client({ connectionString: databaseUrl });
    await connection.connect();
    await connection.query(
      `CREATE SCHEMA test_clock;
       CREATE TABLE test_clock.state AS SELECT 1000::bigint AS ahead_ms, NULL::bigint AS target_ms, NULL::timestamptz AS lease_until`,
    );
    await connection.end();
    await expect(stack.startApi({ databaseUrl, env: PRODUCTION })).rejects.toThrow(
      /test clock of this database was moved/,
    );
  }, 120_000);
});

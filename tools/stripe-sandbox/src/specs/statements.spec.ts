import type { IncomingMessage } from 'node:http';
import { jest } from '@jest/globals';
import type { SandboxConfig } from '../config';
import { Deliverer } from '../events/deliverer';
import { Jobs } from '../events/jobs';
import { Api } from '../http/api';
import { route } from '../http/router';
import { Database } from '../store/database';

/** A database that records the first word of each statement. */
function recorded(answer: (sql: string) => object[]): { database: Database; noted: string[] } {
  const noted: string[] = [];
  const query = async (statement: string | { text: string }) => {
    const sql = typeof statement === 'string' ? statement : statement.text;
    noted.push(/\w+/.exec(sql)?.[0] ?? '');
    return { rows: answer(sql) };
  };
  const pool = { query, connect: async () => ({ query, release: () => undefined }) };
  return { database: Object.assign(Object.create(Database.prototype) as Database, { pool }), noted };
}

const nothingDue = (sql: string) => (sql.includes('SKIP LOCKED') ? [] : [{ wait: 60_000 }]);

describe('a request that wakes what runs in the background', () => {
  it('costs one statement while no job is due', async () => {
    const { database, noted } = recorded(nothingDue);
    const jobs = new Jobs(database, {}, () => undefined);
    jobs.wake();
    await jobs.stop();
    expect(noted).toEqual(['SELECT']);
  });

  it('costs one statement while no webhook event is due', async () => {
    const { database, noted } = recorded(nothingDue);
    const deliverer = new Deliverer(database);
    deliverer.wake();
    await deliverer.stop();
    expect(noted).toEqual(['SELECT']);
  });

  it('costs none while as many webhook events are sent at once as allowed', async () => {
    const unanswered = jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const claims = Array.from({ length: 6 }, (_, id) => ({
      id,
      attempts: 1,
      event: {},
      url: 'http://far',
      secret: '',
    }));
    const { database, noted } = recorded((sql) => (sql.includes('SKIP LOCKED') ? claims : [{ wait: -1 }]));
    const deliverer = new Deliverer(database);
    deliverer.wake();
    while (unanswered.mock.calls.length < claims.length) await new Promise(setImmediate);
    deliverer.wake();
    await new Promise(setImmediate);
    expect(noted).toEqual(['SELECT', 'WITH']);
    await deliverer.stop();
    unanswered.mockRestore();
  });
});

describe('a call that only reads', () => {
  it('needs no transaction', async () => {
    const { database, noted } = recorded(() => []);
    const things = route('GET /v1/things/:id', {}, async ({ tx }) => ({ found: await tx.query('TABLE things') }));
    const api = new Api({ secretKey: 'sk_test' } as SandboxConfig, database, [things], () => undefined);
    const request = { method: 'GET', headers: { authorization: 'Bearer sk_test' } } as IncomingMessage;
    const answer = await api.answer(request, new URL('http://sandbox/v1/things/1'), Buffer.alloc(0));
    expect(JSON.parse(answer.body)).toEqual({ found: [] });
    // The first one looks for a failure that a test has planned.
    expect(noted).toEqual(['SELECT', 'TABLE']);
  });
});

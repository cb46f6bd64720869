import { ApiError, GroupRideClient, UnreachableError } from '@groupride/client';
import { cookieFetch } from '@groupride/client/cookies';
import pg from 'pg';
import * as stack from '../../../../tools/up/src/testing/stack';
import { record } from './contract/recorder';

/** A running API with its own database. */
export interface Api {
  url: string;
  databaseUrl: string;
  /** Address of the card sandbox, when one was asked for. */
  sandbox: string | null;
  /** The newest one-time code sent to an address or number. */
  outbox(to: string): Promise<string>;
  query<Row = AnyRow>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Where the pages of the three applications would be served. */
export const ORIGINS = { rider: 'http://rider.test', driver: 'http://driver.test', admin: 'http://admin.test' };
export type AppName = keyof typeof ORIGINS;
/** Tells the API these origins, whatever ports the applications of a test run have. */
export const WEB_ORIGINS = Object.entries(ORIGINS)
  .map(([app, origin]) => `${app}=${origin}`)
  .join(',');

export const PLENTY = {
  WEB_ORIGINS,
  AUTH_RATE_PER_MINUTE: '100000',
  AUTH_IDENTIFIER_RATE_PER_MINUTE: '100000',
  RATE_PER_MINUTE: '1000000',
  ADDRESS_RATE_PER_MINUTE: '1000000',
  LOG_LEVEL: 'error',
  DEMO_TOOLS: 'false',
  // Fewer connections than in production: PostgreSQL spends more on opening one than on most tests' statements.
  DATABASE_POOL: '6',
};

export interface ApiOptions {
  sandbox?: boolean;
  /** For tests that read the API's log or need a separate process for another reason. */
  ownProcess?: boolean;
  /** Maps the address of the database to one that the API uses instead. */
  through?: (databaseUrl: string) => Promise<string>;
}

/** Starts the real program on a new database, with the card sandbox on request. */
export async function startApi(env: Record<string, string> = {}, options: ApiOptions = {}): Promise<Api> {
  const databaseUrl = await (await stack.startPostgres()).newMigratedDatabase(`api_${process.pid}_${Date.now()}`);
  const sandbox = options.sandbox ? await stack.startSandbox({ databaseUrl }) : null;
  const start = {
    databaseUrl: (await options.through?.(databaseUrl)) ?? databaseUrl,
    env: { ...PLENTY, ...env },
  };
  const url = options.ownProcess ? (await stack.startApi(start)).url : await stack.startLoadedApi(start);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const query = async <Row>(sql: string, parameters: unknown[] = []) =>
    (await pool.query(sql, parameters)).rows as Row[];
  return {
    url,
    databaseUrl,
    sandbox,
    outbox: outboxIn(query, url),
    query,
    stop: async () => {
      await pool.end();
      await stack.stopAll();
    },
  };
}

/**
 * Finds the same codes as `outboxOf`, in the database, because everybody in a test needs one. Addresses that are spelled
 * differently there are left to the API.
 */
export const outboxIn =
  (query: Api['query'], url: string) =>
  async (to: string): Promise<string> => {
    const [row] = await query<{ code: string }>(
      `SELECT code FROM outbox_messages WHERE recipient = $1 AND code IS NOT NULL ORDER BY id DESC LIMIT 1`,
      [to],
    );
    return row?.code ?? outboxOf(url)(to);
  };

/** Reads one-time codes through the API at this address. */
export const outboxOf =
  (url: string) =>
  async (to: string): Promise<string> => {
    const answer = await fetch(`${url}/api/dev/outbox?to=${encodeURIComponent(to)}`);
    const { messages } = (await answer.json()) as { messages: { code: string | null }[] };
    const code = messages.find((message) => message.code)?.code;
    if (!code) throw new Error(`no code was sent to ${to}`);
    return code;
  };

/** Time limit of a test's request. */
const LONGEST_MS = 120_000;

/** Tests look into rows and bodies of every shape; asserting on them is their type check. */
export type AnyRow = ReturnType<typeof JSON.parse>;

export interface Answer {
  status: number;
  body: AnyRow;
  headers: Headers;
}

export interface Client {
  /** Cookies by name. */
  jar: Map<string, string>;
  /** Of the application whose page this is. */
  origin: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string, headers?: Record<string, string>, body?: unknown): Promise<Answer>;
}

/**
 * A browser-like caller on a page of one application. It keeps its cookies and follows no redirects.
 * @param app null: a program, which names no origin
 * @param fixed headers of every request
 */
export function client(
  api: Pick<Api, 'url'>,
  app: AppName | null = 'rider',
  fixed: Record<string, string> = {},
): Client {
  const origin = app === null ? '' : ORIGINS[app];
  const session = cookieFetch();
  const sender = new GroupRideClient({
    url: api.url,
    fetch: session.fetch,
    retries: 0,
    timeoutMs: LONGEST_MS,
    headers: { ...(origin ? { origin } : {}), ...fixed },
  });
  const call = async (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    // Refusals are returned, not thrown, so that tests can check them like other answers.
    const {
      status,
      headers: received,
      body: answer,
    } = await sender.request(method, path, { body, headers, idempotencyKey: null }).catch((error: unknown) => {
      if (error instanceof ApiError) return error;
      if (error instanceof UnreachableError && error.answer) return error.answer;
      throw error;
    });
    record({ method, path, request: body, status, answer });
    return { status, body: answer as AnyRow, headers: received };
  };
  return {
    jar: session.jar,
    origin,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    patch: (path, body, headers) => call('PATCH', path, body, headers),
    delete: (path, headers, body) => call('DELETE', path, body, headers),
  };
}

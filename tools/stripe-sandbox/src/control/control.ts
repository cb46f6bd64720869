import { aheadOfRealTime, nowMs, nowSeconds } from '../clock';
import { ApiError, invalidRequest } from '../errors';
import { deliverNormally, MODES, setWebhookMode, webhookMode, type WebhookMode } from '../events/webhook-mode';
import type { Database } from '../store/database';
import type { Page } from '../store/database';
import { FAILURES, type PlannedFailure } from './failures';

/** The parts of the running program that the control API uses. */
export interface Controlled {
  database: Database;
  /** Called after something that the deliverer or the jobs may have waited for. */
  wake(): void;
  /** Moves the clock forward by so many milliseconds and runs what becomes due on the way. */
  advance(ms: number): Promise<void>;
  /** Writes the initial data of a fresh database, such as the endpoint of the environment. */
  seed(): Promise<void>;
}

const NOBODY = { id: null, idempotencyKey: null };

/**
 * The calls under `/_sandbox` for tests: they act on the sandbox itself and exist nowhere at Stripe.
 * @throws ApiError 404 for a call that does not exist, 400 for a body that makes no sense
 */
export async function control(sandbox: Controlled, method: string, url: URL, body: string): Promise<object> {
  const { database } = sandbox;
  switch (`${method} ${url.pathname}`) {
    case 'POST /_sandbox/reset':
      await database.query('TRUNCATE objects, idempotency_keys, deliveries, jobs, settings');
      await sandbox.seed();
      return { reset: true };
    case 'GET /_sandbox/events':
      return database.transaction(NOBODY, (tx) => tx.everywhere().list('event', whereType(url), pageOf(url)));
    case 'GET /_sandbox/deliveries':
      return { data: await deliveries(database, url) };
    case 'GET /_sandbox/webhooks':
      return database.transaction(NOBODY, webhookMode);
    case 'POST /_sandbox/webhooks': {
      const mode = plannedMode(parse(body));
      await database.transaction(NOBODY, (tx) => setWebhookMode(tx, mode));
      sandbox.wake();
      return mode;
    }
    case 'POST /_sandbox/calm':
      await database.transaction(NOBODY, async (tx) => {
        await deliverNormally(tx);
        await tx.setSetting(FAILURES, []);
      });
      sandbox.wake();
      return { calm: true };
    case 'GET /_sandbox/clock':
      return clock(database);
    case 'POST /_sandbox/clock':
      await sandbox.advance(secondsToAdvance(parse(body)) * 1000);
      sandbox.wake();
      return clock(database);
    case 'POST /_sandbox/resend':
      return resend(sandbox, String(parse(body)['event'] ?? ''));
    case 'POST /_sandbox/fail-next': {
      const plan = plannedFailure(parse(body));
      await database.transaction(NOBODY, async (tx) => {
        await tx.query(`INSERT INTO settings VALUES ($1, '[]') ON CONFLICT DO NOTHING`, [FAILURES]);
        const [row] = await tx.query<{ value: PlannedFailure[] }>(
          'SELECT value FROM settings WHERE name = $1 FOR UPDATE',
          [FAILURES],
        );
        await tx.setSetting(FAILURES, [...(row?.value ?? []), plan]);
      });
      return plan;
    }
    default:
      throw invalidRequest(`The control surface has no ${method} ${url.pathname}.`, {}, 404);
  }
}

async function deliveries(database: Database, url: URL): Promise<object[]> {
  const event = url.searchParams.get('event');
  return database.query(
    `SELECT d.id, d.event_id AS event, o.data->>'type' AS type, d.endpoint_id AS endpoint, d.state, d.attempts, d.last_status, d.last_error,
       d.created_at, d.delivered_at, CASE WHEN d.state = 'pending' THEN d.next_attempt_at END AS next_attempt_at
     FROM deliveries d JOIN objects o ON o.id = d.event_id
     WHERE $1::text IS NULL OR d.event_id = $1 ORDER BY d.id DESC LIMIT 200`,
    [event],
  );
}

/** Resends an event to every endpoint that wanted it, even if it was dropped. */
async function resend({ database, wake }: Controlled, event: string): Promise<object> {
  const rows = await database.query<{ id: string }>(
    `INSERT INTO deliveries (event_id, endpoint_id, state)
     SELECT DISTINCT event_id, endpoint_id, 'pending' FROM deliveries WHERE event_id = $1 RETURNING id`,
    [event],
  );
  if (rows.length === 0)
    throw new ApiError(404, { type: 'invalid_request_error', message: `No endpoint was meant to receive '${event}'` });
  wake();
  return { deliveries: rows.length };
}

function plannedMode(body: Record<string, unknown>): WebhookMode {
  const mode = MODES.find((each) => each === body['mode']);
  if (!mode) throw invalidRequest(`mode must be one of ${MODES.join(', ')}`, { param: 'mode' });
  const next = body['next'] === undefined ? null : numberIn(body, 'next', 1, 1);
  const types = body['types'] ?? null;
  if (types !== null && !(Array.isArray(types) && types.every((type) => typeof type === 'string')))
    throw invalidRequest('types must be a list of event types', { param: 'types' });
  return {
    mode,
    delay_ms: numberIn(body, 'delay_ms', 2000, 0),
    window: numberIn(body, 'window', next ?? 2, 1),
    next,
    types,
  };
}

function plannedFailure(body: Record<string, unknown>): PlannedFailure {
  const { method, path, when = 'before', code, disconnect = false } = body;
  if (when !== 'before' && when !== 'after') throw invalidRequest('when must be before or after', { param: 'when' });
  const hang = numberIn(body, 'hang_ms', 0, 0);
  const fails = body['status'] !== undefined || disconnect === true || hang === 0;
  const status = fails ? numberIn(body, 'status', 500, 400) : null;
  if (status !== null && status > 599) throw invalidRequest('status must be from 400 to 599', { param: 'status' });
  return {
    method: typeof method === 'string' ? method : undefined,
    path: typeof path === 'string' ? path : undefined,
    when,
    status,
    code: typeof code === 'string' ? code : undefined,
    disconnect: disconnect === true,
    hang_ms: hang,
    times: numberIn(body, 'times', 1, 1),
  };
}

function numberIn(body: Record<string, unknown>, name: string, byDefault: number, least: number): number {
  const value = body[name] ?? byDefault;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < least)
    throw invalidRequest(`${name} must be a number of at least ${least}`, { param: name });
  return value;
}

/** `advance_seconds`, or what is missing until the Unix time `advance_to`. */
function secondsToAdvance(body: Record<string, unknown>): number {
  if (body['advance_to'] === undefined) return numberIn(body, 'advance_seconds', NaN, 0);
  const seconds = numberIn(body, 'advance_to', NaN, 0) - nowMs() / 1000;
  if (seconds < 0) throw invalidRequest('The clock goes forward only.', { param: 'advance_to' });
  return seconds;
}

/** The clock, with the time of the next job and the number of undelivered events, for programs that move it. */
async function clock(database: Database): Promise<object> {
  const [row] = await database.query<{ next: number | null; undelivered: number }>(
    `SELECT (SELECT ceil(extract(epoch FROM min(run_at)))::float8 FROM jobs) AS next,
       (SELECT count(*)::int FROM deliveries WHERE state = 'pending' AND last_status IS NULL AND last_error IS NULL
          AND (attempts > 0 OR next_attempt_at <= now())) AS undelivered`,
  );
  return {
    now: nowSeconds(),
    ahead_seconds: Math.round(aheadOfRealTime() / 1000),
    next_due: row?.next ?? null,
    undelivered: row?.undelivered ?? 0,
  };
}

function parse(body: string): Record<string, unknown> {
  if (body === '') return {};
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Not JSON: refused below like any other body that is not an object.
  }
  throw invalidRequest('The body must be a JSON object.');
}

function whereType(url: URL): Record<string, string> {
  const type = url.searchParams.get('type');
  return type ? { type } : {};
}

function pageOf(url: URL): Page {
  return {
    limit: Number(url.searchParams.get('limit') ?? 100),
    starting_after: url.searchParams.get('starting_after') ?? undefined,
  };
}

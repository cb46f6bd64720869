import { createHmac } from 'node:crypto';
import { nowMs } from '../clock';
import { ApiError } from '../errors';
import type { Database, Tx } from '../store/database';
import type { FormObject } from './form';

/** Stripe keeps keys for at least a day. */
const KEY_LIFETIME_MS = 24 * 3_600_000;

/** The first answer to a key. */
export interface KeptAnswer {
  status: number;
  body: string;
  requestId: string;
}

/** A key as it came with a request. */
export interface IdempotencyKey {
  /** Separates idempotency keys used with the secret and the publishable key. */
  scope: string;
  key: string;
  path: string;
  /** Keyed hash of the parameters, which may contain card numbers. */
  fingerprint: string;
}

export function fingerprintOf(form: FormObject, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(sorted(form)))
    .digest('hex');
}

/**
 * Takes the key for the rest of the transaction and answers what it has answered before, if anything.
 * @throws ApiError 409 while another request holds the key, 400 where the parameters or the path differ
 */
export async function takeKey(
  tx: Tx,
  { scope, key, path, fingerprint }: IdempotencyKey,
): Promise<KeptAnswer | undefined> {
  const [lock] = await tx.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 42)) AS taken',
    [`${scope}:${key}`],
  );
  if (!lock?.taken) {
    throw new ApiError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message:
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, ` +
        `and the other request is still going through): ${key}. Please try again later.`,
    });
  }
  const [kept] = await tx.query<{
    path: string;
    fingerprint: string;
    status: number;
    body: string;
    request_id: string;
  }>('SELECT path, fingerprint, status, body, request_id FROM idempotency_keys WHERE scope = $1 AND key = $2', [
    scope,
    key,
  ]);
  if (!kept) return undefined;
  if (kept.path !== path) {
    throw mismatch(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${kept.path}'). ` +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (kept.fingerprint !== fingerprint) {
    throw mismatch(
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return { status: kept.status, body: kept.body, requestId: kept.request_id };
}

/** Remembers the answer, in the transaction of what the request has done: both are kept, or neither. */
export async function keepAnswer(
  tx: Tx,
  { scope, key, path, fingerprint }: IdempotencyKey,
  answer: KeptAnswer,
): Promise<void> {
  await tx.query(
    'INSERT INTO idempotency_keys (scope, key, path, fingerprint, status, body, request_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    [scope, key, path, fingerprint, answer.status, answer.body, answer.requestId, new Date(nowMs())],
  );
}

/** Forgets the keys whose time is over. */
export async function forgetOldKeys(database: Database): Promise<void> {
  await database.query('DELETE FROM idempotency_keys WHERE created_at < $1', [new Date(nowMs() - KEY_LIFETIME_MS)]);
}

function mismatch(message: string): ApiError {
  return new ApiError(400, { type: 'idempotency_error', message });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}

import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Transaction } from '../database/database';
import { ApiError, fieldError } from './api-error';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

/**
 * Makes a call happen once per person and key. The key's row is inserted first in the transaction of the effect, so a
 * second call with the same key waits for the first and then gets its stored answer; if the first rolls back, the
 * second does the work.
 */
@Injectable()
export class Idempotency {
  /**
   * @param key value of the `Idempotency-Key` header; undefined: just do the work
   * @param request the request; a different one under the same key is rejected
   * @throws ApiError idempotency_key_reused
   */
  async once<T extends object>(
    tx: Transaction,
    userId: number,
    key: string | undefined,
    request: object,
    work: () => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return work();
    const hash = hashOf(key, request);
    const inserted = await tx.query<object>(
      `INSERT INTO idempotency_keys (user_id, key, request_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key`,
      [userId, key, hash],
    );
    if (inserted.length === 0) return this.stored<T>(tx, userId, key, hash);
    const answer = await work();
    // May be written last: others wait for the key's row until the commit, and nothing reads the response before.
    tx.writeLast(`UPDATE idempotency_keys SET answer = $3 WHERE user_id = $1 AND key = $2`, [
      userId,
      key,
      JSON.stringify(answer),
    ]);
    return answer;
  }

  /**
   * The response of an earlier call, for work that is prepared outside of its transaction.
   * @returns null when there was no such call
   * @throws ApiError idempotency_key_reused
   */
  async answerOf<T extends object>(tx: Transaction, userId: number, key: string, request: object): Promise<T | null> {
    const hash = hashOf(key, request);
    const known = await tx.query(`SELECT 1 FROM idempotency_keys WHERE user_id = $1 AND key = $2`, [userId, key]);
    return known.length > 0 ? this.stored<T>(tx, userId, key, hash) : null;
  }

  /** Forgets a person's keys and the answers stored with them. */
  async forget(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(IdempotencyKeyEntity, { userId });
  }

  private async stored<T>(tx: Transaction, userId: number, key: string, hash: string): Promise<T> {
    const [row] = await tx.query<{ request_hash: string; answer: T }>(
      `SELECT request_hash, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2`,
      [userId, key],
    );
    if (!row || row.request_hash !== hash) {
      throw new ApiError('idempotency_key_reused', 'This Idempotency-Key belongs to another request. Use a new one.');
    }
    return row.answer;
  }
}

/** @throws ApiError validation_failed for an invalid key */
function hashOf(key: string, request: object): string {
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw fieldError('Idempotency-Key', 'must be 1 to 255 visible ASCII characters');
  return createHash('sha256').update(inOrder(request)).digest('hex');
}

/** Canonical text of a request, independent of the order of its fields. */
function inOrder(request: object): string {
  return JSON.stringify(request, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

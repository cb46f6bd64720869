import { Injectable } from '@nestjs/common';
import { MAX_ACTIVE_TOKENS } from '@groupride/contracts';
import { In, IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import {
  ApiTokensRepository,
  type NewStoredToken,
  type Replacement,
  type StoredToken,
  TOKENS_CHANNEL,
} from '../api-tokens.repository';
import { ApiTokenEntity } from './api-token.entity';

const COLUMNS = `id, user_id AS "userId", name, prefix, scopes, api_version AS version, created_at AS "createdAt", expires_at AS "expiresAt",
  last_used_at AS "lastUsedAt", revoked_at AS "revokedAt", replaced_by AS "replacedBy"`;
/** Condition on tokens `t`. */
const ACTIVE = 't.revoked_at IS NULL AND t.expires_at > pg_catalog.now()';

@Injectable()
export class SqlApiTokensRepository extends ApiTokensRepository {
  constructor(private readonly database: Database) {
    super();
  }

  listOf(userIds: readonly number[]): Promise<StoredToken[]> {
    return this.database.orm((manager) =>
      manager.find(ApiTokenEntity, { where: { userId: In([...userIds]) }, order: { id: 'DESC' } }),
    );
  }

  async insert(tx: Transaction, token: NewStoredToken): Promise<StoredToken | null> {
    // Without the lock, concurrent requests could exceed the limit.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('api_tokens'), $1)`, [token.userId]);
    const [row] = await tx.query<StoredToken>(
      `INSERT INTO api_tokens (user_id, name, token_hash, prefix, scopes, expires_at, api_version)
       SELECT $1, $2, $3, $4, $5, pg_catalog.now() + make_interval(days => $6), $7
        WHERE (SELECT count(*) FROM api_tokens t WHERE t.user_id = $1 AND ${ACTIVE}) < ${MAX_ACTIVE_TOKENS}
       RETURNING ${COLUMNS}`,
      [token.userId, token.name, token.tokenHash, token.prefix, token.scopes, token.expiresInDays, token.version],
    );
    return row ?? null;
  }

  find({ manager }: Transaction, userId: number, tokenId: number): Promise<StoredToken | null> {
    return manager.findOneBy(ApiTokenEntity, { id: tokenId, userId });
  }

  async replace(
    tx: Transaction,
    userId: number,
    tokenId: number,
    { tokenHash, prefix, expiresInDays, overlapHours }: Replacement,
  ): Promise<StoredToken | null> {
    const [row] = await tx.query<StoredToken>(
      `WITH old AS (
         SELECT t.id, t.user_id, t.name, t.scopes, t.api_version FROM api_tokens t
          WHERE t.id = $1 AND t.user_id = $2 AND t.replaced_by IS NULL AND ${ACTIVE} FOR UPDATE
       ), added AS (
         INSERT INTO api_tokens (user_id, name, token_hash, prefix, scopes, expires_at, api_version)
         SELECT user_id, name, $3, $4, scopes, pg_catalog.now() + make_interval(days => $5), api_version FROM old RETURNING *
       ), ended AS (
         UPDATE api_tokens t SET replaced_by = added.id, expires_at = least(t.expires_at, pg_catalog.now() + make_interval(hours => $6))
           FROM added WHERE t.id = $1
       )
       SELECT ${COLUMNS} FROM added`,
      [tokenId, userId, tokenHash, prefix, expiresInDays, overlapHours],
    );
    if (row) await tellProcesses(tx, userId);
    return row ?? null;
  }

  async revoke(tx: Transaction, userId: number, tokenId: number): Promise<StoredToken | null> {
    const [row] = await tx.query<StoredToken>(
      `UPDATE api_tokens SET revoked_at = coalesce(revoked_at, pg_catalog.now()) WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
      [tokenId, userId],
    );
    if (row) await tellProcesses(tx, userId);
    return row ?? null;
  }

  async revokeAllOf(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.update(ApiTokenEntity, { userId, revokedAt: IsNull() }, { revokedAt: () => 'pg_catalog.now()' });
    await tellProcesses(tx, userId);
  }

  async revokeForOperations(tx: Transaction, userId: number): Promise<void> {
    await tx.query(
      `UPDATE api_tokens SET revoked_at = pg_catalog.now() WHERE user_id = $1 AND revoked_at IS NULL
        AND EXISTS (SELECT 1 FROM unnest(scopes) AS scope WHERE scope LIKE 'operations:%')`,
      [userId],
    );
    await tellProcesses(tx, userId);
  }

  async removeAllOf(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(ApiTokenEntity, { userId });
    await tellProcesses(tx, userId);
  }

  async markUsed(uses: ReadonlyMap<number, Date>): Promise<void> {
    await this.database.query(
      `UPDATE api_tokens t SET last_used_at = used.at
         FROM unnest($1::integer[], $2::timestamptz[]) AS used (id, at)
        WHERE t.id = used.id AND (t.last_used_at IS NULL OR t.last_used_at <= used.at - interval '1 minute')`,
      [[...uses.keys()], [...uses.values()]],
    );
  }
}

/** Notifies every process after the commit, even without Redis. */
const tellProcesses = (tx: Transaction, userId: number): Promise<unknown> =>
  tx.query(`SELECT pg_notify('${TOKENS_CHANNEL}', $1)`, [String(userId)]);

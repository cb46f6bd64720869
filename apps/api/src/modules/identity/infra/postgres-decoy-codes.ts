import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { type DecoyCode, DecoyCodes, type NewDecoyCode } from '../decoy-codes.repository';
import type { SentCodes } from '../domain/code-limits';
import { MAX_ATTEMPTS } from '../domain/code-rules';
import { DecoyCodeEntity } from './decoy-code.entity';

@Injectable()
export class PostgresDecoyCodes extends DecoyCodes {
  constructor(private readonly database: Database) {
    super();
  }

  async sentSince(
    tx: Transaction,
    identifier: string,
    { browser, network }: { browser: string; network: string },
    since: Date,
  ): Promise<SentCodes> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('decoy:' || $1, 0))`, [identifier]);
    const [row] = await tx.query<SentCodes>(
      `SELECT count(*) FILTER (WHERE browser_hash = $2)::int AS browser, count(*) FILTER (WHERE network_hash = $3)::int AS network, count(*)::int AS strangers
       FROM decoy_codes WHERE identifier_hash = $1 AND created_at > $4`,
      [identifier, browser, network, since],
    );
    return row ?? { browser: 0, network: 0, strangers: 0 };
  }

  async insert(
    tx: Transaction,
    { identifier, browser, network, createdAt }: NewDecoyCode,
    forgetBefore: Date,
  ): Promise<void> {
    // Skips rows that another transaction is deleting.
    await tx.query(
      `DELETE FROM decoy_codes WHERE id IN (SELECT id FROM decoy_codes WHERE created_at < $1 FOR UPDATE SKIP LOCKED)`,
      [forgetBefore],
    );
    await tx.manager.insert(DecoyCodeEntity, {
      identifierHash: identifier,
      browserHash: browser,
      networkHash: network,
      createdAt,
    });
  }

  async countAttempt(identifier: string, browser: string, validSince: Date): Promise<boolean> {
    const rows = await this.database.query<object>(
      `UPDATE decoy_codes SET attempts = attempts + 1
       WHERE id = (SELECT max(id) FROM decoy_codes WHERE identifier_hash = $1 AND browser_hash = $2) AND created_at > $3 AND attempts < $4
       RETURNING id`,
      [identifier, browser, validSince, MAX_ATTEMPTS],
    );
    return rows.length === 1;
  }

  async newest(identifier: string, browser: string): Promise<DecoyCode | null> {
    const where = { identifierHash: identifier, browserHash: browser };
    const code = await this.database.orm((manager) =>
      manager.findOne(DecoyCodeEntity, { where, order: { id: 'DESC' } }),
    );
    return code && { attempts: code.attempts, createdAt: code.createdAt };
  }
}

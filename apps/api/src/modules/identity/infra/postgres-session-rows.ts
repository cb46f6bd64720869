import { Injectable } from '@nestjs/common';
import type { App } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { ReadTogether } from '../../../platform/database/read-together';
import type { Principal } from '../../../platform/http/principal';
import type { SessionRights } from '../identity.facade';
import {
  ACTIVITY_SECONDS,
  EXTEND_AFTER_SECONDS,
  type OpenSession,
  type OperatorSession,
  SESSION_SECONDS,
  SessionRows,
} from '../sessions.repository';
import { PRINCIPAL_COLUMNS, principalFrom, type PrincipalRow, ACTIVE_ACCOUNT } from './principal-row';

interface Row extends PrincipalRow {
  sid: string;
  app: App;
  first_code_by: OpenSession['firstCodeBy'];
  second_factor_given: boolean;
  is_due: boolean;
  is_activity_due: boolean;
}

const SELECT = `
  SELECT s.sid, s.sess ->> 'app' AS app, s.sess ->> 'firstCodeBy' AS first_code_by, coalesce((s.sess ->> 'secondFactorGiven')::boolean, false) AS second_factor_given,
         s.expire < pg_catalog.now() + interval '${SESSION_SECONDS - EXTEND_AFTER_SECONDS} seconds' AS is_due,
         s.sess ->> 'app' = 'admin' AND (s.last_active_at IS NULL OR s.last_active_at < pg_catalog.now() - interval '${ACTIVITY_SECONDS} seconds') AS is_activity_due,
         ${PRINCIPAL_COLUMNS}
    FROM sessions s JOIN users u ON u.id = (s.sess -> 'passport' ->> 'user')::int LEFT JOIN drivers d ON d.user_id = u.id
   WHERE s.sid = ANY($1::text[]) AND s.expire >= pg_catalog.now() AND s.sess ->> 'app' IS NOT NULL AND ${ACTIVE_ACCOUNT}`;

/** Sessions of user $1 in operations whose second factor was given. */
const OPERATOR_SESSION = `sess -> 'passport' ->> 'user' = $1 AND sess ->> 'app' = 'admin' AND (sess ->> 'secondFactorGiven')::boolean`;

const rightsOf = ({ app, second_factor_given: secondFactorGiven }: Row): SessionRights => ({ app, secondFactorGiven });

@Injectable()
export class PostgresSessionRows extends SessionRows {
  /** Every request reads its session. Under load, requests that arrive together share a statement. */
  private readonly together = new ReadTogether((keys: readonly string[]) => this.find(keys));

  constructor(private readonly database: Database) {
    super();
  }

  async open(key: string): Promise<OpenSession | null> {
    const row = await this.together.read(key);
    return row
      ? {
          app: row.app,
          principal: principalFrom(row, rightsOf(row)),
          firstCodeBy: row.first_code_by,
          isDueForExtension: row.is_due,
          isDueForActivity: row.is_activity_due,
        }
      : null;
  }

  async currentPrincipals(keys: readonly string[]): Promise<Map<string, Principal>> {
    const rows = await this.find(keys);
    return new Map([...rows].map(([key, row]) => [key, principalFrom(row, rightsOf(row))]));
  }

  private async find(keys: readonly string[]): Promise<Map<string, Row>> {
    const rows = await this.database.query<Row>(SELECT, [keys]);
    return new Map(rows.map((row) => [row.sid, row]));
  }

  async extend(key: string): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE sessions SET expire = pg_catalog.now() + interval '${SESSION_SECONDS} seconds'
       WHERE sid = $1 AND expire BETWEEN pg_catalog.now() AND pg_catalog.now() + interval '${SESSION_SECONDS - EXTEND_AFTER_SECONDS} seconds' RETURNING 1`,
      [key],
    );
    return rows.length > 0;
  }

  async load(key: string): Promise<object | null> {
    const [row] = await this.database.query<{ sess: object }>(
      `SELECT sess FROM sessions WHERE sid = $1 AND expire >= pg_catalog.now()`,
      [key],
    );
    return row?.sess ?? null;
  }

  async save(key: string, data: object): Promise<void> {
    await this.database.query(
      `INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, pg_catalog.now() + interval '${SESSION_SECONDS} seconds')
       ON CONFLICT (sid) DO UPDATE SET sess = excluded.sess, expire = excluded.expire`,
      [key, JSON.stringify(data)],
    );
  }

  async remove(key: string): Promise<void> {
    await this.database.query(`DELETE FROM sessions WHERE sid = $1`, [key]);
  }

  async noteActivity(key: string): Promise<void> {
    await this.database.query(
      `UPDATE sessions SET last_active_at = pg_catalog.now()
        WHERE sid = $1 AND (last_active_at IS NULL OR last_active_at < pg_catalog.now() - interval '${ACTIVITY_SECONDS} seconds')`,
      [key],
    );
  }

  listOperatorSessions(userId: number): Promise<OperatorSession[]> {
    return this.database.query<OperatorSession>(
      `SELECT sid AS key, sess ->> 'userAgent' AS "userAgent", sess ->> 'openedAt' AS "openedAt",
              last_active_at AS "lastActiveAt"
         FROM sessions WHERE ${OPERATOR_SESSION} AND expire >= pg_catalog.now() ORDER BY last_active_at DESC NULLS LAST, sid`,
      [String(userId)],
    );
  }

  async removeOperatorSessions(
    tx: Transaction,
    userId: number,
    which: { only: string } | { except: string | null },
  ): Promise<string[]> {
    const [condition, key] = 'only' in which ? ['sid = $2', which.only] : ['sid IS DISTINCT FROM $2', which.except];
    const rows = await tx.query<{ sid: string }>(
      `DELETE FROM sessions WHERE ${OPERATOR_SESSION} AND ${condition} RETURNING sid`,
      [String(userId), key],
    );
    return rows.map(({ sid }) => sid);
  }

  async removeOtherSessions(tx: Transaction, userId: number, except: string): Promise<string[]> {
    const rows = await tx.query<{ sid: string }>(
      `DELETE FROM sessions WHERE sess -> 'passport' ->> 'user' = $1 AND sess ->> 'app' IN ('rider', 'driver') AND sid <> $2
       RETURNING sid`,
      [String(userId), except],
    );
    return rows.map(({ sid }) => sid);
  }
}

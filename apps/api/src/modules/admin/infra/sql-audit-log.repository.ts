import { Injectable } from '@nestjs/common';
import type { AuditRow } from '@groupride/contracts';
import { ReportDatabase } from '../../../platform/database/report-database';
import { AuditLogRepository, type AuditFilter } from '../audit-log.repository';
import { AllOf } from './conditions';
import { addAuditFilter } from './filters';

/** The current name of the account whose number `id` computes; null once the account is deleted. */
const accountName = (id: string) => `(SELECT n.name FROM users n WHERE n.deleted_at IS NULL AND n.id = ${id})`;

const driverName = (id: string) => accountName(`(SELECT d.user_id FROM drivers d WHERE d.id = ${id})`);

const numberIn = (key: string) =>
  `CASE jsonb_typeof(a.data -> '${key}') WHEN 'number' THEN (a.data ->> '${key}')::int END`;

const SUBJECT_NUMBER = `substring(a.subject FROM ':([1-9][0-9]{0,8})$')::int`;

@Injectable()
export class SqlAuditLogRepository extends AuditLogRepository {
  constructor(private readonly database: ReportDatabase) {
    super();
  }

  async list(filter: AuditFilter, limit: number, before: number | null): Promise<AuditRow[]> {
    const all = new AllOf([limit]);
    addAuditFilter(all, filter);
    if (before !== null) all.add('a.id < ?', before);
    const rows = await this.database.query<Omit<AuditRow, 'at'> & { at: Date }>(
      `SELECT a.id::int, a.actor_id AS "actorId", u.name AS "actorName", a.action, a.subject, a.data, a.at,
              CASE WHEN a.subject LIKE 'driver:%' THEN ${driverName(SUBJECT_NUMBER)}
                   WHEN a.subject LIKE 'user:%' THEN ${accountName(SUBJECT_NUMBER)} END AS "subjectName",
              ${driverName(numberIn('driverId'))} AS "driverName",
              ${driverName(numberIn('replacedDriverId'))} AS "replacedDriverName"
         FROM audit_log a JOIN users u ON u.id = a.actor_id ${all.where} ORDER BY a.id DESC LIMIT $1`,
      all.values,
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}

import { Injectable } from '@nestjs/common';
import type { AuditRow } from '@groupride/contracts';
import { Database } from '../../../platform/database/database';
import { AuditLogRepository, type AuditFilter } from '../audit-log.repository';
import { AllOf } from './conditions';
import { addAuditFilter } from './filters';

@Injectable()
export class SqlAuditLogRepository extends AuditLogRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async list(filter: AuditFilter, limit: number, before: number | null): Promise<AuditRow[]> {
    const all = new AllOf([limit]);
    addAuditFilter(all, filter);
    if (before !== null) all.add('a.id < ?', before);
    const rows = await this.database.query<Omit<AuditRow, 'at'> & { at: Date }>(
      `SELECT a.id::int, a.actor_id AS "actorId", u.name AS "actorName", a.action, a.subject, a.data, a.at
         FROM audit_log a JOIN users u ON u.id = a.actor_id ${all.where} ORDER BY a.id DESC LIMIT $1`,
      all.values,
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}

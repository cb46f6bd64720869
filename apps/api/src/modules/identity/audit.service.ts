import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { AuditFacade } from './identity.facade';

@Injectable()
export class AuditService extends AuditFacade {
  constructor(private readonly database: Database) {
    super();
  }

  async record(actorId: number, action: string, subject: string, data: Record<string, unknown> = {}, tx?: Transaction): Promise<void> {
    await (tx ?? this.database).query(`INSERT INTO audit_log (actor_id, action, subject, data) VALUES ($1, $2, $3, $4)`, [
      actorId,
      action,
      subject,
      JSON.stringify(data),
    ]);
  }
}

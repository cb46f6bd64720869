import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { operatorActed } from '../identity.events';
import { AuditFacade } from '../identity.facade';

@Injectable()
export class SqlAudit extends AuditFacade {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {
    super();
  }

  async record(
    actorId: number,
    action: string,
    subject: string,
    data: Record<string, unknown> = {},
    tx?: Transaction,
  ): Promise<void> {
    if (!tx) return this.database.transaction((own) => this.record(actorId, action, subject, data, own));
    await tx.query(`INSERT INTO audit_log (actor_id, action, subject, data) VALUES ($1, $2, $3, $4)`, [
      actorId,
      action,
      subject,
      JSON.stringify(data),
    ]);
    await this.events.publish(tx, operatorActed, { subject });
  }

  async look(actorId: number, action: string, subject: string): Promise<void> {
    await this.database.query(
      `INSERT INTO audit_log (actor_id, action, subject)
       SELECT $1, $2, $3 WHERE NOT EXISTS
         (SELECT 1 FROM audit_log WHERE actor_id = $1 AND action = $2 AND subject = $3 AND at > now() - interval '10 minutes')`,
      [actorId, action, subject],
    );
  }
}

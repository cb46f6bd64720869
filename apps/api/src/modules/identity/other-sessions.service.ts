import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { AuditFacade } from './identity.facade';
import { SessionRows } from './sessions.repository';

/** Signs people out on devices that they no longer have. */
@Injectable()
export class OtherSessions {
  constructor(
    private readonly database: Database,
    private readonly rows: SessionRows,
    private readonly audit: AuditFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  /**
   * Ends the person's sessions in the rider and the driver app, as of the next request, and closes their sockets in
   * every process. Their browsers get no more push messages, because these need an open session.
   * @param current key of the requesting session, which stays open
   */
  async end({ userId }: Principal, current: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ended = await this.rows.removeOtherSessions(tx, userId, current);
      if (ended.length === 0) return;
      await this.audit.record(userId, 'end_session', `user:${userId}`, { sessions: ended.length }, tx);
      tx.afterCommit(() => {
        for (const key of ended) this.realtime.closeSession(key);
      });
    });
  }
}

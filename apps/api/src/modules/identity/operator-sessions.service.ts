import { Injectable } from '@nestjs/common';
import type { OperatorSessionView } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { readUserAgent } from './domain/user-agent';
import { AuditFacade } from './identity.facade';
import { SessionRows } from './sessions.repository';

/** An operator's open sessions in operations. */
@Injectable()
export class OperatorSessions {
  constructor(
    private readonly database: Database,
    private readonly rows: SessionRows,
    private readonly audit: AuditFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  /** @param current key of the requesting session */
  async list({ userId }: Principal, current: string | null): Promise<OperatorSessionView[]> {
    const sessions = await this.rows.listOperatorSessions(userId);
    return sessions.map(({ key, userAgent, openedAt, lastActiveAt }) => ({
      id: key,
      ...readUserAgent(userAgent),
      openedAt,
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      isCurrent: key === current,
    }));
  }

  /** Ends a session as of the next request, and closes its sockets in every process. @throws ApiError not_found */
  async end({ userId }: Principal, key: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [ended] = await this.rows.removeOperatorSessions(tx, userId, { only: key });
      if (ended === undefined) throw notFound('session');
      await this.audit.record(userId, 'end_session', `user:${userId}`, {}, tx);
      tx.afterCommit(() => this.realtime.closeSession(ended));
    });
  }

  async endOthers({ userId }: Principal, current: string | null): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ended = await this.rows.removeOperatorSessions(tx, userId, { except: current });
      if (ended.length === 0) return;
      await this.audit.record(userId, 'end_session', `user:${userId}`, { sessions: ended.length }, tx);
      tx.afterCommit(() => {
        for (const key of ended) this.realtime.closeSession(key);
      });
    });
  }
}

import { Injectable } from '@nestjs/common';
import {
  MESSAGES_PER_PAGE,
  MAX_SUPPORT_THREADS,
  type NewSupportMessage,
  type SupportMessageList,
  type SupportThreadMessages,
  type SupportMessageView,
  type SupportQuery,
  type SupportThreadView,
} from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade, IdentityFacade } from '../identity/identity.facade';
import { InboxFacade } from '../inbox/inbox.facade';
import { PushFacade } from '../push/push.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { ANSWER_TEXTS } from './support-texts';
import { SupportRepository, type StoredSupportMessage } from './support.repository';

const ANSWER_SECONDS = 24 * 3600;

/** Handles messages between people and operations, with one thread per person. */
@Injectable()
export class SupportService {
  constructor(
    private readonly database: Database,
    private readonly support: SupportRepository,
    private readonly inbox: InboxFacade,
    private readonly audit: AuditFacade,
    private readonly realtime: RealtimeFacade,
    private readonly webPush: PushFacade,
    private readonly identity: IdentityFacade,
  ) {}

  /** The caller's own thread. */
  list(who: Principal, query: SupportQuery): Promise<SupportMessageList> {
    return this.page(who, who.userId, query, false);
  }

  send(who: Principal, message: NewSupportMessage): Promise<SupportMessageView> {
    return this.store(who, who.userId, message, false);
  }

  markRead(who: Principal, through: number): Promise<void> {
    return this.read(who.userId, through, false);
  }

  threads(): Promise<SupportThreadView[]> {
    return this.support.threads(MAX_SUPPORT_THREADS);
  }

  /** A thread as operations see it. Reading it is recorded in the audit log. @throws ApiError not_found */
  async listAsOperator(who: Principal, userId: number, query: SupportQuery): Promise<SupportThreadMessages> {
    const userName = await this.nameOf(userId);
    await this.audit.look(who.userId, 'read_support', `user:${userId}`);
    return { ...(await this.page(who, userId, query, true)), userName };
  }

  async answer(who: Principal, userId: number, message: NewSupportMessage): Promise<SupportMessageView> {
    await this.nameOf(userId);
    return this.store(who, userId, message, true);
  }

  async markReadAsOperator(userId: number, through: number): Promise<void> {
    await this.nameOf(userId);
    await this.read(userId, through, true);
  }

  private async nameOf(userId: number): Promise<string> {
    const name = await this.support.nameOf(userId);
    if (name === null) throw notFound('person');
    return name;
  }

  private async page(
    who: Principal,
    userId: number,
    { before, limit }: SupportQuery,
    asOperator: boolean,
  ): Promise<SupportMessageList> {
    const count = limit ?? MESSAGES_PER_PAGE;
    const [found, unread] = await Promise.all([
      this.support.list(userId, before ?? null, count + 1),
      this.support.countUnread(userId, asOperator),
    ]);
    const page = found.slice(0, count);
    return {
      messages: page.map((message) => present(message, who.userId, asOperator)),
      next: found.length > count ? (page.at(-1)?.id ?? null) : null,
      unread,
    };
  }

  private async store(
    who: Principal,
    userId: number,
    { clientId, text }: NewSupportMessage,
    fromOperations: boolean,
  ): Promise<SupportMessageView> {
    const operators = await this.support.operators();
    return this.database.transaction(async (tx) => {
      const entry = { userId, authorId: who.userId, fromOperations, clientId, text };
      const id = await this.support.insert(tx, entry);
      const sent = await this.support.findSent(tx, entry);
      if (!sent) throw fieldError('clientId', 'was used in another thread');
      if (id !== null) {
        if (fromOperations) {
          const notification = {
            userId,
            key: `support:${id}`,
            kind: 'support_answer',
            rideId: null,
            facts: {},
            path: '/help/chat',
          } as const;
          await this.inbox.notify(tx, [notification]);
          await this.tellDriver(tx, userId, id);
          await this.audit.record(who.userId, 'answer_support', `user:${userId}`, {}, tx);
        }
        tx.afterCommit(() => this.push(userId, operators));
      }
      return present(sent, who.userId, fromOperations);
    });
  }

  /** Sends a push message to drivers, because the driver app has no inbox. */
  private async tellDriver(tx: Transaction, userId: number, messageId: number): Promise<void> {
    await this.webPush.send(tx, userId, 'support_answer', async () => {
      const { title, body } = ANSWER_TEXTS[(await this.identity.find(userId, tx))?.language ?? 'en'];
      return {
        topic: 'support_answer',
        title,
        body,
        path: '/driver/support',
        tag: `support-${messageId}`,
        ttlSeconds: ANSWER_SECONDS,
      };
    });
  }

  private async read(userId: number, through: number, byOperations: boolean): Promise<void> {
    const operators = byOperations ? await this.support.operators() : [];
    await this.database.transaction(async (tx) => {
      await this.support.markRead(tx, userId, byOperations, through);
      tx.afterCommit(() => (byOperations ? this.push(null, operators, userId) : this.push(userId, [])));
    });
  }

  /**
   * Sends no text, because clients fetch it through authorized calls.
   * @param about the owner of the thread, when the person is not notified
   */
  private push(userId: number | null, operators: readonly number[], about = userId): void {
    if (about === null) return;
    if (userId !== null) this.realtime.toUser(userId, 'supportChanged', { userId });
    this.realtime.toOperators(operators, 'supportChanged', { userId: about });
  }
}

function present(
  { id, authorId, authorName, fromOperations, clientId, text, createdAt }: StoredSupportMessage,
  reader: number,
  asOperator: boolean,
): SupportMessageView {
  // An operator may have a thread of their own and write on both sides of it.
  const isYou = authorId === reader && fromOperations === asOperator;
  return {
    id,
    clientId: isYou ? clientId : null,
    fromOperations,
    authorName: fromOperations && !asOperator ? 'GroupRide' : authorName,
    isYou,
    text,
    sentAt: createdAt.toISOString(),
  };
}

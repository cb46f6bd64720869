import { Injectable } from '@nestjs/common';
import {
  firstName,
  MESSAGES_PER_PAGE,
  type MessageList,
  type MessageQuery,
  type MessageView,
  type NewMessage,
} from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { InboxFacade } from '../inbox/inbox.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { type Chat, ChatAccessService } from './chat-access.service';
import { presentMessage } from './messages.presenter';
import { MessagesRepository } from './messages.repository';

/** The chat of a ride, between its members and its driver. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: Database,
    private readonly messages: MessagesRepository,
    private readonly access: ChatAccessService,
    private readonly inbox: InboxFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  async list(who: Principal, rideId: number, { before, limit }: MessageQuery): Promise<MessageList> {
    const { author, since, isOpen, closesAt } = await this.access.authorize(who, rideId);
    const count = limit ?? MESSAGES_PER_PAGE;
    const [found, unread] = await Promise.all([
      this.messages.list(rideId, since, before ?? null, count + 1),
      author === null ? 0 : this.messages.countUnread(rideId, who.userId, since),
    ]);
    const page = found.slice(0, count);
    return {
      messages: page.map((message) => presentMessage(message, who.userId)),
      next: found.length > count ? (page.at(-1)?.id ?? null) : null,
      unread,
      isOpen,
      closesAt: closesAt?.toISOString() ?? null,
    };
  }

  /** Sends a message. A repeated client id returns the existing message. */
  async send(who: Principal, rideId: number, message: NewMessage): Promise<MessageView> {
    const { clientId } = message;
    const text = message.text ?? null;
    const quickReply = message.quickReply ?? null;
    if ((text === null) === (quickReply === null)) throw fieldError('text', 'or quickReply is needed, not both');
    const { author } = await this.access.authorizeWriting(who, rideId);
    return this.database.transaction(async (tx) => {
      const chat = await this.access.lockFor(tx, rideId, { userId: who.userId, as: author });
      const entry = { rideId, authorId: who.userId, author, clientId, text, quickReply };
      const id = await this.messages.insert(tx, entry);
      const sent = await this.messages.findSent(tx, rideId, who.userId, clientId);
      if (!sent) throw fieldError('clientId', 'was used in another ride');
      if (id !== null) {
        await this.tellReaders(tx, chat, { id, rideId, authorId: who.userId, name: firstName(sent.authorName) });
        tx.afterCommit(() => this.push(rideId, [...chat.members, ...(chat.driver ? [chat.driver.userId] : [])]));
      }
      return presentMessage(sent, who.userId);
    });
  }

  /** Each reader is told once until they have read. */
  private async tellReaders(
    tx: Transaction,
    { members, driver }: Chat,
    { id, rideId, authorId, name }: { id: number; rideId: number; authorId: number; name: string },
  ): Promise<void> {
    const readers = members.filter((userId) => userId !== authorId);
    await this.inbox.notifyOfMessage(tx, { id, rideId, name, readers });
    if (!driver || driver.userId === authorId) return;
    const { userId, since } = driver;
    const unread = await this.messages.countUnread(rideId, userId, since, tx);
    if (unread === 1) await this.inbox.pushMessageToDriver(tx, { rideId, name, userId });
  }

  async markRead(who: Principal, rideId: number, through: number): Promise<void> {
    const { author } = await this.access.authorize(who, rideId);
    if (author === null) return;
    await this.database.transaction(async (tx) => {
      await this.messages.markRead(tx, rideId, who.userId, through);
      await this.inbox.markMessagesRead(tx, who.userId, rideId);
      tx.afterCommit(() => this.push(rideId, [who.userId]));
    });
  }

  /** Pushes only the ride id; clients fetch the text with an authorized request. */
  private push(rideId: number, people: readonly number[]): void {
    for (const userId of people) this.realtime.toUser(userId, 'rideMessagesChanged', { rideId });
  }
}

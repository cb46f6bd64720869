import { Injectable } from '@nestjs/common';
import {
  NOTIFICATIONS_PER_PAGE,
  type Language,
  type NotificationList,
  type NotificationQuery,
} from '@groupride/contracts';
import { cityText } from '../../platform/city-text';
import { Database, type Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { PushFacade } from '../push/push.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { MESSAGE_SECONDS, type NewNotification, type NotificationKind, pageOf, pushedAs } from './domain/notification';
import { InboxFacade } from './inbox.facade';
import { presentNotification, textOf } from './inbox.presenter';
import { InboxRepository } from './inbox.repository';

/** In-app notifications: stored once per person and event, pushed to open pages, and kept for 90 days. */
@Injectable()
export class InboxService extends InboxFacade {
  constructor(
    private readonly database: Database,
    private readonly inbox: InboxRepository,
    private readonly identity: IdentityFacade,
    private readonly city: CityFacade,
    private readonly realtime: RealtimeFacade,
    private readonly webPush: PushFacade,
  ) {
    super();
  }

  /** @param asked language of the request, if it specifies one */
  async list(
    { userId }: Principal,
    { before, limit, language }: NotificationQuery,
    asked: Language | null,
  ): Promise<NotificationList> {
    const count = limit ?? NOTIFICATIONS_PER_PAGE;
    const [found, unread] = await Promise.all([
      this.inbox.list(userId, before ?? null, count + 1),
      this.inbox.countUnread(userId),
    ]);
    const page = found.slice(0, count);
    const reads = language ?? asked ?? (await this.identity.find(userId))?.language ?? 'en';
    const text = cityText(reads, this.city.current.timeZone);
    return {
      notifications: page.map((each) => presentNotification(each, text)),
      unread,
      next: found.length > count ? (page.at(-1)?.id ?? null) : null,
    };
  }

  async markRead({ userId }: Principal, id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.inbox.markRead(tx, userId, id))) throw notFound('notification');
      this.push(tx, userId, null);
    });
  }

  async markAllRead({ userId }: Principal, through: number | null): Promise<void> {
    await this.database.transaction(async (tx) => {
      if ((await this.inbox.markAllRead(tx, userId, through)) > 0) this.push(tx, userId, null);
    });
  }

  async remove({ userId }: Principal, id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.inbox.remove(tx, userId, id))) throw notFound('notification');
      this.push(tx, userId, null);
    });
  }

  async notify(tx: Transaction, notifications: readonly NewNotification[]): Promise<void> {
    for (const notification of notifications) {
      const added = await this.inbox.insert(tx, notification);
      if (added === null) continue;
      this.push(tx, notification.userId, added);
      await this.sendByWebPush(tx, notification, added);
    }
  }

  private async sendByWebPush(tx: Transaction, notification: NewNotification, id: number): Promise<void> {
    const { userId, kind, rideId, facts, path } = notification;
    const pushed = pushedAs(kind);
    if (!pushed) return;
    await this.webPush.send(tx, userId, pushed.topic, async () => {
      const tag = rideId === null ? `notification-${id}` : `ride-${rideId}-${kind}`;
      const text = await this.pushTextOf(tx, userId, kind, facts);
      return { ...pushed, ...text, path: pageOf(kind, rideId, path ?? null) ?? '/', tag };
    });
  }

  private async pushTextOf(
    tx: Transaction,
    userId: number,
    kind: NotificationKind,
    facts: object,
  ): Promise<{ title: string; body: string }> {
    const language = (await this.identity.find(userId, tx))?.language ?? 'en';
    const { title, message } = textOf(kind, facts, cityText(language, this.city.current.timeZone));
    return { title, body: message };
  }

  async notifyOfMessage(
    tx: Transaction,
    { id, rideId, name, readers }: { id: number; rideId: number; name: string; readers: readonly number[] },
  ): Promise<void> {
    const told = new Set(await this.inbox.withUnread(tx, readers, 'message', rideId));
    const kind = 'message' as const;
    await this.notify(
      tx,
      readers
        .filter((userId) => !told.has(userId))
        .map((userId) => ({ userId, key: `message:${id}`, kind, rideId, facts: { name } })),
    );
  }

  async pushMessageToDriver(
    tx: Transaction,
    { rideId, name, userId }: { rideId: number; name: string; userId: number },
  ): Promise<void> {
    const topic = 'ride_message' as const;
    await this.webPush.send(tx, userId, topic, async () => ({
      topic,
      ...(await this.pushTextOf(tx, userId, 'message', { name })),
      path: '/driver',
      tag: `ride-${rideId}-message`,
      ttlSeconds: MESSAGE_SECONDS,
    }));
  }

  async markMessagesRead(tx: Transaction, userId: number, rideId: number): Promise<void> {
    if ((await this.inbox.markKindRead(tx, userId, 'message', rideId)) > 0) this.push(tx, userId, null);
  }

  /** Pushes only the id; pages fetch the text with an authorized request. */
  private push(tx: Transaction, userId: number, added: number | null): void {
    tx.afterCommit(() => this.realtime.toUser(userId, 'notificationsChanged', { added }));
  }
}

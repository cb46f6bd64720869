import type { Transaction } from '../../platform/database/database';
import type { NewNotification, NotificationKind, StoredNotification } from './domain/notification';

export abstract class InboxRepository {
  /** @returns its id; null when the person has or had one with this key */
  abstract insert(tx: Transaction, notification: NewNotification): Promise<number | null>;
  /** Newest first. @param before only older ones than this id */
  abstract list(userId: number, before: number | null, limit: number): Promise<StoredNotification[]>;
  abstract countUnread(userId: number): Promise<number>;
  /** Those of these people who have an unread one of this kind about the ride. */
  abstract withUnread(
    tx: Transaction,
    userIds: readonly number[],
    kind: NotificationKind,
    rideId: number,
  ): Promise<number[]>;
  /** @returns false when there is no such notification of this person */
  abstract markRead(tx: Transaction, userId: number, id: number): Promise<boolean>;
  /** @returns how many were unread */
  abstract markAllRead(tx: Transaction, userId: number, through: number | null): Promise<number>;
  /** @returns how many were unread */
  abstract markKindRead(tx: Transaction, userId: number, kind: NotificationKind, rideId: number): Promise<number>;
  /** @returns false when there is no such notification of this person */
  abstract remove(tx: Transaction, userId: number, id: number): Promise<boolean>;
}

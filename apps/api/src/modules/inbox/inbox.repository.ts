import type { Transaction } from '../../platform/database/database';
import type { NewNotification, NotificationKind, StoredNotification } from './domain/notification';

export abstract class InboxRepository {
  /** @returns the notification's id; null when the person has or had one with this key */
  abstract insert(tx: Transaction, notification: NewNotification): Promise<number | null>;
  /** Newest first. @param before lists only notifications older than this id */
  abstract list(userId: number, before: number | null, limit: number): Promise<StoredNotification[]>;
  abstract countUnread(userId: number): Promise<number>;
  /** The people in the list who have an unread notification of this kind about the ride. */
  abstract withUnread(
    tx: Transaction,
    userIds: readonly number[],
    kind: NotificationKind,
    rideId: number,
  ): Promise<number[]>;
  /** @returns false when the person has no such notification */
  abstract markRead(tx: Transaction, userId: number, id: number): Promise<boolean>;
  /** @returns the number of notifications that were unread */
  abstract markAllRead(tx: Transaction, userId: number, through: number | null): Promise<number>;
  /** @returns the number of notifications that were unread */
  abstract markKindRead(tx: Transaction, userId: number, kind: NotificationKind, rideId: number): Promise<number>;
  /** @returns false when the person has no such notification */
  abstract remove(tx: Transaction, userId: number, id: number): Promise<boolean>;
}

import { Details, Flag, Instant, ListOf, OneOf, Text, Integer } from './fields';
import { LANGUAGES, type Language } from './enums';

export const NOTIFICATION_TYPES = [
  'driver_assigned',
  'member_joined',
  'location_update',
  'ride_update',
  'payment',
  'message',
  'invitation',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Default page size. */
export const NOTIFICATIONS_PER_PAGE = 10;

/** Maximum page size. */
export const MAX_NOTIFICATIONS = 200;

export class NotificationQuery {
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only older ones than this id' }) before?: number;
  @Integer({ min: 1, max: MAX_NOTIFICATIONS, optional: true, fromQuery: true }) limit?: number;
  @OneOf(LANGUAGES, { optional: true, description: 'Of title and message; the request’s language if left out' })
  language?: Language;
}

/** A notification about an event that concerns the reader. */
export class NotificationView {
  @Integer() id!: number;
  @OneOf(NOTIFICATION_TYPES) type!: NotificationType;
  @Text({ max: 120 }) title!: string;
  @Text({ max: 600 }) message!: string;
  @Instant() timestamp!: string;
  @Flag() read!: boolean;
  @Flag({ description: 'There is a page to open: see `data.path`' }) actionable!: boolean;
  @Details({ description: '`rideId` and `path`, the page of the rider application that it is about' })
  data!: Record<string, unknown>;
}

export class NotificationList {
  @ListOf(() => NotificationView, { max: MAX_NOTIFICATIONS }) notifications!: NotificationView[];
  @Integer({ description: 'How many are unread, on all pages' }) unread!: number;
  @Integer({ optional: true, description: '`before` of the next page; null on the last one' }) next!: number | null;
}

export class NotificationsRead {
  @Integer({ min: 1, optional: true, description: 'Only this one and older ones; all if left out' }) through?: number;
}

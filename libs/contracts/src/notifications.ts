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
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only notifications older than this id' })
  before?: number;
  @Integer({ min: 1, max: MAX_NOTIFICATIONS, optional: true, fromQuery: true }) limit?: number;
  @OneOf(LANGUAGES, {
    optional: true,
    description: 'Language of title and message; the request’s language when left out',
  })
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
  @Flag({ description: 'Whether there is a page to open: see `data.path`' }) actionable!: boolean;
  @Details({ description: '`rideId`, and `path` of the related page in the rider app' })
  data!: Record<string, unknown>;
}

export class NotificationList {
  @ListOf(() => NotificationView, { max: MAX_NOTIFICATIONS }) notifications!: NotificationView[];
  @Integer({ description: 'Number of unread notifications on all pages' }) unread!: number;
  @Integer({ optional: true, description: '`before` of the next page; null on the last one' }) next!: number | null;
}

export class NotificationsRead {
  @Integer({ min: 1, optional: true, description: 'Only this notification and older ones; all when left out' })
  through?: number;
}

import type { NotificationType, ProgressCause, PushTopic } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

interface DriverFacts {
  driverName: string;
  vehicle: string;
  licensePlate: string;
  destination: string;
  reason?: string | null;
}

/** Facts about a route change by operations. Older notifications, and changes by the organizer, have no price. */
export interface RouteChangeFacts {
  reason?: string | null;
  /** Price of the ride before and after the change. */
  before?: Cents;
  total?: Cents;
  /** Price of the recipient's own seat. */
  share?: Cents | undefined;
}

/** Causes why a requested change was not made that its organizer did not choose. */
export const CHANGE_FAILURES = ['too_late', 'taken', 'arrived', 'refused'] as const;
export type ChangeFailure = (typeof CHANGE_FAILURES)[number];

/** The facts that each kind of notification needs. Texts are created on reading, in the reader's language. */
export interface NotificationFacts {
  /** Has a reason when operations chose the driver. */
  driver_assigned: DriverFacts;
  /** Sent when operations give the ride to another driver. */
  driver_reassigned: DriverFacts;
  /** Sent when another driver moves up from the standby list. */
  driver_changed: DriverFacts;
  driver_released: { destination: string };
  driver_not_coming: { destination: string; cause: ProgressCause };
  driver_set_out: { driverName: string };
  driver_arrived: { driverName: string; vehicle: string; licensePlate: string };
  pickup_moved: { pickup: string; destination: string } & RouteChangeFacts;
  destination_changed: { destination: string } & RouteChangeFacts;
  /** Sent to the organizer, whose ride and price stay the same. */
  change_given_up: { destination: string; cause: ChangeFailure };
  /** Price of the ride before and after sharing. */
  vehicle_shared: { before: Cents; total: Cents };
  trip_started: { destination: string };
  /** Has a reason when operations completed the ride for the driver. */
  trip_completed: { destination: string; reason?: string | null };
  trip_ended_away: { destination: string; reason: string };
  /** The fee that the recipient pays; null when there is none. Older notifications omit it. */
  ride_cancelled: { destination: string; reason: string | null; fee?: Cents | null };
  member_joined: { name: string; destination: string };
  member_left: { name: string; destination: string; isCovered: boolean };
  pledge_joined: { name: string; destination: string; joined: string; minRiders: string };
  pledge_reached: { destination: string; riders: string };
  pledge_reopened: { destination: string; missing: string };
  pledge_reminder: { destination: string; missing: string; hours: string };
  pledge_booked: { destination: string; riders: string; share: Cents };
  pledge_missed: { destination: string; minRiders: string };
  pledge_seat_lost: { destination: string };
  payment_needed: { amount: Cents; destination: string };
  /** Sent when an amount for a ride that is over could not be charged. */
  payment_owed: { amount: Cents; destination: string };
  consent_needed: { share: Cents; agreed: Cents; destination: string };
  payment_refunded: { amount: Cents; destination: string };
  /** Sent to people who paid their share and are no longer members. */
  share_released: { amount: Cents; destination: string };
  receipt_ready: { destination: string };
  settle_up_sent: { name: string; amount: Cents; destination: string };
  settle_up_confirmed: { name: string; amount: Cents; destination: string };
  message: { name: string };
  support_answer: object;
  invitation: { name: string; destination: string };
  invitation_not_sent: { name: string; destination: string };
  ready_check: { name: string; destination: string };
  nudge: { name: string; pickup: string };
  safety_check: { destination: string };
  review_answered: object;
  credit_granted: { amount: Cents; reason: string };
  credit_revoked: { amount: Cents; reason: string };
  credit_ending: { reason: string };
  credit_returned: { amount: Cents; reason: string };
}
export type NotificationKind = keyof NotificationFacts;

/** API type and page of each kind; null for kinds without a page. */
const KINDS: Readonly<Record<NotificationKind, { type: NotificationType; page: ((rideId: number) => string) | null }>> =
  {
    driver_assigned: { type: 'driver_assigned', page: ride },
    driver_reassigned: { type: 'driver_assigned', page: ride },
    driver_changed: { type: 'driver_assigned', page: ride },
    driver_released: { type: 'ride_update', page: ride },
    driver_not_coming: { type: 'ride_update', page: ride },
    driver_set_out: { type: 'location_update', page: (rideId) => `/rider-track?rideId=${rideId}` },
    driver_arrived: { type: 'ride_update', page: ride },
    pickup_moved: { type: 'ride_update', page: ride },
    destination_changed: { type: 'ride_update', page: ride },
    change_given_up: { type: 'ride_update', page: ride },
    vehicle_shared: { type: 'ride_update', page: ride },
    trip_started: { type: 'ride_update', page: ride },
    trip_completed: { type: 'ride_update', page: ride },
    trip_ended_away: { type: 'ride_update', page: ride },
    ride_cancelled: { type: 'ride_update', page: ride },
    member_joined: { type: 'member_joined', page: ride },
    member_left: { type: 'ride_update', page: ride },
    pledge_joined: { type: 'member_joined', page: ride },
    pledge_reached: { type: 'ride_update', page: ride },
    pledge_reopened: { type: 'ride_update', page: ride },
    pledge_reminder: { type: 'ride_update', page: ride },
    pledge_booked: { type: 'ride_update', page: ride },
    pledge_missed: { type: 'ride_update', page: ride },
    pledge_seat_lost: { type: 'ride_update', page: null },
    payment_needed: { type: 'payment', page: (rideId) => `/payment?rideId=${rideId}` },
    payment_owed: { type: 'payment', page: ride },
    consent_needed: { type: 'payment', page: ride },
    payment_refunded: { type: 'payment', page: ride },
    share_released: { type: 'payment', page: null },
    receipt_ready: { type: 'payment', page: (rideId) => `/ride/${rideId}/receipt` },
    settle_up_sent: { type: 'payment', page: ride },
    settle_up_confirmed: { type: 'payment', page: ride },
    message: { type: 'message', page: (rideId) => `/ride/${rideId}/chat` },
    support_answer: { type: 'message', page: null },
    invitation: { type: 'invitation', page: null },
    invitation_not_sent: { type: 'ride_update', page: ride },
    ready_check: { type: 'ride_update', page: ride },
    nudge: { type: 'ride_update', page: ride },
    safety_check: { type: 'ride_update', page: ride },
    review_answered: { type: 'message', page: ride },
    credit_granted: { type: 'payment', page: null },
    credit_revoked: { type: 'payment', page: null },
    credit_ending: { type: 'payment', page: null },
    credit_returned: { type: 'payment', page: null },
  };

function ride(rideId: number): string {
  return `/ride/${rideId}`;
}

/** How long a push message about a chat stays relevant. */
export const MESSAGE_SECONDS = 3600;

/** Kinds that are also sent by Web Push while no page is open, with the time they stay relevant. */
const PUSHED: Partial<Record<NotificationKind, { topic: PushTopic; ttlSeconds: number }>> = {
  driver_assigned: { topic: 'driver_assigned', ttlSeconds: 15 * 60 },
  driver_reassigned: { topic: 'driver_assigned', ttlSeconds: 15 * 60 },
  driver_changed: { topic: 'driver_assigned', ttlSeconds: 15 * 60 },
  driver_arrived: { topic: 'driver_arrived', ttlSeconds: 15 * 60 },
  payment_needed: { topic: 'payment_needed', ttlSeconds: 12 * 3600 },
  payment_owed: { topic: 'payment_needed', ttlSeconds: 24 * 3600 },
  consent_needed: { topic: 'payment_needed', ttlSeconds: 12 * 3600 },
  invitation: { topic: 'invitation', ttlSeconds: 24 * 3600 },
  message: { topic: 'message', ttlSeconds: MESSAGE_SECONDS },
  support_answer: { topic: 'message', ttlSeconds: 24 * 3600 },
  ready_check: { topic: 'message', ttlSeconds: 10 * 60 },
  nudge: { topic: 'message', ttlSeconds: 10 * 60 },
  safety_check: { topic: 'message', ttlSeconds: 10 * 60 },
};

export const pushedAs = (kind: NotificationKind) => PUSHED[kind] ?? null;

export const typeOf = (kind: NotificationKind): NotificationType => KINDS[kind].type;

/** @param path the notification's own page, such as a join link; null for the page of its kind */
export function pageOf(kind: NotificationKind, rideId: number | null, path: string | null): string | null {
  return path ?? (rideId === null ? null : (KINDS[kind].page?.(rideId) ?? null));
}

/** A notification for one person, before it is stored. */
export type NewNotification = {
  [Kind in NotificationKind]: {
    userId: number;
    /** Identifies the cause; the same key is stored only once per person. */
    key: string;
    kind: Kind;
    rideId: number | null;
    facts: NotificationFacts[Kind];
    /** A page of the rider application that replaces the page of the kind. */
    path?: string;
  };
}[NotificationKind];

export interface StoredNotification {
  id: number;
  kind: NotificationKind;
  rideId: number | null;
  data: { facts: NotificationFacts[NotificationKind]; path?: string };
  createdAt: Date;
  readAt: Date | null;
}

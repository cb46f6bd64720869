import { APPLICATION_STATUSES, type ApplicationStatus } from './enums';
import { AdminDriverRow } from './admin';
import { Flag, Instant, ListOf, OneOf, Text, Integer } from './fields';
import { DAY_FIELD } from './metrics';

/** `guest`: a person without an account, for one ride. Without a filter, lists show active and blocked people. */
export const RIDER_STATES = ['active', 'blocked', 'guest', 'deleted'] as const;
export type RiderState = (typeof RIDER_STATES)[number];

export const RIDER_ORDERS = ['newest', 'oldest', 'name', 'name_descending'] as const;
export type RiderOrder = (typeof RIDER_ORDERS)[number];

export const VERIFIED = ['yes', 'no'] as const;
export type Verified = (typeof VERIFIED)[number];

export class AdminRiderFilters {
  @Text({ max: 100, optional: true, description: 'Part of a name, a phone number or an email address' }) q?: string;
  @OneOf(RIDER_STATES, { optional: true, description: 'Active and blocked people when left out' }) state?: RiderState;
  @OneOf(VERIFIED, { optional: true, description: 'Whether the phone number is verified' }) phoneVerified?: Verified;
}

export class AdminRidersQuery extends AdminRiderFilters {
  @Integer({ min: 1, max: 100, optional: true, fromQuery: true }) limit?: number;
  @Text({ max: 1000, optional: true, description: 'nextCursor of the previous response, with the same order' })
  cursor?: string;
  @OneOf(RIDER_ORDERS, { optional: true }) order?: RiderOrder;
}

export class AdminRiderRow {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 254, optional: true, description: 'Null for somebody who deleted the account' }) email!: string | null;
  @Text({ max: 20, optional: true }) phone!: string | null;
  @Flag() phoneVerified!: boolean;
  @OneOf(RIDER_STATES) state!: RiderState;
  @Text({ max: 2 }) language!: string;
  @Integer({ optional: true, description: 'The person’s id as a driver; null for others' }) driverId!: number | null;
  @Integer({ description: 'Number of rides in which they have a seat' }) rides!: number;
  @Instant({ optional: true, description: 'When the last of these rides was booked' }) lastRideAt!: string | null;
  @Instant() createdAt!: string;
}

export class AdminRiderList {
  @ListOf(() => AdminRiderRow) riders!: AdminRiderRow[];
  @Text({ max: 1000, optional: true }) nextCursor!: string | null;
}

export const DRIVER_ORDERS = [
  'newest',
  'oldest',
  'name',
  'name_descending',
  'rating',
  'rating_descending',
  'trips',
  'trips_descending',
] as const;
export type DriverOrder = (typeof DRIVER_ORDERS)[number];

/** `reachable`: approved, online and heard from within the last minute, whether or not on a ride. */
export const DRIVER_PRESENCES = ['on_ride', 'online', 'reachable', 'offline'] as const;
export type DriverPresence = (typeof DRIVER_PRESENCES)[number];

/**
 * `in_review`: a document waits for review. `asked_again`: the driver has to send a new picture. `expiring`: an
 * accepted document has expired or expires within 30 days.
 */
export const DOCUMENT_FILTERS = ['in_review', 'asked_again', 'expiring'] as const;
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number];

export class AdminDriverFilters {
  @Text({ max: 100, optional: true, description: 'Part of a name, a phone number, an email address or a plate' })
  q?: string;
  @OneOf(APPLICATION_STATUSES, { optional: true }) applicationStatus?: ApplicationStatus;
  @OneOf(DRIVER_PRESENCES, { optional: true }) presence?: DriverPresence;
  @OneOf(DOCUMENT_FILTERS, { optional: true }) documents?: DocumentFilter;
  @Text({
    ...DAY_FIELD,
    optional: true,
    description: 'Only drivers who completed a ride on or after this day in the city',
  })
  from?: string;
  @Text({ ...DAY_FIELD, optional: true, description: 'Last day in the city' }) to?: string;
}

export class AdminDriversQuery extends AdminDriverFilters {
  @Integer({ min: 1, max: 100, optional: true, fromQuery: true }) limit?: number;
  @Text({ max: 1000, optional: true, description: 'nextCursor of the previous response, with the same order' })
  cursor?: string;
  @OneOf(DRIVER_ORDERS, { optional: true }) order?: DriverOrder;
}

export class AdminDriverList {
  @ListOf(() => AdminDriverRow) drivers!: AdminDriverRow[];
  @Text({ max: 1000, optional: true }) nextCursor!: string | null;
}

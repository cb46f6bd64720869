import {
  BUSINESS_CHARGE_KINDS,
  BUSINESS_CHARGE_STATES,
  MAX_REFERENCE_LENGTH,
  type BusinessChargeKind,
  type BusinessChargeState,
} from './business-accounts';
import { Flag, Instant, ListOf, Money, Nested, OneOf, Text, Integer, Decimal } from './fields';
import { DAY_FIELD } from './metrics';
import { MemberView, RideEventView, RideView } from './rides';
import { RideContact } from './ride-operations';
import { PaymentView } from './payments';
import { VEHICLE_CLASSES, type VehicleClass } from './vehicles';
import {
  APPLICATION_STATUSES,
  OFFER_CAUSES,
  RIDE_STATUSES,
  RIDE_TYPES,
  type ApplicationStatus,
  type OfferCause,
  type RideStatus,
  type RideType,
} from './enums';

export const RIDE_ORDERS = ['newest', 'oldest', 'total', 'total_descending'] as const;
export type RideOrder = (typeof RIDE_ORDERS)[number];

/**
 * The ride event to which the days of a filter apply. `ended`: the ride was completed, or cancelled after its search
 * for a driver had begun.
 */
export const RIDE_DATES = ['requested', 'accepted', 'completed', 'ended'] as const;
export type RideDate = (typeof RIDE_DATES)[number];

export class AdminRideFilters {
  @OneOf(RIDE_STATUSES, { optional: true }) status?: RideStatus;
  @OneOf(RIDE_TYPES, { optional: true }) rideType?: RideType;
  @Text({
    max: 100,
    optional: true,
    description:
      'Number of the ride or of a receipt, the beginning of the payment provider’s id, or a name, phone number or email address of somebody in it',
  })
  q?: string;
  @Integer({
    min: 1,
    optional: true,
    fromQuery: true,
    description: 'Only rides that this person organized or has a seat in',
  })
  riderId?: number;
  @Integer({ min: 1, optional: true, fromQuery: true }) driverId?: number;
  @OneOf(RIDE_ORDERS, { optional: true }) order?: RideOrder;
  @OneOf(RIDE_DATES, {
    optional: true,
    description:
      'The event that happened from `from` to `to`; `accepted` covers immediate rides only. `requested` when left out',
  })
  dated?: RideDate;
  @Text({ ...DAY_FIELD, optional: true, description: 'First day in the city' }) from?: string;
  @Text({ ...DAY_FIELD, optional: true, description: 'Last day in the city' }) to?: string;
}

export class AdminRidesQuery extends AdminRideFilters {
  @Integer({ min: 1, max: 100, optional: true, fromQuery: true }) limit?: number;
  @Text({ max: 1000, optional: true, description: 'nextCursor of the previous response, with the same order' })
  cursor?: string;
}

export class AdminRideRow {
  @Integer() id!: number;
  @OneOf(RIDE_STATUSES) status!: RideStatus;
  @Text({ max: 100 }) riderName!: string;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Text({ max: 20 }) rideType!: string;
  @Integer() groupSize!: number;
  @Instant({ optional: true }) scheduledAt!: string | null;
  @Integer({ optional: true, description: 'Hours; null when the ride is not booked by the hour' }) hourlyDuration!:
    number | null;
  @Money() totalCost!: string;
  @Money() costPerPerson!: string;
  @Integer({ optional: true }) driverId!: number | null;
  @Text({ max: 100, optional: true }) driverName!: string | null;
  @Instant() createdAt!: string;
}

export class AdminRideList {
  @ListOf(() => AdminRideRow) rides!: AdminRideRow[];
  @Text({ max: 1000, optional: true }) nextCursor!: string | null;
  @Text({ max: 100, optional: true, description: 'Name of the person whose rides these are, when asked for one' })
  riderName!: string | null;
  @Text({ max: 100, optional: true }) driverName!: string | null;
}

export class LedgerEntryView {
  @Integer() transactionId!: number;
  @Text({ max: 60 }) kind!: string;
  @Text({ max: 80, description: 'e.g. rider:12, driver:3, provider:clearing' }) account!: string;
  @Text({ max: 120, optional: true, description: 'Name of the account’s person or business' }) accountName!:
    string | null;
  @Money({ description: 'Debit above zero, credit below' }) amount!: string;
  @Instant() at!: string;
}

export class OfferRow {
  @Integer() driverId!: number;
  @Text({ max: 100 }) driverName!: string;
  @Text({ max: 20 }) status!: string;
  @OneOf(OFFER_CAUSES, { optional: true, description: 'Why the offer ended, if the status alone does not explain it' })
  cause!: OfferCause | null;
  @Instant() createdAt!: string;
}

export class AdminPaymentView extends PaymentView {
  @Integer() payerId!: number;
  @Text({ max: 100, optional: true }) payerName!: string | null;
}

/** The charge to the business account that pays for a ride. */
export class RideAccountCharge {
  @Integer() accountId!: number;
  @Text({ max: 100 }) accountName!: string;
  @OneOf(BUSINESS_CHARGE_STATES) state!: BusinessChargeState;
  @OneOf(BUSINESS_CHARGE_KINDS, { optional: true, description: 'Null until it is charged' })
  kind!: BusinessChargeKind | null;
  @Text({ max: 20, optional: true, description: 'Code of the cost center' }) costCenter!: string | null;
  @Text({ max: MAX_REFERENCE_LENGTH, optional: true }) reference!: string | null;
  @Integer({ optional: true, description: 'The event transport that the ride belongs to' }) eventId!: number | null;
  @Text({ max: 100, optional: true, description: 'Name of the event' }) eventName!: string | null;
  @Money({ description: 'What is reserved or charged; 0.00 once it is released' }) amount!: string;
  @Money({ description: 'Volume discount already subtracted from the amount' }) discount!: string;
  @Money({ description: 'Sum of its credits' }) credited!: string;
  @Integer({ optional: true, description: 'Percentage of that discount; null without one' }) discountPercent!:
    number | null;
  @Instant({ optional: true, description: 'When it was charged or released' }) settledAt!: string | null;
  @Integer({ optional: true }) invoiceId!: number | null;
  @Text({ max: 30, optional: true }) invoiceNumber!: string | null;
}

/** A ride with everything that operations need to explain it. */
export class AdminRideView {
  @Nested(() => RideView) ride!: RideView;
  @Text({ max: 100, optional: true }) driverName!: string | null;
  @ListOf(() => MemberView) members!: MemberView[];
  @ListOf(() => RideContact, { description: 'The driver and everyone with a seat' }) contacts!: RideContact[];
  @ListOf(() => RideEventView) events!: RideEventView[];
  @ListOf(() => AdminPaymentView) payments!: AdminPaymentView[];
  @Nested(() => RideAccountCharge, { optional: true, description: 'Set when a business account pays' })
  accountCharge!: RideAccountCharge | null;
  @ListOf(() => LedgerEntryView) ledger!: LedgerEntryView[];
  @ListOf(() => OfferRow) offers!: OfferRow[];
  @Flag({ description: 'Every ledger transaction of the ride sums to zero' }) balanced!: boolean;
}

/** A point of the route driven for a ride. */
export class TracePoint {
  @Decimal() lat!: number;
  @Decimal() lng!: number;
  @Instant() at!: string;
}

/** The route driven by the cars of a ride, from setting out to the end; kept after the trip. */
export class TraceView {
  @ListOf(() => TracePoint, { description: 'Sampled, oldest first' }) points!: TracePoint[];
  @Integer({ description: 'Length of the route in meters' }) meters!: number;
}

export class AdminDriverRow {
  @Integer() id!: number;
  @Integer({ description: 'The person who drives' }) userId!: number;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 20, optional: true }) phone!: string | null;
  @Text({ max: 100 }) vehicle!: string;
  @Text({ max: 12 }) licensePlate!: string;
  @Integer() seats!: number;
  @OneOf(VEHICLE_CLASSES) vehicleClass!: VehicleClass;
  @Text({ max: 4 }) rating!: string;
  @Flag({ description: 'Fewer than three ratings: show “New” instead of the rating' }) isNew!: boolean;
  @Integer() totalTrips!: number;
  @Flag() isOnline!: boolean;
  @Flag({ description: 'Online, and the device answered within the last minute' })
  isReachable!: boolean;
  @Instant({ optional: true, description: 'When the device last answered' }) lastSeenAt!: string | null;
  @OneOf(APPLICATION_STATUSES) applicationStatus!: ApplicationStatus;
  @Money({ description: 'Earned so far, from the ledger' }) earnings!: string;
  @Integer({ description: 'Documents that wait for a review' }) documentsInReview!: number;
  @Text({ max: 10, optional: true, description: 'Day on which the first accepted document expires' })
  documentsExpireOn!: string | null;
  @Integer({ optional: true }) activeRideId!: number | null;
  @OneOf(RIDE_STATUSES, { optional: true, description: 'Status of the active ride' })
  activeRideStatus!: RideStatus | null;
}

/** `finish`: the driver may end the ride. `hand_over`: the ride goes back to waiting and is offered to others. */
export const SUSPENDED_RIDE_CHOICES = ['finish', 'hand_over'] as const;
export type SuspendedRideChoice = (typeof SUSPENDED_RIDE_CHOICES)[number];

export class ApplicationStatusChange {
  @OneOf(APPLICATION_STATUSES) applicationStatus!: ApplicationStatus;
  @OneOf(APPLICATION_STATUSES, {
    optional: true,
    description: 'The status that you decided about. The change is refused if somebody else has changed it since',
  })
  changedFrom?: ApplicationStatus;
  @Text({
    max: 300,
    optional: true,
    multiline: true,
    description: 'Shown and mailed to the driver. Required for rejecting or suspending',
  })
  reason?: string;
  @OneOf(SUSPENDED_RIDE_CHOICES, {
    optional: true,
    description: 'What happens to the ride under way of a suspended driver. Required when there is one',
  })
  activeRide?: SuspendedRideChoice;
}

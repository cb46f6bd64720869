import { RiderAmounts } from './amounts';
import { Decimal, Details, Email, Flag, Instant, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';
import { RunView } from './runs';
import { Place, Position } from './places';
import { PledgeView } from './pledges';
import { PromotionDiscount, SharedPriceView } from './pricing';
import {
  ACTOR_KINDS,
  BOOKING_TYPES,
  CONSENTS,
  DRIVER_STEPS,
  MEMBER_STATUSES,
  PAYMENT_METHODS,
  RIDE_EVENTS,
  RIDE_STATUSES,
  RIDE_TYPES,
  SHARE_STATES,
  SPLIT_MODES,
  type ActorKind,
  type BookingType,
  type Consent,
  type DriverStep,
  type MemberStatus,
  type PaymentMethod,
  type RideEventType,
  type RideStatus,
  type RideType,
  type ShareState,
  type SplitMode,
} from './enums';

/** The amounts of the ride that the caller may see. */
export class RideMoney {
  @Money() total!: string;
  @Money({ description: 'Your own seat' }) yourShare!: string;
  @Money({ description: 'What you would be charged if the ride ended now' }) yourCharge!: string;
  @Money({ description: 'The most you can be charged' }) yourLargestCharge!: string;
  @Money({ description: 'What members other than the organizer pay, including with credit' }) paidByMembers!: string;
  @Money({ description: 'What has been refunded to you' }) yourRefunds!: string;
}

export const RIDE_VIEWERS = ['organizer', 'member', 'driver', 'admin'] as const;
export type RideViewer = (typeof RIDE_VIEWERS)[number];

/** How a driver's earnings for a ride are calculated. */
export class DriverPay {
  @Money({ description: 'The fare before the riders’ service fee, taxes and promotions' }) fare!: string;
  @Integer({ description: 'GroupRide’s part of the fare, in percent' }) commissionPercent!: number;
  @Money() commission!: string;
  @Money({ description: 'Fare less commission, without tips' }) earnings!: string;
}

export class RideView {
  @Integer() id!: number;
  @Integer() organizerId!: number;
  @OneOf(RIDE_VIEWERS, { description: 'Your role in this ride' }) you!: RideViewer;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Text({
    max: 300,
    optional: true,
    description:
      'For the driver: the nearest known address, if the rider’s name for the pickup is not that of a known place',
  })
  pickupAddress!: string | null;
  @Text({ max: 300, optional: true, description: 'The same for the destination' }) dropoffAddress!: string | null;
  @Nested(() => Place) pickup!: Place;
  @Nested(() => Place) destination!: Place;
  @Integer() groupSize!: number;
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @Money({ description: '0.00 for members of a ride that an account pays for' }) totalCost!: string;
  @Money() costPerPerson!: string;
  @OneOf(RIDE_STATUSES) status!: RideStatus;
  @Integer({ optional: true }) driverId!: number | null;
  @OneOf(BOOKING_TYPES) bookingType!: BookingType;
  @Instant({ optional: true }) scheduledAt!: string | null;
  @Text({ max: 10, optional: true, description: 'Date in the city' }) scheduledDate!: string | null;
  @Text({ max: 5, optional: true, description: 'Time in the city' }) scheduledTime!: string | null;
  @Flag() isHourlyBooking!: boolean;
  @Integer({ optional: true }) hourlyDuration!: number | null;
  @OneOf(PAYMENT_METHODS) paymentMethod!: PaymentMethod;
  @OneOf(SPLIT_MODES) splitMode!: SplitMode;
  @Nested(() => PledgeView, { optional: true, description: 'Null for the driver, and unless the split mode is pledge' })
  pledge!: PledgeView | null;
  @Decimal({ description: 'Miles' }) distance!: number;
  @Integer({ description: 'Minutes' }) duration!: number;
  @Nested(() => RideMoney) money!: RideMoney;
  @Nested(() => RiderAmounts, { optional: true, description: 'Your amounts; null for the driver and for operations' })
  amounts!: RiderAmounts | null;
  @Nested(() => DriverPay, { optional: true, description: 'The driver’s pay; null for others' })
  driverPay!: DriverPay | null;
  @ListOf(() => PromotionDiscount, { description: 'Discounts already included in the total; empty for the driver' })
  appliedPromotions!: PromotionDiscount[];
  @Integer() memberCount!: number;
  @Text({
    max: 100,
    optional: true,
    description:
      'First name of the organizer or, when an account pays, of the passenger; the full name for the service that booked the ride',
  })
  riderName!: string | null;
  @Text({
    max: 100,
    optional: true,
    description: 'The business that booked the ride for the passenger; null for the driver',
  })
  bookedBy!: string | null;
  @Text({
    max: 20,
    optional: true,
    description: 'Phone number of the organizer or passenger, for the assigned driver from acceptance to completion',
  })
  riderPhone!: string | null;
  @Nested(() => RunView, {
    optional: true,
    description:
      'All stops of the vehicle if it serves this ride together with others, for the driver and for operations; otherwise null',
  })
  run!: RunView | null;
  @Integer({
    optional: true,
    description:
      'Number of stops that the vehicle makes for other groups before your pickup or, once you are aboard, before your destination; null before its driver sets out, for the driver and for operations, and for a ride that is served alone',
  })
  stopsBefore!: number | null;
  @Nested(() => SharedPriceView, {
    optional: true,
    description:
      'For GroupPool: the price with and without another group. Null for other ride types, for the driver, and for members of a ride that an account pays for',
  })
  sharedPrice!: SharedPriceView | null;
  @Instant({ optional: true, description: 'When the ride is cancelled if it is not paid' }) payBefore!: string | null;
  @Integer({ description: 'Number of the last event you may see' }) lastEvent!: number;
  @Instant() createdAt!: string;
  @Instant({ optional: true }) acceptedAt!: string | null;
  @Instant({ optional: true }) arrivedAt!: string | null;
  @Instant({ optional: true }) startedAt!: string | null;
  @Instant({ optional: true }) completedAt!: string | null;
  @Instant({ optional: true }) cancelledAt!: string | null;
  @Text({ max: 300, optional: true }) cancelReason!: string | null;
}

export class AcceptedRide {
  @Nested(() => RideView) ride!: RideView;
}

export class MemberUser {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @Email({ optional: true, description: 'Visible to the organizer and to yourself' }) email!: string | null;
}

export class MemberView {
  @Integer() id!: number;
  @OneOf(MEMBER_STATUSES) status!: MemberStatus;
  @Nested(() => MemberUser) user!: MemberUser;
  @Flag() isOrganizer!: boolean;
  @Flag() isYou!: boolean;
  @Integer({ description: 'Number of the seat; the organizer’s is 0' }) seat!: number;
  @Money({ description: 'Price of the seat, whoever pays it; 0.00 once the ride is cancelled' }) share!: string;
  @Money({
    description: 'What they would be charged now or, once the ride is over, what it cost; for others including credit',
  })
  charge!: string;
  @Money({ description: 'The most the member agreed to pay; for the organizer the most they can be charged' })
  agreed!: string;
  @OneOf(CONSENTS, {
    description:
      'Whether they agree to their share; until they do, the organizer covers the difference from the amount they agreed to',
  })
  consent!: Consent;
  @OneOf(SHARE_STATES) shareState!: ShareState;
  @Flag() verified!: boolean;
  @Flag({ description: 'Whether the driver waited and left without them; their seat is still charged' })
  noShow!: boolean;
  @Instant() joinedAt!: string;
  @Nested(() => RiderAmounts, {
    optional: true,
    description: 'Your own amounts, or everybody’s for operations; otherwise null',
  })
  amounts!: RiderAmounts | null;
}

export class RideEventView {
  @Integer() number!: number;
  @OneOf(RIDE_EVENTS) type!: RideEventType;
  @Instant() at!: string;
  @OneOf(ACTOR_KINDS) actorKind!: ActorKind;
  @Text({ max: 100, optional: true, description: 'First name' }) actorName!: string | null;
  @OneOf(RIDE_STATUSES, { optional: true, description: 'Status after the event; null if the event did not change it' })
  status!: RideStatus | null;
  @Text({ max: 300, optional: true }) reason!: string | null;
  @Details() data!: Record<string, unknown>;
}

export class EventQuery {
  @Integer({ min: 0, optional: true, fromQuery: true, description: 'Number of the last event you have' })
  after?: number;
}

/** Minimum number of letters in a reason for starting a trip without everyone verified. */
export const START_REASON_MIN_LETTERS = 5;
/** Whether the text has enough letters to be a reason. */
export const isStartReason = (text: string): boolean =>
  (text.match(/\p{L}/gu) ?? []).length >= START_REASON_MIN_LETTERS;

export class StatusChange {
  @OneOf(DRIVER_STEPS) status!: DriverStep;
  @Text({
    max: 300,
    optional: true,
    multiline: true,
    description:
      'Required for starting while passengers are not verified, with at least 5 letters, or for completing far from the destination',
  })
  reason?: string;
  @Instant({
    optional: true,
    description:
      'When the step was taken, if it is reported late: after the previous step, at most 12 hours ago. Both times are recorded',
  })
  happenedAt?: string;
  @Nested(() => Position, { optional: true, description: 'Where the device was at that time' }) position?: Position;
}

/** Statuses to which the test tools can move a ride. */
export const TEST_STATUSES = ['confirmed', 'en_route', 'in_progress', 'completed'] as const;
export type TestStatus = (typeof TEST_STATUSES)[number];

export class TestStatusChange {
  @OneOf(TEST_STATUSES, { name: 'TestStatus' }) status!: TestStatus;
}

export class Completion {
  @Money({
    optional: true,
    description:
      'For cash rides: the amount received, at most the fare; the organizer owes the rest. For other rides, it must be the fare if it is given.',
  })
  amount?: string;
  @Text({
    max: 300,
    optional: true,
    multiline: true,
    description: 'Required for completing the trip more than 0.5 miles from the destination; shown to the group',
  })
  reason?: string;
  @Instant({
    optional: true,
    description:
      'When the step was taken, if it is reported late: after the previous step, at most 12 hours ago. Both times are recorded',
  })
  happenedAt?: string;
  @Nested(() => Position, { optional: true, description: 'Where the device was at that time' }) position?: Position;
}

export class Reason {
  @Text({ max: 300, optional: true, multiline: true }) reason?: string;
}

export class JoinLink {
  @Text({ max: 100 }) token!: string;
  @Text({ max: 300 }) url!: string;
  @Instant({ description: 'When the link expires; it ends with the ride if that is earlier' })
  expiresAt!: string;
}

export class JoinPreview {
  @Integer() rideId!: number;
  @Text({ max: 100, description: 'First name' }) organizerName!: string;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @OneOf(RIDE_STATUSES) status!: RideStatus;
  @Instant({ optional: true }) scheduledAt!: string | null;
  @Integer({ optional: true, description: 'Hours; null when the ride is not booked by the hour' }) hourlyDuration!:
    number | null;
  @Integer() groupSize!: number;
  @Integer() seatsLeft!: number;
  @Money({
    description:
      'What your seat would cost; 0.00 when the organizer pays for everything. For a pledge, the maximum that it can cost',
  })
  share!: string;
  @OneOf(SPLIT_MODES) splitMode!: SplitMode;
  @OneOf(PAYMENT_METHODS) paymentMethod!: PaymentMethod;
  @Nested(() => PledgeView, { optional: true, description: 'Null unless the split mode is pledge' })
  pledge!: PledgeView | null;
  @Flag({ description: 'Whether you are already a member' }) joined!: boolean;
  @Flag() open!: boolean;
}

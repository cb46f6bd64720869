// Enumerations of the API. The glossary explains them.

/** Supported languages. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const RIDE_STATUSES = [
  'awaiting_payment',
  'pending',
  'confirmed',
  'en_route',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export type RideStatus = (typeof RIDE_STATUSES)[number];

export const RIDE_TYPES = [
  'GroupX',
  'GroupXL',
  'GroupXXL',
  'CharterBus',
  'EventShuttle',
  'PartyBus',
  'GroupPool',
  'CasinoShuttle',
  'WineTour',
] as const;
export type RideType = (typeof RIDE_TYPES)[number];

/** Smallest group of any ride. */
export const MIN_GROUP_SIZE = 2;
export const DEFAULT_GROUP_SIZE = 4;
/** Largest group per ride type. */
export const MAX_GROUP_SIZE: Readonly<Record<RideType, number>> = {
  GroupX: 6,
  GroupXL: 14,
  GroupXXL: 24,
  CharterBus: 55,
  EventShuttle: 35,
  PartyBus: 30,
  GroupPool: 8,
  CasinoShuttle: 12,
  WineTour: 14,
};

export const ROLES = ['rider', 'driver', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const BOOKING_TYPES = ['now', 'scheduled'] as const;
export type BookingType = (typeof BOOKING_TYPES)[number];

/** `account`: a service's business account pays, by monthly invoice. */
export const PAYMENT_METHODS = ['card', 'cash', 'account'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** Who reported the cash received for a ride. */
export const CASH_STATED_BY = ['driver', 'operations'] as const;
export type CashStatedBy = (typeof CASH_STATED_BY)[number];
/** Payment methods that a person can choose. */
export const PERSONAL_PAYMENT_METHODS = ['card', 'cash'] as const satisfies readonly PaymentMethod[];
export type PersonalPaymentMethod = (typeof PERSONAL_PAYMENT_METHODS)[number];

/**
 * `cover`: the organizer's card covers what members do not pay. `sponsor`: the organizer pays everything. `custom`: the
 * organizer sets the price of each seat. `pledge`: everyone pays their own share, and the ride takes place only if
 * enough people join.
 */
export const SPLIT_MODES = ['cover', 'sponsor', 'custom', 'pledge'] as const;
export type SplitMode = (typeof SPLIT_MODES)[number];
/**
 * The modes that the organizer can choose for a booked ride. A pledge cannot be changed, because people agreed to its
 * terms.
 */
export const CHANGEABLE_SPLIT_MODES = ['cover', 'sponsor', 'custom'] as const satisfies readonly SplitMode[];
export type ChangeableSplitMode = (typeof CHANGEABLE_SPLIT_MODES)[number];

/**
 * `open`: too few people have joined so far. `reached`: enough have joined. `requested`: the ride is booked. `missed`:
 * too few people joined or paid in time. `cancelled`: the ride was cancelled before it was requested.
 */
export const PLEDGE_STATES = ['open', 'reached', 'requested', 'missed', 'cancelled'] as const;
export type PledgeState = (typeof PLEDGE_STATES)[number];

export const MEMBER_STATUSES = ['pending', 'confirmed'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/**
 * State of a member's share. `covered`: covered by the organizer's hold. `waived`: nothing to pay. `paid`: shown for
 * other people's shares, without how they were paid. `awaiting`: a payment was started and is not authorized yet.
 * `stored`: the card is saved and will be held the day before the ride.
 */
export const SHARE_STATES = [
  'covered',
  'paid',
  'waived',
  'awaiting',
  'stored',
  'authorized',
  'captured',
  'released',
  'failed',
  'cash',
] as const;
export type ShareState = (typeof SHARE_STATES)[number];

/** Whether a member has agreed to the current price of their seat. */
export const CONSENTS = ['given', 'needed', 'declined'] as const;
export type Consent = (typeof CONSENTS)[number];

/** `stored`: the card of a ride far ahead is saved; it is authorized the day before the start. */
export const PAYMENT_STATES = [
  'created',
  'requires_action',
  'failed',
  'stored',
  'authorized',
  'captured',
  'released',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const OFFER_STATUSES = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Offer causes that say something about the driver. */
const DRIVER_CAUSES = ['went_offline', 'not_confirmed', 'stopped_coming', 'taken_back', 'joined'] as const;
/**
 * Why an offer expired or was withdrawn, if the status alone does not explain it. `assigned`: another driver got the
 * ride, or this driver got another one.
 */
export const OFFER_CAUSES = [...DRIVER_CAUSES, 'assigned'] as const;
export type OfferCause = (typeof OFFER_CAUSES)[number];

/** Why a driver who had or was offered a ride does not drive it. */
export const EARLIER_CAUSES = ['declined', 'gave_back', 'left_pickup', ...DRIVER_CAUSES] as const;
export type EarlierCause = (typeof EARLIER_CAUSES)[number];

/** Status of a driver's application. */
export const APPLICATION_STATUSES = ['applied', 'approved', 'rejected', 'suspended'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Why a join link no longer works, as given in the `reason` of `join_link_invalid`. */
export const JOIN_LINK_ENDS = ['expired', 'revoked', 'cancelled', 'completed'] as const;
export type JoinLinkEnd = (typeof JOIN_LINK_ENDS)[number];

/** Steps for `PATCH /api/rides/{id}/status`. `arrived` records the arrival while the status stays `en_route`. */
export const DRIVER_STEPS = ['en_route', 'arrived', 'in_progress', 'completed'] as const;
export type DriverStep = (typeof DRIVER_STEPS)[number];

export const ACTOR_KINDS = ['rider', 'driver', 'admin', 'system'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Types of a ride's numbered events. */
export const RIDE_EVENTS = [
  'ride_created',
  'payment_authorized',
  'payment_failed',
  'card_stored',
  'ride_requested',
  'member_joined',
  'guest_signed_in',
  'member_left',
  'share_authorized',
  'share_failed',
  'share_released',
  'share_consent_needed',
  'share_agreed',
  'share_declined',
  'split_changed',
  'price_changed',
  'pickup_moved',
  'destination_changed',
  'pledge_joined',
  'pledge_reached',
  'pledge_reopened',
  'pledge_closed',
  'pledge_collecting',
  'change_given_up',
  'offer_made',
  'offer_declined',
  'offer_expired',
  'driver_assigned',
  'driver_set_out',
  'driver_arrived',
  'driver_released',
  'run_joined',
  'run_advanced',
  'run_left',
  'vehicle_shared',
  'progress_asked',
  'progress_confirmed',
  'confirmation_asked',
  'confirmation_given',
  'member_verified',
  'member_no_show',
  'member_no_show_undone',
  'trip_started',
  'safety_check_asked',
  'trip_completed',
  'ride_cancelled',
  'hold_captured',
  'hold_released',
  'hold_renewed',
  'hold_renewal_failed',
  'capture_failed',
  'cash_received',
  'debt_closed',
  'tip_given',
  'tip_failed',
  'settle_up_sent',
  'settle_up_confirmed',
  'payment_refunded',
  'refund_failed',
  'payment_disputed',
  'dispute_won',
  'dispute_lost',
  'dispute_evidence_submitted',
] as const;
export type RideEventType = (typeof RIDE_EVENTS)[number];

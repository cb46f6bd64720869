import type { ActorKind, RideEventType, RideStatus, WebhookSubscription } from '@groupride/contracts';

/** Webhook type of each ride event; null for events that are not sent. A new ride event needs a decision here. */
const TYPE_OF: Readonly<Record<RideEventType, WebhookSubscription | null>> = {
  ride_created: 'ride.created',
  ride_requested: 'ride.requested',
  driver_assigned: 'ride.driver_assigned',
  driver_set_out: 'ride.driver_set_out',
  driver_arrived: 'ride.driver_arrived',
  driver_released: 'ride.driver_released',
  trip_started: 'ride.started',
  trip_completed: 'ride.completed',
  ride_cancelled: 'ride.cancelled',
  pickup_moved: 'ride.pickup_moved',
  destination_changed: 'ride.destination_changed',
  price_changed: 'ride.price_changed',
  vehicle_shared: 'ride.vehicle_shared',
  split_changed: 'ride.split_changed',
  pledge_reached: 'ride.pledge_reached',
  pledge_reopened: 'ride.pledge_reopened',
  pledge_closed: 'ride.pledge_closed',
  pledge_collecting: 'ride.pledge_collecting',
  member_joined: 'member.joined',
  member_left: 'member.left',
  share_authorized: 'member.paid',
  share_failed: 'member.payment_failed',
  share_released: 'member.payment_released',
  pledge_joined: 'member.pledged',
  share_consent_needed: 'member.consent_needed',
  share_agreed: 'member.share_agreed',
  share_declined: 'member.share_declined',
  member_verified: 'member.boarded',
  member_no_show: 'member.no_show',
  member_no_show_undone: 'member.no_show_undone',
  payment_authorized: 'payment.authorized',
  payment_failed: 'payment.failed',
  card_stored: 'payment.card_stored',
  hold_captured: 'payment.captured',
  hold_released: 'payment.released',
  capture_failed: 'payment.capture_failed',
  cash_received: 'payment.cash_received',
  debt_closed: 'payment.debt_closed',
  tip_given: 'payment.tip_given',
  tip_failed: 'payment.tip_failed',
  payment_refunded: 'payment.refunded',
  refund_failed: 'payment.refund_failed',
  payment_disputed: 'payment.disputed',
  dispute_won: 'payment.dispute_won',
  dispute_lost: 'payment.dispute_lost',
  // Internal steps towards one of the above.
  dispute_evidence_submitted: null,
  hold_renewed: null,
  hold_renewal_failed: null,
  change_given_up: null,
  guest_signed_in: null,
  // Offers are between the driver and dispatch.
  offer_made: null,
  offer_declined: null,
  offer_expired: null,
  // The driver must not learn of this check.
  safety_check_asked: null,
  // Settling up is between members.
  settle_up_sent: null,
  settle_up_confirmed: null,
  // Only operations know which groups share a vehicle's drive.
  run_joined: null,
  run_advanced: null,
  run_left: null,
  progress_asked: null,
  progress_confirmed: null,
  confirmation_asked: null,
  confirmation_given: null,
};

/** Ids, amounts and our own codes. Names, places and user texts are left out. */
const FIELDS = [
  'memberId',
  'driverId',
  'paymentId',
  'payerId',
  'refundId',
  'disputeId',
  'amount',
  'agreed',
  'share',
  'fee',
  'driverPart',
  'rule',
  'happenedAt',
] as const;

export interface RideOccurrence {
  rideId: number;
  number: number;
  type: RideEventType;
  actorKind: ActorKind;
  actorId: number | null;
  status: RideStatus | null;
  data: Record<string, unknown>;
}

export const webhookTypeOf = (type: RideEventType): WebhookSubscription | null => TYPE_OF[type];

/** The `data` of a message. It holds only what was recorded with the event, so it is the same whenever it is built. */
export function rideMessageData({
  rideId,
  number,
  type,
  actorKind,
  actorId,
  status,
  data,
}: RideOccurrence): Record<string, unknown> {
  const told = FIELDS.flatMap((field) => (data[field] === undefined ? [] : [[field, data[field]] as const]));
  return { rideId, eventNumber: number, event: type, status, actor: actorKind, actorId, ...Object.fromEntries(told) };
}

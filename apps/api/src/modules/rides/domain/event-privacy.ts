import type { RideEventType, RideViewer } from '@groupride/contracts';

interface Happened {
  type: RideEventType;
  actorId: number | null;
  data: Record<string, unknown>;
}

/** Events about a person's card or money are visible only to that person and to operations. */
const PRIVATE_EVENTS: ReadonlySet<RideEventType> = new Set([
  'payment_authorized',
  'payment_failed',
  'card_stored',
  'share_authorized',
  'share_failed',
  'share_released',
  'share_agreed',
  'share_declined',
  'hold_captured',
  'hold_released',
  'hold_renewed',
  'hold_renewal_failed',
  'capture_failed',
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
  // The driver must not learn that riders are asked about the trip.
  'safety_check_asked',
]);
/** Private events that the organizer also sees, because they pay or are paid back. */
const EVENTS_OF_ORGANIZER: ReadonlySet<RideEventType> = new Set([
  'payment_authorized',
  'payment_failed',
  'settle_up_sent',
  'settle_up_confirmed',
]);

const isPrivateEvent = (type: RideEventType): boolean => PRIVATE_EVENTS.has(type);

/**
 * Whether the reason is private. The reason why a driver lost a ride, for example a suspension, is visible only to the
 * driver and operations.
 */
export const isPrivateReason = (type: RideEventType): boolean => type === 'driver_released' || isPrivateEvent(type);

/** Whether the viewer may see an event at all. */
export function seesEvent({ type, actorId, data }: Happened, viewer: RideViewer, userId: number): boolean {
  if (viewer === 'admin') return true;
  if (type.startsWith('offer_')) return viewer !== 'member';
  // Riders are told when they lose their driver, not whenever a driver is asked.
  if (['progress_', 'confirmation_', 'run_'].some((start) => type.startsWith(start))) return false;
  if (!PRIVATE_EVENTS.has(type)) return true;
  return data['payerId'] === userId || actorId === userId || (viewer === 'organizer' && EVENTS_OF_ORGANIZER.has(type));
}

const FOLLOWERS = ['organizer', 'member', 'driver'] as const satisfies readonly RideViewer[];
/** A person who did not cause the event, and whom it is not about. */
const SOMEBODY_ELSE = 0;

/** Whether everyone who follows the ride may learn the type of an event. */
export const isForEveryone = (type: RideEventType): boolean =>
  FOLLOWERS.every((viewer) => seesEvent({ type, actorId: null, data: {} }, viewer, SOMEBODY_ELSE));

import type { RideEventType, RideViewer } from '@groupride/contracts';

interface Happened {
  type: RideEventType;
  actorId: number | null;
  data: Record<string, unknown>;
}

/** What becomes of a person's card or money is for that person and for operations. */
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
  // The driver must not learn from it that riders are asked about the trip.
  'safety_check_asked',
]);
/** The organizer knows of these too: they pay, or are paid back. */
const EVENTS_OF_ORGANIZER: ReadonlySet<RideEventType> = new Set([
  'payment_authorized',
  'payment_failed',
  'settle_up_sent',
  'settle_up_confirmed',
]);

export const isPrivateEvent = (type: RideEventType): boolean => PRIVATE_EVENTS.has(type);

/** Why a driver lost a ride, for example by a suspension, is between the driver and operations. */
export const isPrivateReason = (type: RideEventType): boolean => type === 'driver_released' || isPrivateEvent(type);

/** Whether somebody may know about an event at all. */
export function seesEvent({ type, actorId, data }: Happened, viewer: RideViewer, userId: number): boolean {
  if (viewer === 'admin') return true;
  if (type.startsWith('offer_')) return viewer !== 'member';
  // Riders are told when they lose their driver, not whenever one is asked.
  if (['progress_', 'confirmation_', 'run_'].some((start) => type.startsWith(start))) return false;
  if (!PRIVATE_EVENTS.has(type)) return true;
  return data['payerId'] === userId || actorId === userId || (viewer === 'organizer' && EVENTS_OF_ORGANIZER.has(type));
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
export const RESEND_AFTER_S = 10 * MINUTE_S;
export const MAX_PER_RIDE_AND_CONTACT = 3;
/** Limit for all senders together. */
export const MAX_PER_CONTACT_AND_DAY = 10;
/** Enough for the largest group, which has 55 seats. */
export const MAX_PER_SENDER_AND_HOUR = 60;

/** Numbers of earlier invitations. */
export interface InvitationCounts {
  /** Invitations to this contact for this ride. */
  forRide: number;
  /** Seconds since the newest of these invitations; null when there is none. */
  secondsSinceLast: number | null;
  toContactToday: number;
  bySenderThisHour: number;
}

export type LimitReached = { code: 'already_invited' } | { code: 'too_many_requests'; retryAfterSeconds: number };

/** The limit that blocks another invitation; null when none does. */
export function limitReached(counts: InvitationCounts): LimitReached | null {
  if (counts.forRide >= MAX_PER_RIDE_AND_CONTACT) return { code: 'already_invited' };
  if (counts.secondsSinceLast !== null && counts.secondsSinceLast < RESEND_AFTER_S) return { code: 'already_invited' };
  if (counts.bySenderThisHour >= MAX_PER_SENDER_AND_HOUR || counts.toContactToday >= MAX_PER_CONTACT_AND_DAY)
    return { code: 'too_many_requests', retryAfterSeconds: HOUR_S };
  return null;
}

import { defineEvent } from '../../platform/events/events';

export interface MemberFact {
  rideId: number;
  userId: number;
}

/** Amounts are in cents. */
export interface ShareFact extends MemberFact {
  /** The number of the ride event with which the member was asked. */
  number: number;
  agreed: number;
  share: number;
}

/** A share has risen above what the member agreed to. */
export const shareConsentNeeded = defineEvent<ShareFact>('share_consent_needed');
/** A member has agreed to a higher share than before. */
export const shareAgreed = defineEvent<MemberFact>('share_agreed');
/** Somebody took a seat. The organizer takes theirs by booking. */
export const memberAdded = defineEvent<MemberFact>('member_added');
export const memberLeft = defineEvent<MemberFact>('member_left');

import { defineEvent } from '../../platform/events/events';

export interface MemberFact {
  rideId: number;
  userId: number;
}

export const memberLeft = defineEvent<MemberFact>('member_left');

import { defineJob } from '../../platform/jobs/jobs';

export interface OfPledge {
  rideId: number;
}

export interface PledgeReminder extends OfPledge {
  /** Before the deadline. */
  hours: number;
}

export const closePledge = defineJob<OfPledge>('close-pledge-at-its-deadline');
/** Saved cards are authorized no more than six days before the start. */
export const collectPledge = defineJob<OfPledge>('authorize-saved-cards-of-pledge');
export const decidePledge = defineJob<OfPledge>('decide-pledge-after-its-cards-were-authorized');
export const dropUnpaidSeats = defineJob<OfPledge>('give-up-unpaid-seats-of-pledge');
export const remindPledge = defineJob<PledgeReminder>('remind-group-of-pledge');

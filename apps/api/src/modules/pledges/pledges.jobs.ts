import { defineJob } from '../../platform/jobs/jobs';

export interface PledgeJob {
  rideId: number;
}

export interface PledgeReminder extends PledgeJob {
  /** Hours before the deadline. */
  hours: number;
}

export const closePledge = defineJob<PledgeJob>('close-pledge-at-its-deadline');
/** Saved cards are authorized at most six days before the start. */
export const collectPledge = defineJob<PledgeJob>('authorize-saved-cards-of-pledge');
export const decidePledge = defineJob<PledgeJob>('decide-pledge-after-its-cards-were-authorized');
export const dropUnpaidSeats = defineJob<PledgeJob>('give-up-unpaid-seats-of-pledge');
export const remindPledge = defineJob<PledgeReminder>('remind-group-of-pledge');

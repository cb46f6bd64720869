import type { ConfirmationMoment } from '@groupride/contracts';

const MINUTE = 60_000;

/** When a driver is asked before the start, and how long they have to answer. */
const MOMENTS: Readonly<Record<ConfirmationMoment, { before: number; answer: number }>> = {
  day_before: { before: 24 * 60 * MINUTE, answer: 4 * 60 * MINUTE },
  hour_before: { before: 60 * MINUTE, answer: 15 * MINUTE },
};
/** Whoever accepted this shortly before has just said so. */
const FRESH_ACCEPTANCE_MS = 30 * MINUTE;

export interface ConfirmationTime {
  moment: ConfirmationMoment;
  askAt: Date;
}

/** When the driver who accepted a scheduled ride at `acceptedAt` is asked whether they will drive. */
export function confirmationTimes(scheduledAt: Date, acceptedAt: Date): ConfirmationTime[] {
  return (['day_before', 'hour_before'] as const)
    .map((moment) => ({ moment, askAt: new Date(scheduledAt.getTime() - MOMENTS[moment].before) }))
    .filter(({ askAt }) => askAt.getTime() - acceptedAt.getTime() >= FRESH_ACCEPTANCE_MS);
}

/** By when the driver answers who is asked now. */
export const confirmationDue = (moment: ConfirmationMoment, now: Date): Date =>
  new Date(now.getTime() + MOMENTS[moment].answer);

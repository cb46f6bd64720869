import { Instant, OneOf, Integer } from './fields';
import { PROGRESS_CAUSES, type ProgressCause } from './progress-causes';

/**
 * - `asked`: the driver has until `dueAt` to answer
 * - `confirmed`: the driver said that they are on the way, and has until `dueAt` to come nearer
 * - `taken_back`: the ride was given to others
 */
export const PROGRESS_CHECK_STATES = ['asked', 'confirmed', 'taken_back'] as const;
export type ProgressCheckState = (typeof PROGRESS_CHECK_STATES)[number];

/** The question "Are you still on your way?" */
export class ProgressCheckView {
  @Integer() rideId!: number;
  @OneOf(PROGRESS_CAUSES, { name: 'ProgressCause' }) cause!: ProgressCause;
  @OneOf(PROGRESS_CHECK_STATES, { name: 'ProgressCheckState' }) state!: ProgressCheckState;
  @Instant() askedAt!: string;
  @Instant({
    description:
      'Deadline for the driver to answer, or to come nearer after an answer; otherwise the ride goes to others',
  })
  dueAt!: string;
}

/** A scheduled ride that its driver has to confirm. */
export class OpenRideConfirmation {
  @Integer() rideId!: number;
  @Instant({ description: 'Deadline for the driver to confirm; otherwise the ride goes to others' }) dueAt!: string;
}

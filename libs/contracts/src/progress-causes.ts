/**
 * Why a driver is asked: no progress toward the pickup for some minutes, driving away, no contact, or leaving after the
 * arrival.
 */
export const PROGRESS_CAUSES = ['stalled', 'moving_away', 'unreachable', 'left_pickup'] as const;
export type ProgressCause = (typeof PROGRESS_CAUSES)[number];
export const isProgressCause = (value: unknown): value is ProgressCause => PROGRESS_CAUSES.some((one) => one === value);

/**
 * When drivers of scheduled rides are asked whether they will drive. `standby`: at once, because they moved up from the
 * standby list.
 */
export const CONFIRMATION_MOMENTS = ['day_before', 'hour_before', 'standby'] as const;
export type ConfirmationMoment = (typeof CONFIRMATION_MOMENTS)[number];
export const isConfirmationMoment = (value: unknown): value is ConfirmationMoment =>
  CONFIRMATION_MOMENTS.some((one) => one === value);

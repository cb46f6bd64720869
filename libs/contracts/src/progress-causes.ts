/**
 * Why a driver is asked about their progress: no closer to the pickup for some minutes, farther away, unreachable, or
 * gone again after arriving.
 */
export const PROGRESS_CAUSES = ['stalled', 'moving_away', 'unreachable', 'left_pickup'] as const;
export type ProgressCause = (typeof PROGRESS_CAUSES)[number];
export const isProgressCause = (value: unknown): value is ProgressCause => PROGRESS_CAUSES.some((one) => one === value);

/**
 * When drivers of scheduled rides are asked for a confirmation; `standby`: immediately after a promotion from the
 * standby list.
 */
export const CONFIRMATION_MOMENTS = ['day_before', 'hour_before', 'standby'] as const;
export type ConfirmationMoment = (typeof CONFIRMATION_MOMENTS)[number];
export const isConfirmationMoment = (value: unknown): value is ConfirmationMoment =>
  CONFIRMATION_MOMENTS.some((one) => one === value);

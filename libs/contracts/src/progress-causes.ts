/** Why a driver is asked: no nearer to the pickup for some minutes, farther away, not heard of, or gone again after arriving. */
export const PROGRESS_CAUSES = ['stalled', 'moving_away', 'unreachable', 'left_pickup'] as const;
export type ProgressCause = (typeof PROGRESS_CAUSES)[number];
export const isProgressCause = (value: unknown): value is ProgressCause => PROGRESS_CAUSES.some((one) => one === value);

/** When drivers of scheduled rides are asked whether they will drive; `standby`: at once, as they moved up from the standby list. */
export const CONFIRMATION_MOMENTS = ['day_before', 'hour_before', 'standby'] as const;
export type ConfirmationMoment = (typeof CONFIRMATION_MOMENTS)[number];
export const isConfirmationMoment = (value: unknown): value is ConfirmationMoment =>
  CONFIRMATION_MOMENTS.some((one) => one === value);

/** Why a driver is asked: no nearer to the pickup for some minutes, farther away, not heard of, or gone again after arriving. */
export const PROGRESS_CAUSES = ['stalled', 'moving_away', 'unreachable', 'left_pickup'] as const;
export type ProgressCause = (typeof PROGRESS_CAUSES)[number];
export const isProgressCause = (value: unknown): value is ProgressCause => PROGRESS_CAUSES.some((one) => one === value);

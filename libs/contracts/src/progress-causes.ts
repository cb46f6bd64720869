/** Why a driver on the way to a pickup is asked: no nearer for some minutes, farther away, or not heard of. */
export const PROGRESS_CAUSES = ['stalled', 'moving_away', 'unreachable'] as const;
export type ProgressCause = (typeof PROGRESS_CAUSES)[number];
export const isProgressCause = (value: unknown): value is ProgressCause => PROGRESS_CAUSES.some((one) => one === value);

import type { AlertThresholdsSetting } from '@groupride/web-api-client';

/** Smallest and largest value of each threshold that the server accepts. */
export const LIMITS = {
  searchMinutes: [1, 240],
  silentMinutes: [1, 240],
  stalledMinutes: [1, 240],
  lateMinutes: [1, 240],
  lowRating: [0, 4],
  deviationMeters: [100, 5000],
  deviationMinutes: [1, 240],
  longStopMinutes: [1, 240],
  unansweredMinutes: [1, 240],
  askStalledMinutes: [1, 240],
  askAwayMinutes: [1, 240],
  askUnreachableMinutes: [1, 240],
  askAnswerMinutes: [1, 240],
} as const satisfies Record<keyof AlertThresholdsSetting, readonly [number, number]>;

export type Threshold = keyof typeof LIMITS;
export const THRESHOLDS = Object.keys(LIMITS) as Threshold[];

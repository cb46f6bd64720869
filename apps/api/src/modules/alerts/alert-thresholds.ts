/** When operations hear of something, and when riders are asked whether everything is OK. */
export interface AlertThresholds {
  searchMinutes: number;
  silentMinutes: number;
  stalledMinutes: number;
  lateMinutes: number;
  lowRating: number;
  deviationMeters: number;
  deviationMinutes: number;
  longStopMinutes: number;
  unansweredMinutes: number;
}

/** When operations hear of something, when riders are asked whether everything is OK, and when drivers whether they are still coming. */
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
  askStalledMinutes: number;
  askAwayMinutes: number;
  askUnreachableMinutes: number;
  askAnswerMinutes: number;
}

/**
 * SQL condition that a ride has no run, or that the next stop of its run belongs to this ride. It reads the tables of
 * runs.
 * @param ride alias of a row of rides
 */
export const isNextOfRun = (ride: string): string =>
  `(${ride}.run_id IS NULL OR ${ride}.id = (SELECT next_stop.ride_id FROM run_stops next_stop WHERE next_stop.run_id = ${ride}.run_id
      AND next_stop.done_at IS NULL AND next_stop.skipped_at IS NULL ORDER BY next_stop.position LIMIT 1))`;

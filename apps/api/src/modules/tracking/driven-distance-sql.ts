/** Meters from the previous position. */
const LEG = `
  111195 * sqrt(power((lat_e5 - lag(lat_e5) OVER trace) / 1e5, 2)
    + power((lng_e5 - lag(lng_e5) OVER trace) / 1e5 * cos(radians(lat_e5 / 1e5)), 2))`;

/** When the last of the paid trips ended that already shared the vehicle as trip `r` began; null when none did. */
const SHARED_UNTIL = `
  SELECT max(o.completed_at) FROM rides o
   WHERE o.run_id = r.run_id AND o.driver_id = r.driver_id AND (o.started_at, o.id) < (r.started_at, r.id)
     AND EXISTS (SELECT 1 FROM ledger_transactions WHERE ride_id = o.id AND kind = 'fare')`;

/**
 * The distance driven on a trip `r` as straight lines between the positions of the trace: `meters`, and whether it is
 * `complete`. A trace counts only without gaps: at most two minutes between positions, before the first and after the
 * last, and no jump faster than 45 m/s with a tolerance of 200 meters for GPS. Legs below 15 meters are noise of a car
 * that stands. Some stored traces have a position every second, whose legs would all count as noise. Therefore only one
 * position per ten seconds is used, and those 150 meters or more from the one before.
 *
 * `unshared_meters` leaves out what already counts for a trip that began earlier in the same vehicle. `unshared_part` is
 * the part of the trip's time after that, for trips whose trace is not complete.
 */
export const DRIVEN_DISTANCE = `
  SELECT sum(leg) FILTER (WHERE leg >= 15) AS meters,
         sum(leg) FILTER (WHERE leg >= 15 AND at > coalesce((${SHARED_UNTIL}), '-infinity')) AS unshared_meters,
         coalesce(greatest(0, extract(epoch FROM r.completed_at - greatest(r.started_at, (${SHARED_UNTIL})))
                    / nullif(extract(epoch FROM r.completed_at - r.started_at), 0)), 1) AS unshared_part,
         count(*) > 1 AND min(at) <= r.started_at + interval '2 minutes' AND max(at) >= r.completed_at - interval '2 minutes'
           AND bool_and(seconds IS NULL OR (seconds <= 120 AND leg <= 45 * seconds + 200)) AS complete
    FROM (
      SELECT at, extract(epoch FROM at - lag(at) OVER trace) AS seconds, ${LEG} AS leg
        FROM (
          SELECT at, lat_e5, lng_e5, ${LEG} >= 150 AS is_far, lead(at) OVER trace IS NULL AS is_last,
                 interval_number IS DISTINCT FROM lag(interval_number) OVER trace AS begins_interval
            FROM (SELECT *, floor(extract(epoch FROM at - r.started_at) / 10) AS interval_number FROM driven_points
                   WHERE ride_id = r.id AND driver_id = r.driver_id AND at BETWEEN r.started_at AND r.completed_at) points
          WINDOW trace AS (ORDER BY at)) positions
       WHERE begins_interval OR is_far OR is_last
      WINDOW trace AS (ORDER BY at)) legs`;

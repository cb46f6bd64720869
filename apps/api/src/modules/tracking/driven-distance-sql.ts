/**
 * The distance driven on a trip `r` as straight lines between the positions of the trace: `meters`, and whether it is
 * `complete`. A trace counts only without gaps: at most two minutes between positions, before the first and after the
 * last, and no jump faster than 45 m/s with a tolerance of 200 meters for GPS. Legs below 15 meters are noise of a car
 * that stands.
 */
export const DRIVEN_DISTANCE = `
  SELECT sum(leg) FILTER (WHERE leg >= 15) AS meters,
         count(*) > 1 AND min(at) <= r.started_at + interval '2 minutes' AND max(at) >= r.completed_at - interval '2 minutes'
           AND bool_and(seconds IS NULL OR (seconds <= 120 AND leg <= 45 * seconds + 200)) AS complete
    FROM (
      SELECT at, extract(epoch FROM at - lag(at) OVER trace) AS seconds,
             111195 * sqrt(power((lat_e5 - lag(lat_e5) OVER trace) / 1e5, 2)
               + power((lng_e5 - lag(lng_e5) OVER trace) / 1e5 * cos(radians(lat_e5 / 1e5)), 2)) AS leg
        FROM driven_points WHERE ride_id = r.id AND driver_id = r.driver_id AND at BETWEEN r.started_at AND r.completed_at
      WINDOW trace AS (ORDER BY at)) legs`;

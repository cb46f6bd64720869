import { Injectable } from '@nestjs/common';
import type { MetricsDay, PeriodFigures } from '@groupride/contracts';
import { METERS_PER_MILE } from '@groupride/geo';
import { ReportDatabase } from '../../../platform/database/report-database';
import { SEEN_SECONDS } from '../../drivers/drivers.facade';
import { CAR_GRAMS_PER_MILE, VEHICLE_GRAMS_PER_MILE } from '../domain/carbon';
import type { Period } from '../domain/period';
import { MetricsRepository } from '../metrics.repository';

/** Drivers whose phone was silent for longer are not online. */
const SIGN_OF_LIFE = `interval '${SEEN_SECONDS} seconds'`;
const GRAMS_PER_MILE = `CASE d.vehicle_class ${Object.entries(VEHICLE_GRAMS_PER_MILE)
  .map(([vehicleClass, grams]) => `WHEN '${vehicleClass}' THEN ${grams}`)
  .join(' ')} END`;

/** The fallback covers rides that an older release completed during deployment. */
const PASSENGERS = `coalesce(r.passengers, (SELECT count(*) FROM ride_members m
                     WHERE m.ride_id = r.id AND m.left_at IS NULL AND m.no_show_at IS NULL))`;
const WAITED = `extract(epoch FROM accepted_at - pending_since) / 60`;
const FOUND_A_DRIVER = `booking_type = 'now' AND accepted_at >= pending_since`;

interface FiguresRow {
  total: number;
  completed: number;
  cancelled: number;
  drivers: number;
  passengers: number;
  revenue: string;
  response_minutes: number | null;
  average_rating: number | null;
  grams_saved: number;
}

/**
 * Figures over rides, drivers and reviews. Covering indexes hold all columns, so no rides are read from the table.
 * Read-only.
 */
@Injectable()
export class SqlMetricsRepository extends MetricsRepository {
  constructor(private readonly database: ReportDatabase) {
    super();
  }

  async figuresOf(since: Date, before: Date): Promise<PeriodFigures> {
    // Rides are first added up by driver, because there are far fewer drivers than rides to look up.
    const [row] = await this.database.query<FiguresRow>(
      `WITH by_driver AS MATERIALIZED (
         SELECT driver_id, count(*) AS rides, sum(total_cost) AS revenue, sum(passengers) AS passengers,
                sum(miles) AS miles, sum(miles * passengers) AS passenger_miles
           FROM (SELECT r.driver_id, r.total_cost, r.distance_meters / ${METERS_PER_MILE}::float8 AS miles, ${PASSENGERS} AS passengers
                   FROM rides r WHERE r.status = 'completed' AND r.completed_at >= $1 AND r.completed_at < $2) done
          GROUP BY driver_id)
       SELECT completed.*,
              (SELECT count(*) FROM rides WHERE created_at >= $1 AND created_at < $2)::int AS total,
              (SELECT count(*) FROM rides WHERE status = 'cancelled' AND pending_since IS NOT NULL
                  AND cancelled_at >= $1 AND cancelled_at < $2)::int AS cancelled,
              (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY ${WAITED}) FROM rides
                WHERE ${FOUND_A_DRIVER} AND accepted_at >= $1 AND accepted_at < $2)::float8 AS response_minutes,
              (SELECT round(avg(rating), 2) FROM reviews WHERE hidden_at IS NULL
                  AND created_at >= $1 AND created_at < $2)::float8 AS average_rating
         FROM (SELECT coalesce(sum(b.rides), 0)::int AS completed, count(*)::int AS drivers,
                      coalesce(sum(b.passengers), 0)::int AS passengers, coalesce(sum(b.revenue), 0)::text AS revenue,
                      coalesce(sum(b.passenger_miles * ${CAR_GRAMS_PER_MILE} - b.miles * ${GRAMS_PER_MILE}), 0)::float8 AS grams_saved
                 FROM by_driver b JOIN drivers d ON d.id = b.driver_id) completed`,
      [since, before],
    );
    if (!row) throw new Error('an aggregate without GROUP BY returned no row');
    const ended = row.completed + row.cancelled;
    return {
      totalRides: row.total,
      completedRides: row.completed,
      cancelledRides: row.cancelled,
      activeDrivers: row.drivers,
      totalPassengers: row.passengers,
      revenue: Number(row.revenue).toFixed(2),
      completionRate: ended > 0 ? Math.round((row.completed / ended) * 1000) / 1000 : null,
      responseTime: toTenths(row.response_minutes),
      averageRating: row.average_rating,
      carbonSaved: Math.round(row.grams_saved / 100) / 10 + 0,
    };
  }

  async current(): Promise<{ pendingRides: number; driversOnline: number }> {
    const [row] = await this.database.query<{ pendingRides: number; driversOnline: number }>(
      `SELECT (SELECT count(*) FROM rides WHERE status = 'pending')::int AS "pendingRides",
              (SELECT count(*) FROM drivers WHERE is_online AND application_status = 'approved'
                  AND greatest(last_seen_at, position_at) >= now() - ${SIGN_OF_LIFE})::int AS "driversOnline"`,
    );
    return row ?? { pendingRides: 0, driversOnline: 0 };
  }

  async daysOf({ from, to, end }: Period, timeZone: string): Promise<MetricsDay[]> {
    const rows = await this.database.query<Omit<MetricsDay, 'revenue'> & { revenue: string }>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, requested.rides AS "totalRides", done.rides AS "completedRides",
              done.revenue, done.drivers AS "activeDrivers", waited.minutes AS "responseTime"
         FROM (SELECT day, day AT TIME ZONE $3 AS since, least((day + interval '1 day') AT TIME ZONE $3, $4::timestamptz) AS before
                 FROM generate_series($1::timestamp, $2::timestamp, interval '1 day') day) days,
              LATERAL (SELECT count(*)::int AS rides FROM rides WHERE created_at >= since AND created_at < before) requested,
              LATERAL (SELECT coalesce(sum(rides), 0)::int AS rides, coalesce(sum(revenue), 0)::text AS revenue, count(*)::int AS drivers
                         FROM (SELECT count(*) AS rides, sum(total_cost) AS revenue FROM rides
                                WHERE status = 'completed' AND completed_at >= since AND completed_at < before
                                GROUP BY driver_id) by_driver) done,
              LATERAL (SELECT (percentile_cont(0.5) WITHIN GROUP (ORDER BY ${WAITED}))::float8 AS minutes FROM rides
                        WHERE ${FOUND_A_DRIVER} AND accepted_at >= since AND accepted_at < before) waited
        ORDER BY day`,
      [from, to, timeZone, end],
    );
    return rows.map((row) => ({
      ...row,
      revenue: Number(row.revenue).toFixed(2),
      responseTime: toTenths(row.responseTime),
    }));
  }
}

const toTenths = (minutes: number | null): number | null => (minutes === null ? null : Math.round(minutes * 10) / 10);

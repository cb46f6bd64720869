import { Injectable } from '@nestjs/common';
import type { RideContact, AdminDriverRow, AdminRideRow, AuditRow, MetricsView, OfferRow } from '@groupride/contracts';
import { METERS_PER_MILE } from '@groupride/geo';
import { formatCents } from '@groupride/pricing';
import { Database } from '../../../platform/database/database';
import { AdminRepository, type RideFilter } from '../admin.repository';
import { ridesMatching } from './conditions';

interface MetricsRow {
  total: number;
  completed: number;
  cancelled: number;
  pending: number;
  passengers: number;
  revenue: string;
  active_drivers: number;
  response_minutes: number | null;
  average_rating: number | null;
  miles_shared: number;
}

/** Kilograms of CO2 per mile of a typical passenger vehicle (EPA-420-F-23-014, 2023). */
const CO2_PER_MILE = 0.4;

type WithDates<T, K extends keyof T> = Omit<T, K> & Record<K, Date>;

@Injectable()
export class SqlAdminRepository extends AdminRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async metrics(since: Date): Promise<MetricsView> {
    const [row] = await this.database.query<MetricsRow>(
      `SELECT count(*)::int AS total,
              count(*) FILTER (WHERE status = 'completed')::int AS completed,
              count(*) FILTER (WHERE status = 'cancelled' AND pending_since IS NOT NULL)::int AS cancelled,
              count(*) FILTER (WHERE status = 'pending')::int AS pending,
              (SELECT count(*) FROM ride_members m JOIN rides c ON c.id = m.ride_id
                WHERE c.status = 'completed' AND c.created_at >= $1 AND m.left_at IS NULL)::int AS passengers,
              coalesce(sum(total_cost) FILTER (WHERE status = 'completed'), 0)::text AS revenue,
              (SELECT count(*) FROM drivers WHERE is_online AND application_status = 'approved'
                  AND greatest(last_seen_at, position_at) >= now() - interval '60 seconds')::int AS active_drivers,
              percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM accepted_at - pending_since) / 60)
                FILTER (WHERE accepted_at >= pending_since AND booking_type = 'now')::float8 AS response_minutes,
              (SELECT round(avg(rating), 2) FROM reviews WHERE created_at >= $1 AND hidden_at IS NULL)::float8 AS average_rating,
              -- Everyone aboard but one would have driven a car of their own.
              (SELECT coalesce(sum(c.distance_meters / ${METERS_PER_MILE} * (aboard.people - 1)), 0)
                 FROM rides c, LATERAL (SELECT count(*) AS people FROM ride_members m
                                         WHERE m.ride_id = c.id AND m.left_at IS NULL AND m.no_show_at IS NULL) aboard
                WHERE c.status = 'completed' AND c.created_at >= $1 AND aboard.people > 1)::float8 AS miles_shared
         FROM rides WHERE created_at >= $1`,
      [since],
    );
    const ended = row!.completed + row!.cancelled;
    return {
      totalRides: row!.total,
      completedRides: row!.completed,
      activeDrivers: row!.active_drivers,
      totalPassengers: row!.passengers,
      revenue: Number(row!.revenue).toFixed(2),
      pendingRides: row!.pending,
      completionRate: ended > 0 ? Math.round((row!.completed / ended) * 1000) / 1000 : null,
      responseTime: row!.response_minutes === null ? null : Math.round(row!.response_minutes * 10) / 10,
      averageRating: row!.average_rating,
      carbonSaved: Math.round(row!.miles_shared * CO2_PER_MILE * 10) / 10,
    };
  }

  async rides({ limit, order, afterId, search, ...filter }: RideFilter): Promise<AdminRideRow[]> {
    const [further, direction] = order === 'newest' ? ['<', 'DESC'] : ['>', 'ASC'];
    const values = [limit, afterId, filter.status, filter.rideType, filter.riderId, filter.driverId];
    const matches = search ? ridesMatching(search, values) : null;
    const rows = await this.database.query<WithDates<AdminRideRow, 'createdAt' | 'scheduledAt'>>(
      `SELECT r.id, r.status, u.name AS "riderName", r.pickup_location AS "pickupLocation", r.dropoff_location AS "dropoffLocation",
              r.ride_type AS "rideType", r.group_size AS "groupSize", r.scheduled_at AS "scheduledAt",
              r.hourly_duration AS "hourlyDuration", r.total_cost::text AS "totalCost",
              r.cost_per_person::text AS "costPerPerson", r.driver_id AS "driverId", du.name AS "driverName", r.created_at AS "createdAt"
         FROM rides r JOIN users u ON u.id = r.organizer_id LEFT JOIN drivers d ON d.id = r.driver_id LEFT JOIN users du ON du.id = d.user_id
        WHERE ($2::int IS NULL OR r.id ${further} $2) AND ($3::text IS NULL OR r.status = $3)
          AND ($4::text IS NULL OR r.ride_type = $4) AND ($6::int IS NULL OR r.driver_id = $6)
          AND ($5::int IS NULL OR r.id IN (SELECT o.id FROM rides o WHERE o.organizer_id = $5
                                           UNION SELECT m.ride_id FROM ride_members m WHERE m.user_id = $5))
          ${matches === null ? '' : `AND r.id IN (${matches.sql})`}
        ORDER BY r.id ${direction} LIMIT $1`,
      matches?.values ?? values,
    );
    return rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      scheduledAt: row.scheduledAt?.toISOString() ?? null,
    }));
  }

  async drivers(): Promise<AdminDriverRow[]> {
    const rows = await this.database.query<Omit<AdminDriverRow, 'earnings'> & { earned: string }>(
      `SELECT d.id, u.name, coalesce(u.phone, d.phone) AS phone, d.vehicle, d.license_plate AS "licensePlate", d.seats,
              d.vehicle_class AS "vehicleClass", d.rating::text, d.total_trips AS "totalTrips",
              d.is_online AS "isOnline", d.application_status AS "applicationStatus", r.id AS "activeRideId", r.status AS "activeRideStatus",
              (SELECT count(*)::int FROM driver_documents doc WHERE doc.driver_id = d.id AND doc.state = 'in_review') AS "documentsInReview",
              coalesce((SELECT -sum(e.amount_cents) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
                         WHERE e.account = 'driver:' || d.id AND t.kind IN ('fare', 'cancellation_fee', 'no_show_fee', 'tip', 'driver_reversal')), 0)::text AS earned
         FROM drivers d JOIN users u ON u.id = d.user_id LEFT JOIN rides r ON r.driver_id = d.id AND r.status IN ('en_route', 'in_progress') ORDER BY d.id`,
    );
    return rows.map(({ earned, ...driver }) => ({ ...driver, earnings: formatCents(Number(earned)) }));
  }

  async offersOf(rideId: number): Promise<OfferRow[]> {
    const rows = await this.database.query<WithDates<OfferRow, 'createdAt'>>(
      `SELECT o.driver_id AS "driverId", u.name AS "driverName", o.status, o.created_at AS "createdAt"
         FROM offers o JOIN drivers d ON d.id = o.driver_id JOIN users u ON u.id = d.user_id WHERE o.ride_id = $1 ORDER BY o.id`,
      [rideId],
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  async contactsOf(rideId: number): Promise<RideContact[]> {
    const rows = await this.database.query<Omit<RideContact, 'lastSeenAt'> & { lastSeenAt: Date | null }>(
      `SELECT u.id AS "userId", d.id AS "driverId", u.name, coalesce(u.phone, d.phone) AS phone, d.vehicle,
              d.license_plate AS "licensePlate", greatest(d.last_seen_at, d.position_at) AS "lastSeenAt"
         FROM rides r JOIN drivers d ON d.id = r.driver_id JOIN users u ON u.id = d.user_id WHERE r.id = $1
       UNION ALL
       (SELECT u.id, NULL, u.name, u.phone, NULL, NULL, NULL
          FROM rides r JOIN ride_members m ON m.ride_id = r.id AND m.left_at IS NULL JOIN users u ON u.id = m.user_id
         WHERE r.id = $1 ORDER BY (m.user_id = r.organizer_id) DESC, m.id)`,
      [rideId],
    );
    return rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt?.toISOString() ?? null }));
  }

  async accountNames(accounts: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ account: string; name: string }>(
      `SELECT 'rider:' || id AS account, name FROM users WHERE 'rider:' || id = ANY($1)
       UNION ALL SELECT 'driver:' || d.id, u.name FROM drivers d JOIN users u ON u.id = d.user_id WHERE 'driver:' || d.id = ANY($1)`,
      [accounts],
    );
    return new Map(rows.map(({ account, name }) => [account, name]));
  }

  async audit(limit: number): Promise<AuditRow[]> {
    const rows = await this.database.query<WithDates<AuditRow, 'at'>>(
      `SELECT a.id::int, u.name AS "actorName", a.action, a.subject, a.data, a.at FROM audit_log a JOIN users u ON u.id = a.actor_id ORDER BY a.id DESC LIMIT $1`,
      [limit],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}

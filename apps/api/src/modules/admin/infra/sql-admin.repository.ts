import { Injectable } from '@nestjs/common';
import type { RideContact, AdminRideRow, AuditRow, MetricsView, OfferRow } from '@groupride/contracts';
import { METERS_PER_MILE } from '@groupride/geo';
import { Database } from '../../../platform/database/database';
import type { Placed } from '../../../platform/keyset';
import { AdminRepository, RIDE_KEYSET, type RideFilter } from '../admin.repository';
import type { SearchQuery } from '../domain/search-query';
import { AllOf, personReading, ridesMatching } from './conditions';
import { MatchingPeople } from './matching-people';

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

/** People who match a text. */
const MANY = 5000;

type WithDates<T, K extends keyof T> = Omit<T, K> & Record<K, Date>;

@Injectable()
export class SqlAdminRepository extends AdminRepository {
  private readonly matchers: MatchingPeople;

  constructor(private readonly database: Database) {
    super();
    this.matchers = new MatchingPeople(database);
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

  async rides({ limit, order, after, search, ...filter }: RideFilter): Promise<(AdminRideRow & Placed)[]> {
    const all = new AllOf([limit]);
    const { status, rideType, riderId, driverId } = filter;
    if (status) all.add('r.status = ?', status);
    if (rideType) all.add('r.ride_type = ?', rideType);
    if (driverId) all.add('r.driver_id = ?', driverId);
    if (riderId)
      all.add(
        `r.id IN (SELECT o.id FROM rides o WHERE o.organizer_id = ? UNION SELECT m.ride_id FROM ride_members m WHERE m.user_id = ?)`,
        ...[riderId, riderId],
      );
    const people = search ? await this.addSearch(search, all) : '';
    const place = RIDE_KEYSET.after(order, after, all.values);
    if (place) all.add(place);
    const rows = await this.database.query<WithDates<AdminRideRow, 'createdAt' | 'scheduledAt'> & Placed>(
      `WITH page AS MATERIALIZED (
         SELECT r.id, ${RIDE_KEYSET.sortKey(order)} AS "sortKey" FROM rides r ${people} ${all.where} ${RIDE_KEYSET.orderBy(order)} LIMIT $1)
       SELECT r.id, r.status, u.name AS "riderName", r.pickup_location AS "pickupLocation", r.dropoff_location AS "dropoffLocation",
              r.ride_type AS "rideType", r.group_size AS "groupSize", r.scheduled_at AS "scheduledAt",
              r.hourly_duration AS "hourlyDuration", r.total_cost::text AS "totalCost",
              r.cost_per_person::text AS "costPerPerson", r.driver_id AS "driverId", du.name AS "driverName", r.created_at AS "createdAt",
              page."sortKey"
         FROM page JOIN rides r ON r.id = page.id JOIN users u ON u.id = r.organizer_id
         LEFT JOIN drivers d ON d.id = r.driver_id LEFT JOIN users du ON du.id = d.user_id ${RIDE_KEYSET.orderBy(order)}`,
      all.values,
    );
    return rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      scheduledAt: row.scheduledAt?.toISOString() ?? null,
    }));
  }

  /** @returns the tables that the condition needs besides the rides */
  private async addSearch(search: SearchQuery, all: AllOf): Promise<string> {
    if (!(await this.matchers.areMany(search, MANY))) {
      all.add(`r.id IN (${ridesMatching(search, all.values)})`);
      return '';
    }
    all.add([personReading(search, all.values, 'o').sql, personReading(search, all.values, 'du').sql].join(' OR '));
    return 'JOIN users o ON o.id = r.organizer_id LEFT JOIN drivers d ON d.id = r.driver_id LEFT JOIN users du ON du.id = d.user_id';
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
    const [riders, drivers] = [numbersOf('rider', accounts), numbersOf('driver', accounts)];
    if (riders.length + drivers.length === 0) return new Map();
    const rows = await this.database.query<{ account: string; name: string }>(
      `SELECT 'rider:' || id AS account, name FROM users WHERE id = ANY($1::int[])
       UNION ALL SELECT 'driver:' || d.id, u.name FROM drivers d JOIN users u ON u.id = d.user_id WHERE d.id = ANY($2::int[])`,
      [riders, drivers],
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

/** Ids in accounts like "rider:12". */
const numbersOf = (kind: 'rider' | 'driver', accounts: readonly string[]): number[] =>
  accounts.flatMap((account) => {
    const digits = new RegExp(`^${kind}:([1-9]\\d{0,9})$`).exec(account)?.[1];
    return digits ? [Number(digits)] : [];
  });

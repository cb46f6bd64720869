import { Injectable } from '@nestjs/common';
import type { AdminRideRow, OfferRow, RideAccountCharge, RideContact, RideOrder } from '@groupride/contracts';
import { Database } from '../../../platform/database/database';
import { ReportDatabase } from '../../../platform/database/report-database';
import type { PageOf, Placed } from '../../../platform/keyset';
import { AdminRepository, RIDE_KEYSET, type RideFilter } from '../admin.repository';
import type { SearchQuery } from '../domain/search-query';
import { AllOf, rideReading } from './conditions';
import { addRideFilter } from './filters';
import { MatchingPeople } from './matching-people';

/** With more matching people than this, the list of rides is scanned in its order. */
const MANY = 5000;

type WithDates<T, K extends keyof T> = Omit<T, K> & Record<K, Date>;

@Injectable()
export class SqlAdminRepository extends AdminRepository {
  private readonly matchers: MatchingPeople;

  constructor(
    private readonly database: Database,
    private readonly reports: ReportDatabase,
  ) {
    super();
    this.matchers = new MatchingPeople(reports);
  }

  async rides(filter: RideFilter, { limit, order, after }: PageOf<RideOrder>): Promise<(AdminRideRow & Placed)[]> {
    const all = new AllOf([limit]);
    const { search } = filter;
    const isRead = search !== null && (await this.matchers.areMany(search, MANY));
    addRideFilter(all, isRead ? { ...filter, search: null } : filter);
    const people = isRead ? addReading(search, all) : '';
    const place = RIDE_KEYSET.after(order, after, all.values);
    if (place) all.add(place);
    const rows = await this.reports.query<WithDates<AdminRideRow, 'createdAt' | 'scheduledAt'> & Placed>(
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

  async offersOf(rideId: number): Promise<OfferRow[]> {
    const rows = await this.database.query<WithDates<OfferRow, 'createdAt'>>(
      `SELECT o.driver_id AS "driverId", u.name AS "driverName", o.status, o.cause, o.created_at AS "createdAt"
         FROM offers o JOIN drivers d ON d.id = o.driver_id JOIN users u ON u.id = d.user_id WHERE o.ride_id = $1 ORDER BY o.id`,
      [rideId],
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  async contactsOf(rideId: number): Promise<RideContact[]> {
    const rows = await this.database.query<Omit<RideContact, 'lastSeenAt'> & { lastSeenAt: Date | null }>(
      `SELECT u.id AS "userId", d.id AS "driverId", u.name, false AS guest, coalesce(u.phone, d.phone) AS phone, d.vehicle,
              d.license_plate AS "licensePlate", greatest(d.last_seen_at, d.position_at) AS "lastSeenAt"
         FROM rides r JOIN drivers d ON d.id = r.driver_id JOIN users u ON u.id = d.user_id WHERE r.id = $1
       UNION ALL
       (SELECT u.id, NULL, u.name, u.guest_ride_id IS NOT NULL, u.phone, NULL, NULL, NULL
          FROM rides r JOIN ride_members m ON m.ride_id = r.id AND m.left_at IS NULL JOIN users u ON u.id = m.user_id
         WHERE r.id = $1 ORDER BY (m.user_id = r.organizer_id) DESC, m.id)`,
      [rideId],
    );
    return rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt?.toISOString() ?? null }));
  }

  async accountChargeOf(rideId: number): Promise<RideAccountCharge | null> {
    const [row] = await this.database.query<Omit<RideAccountCharge, 'settledAt'> & { settledAt: Date | null }>(
      `SELECT a.id AS "accountId", a.name AS "accountName", c.state, c.kind, cc.code AS "costCenter", c.reference,
              c.event_id AS "eventId", e.name AS "eventName", (c.amount_cents / 100.0)::numeric(12, 2)::text AS amount,
              (c.discount_cents / 100.0)::numeric(12, 2)::text AS discount, (c.credited_cents / 100.0)::numeric(12, 2)::text AS credited,
              c.discount_percent AS "discountPercent",
              c.settled_at AS "settledAt", i.id AS "invoiceId", 'INV-' || lpad(i.number::text, 6, '0') AS "invoiceNumber"
         FROM business_charges c JOIN business_accounts a ON a.id = c.account_id
         LEFT JOIN business_cost_centers cc ON cc.id = c.cost_center_id LEFT JOIN business_events e ON e.id = c.event_id
         LEFT JOIN business_invoices i ON i.id = c.invoice_id WHERE c.ride_id = $1`,
      [rideId],
    );
    return row ? { ...row, settledAt: row.settledAt?.toISOString() ?? null } : null;
  }

  async accountNames(accounts: readonly string[]): Promise<Map<string, string>> {
    const [riders, drivers] = [numbersOf('rider', accounts), numbersOf('driver', accounts)];
    const businesses = numbersOf('business', accounts);
    if (riders.length + drivers.length + businesses.length === 0) return new Map();
    const rows = await this.database.query<{ account: string; name: string }>(
      `SELECT 'rider:' || id AS account, name FROM users WHERE id = ANY($1::int[])
       UNION ALL SELECT 'driver:' || d.id, u.name FROM drivers d JOIN users u ON u.id = d.user_id WHERE d.id = ANY($2::int[])
       UNION ALL SELECT 'business:' || id, name FROM business_accounts WHERE id = ANY($3::int[])`,
      [riders, drivers, businesses],
    );
    return new Map(rows.map(({ account, name }) => [account, name]));
  }
}

/** Ids of accounts such as "rider:12". */
const numbersOf = (kind: 'rider' | 'driver' | 'business', accounts: readonly string[]): number[] =>
  accounts.flatMap((account) => {
    const digits = new RegExp(`^${kind}:([1-9]\\d{0,9})$`).exec(account)?.[1];
    return digits ? [Number(digits)] : [];
  });

/**
 * Adds the condition for texts that many people match; see `personReading`.
 * @returns the joins that the condition needs
 */
function addReading(search: SearchQuery, all: AllOf): string {
  all.add(rideReading(search, all.values).sql);
  return 'JOIN users o ON o.id = r.organizer_id LEFT JOIN drivers d ON d.id = r.driver_id LEFT JOIN users du ON du.id = d.user_id';
}

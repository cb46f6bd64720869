import { Injectable } from '@nestjs/common';
import type { AdminDriverRow, AdminRiderRow, RiderState } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Database } from '../../../platform/database/database';
import type { Placed } from '../../../platform/keyset';
import { reachableEmail } from '../../identity/identity.facade';
import {
  DRIVER_KEYSET,
  PeopleRepository,
  RIDER_KEYSET,
  type DriverFilter,
  type RiderFilter,
} from '../people.repository';
import { AllOf, driversMatching, personMatching } from './conditions';

type RiderRow = Omit<AdminRiderRow, 'createdAt' | 'lastRideAt' | 'email'> &
  Placed & { email: string; createdAt: Date; lastRideAt: Date | null };
type DriverRow = Omit<AdminDriverRow, 'earnings'> & { earned: string };

const STATE = `CASE WHEN u.guest_ride_id IS NOT NULL THEN 'guest' WHEN u.deleted_at IS NOT NULL THEN 'deleted'
                    WHEN u.blocked_at IS NOT NULL THEN 'blocked' ELSE 'active' END`;
const HAS_ACCOUNT = 'u.guest_ride_id IS NULL AND u.deleted_at IS NULL';
const IN_STATE: Readonly<Record<RiderState, string>> = {
  active: `${HAS_ACCOUNT} AND u.blocked_at IS NULL`,
  blocked: `${HAS_ACCOUNT} AND u.blocked_at IS NOT NULL`,
  guest: 'u.guest_ride_id IS NOT NULL',
  deleted: 'u.deleted_at IS NOT NULL',
};

const ON_RIDE = `EXISTS (SELECT 1 FROM rides a WHERE a.driver_id = d.id AND a.status IN ('en_route', 'in_progress'))`;
const DOCUMENTS = {
  in_review: `d.id IN (SELECT doc.driver_id FROM driver_documents doc WHERE doc.state = 'in_review')`,
  expiring: `d.id IN (SELECT doc.driver_id FROM driver_documents doc
                       WHERE doc.state = 'accepted' AND doc.expires_on < current_date + 30)`,
} as const;
const PRESENCE = {
  on_ride: ON_RIDE,
  online: `d.is_online AND NOT ${ON_RIDE}`,
  offline: `NOT d.is_online AND NOT ${ON_RIDE}`,
} as const;

/** Columns of a driver `d` with the person `u` and the ride under way `r`. */
const DRIVER = `d.id, d.user_id AS "userId", u.name, coalesce(u.phone, d.phone) AS phone, d.vehicle, d.license_plate AS "licensePlate", d.seats,
  d.vehicle_class AS "vehicleClass", d.rating::text, d.total_trips AS "totalTrips", d.is_online AS "isOnline",
  d.application_status AS "applicationStatus", r.id AS "activeRideId", r.status AS "activeRideStatus",
  (SELECT count(*)::int FROM driver_documents doc WHERE doc.driver_id = d.id AND doc.state = 'in_review') AS "documentsInReview",
  (SELECT min(doc.expires_on)::text FROM driver_documents doc WHERE doc.driver_id = d.id AND doc.state = 'accepted') AS "documentsExpireOn",
  coalesce((SELECT -sum(e.amount_cents) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
             WHERE e.account = 'driver:' || d.id AND t.kind IN ('fare', 'cancellation_fee', 'no_show_fee', 'tip', 'driver_reversal')), 0)::text AS earned`;
const ACTIVE_RIDE = `LEFT JOIN rides r ON r.driver_id = d.id AND r.status IN ('en_route', 'in_progress')`;

@Injectable()
export class SqlPeopleRepository extends PeopleRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async riders({
    limit,
    order,
    after,
    state,
    phoneVerified,
    search,
  }: RiderFilter): Promise<(AdminRiderRow & Placed)[]> {
    const all = new AllOf([limit]);
    all.add(state ? IN_STATE[state] : HAS_ACCOUNT);
    if (phoneVerified) all.add(`u.phone_verified_at IS ${phoneVerified === 'yes' ? 'NOT NULL' : 'NULL'}`);
    const place = RIDER_KEYSET.after(order, after, all.values);
    if (place) all.add(place);
    const found = search ? this.found(search, all) : '';
    const rows = await this.database.query<RiderRow>(
      `${found ? `WITH found AS MATERIALIZED (${found}), page` : 'WITH page'} AS MATERIALIZED (
         SELECT u.id, ${RIDER_KEYSET.sortKey(order)} AS "sortKey" FROM users u ${all.where} ${RIDER_KEYSET.orderBy(order)} LIMIT $1)
       SELECT u.id, u.name, u.email, u.phone, u.phone_verified_at IS NOT NULL AS "phoneVerified", ${STATE} AS state, u.language,
              d.id AS "driverId", u.created_at AS "createdAt", page."sortKey",
              (SELECT count(*)::int FROM ride_members m WHERE m.user_id = u.id AND m.left_at IS NULL) AS rides,
              (SELECT r.created_at FROM ride_members m JOIN rides r ON r.id = m.ride_id
                WHERE m.user_id = u.id AND m.left_at IS NULL ORDER BY m.ride_id DESC LIMIT 1) AS "lastRideAt"
         FROM page JOIN users u ON u.id = page.id LEFT JOIN drivers d ON d.user_id = u.id ${RIDER_KEYSET.orderBy(order)}`,
      all.values,
    );
    return rows.map((row) => ({
      ...row,
      email: reachableEmail(row.email),
      createdAt: row.createdAt.toISOString(),
      lastRideAt: row.lastRideAt?.toISOString() ?? null,
    }));
  }

  async drivers(filter: DriverFilter): Promise<(AdminDriverRow & Placed)[]> {
    const { limit, order, after, applicationStatus, presence, documents, search } = filter;
    const all = new AllOf([limit]);
    if (applicationStatus) all.add('d.application_status = ?', applicationStatus);
    if (presence) all.add(PRESENCE[presence]);
    if (documents) all.add(DOCUMENTS[documents]);
    if (search) all.add(`d.id IN (${driversMatching(search, all.values)})`);
    const place = DRIVER_KEYSET.after(order, after, all.values);
    if (place) all.add(place);
    const rows = await this.database.query<DriverRow & Placed>(
      `WITH page AS MATERIALIZED (
         SELECT d.id, ${DRIVER_KEYSET.sortKey(order)} AS "sortKey" FROM drivers d JOIN users u ON u.id = d.user_id
          ${all.where} ${DRIVER_KEYSET.orderBy(order)} LIMIT $1)
       SELECT ${DRIVER}, page."sortKey" FROM page JOIN drivers d ON d.id = page.id JOIN users u ON u.id = d.user_id ${ACTIVE_RIDE}
        ${DRIVER_KEYSET.orderBy(order)}`,
      all.values,
    );
    return rows.map(present);
  }

  async driver(driverId: number): Promise<AdminDriverRow | null> {
    const [row] = await this.database.query<DriverRow>(
      `SELECT ${DRIVER} FROM drivers d JOIN users u ON u.id = d.user_id ${ACTIVE_RIDE} WHERE d.id = $1`,
      [driverId],
    );
    return row ? present(row) : null;
  }

  /** Found first: otherwise PostgreSQL may read everybody in the order of the list until a page is full. */
  private found(search: NonNullable<RiderFilter['search']>, all: AllOf): string {
    const person = personMatching(search, all.values);
    all.add('u.id IN (SELECT id FROM found)');
    return person.isEmpty ? 'SELECT 0 AS id' : `SELECT u.id FROM users u WHERE ${person.sql}`;
  }
}

const present = <Row extends DriverRow>({ earned, ...driver }: Row) => ({
  ...driver,
  earnings: formatCents(Number(earned)),
});

import { Injectable } from '@nestjs/common';
import { RATINGS_UNTIL_SHOWN } from '@groupride/contracts';
import type {
  AdminDriverRow,
  AdminDriverView,
  AdminRiderRow,
  AdminRiderView,
  DriverOrder,
  RiderOrder,
  RiderPaymentRow,
} from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Database } from '../../../platform/database/database';
import { ReportDatabase } from '../../../platform/database/report-database';
import type { PageOf, Placed } from '../../../platform/keyset';
import { reachableEmail } from '../../identity/identity.facade';
import { EARNING_KINDS } from '../../ledger/ledger.facade';
import { cardOf } from '../../payments/payments.facade';
import {
  DRIVER_KEYSET,
  PeopleRepository,
  RIDER_KEYSET,
  RIDER_PAYMENT_KEYSET,
  type DriverFilter,
  type RiderFilter,
} from '../people.repository';
import type { SearchQuery } from '../domain/search-query';
import { AllOf, driverReading, personMatching, personReading } from './conditions';
import { addDriverFilter, addRiderFilter, RIDER_STATE, IS_REACHABLE } from './filters';
import { MANY, MatchingPeople } from './matching-people';

type Rider = Omit<AdminRiderRow, 'createdAt' | 'lastRideAt' | 'email'> & {
  email: string;
  createdAt: Date;
  lastRideAt: Date | null;
};
type RiderFacts = Rider &
  Omit<AdminRiderView, keyof AdminRiderRow | 'block' | 'charged'> & {
    blockedReason: string | null;
    blockedAt: Date | null;
    blockedBy: string | null;
    captured: string;
    refunded: string;
    disputed: string;
  };
interface DriverDates {
  email: string;
  createdAt: Date;
}
type PaymentRow = Omit<RiderPaymentRow, 'card' | 'createdAt'> &
  Placed & { cardBrand: string | null; cardLast4: string | null; createdAt: Date };
type DriverRow = Omit<AdminDriverRow, 'earnings' | 'lastSeenAt'> & { earned: string; lastSeenAt: Date | null };

/** Columns that the filters, the order and the paging use, all in the index `users_by_name`. */
const LISTED =
  'u.id, u.plain_name, u.guest_ride_id, u.deleted_at, u.is_service_account, u.blocked_at, u.phone_verified_at';

/** Columns of a rider `u`, who may also be driver `d`. */
const RIDER = `u.id, u.name, u.email, u.phone, u.phone_verified_at IS NOT NULL AS "phoneVerified", ${RIDER_STATE} AS state, u.language,
  d.id AS "driverId", u.created_at AS "createdAt",
  (SELECT count(*)::int FROM ride_members m WHERE m.user_id = u.id AND m.left_at IS NULL) AS rides,
  (SELECT r.created_at FROM ride_members m JOIN rides r ON r.id = m.ride_id
    WHERE m.user_id = u.id AND m.left_at IS NULL ORDER BY m.ride_id DESC LIMIT 1) AS "lastRideAt"`;

/** Cents of payment `p` that the bank has taken back, as shown on the ride's page. */
const TAKEN_BACK = `coalesce((SELECT sum(d.amount_cents) FROM disputes d WHERE d.payment_id = p.id AND d.state IN ('needs_response', 'under_review', 'lost')), 0)`;

/**
 * Selects until when each group of documents of driver `d` is valid: until the last accepted one expires. A refused
 * document counts until another one is accepted.
 */
const LAST_DAYS = `SELECT coalesce(max(doc.expires_on) FILTER (WHERE doc.state = 'accepted'), max(doc.expires_on)) AS last_day
  FROM driver_documents doc WHERE doc.driver_id = d.id
 GROUP BY doc.document_group HAVING NOT bool_or(doc.state = 'accepted' AND doc.expires_on IS NULL)`;

/** Columns of a driver `d` with the person `u` and the active ride `r`. */
const DRIVER = `d.id, d.user_id AS "userId", u.name, coalesce(u.phone, d.phone) AS phone, d.vehicle, d.license_plate AS "licensePlate", d.seats,
  d.vehicle_class AS "vehicleClass", d.rating::text, d.rating_count < ${RATINGS_UNTIL_SHOWN} AS "isNew", d.total_trips AS "totalTrips", d.is_online AS "isOnline",
  coalesce(${IS_REACHABLE}, false) AS "isReachable", greatest(d.last_seen_at, d.position_at) AS "lastSeenAt",
  d.application_status AS "applicationStatus", r.id AS "activeRideId", r.status AS "activeRideStatus",
  (SELECT count(*)::int FROM driver_documents doc WHERE doc.driver_id = d.id AND doc.state = 'in_review') AS "documentsInReview",
  (SELECT min(ends.last_day)::text FROM (${LAST_DAYS}) ends) AS "documentsExpireOn",
  coalesce((SELECT -sum(e.amount_cents) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
             WHERE e.account = 'driver:' || d.id AND t.kind IN (${EARNING_KINDS.map((kind) => `'${kind}'`).join(', ')})), 0)::text AS earned`;
const ACTIVE_RIDE = `LEFT JOIN rides r ON r.driver_id = d.id AND r.status IN ('en_route', 'in_progress')`;

@Injectable()
export class SqlPeopleRepository extends PeopleRepository {
  private readonly matchers: MatchingPeople;

  constructor(
    private readonly database: Database,
    private readonly reports: ReportDatabase,
  ) {
    super();
    this.matchers = new MatchingPeople(reports);
  }

  async riders(filter: RiderFilter, { limit, order, after }: PageOf<RiderOrder>): Promise<(AdminRiderRow & Placed)[]> {
    const all = new AllOf([limit]);
    const { search } = filter;
    addRiderFilter(all, { ...filter, search: null });
    const place = RIDER_KEYSET.after(order, after, all.values);
    if (place) all.add(place);
    const found = search ? await this.found(search, all) : null;
    const rows = await this.reports.query<Rider & Placed>(
      `${found ? `WITH found AS MATERIALIZED (${found}), page` : 'WITH page'} AS MATERIALIZED (
         SELECT u.id, ${RIDER_KEYSET.sortKey(order)} AS "sortKey" FROM ${found ? 'found' : 'users'} u ${all.where} ${RIDER_KEYSET.orderBy(order)} LIMIT $1)
       SELECT ${RIDER}, page."sortKey"
         FROM page JOIN users u ON u.id = page.id LEFT JOIN drivers d ON d.user_id = u.id ${RIDER_KEYSET.orderBy(order)}`,
      all.values,
    );
    return rows.map(presentRider);
  }

  async drivers(
    filter: DriverFilter,
    { limit, order, after }: PageOf<DriverOrder>,
  ): Promise<(AdminDriverRow & Placed)[]> {
    const all = new AllOf([limit]);
    const { search } = filter;
    const isRead = search !== null && (await this.matchers.areMany(search, MANY));
    addDriverFilter(all, isRead ? { ...filter, search: null } : filter);
    if (isRead) all.add(driverReading(search, all.values).sql);
    const place = DRIVER_KEYSET.after(order, after, all.values);
    if (place) all.add(place);
    const rows = await this.reports.query<DriverRow & Placed>(
      `WITH page AS MATERIALIZED (
         SELECT d.id, ${DRIVER_KEYSET.sortKey(order)} AS "sortKey" FROM drivers d JOIN users u ON u.id = d.user_id
          ${all.where} ${DRIVER_KEYSET.orderBy(order)} LIMIT $1)
       SELECT ${DRIVER}, page."sortKey" FROM page JOIN drivers d ON d.id = page.id JOIN users u ON u.id = d.user_id ${ACTIVE_RIDE}
        ${DRIVER_KEYSET.orderBy(order)}`,
      all.values,
    );
    return rows.map(present);
  }

  async driver(driverId: number): Promise<AdminDriverView | null> {
    const [row] = await this.database.query<
      DriverRow & Pick<AdminDriverView, 'applicationReason' | 'ratingCount'> & DriverDates
    >(
      `SELECT ${DRIVER}, u.email, u.created_at AS "createdAt", d.application_reason AS "applicationReason", d.rating_count AS "ratingCount"
         FROM drivers d JOIN users u ON u.id = d.user_id ${ACTIVE_RIDE} WHERE d.id = $1`,
      [driverId],
    );
    if (!row) return null;
    const { email, createdAt, ...driver } = row;
    return {
      ...present(driver),
      email: reachableEmail(email),
      createdAt: createdAt.toISOString(),
    };
  }

  async rider(riderId: number): Promise<AdminRiderView | null> {
    const [row] = await this.database.query<RiderFacts>(
      `SELECT ${RIDER}, u.email_verified_at IS NOT NULL AS "emailVerified", u.guest_ride_id AS "guestRideId", u.is_admin AS "isOperator",
              u.blocked_reason AS "blockedReason", u.blocked_at AS "blockedAt", b.name AS "blockedBy",
              taken.completed, taken.cancelled, taken.no_shows AS "noShows",
              coalesce((SELECT sum(p.captured) * 100 FROM payments p WHERE p.payer_id = u.id), 0)::bigint::text AS captured,
              coalesce((SELECT sum(f.amount_cents) FROM payments p JOIN refunds f ON f.payment_id = p.id
                         WHERE p.payer_id = u.id AND f.state = 'succeeded'), 0)::text AS refunded,
              coalesce((SELECT sum(${TAKEN_BACK}) FROM payments p WHERE p.payer_id = u.id), 0)::text AS disputed
         FROM users u LEFT JOIN drivers d ON d.user_id = u.id LEFT JOIN users b ON b.id = u.blocked_by,
              LATERAL (SELECT count(*) FILTER (WHERE r.status = 'completed')::int AS completed,
                              count(*) FILTER (WHERE r.status = 'cancelled')::int AS cancelled,
                              count(*) FILTER (WHERE m.no_show_at IS NOT NULL)::int AS no_shows
                         FROM ride_members m JOIN rides r ON r.id = m.ride_id WHERE m.user_id = u.id AND m.left_at IS NULL) taken
        WHERE u.id = $1`,
      [riderId],
    );
    if (!row) return null;
    const { blockedReason, blockedAt, blockedBy, captured, refunded, disputed, ...rider } = row;
    const block =
      blockedAt && blockedReason !== null
        ? { reason: blockedReason, at: blockedAt.toISOString(), by: blockedBy ?? '' }
        : null;
    const charged = Number(captured) - Number(refunded) - Number(disputed);
    return { ...presentRider(rider), block, charged: formatCents(charged) };
  }

  async payments(riderId: number, { limit, order, after }: PageOf<'newest'>): Promise<(RiderPaymentRow & Placed)[]> {
    const all = new AllOf([limit]);
    all.add('p.payer_id = ?', riderId);
    const place = RIDER_PAYMENT_KEYSET.after(order, after, all.values);
    if (place) all.add(place);
    const rows = await this.reports.query<PaymentRow>(
      `SELECT p.id, p.ride_id AS "rideId", p.purpose, p.state, p.amount::text, p.captured::text, 
              p.failure_code AS "failureCode", p.failure_message AS "failureMessage",
              p.card_brand AS "cardBrand", p.card_last4 AS "cardLast4", p.created_at AS "createdAt", NULL AS "sortKey",
              coalesce((SELECT sum(f.amount_cents) FROM refunds f WHERE f.payment_id = p.id AND f.state = 'succeeded'), 0)::text AS refunded,
              ${TAKEN_BACK}::text AS disputed
         FROM payments p ${all.where} ${RIDER_PAYMENT_KEYSET.orderBy(order)} LIMIT $1`,
      all.values,
    );
    return rows.map(({ cardBrand, cardLast4, refunded, disputed, createdAt, ...payment }) => ({
      ...payment,
      refunded: formatCents(Number(refunded)),
      disputed: formatCents(Number(disputed)),
      card: cardOf({ cardBrand, cardLast4 }),
      createdAt: createdAt.toISOString(),
    }));
  }

  async operatorIds(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(`SELECT id FROM users WHERE is_admin`);
    return rows.map(({ id }) => id);
  }

  /** Query of the people who match a text; null when so many match that the list is better scanned in its order. */
  private async found(search: SearchQuery, all: AllOf): Promise<string | null> {
    if (await this.matchers.areMany(search, MANY)) {
      all.add(personReading(search, all.values).sql);
      return null;
    }
    const person = personMatching(search, all.values);
    return `SELECT ${LISTED} FROM users u WHERE ${person.isEmpty ? 'false' : person.sql}`;
  }
}

const present = <Row extends DriverRow>({ earned, lastSeenAt, ...driver }: Row) => ({
  ...driver,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  earnings: formatCents(Number(earned)),
});

const presentRider = <Row extends Rider>({ email, createdAt, lastRideAt, ...rider }: Row) => ({
  ...rider,
  email: reachableEmail(email),
  createdAt: createdAt.toISOString(),
  lastRideAt: lastRideAt?.toISOString() ?? null,
});

import { Injectable } from '@nestjs/common';
import type { OfferCause, OfferStatus } from '@groupride/contracts';
import { MoreThan } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { numbered, type SqlText } from '../../../platform/database/sql-parts';
import type { SqlCondition } from '../../../platform/jobs/transaction-jobs';
import { hasSeatIn, IS_REFUSAL } from '../../drivers/drivers.facade';
import { asBooked } from '../../identity/guests.facade';
import { RidesFacade } from '../../rides/rides.facade';
import { AFTER_START } from '../domain/search-window';
import {
  OffersRepository,
  type Offer,
  type OfferedRide,
  type WaitingRequests,
  type WaitingRow,
} from '../offers.repository';
import { OfferEntity } from './offer.entity';

const COLUMNS = `o.id, o.ride_id AS "rideId", o.driver_id AS "driverId", o.status, o.pickup_meters AS "pickupMeters",
  o.created_at AS "createdAt", o.expires_at AS "expiresAt"`;

/** Condition that `r` is an immediate request without an open offer. The rides of a run are not offered one by one. */
const WAITS = `r.status = 'pending' AND r.run_id IS NULL AND r.booking_type = 'now' AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.ride_id = r.id AND o.status = 'open')`;

/** Start of the wait of ride `r`. */
const SINCE = 'coalesce(r.pending_since, r.created_at)';

/** Immediate requests without an open offer, with the facts that a round needs. */
const WAITING = `SELECT r.id, ${SINCE} AS since, r.ride_type = 'GroupPool' AND NOT r.is_hourly_booking AS may_share, last.at IS NULL AS is_new,
       last.at IS NULL OR last.at < ${SINCE} OR EXISTS (SELECT 1 FROM offers o WHERE o.ride_id = r.id AND o.answered_at > last.at) AS is_undecided
  FROM rides r LEFT JOIN LATERAL (SELECT d.at FROM dispatch_decisions d WHERE d.ride_id = r.id ORDER BY d.id DESC LIMIT 1) last ON true
 WHERE ${WAITS}`;

/** Up to $1 undecided requests. */
const UNDECIDED = `SELECT id, is_new, since FROM waiting WHERE is_undecided ORDER BY since, id LIMIT $1`;
/** The requests that a round looks at: up to $1 that may share a vehicle, and the undecided ones. */
const LISTED = `SELECT * FROM (SELECT id, 'shared' AS kind, false AS is_new, since FROM waiting WHERE may_share ORDER BY since, id LIMIT $1) shared
       UNION ALL SELECT id, 'undecided', is_new, since FROM undecided`;

type Organizer = Pick<OfferedRide, 'organizerName' | 'organizerTrips'>;
/** The passenger `g` of ride `r` that a service booked; null for other rides. */
const PASSENGER = (column: string) => `(SELECT ${column} FROM ride_members s JOIN users g ON g.id = s.user_id
             WHERE r.payment_method = 'account' AND s.ride_id = r.id AND s.seat = 0 AND s.left_at IS NULL)`;
/** Name and number of rides shown to drivers: the organizer's or, for a ride that a service booked, the passenger's. */
const ORGANIZER = `coalesce(${PASSENGER(asBooked('name', 'r.id', 's.user_id', 'g.name'))}, u.name) AS "organizerName",
  (SELECT count(*)::int FROM rides c WHERE c.organizer_id = coalesce(${PASSENGER('g.id')}, r.organizer_id) AND c.status = 'completed') AS "organizerTrips"`;

@Injectable()
export class SqlOffersRepository extends OffersRepository {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
  ) {
    super();
  }

  async make(
    { manager }: Transaction,
    rideId: number,
    driverId: number,
    pickupMeters: number,
    expiresAt: Date,
    ahead = false,
  ): Promise<Offer> {
    const offer = manager.create(OfferEntity, { rideId, driverId, pickupMeters, expiresAt, ahead });
    await manager.insert(OfferEntity, offer);
    return offer;
  }

  async close(
    tx: Transaction,
    where: { offerId: number } | { rideId: number; driverId: number },
    status: Exclude<OfferStatus, 'open'>,
    cause?: OfferCause,
  ): Promise<Offer | null> {
    const [condition, values] =
      'offerId' in where
        ? ['o.id = $3', [where.offerId]]
        : ['o.ride_id = $3 AND o.driver_id = $4', [where.rideId, where.driverId]];
    const [row] = await tx.query<Offer>(
      `UPDATE offers o SET status = $1, cause = $2, answered_at = now() WHERE ${condition} AND o.status = 'open' RETURNING ${COLUMNS}`,
      [status, cause ?? null, ...values],
    );
    return row ?? null;
  }

  async accept(tx: Transaction, rideId: number, driverId: number, now: Date): Promise<Offer | null> {
    const [row] = await tx.query<Offer>(
      `UPDATE offers o SET status = 'accepted', answered_at = now()
        WHERE o.ride_id = $1 AND o.driver_id = $2 AND o.status = 'open' AND o.expires_at > $3
          AND NOT EXISTS (SELECT 1 FROM drivers d WHERE d.id = $2 AND ${hasSeatIn('$1')})
        RETURNING ${COLUMNS}`,
      [rideId, driverId, now],
    );
    return row ?? null;
  }

  async withdrawOpen(
    tx: Transaction,
    of: { rideId: number } | { driverId: number },
    cause?: OfferCause,
  ): Promise<Offer[]> {
    // A driver who is busy now can still be on time for a ride that was offered ahead.
    const [column, value] =
      'rideId' in of ? ['ride_id = $1', of.rideId] : ['driver_id = $1 AND NOT o.ahead', of.driverId];
    return tx.query<Offer>(
      `UPDATE offers o SET status = 'withdrawn', cause = $2, answered_at = now() WHERE o.${column} AND o.status = 'open' RETURNING ${COLUMNS}`,
      [value, cause ?? null],
    );
  }

  async withdrawOfMembers(tx: Transaction, rideId: number): Promise<Offer[]> {
    return tx.query<Offer>(
      `UPDATE offers o SET status = 'withdrawn', cause = 'joined', answered_at = now() FROM drivers d
        WHERE d.id = o.driver_id AND o.ride_id = $1 AND o.status = 'open' AND ${hasSeatIn('$1')} RETURNING ${COLUMNS}`,
      [rideId],
    );
  }

  async takeBackOpen(tx: Transaction, rideId: number): Promise<Offer[]> {
    return tx.query<Offer>(`DELETE FROM offers o WHERE o.ride_id = $1 AND o.status = 'open' RETURNING ${COLUMNS}`, [
      rideId,
    ]);
  }

  async hasOpen(tx: Transaction, rideId: number): Promise<boolean> {
    return tx.manager.existsBy(OfferEntity, { rideId, status: 'open' });
  }

  async overdueSearches(now: Date, searchMinutes: number, limit: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT r.id FROM rides r
        WHERE r.status = 'pending' AND coalesce(r.pending_since, r.created_at) < $1::timestamptz - $2 * interval '1 minute'
          AND (r.scheduled_at IS NULL OR r.scheduled_at < $1::timestamptz - $3 * interval '1 millisecond')
          AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.ride_id = r.id AND o.status = 'open')
        ORDER BY coalesce(r.pending_since, r.created_at), r.id LIMIT $4`,
      [now, searchMinutes, AFTER_START, limit],
    );
    return rows.map(({ id }) => id);
  }

  selectWaiting(
    most: { shared: number; undecided: number },
    { reachable, ahead }: { reachable: SqlText; ahead: SqlText },
  ): SqlText {
    const undecided = { sql: UNDECIDED, parameters: [most.undecided] };
    const listed = { sql: LISTED, parameters: [most.shared] };
    const { parts, parameters } = numbered([undecided, listed, reachable, ahead]);
    return {
      sql: `WITH waiting AS MATERIALIZED (${WAITING}), undecided AS MATERIALIZED (${parts[0]}),
       listed AS (${parts[1]}
         UNION ALL SELECT n.id, 'reachable', false, NULL FROM (${parts[2]}) n WHERE (SELECT count(*) FROM waiting) > (SELECT count(*) FROM undecided)
         UNION ALL SELECT a.id, 'ahead', false, a.since FROM (${parts[3]}) a)
       SELECT r.*, listed.kind, listed.is_new, row_number() OVER (ORDER BY listed.kind, coalesce(listed.since, ${SINCE}), r.id) AS place
         FROM listed JOIN rides r ON r.id = listed.id`,
      parameters,
    };
  }

  waitingOf(rows: readonly WaitingRow[]): WaitingRequests {
    const of = (kind: WaitingRow['kind']) =>
      rows.filter((row) => row.kind === kind).map((row) => this.rides.ofRow(row));
    return {
      shared: of('shared'),
      undecided: of('undecided'),
      reachable: of('reachable'),
      ahead: of('ahead'),
      neverDecided: new Set(rows.filter((row) => row.is_new).map(({ id }) => id)),
    };
  }

  areGroupsWaitingFor(rideId: number): SqlCondition {
    return {
      sql: `EXISTS (SELECT 1 FROM rides WHERE id = $1::integer AND ride_type = 'GroupPool')
        AND EXISTS (SELECT 1 FROM rides r WHERE ${WAITS} AND r.ride_type = 'GroupPool')`,
      parameters: [rideId],
    };
  }

  async countWaitingRequests(limit: number): Promise<number> {
    const rows = await this.database.query<object>(`SELECT 1 FROM rides r WHERE ${WAITS} LIMIT $1`, [limit]);
    return rows.length;
  }

  async withdrawAccepted(tx: Transaction, rideId: number, driverId: number, cause?: OfferCause): Promise<void> {
    await tx.query(
      `WITH accepted AS (
         UPDATE offers SET status = 'withdrawn', cause = $3 WHERE ride_id = $1 AND driver_id = $2 AND status = 'accepted' RETURNING id)
       -- Whom operations assigned was never asked.
       INSERT INTO offers (ride_id, driver_id, pickup_meters, status, cause, expires_at, answered_at)
       SELECT $1, $2, 0, 'withdrawn', $3, now(), now()
        WHERE NOT EXISTS (SELECT 1 FROM accepted)
          AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.ride_id = $1 AND o.driver_id = $2 AND ${IS_REFUSAL})`,
      [rideId, driverId, cause ?? null],
    );
  }

  async openOfDriver(driverId: number, now: Date): Promise<OfferedRide[]> {
    const rows = await this.database.query<Offer & Organizer>(
      `SELECT ${COLUMNS}, ${ORGANIZER} FROM offers o JOIN rides r ON r.id = o.ride_id JOIN users u ON u.id = r.organizer_id
        WHERE o.driver_id = $1 AND o.status = 'open' AND NOT o.ahead AND o.expires_at > $2 ORDER BY o.id`,
      [driverId, now],
    );
    return this.withRides(rows);
  }

  async aheadOfDriver(driverId: number, now: Date): Promise<Map<number, Date>> {
    const offers = await this.database.orm((manager) =>
      manager.findBy(OfferEntity, { driverId, status: 'open', ahead: true, expiresAt: MoreThan(now) }),
    );
    return new Map(offers.map(({ rideId, expiresAt }) => [rideId, expiresAt]));
  }

  async openDriver(tx: Transaction, rideId: number): Promise<number | null> {
    const first = await tx.manager.findOne(OfferEntity, { where: { rideId, status: 'open' }, order: { id: 'ASC' } });
    return first?.driverId ?? null;
  }

  async recordTaken(tx: Transaction, rideId: number, driverId: number): Promise<void> {
    await tx.query(
      `WITH accepted AS (
         UPDATE offers SET status = 'accepted', answered_at = now() WHERE ride_id = $1 AND driver_id = $2 AND status = 'open' RETURNING id)
       INSERT INTO offers (ride_id, driver_id, pickup_meters, status, expires_at, answered_at, ahead)
       SELECT $1, $2, 0, 'accepted', now(), now(), true WHERE NOT EXISTS (SELECT 1 FROM accepted)`,
      [rideId, driverId],
    );
  }

  async offered(offerId: number): Promise<OfferedRide | null> {
    const rows = await this.database.query<Offer & Organizer>(
      `SELECT ${COLUMNS}, ${ORGANIZER} FROM offers o JOIN rides r ON r.id = o.ride_id JOIN users u ON u.id = r.organizer_id WHERE o.id = $1`,
      [offerId],
    );
    return (await this.withRides(rows))[0] ?? null;
  }

  private async withRides(rows: (Offer & Organizer)[]): Promise<OfferedRide[]> {
    const offered: OfferedRide[] = [];
    for (const { organizerName, organizerTrips, ...offer } of rows) {
      const ride = await this.rides.find(offer.rideId);
      if (ride) offered.push({ offer, ride, organizerName, organizerTrips });
    }
    return offered;
  }
}

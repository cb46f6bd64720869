import { Injectable } from '@nestjs/common';
import {
  FINAL_STATUSES,
  RIDE_STATUSES,
  type AdminSearchResults,
  type FoundDriver,
  type FoundPayment,
  type FoundPerson,
  type FoundReceipt,
  type FoundRide,
} from '@groupride/contracts';
import { ReportDatabase } from '../../../platform/database/report-database';
import type { SearchQuery } from '../domain/search-query';
import { SearchRepository } from '../search.repository';
import {
  addProviderId,
  AnyOf,
  driverReading,
  driversMatching,
  escaped,
  personMatching,
  personReading,
  placesMatching,
  placesReading,
} from './conditions';
import { MANY, MatchingPeople } from './matching-people';

/** Among so many rides, a place that is common has enough of them. One that is not has few rides altogether. */
const NEWEST_RIDES = 2000;
const OPEN_STATUSES = RIDE_STATUSES.filter((status) => !FINAL_STATUSES.includes(status));

@Injectable()
export class SqlSearchRepository extends SearchRepository {
  private readonly matchers: MatchingPeople;

  constructor(private readonly database: ReportDatabase) {
    super();
    this.matchers = new MatchingPeople(database);
  }

  async search(query: SearchQuery, limit: number): Promise<AdminSearchResults> {
    const areMany = await this.matchers.areMany(query, MANY);
    const [rides, people, drivers, payments, receipts] = await Promise.all([
      this.rides(query, limit),
      this.people(query, areMany, limit),
      this.drivers(query, areMany, limit),
      this.payments(query, limit),
      this.receipts(query, limit),
    ]);
    return { rides, people, drivers, payments, receipts };
  }

  private async rides(query: SearchQuery, limit: number): Promise<FoundRide[]> {
    if (query.rideId !== null) return this.foundRides('SELECT r.* FROM rides r WHERE r.id = $1', [query.rideId]);
    if (query.places.length === 0) return [];
    const newest = await this.newestOrOpenRidesAt(query, limit);
    if (newest.length === limit) return newest;
    const known = new Set(newest.map(({ id }) => id));
    const ended = await this.endedRidesAt(query, limit);
    return [...newest, ...ended.filter(({ id }) => !known.has(id))].sort((a, b) => b.id - a.id).slice(0, limit);
  }

  /** Finds rides of a place that many rides have without finding them all. Rides that have not ended are in no index. */
  private newestOrOpenRidesAt(query: SearchQuery, limit: number): Promise<FoundRide[]> {
    const values: unknown[] = [limit, NEWEST_RIDES, OPEN_STATUSES];
    const { sql } = placesReading(query, values);
    return this.foundRides(
      `SELECT r.* FROM rides r
        WHERE r.id IN (SELECT id FROM (SELECT id FROM rides ORDER BY id DESC LIMIT $2) n UNION SELECT id FROM rides WHERE status = ANY ($3)) AND ${sql}
        ORDER BY r.id DESC LIMIT $1`,
      values,
    );
  }

  /** The matches are found before they are sorted. Otherwise PostgreSQL may scan all rides in their order. */
  private endedRidesAt(query: SearchQuery, limit: number): Promise<FoundRide[]> {
    const values: unknown[] = [limit];
    const { sql } = placesMatching(query, values);
    return this.foundRides(
      `SELECT f.* FROM (SELECT r.* FROM rides r WHERE r.status IN ('completed', 'cancelled') AND ${sql} OFFSET 0) f ORDER BY f.id DESC LIMIT $1`,
      values,
    );
  }

  private foundRides(found: string, values: unknown[]): Promise<FoundRide[]> {
    return this.database.query<FoundRide>(
      `SELECT r.id, r.status, u.name AS "riderName", r.pickup_location AS "pickupLocation", r.dropoff_location AS "dropoffLocation",
              r.pickup_address AS "pickupAddress", r.dropoff_address AS "dropoffAddress"
         FROM (${found}) r JOIN users u ON u.id = r.organizer_id ORDER BY r.id DESC`,
      values,
    );
  }

  /** People whose name begins with the text, by name; then other matches, newest first. */
  private async people(query: SearchQuery, areMany: boolean, limit: number): Promise<FoundPerson[]> {
    const beginning = await this.peopleWhoseNameBegins(query.names.join(' '), limit);
    const rest = limit - beginning.length;
    if (rest === 0) return beginning;
    const values: unknown[] = [rest, beginning.map(({ id }) => id)];
    const any = areMany ? personReading(query, values) : personMatching(query, values);
    if (any.isEmpty) return beginning;
    const others = await this.foundPeople(
      `SELECT u.* FROM users u WHERE (${any.sql}) AND u.id <> ALL ($2) ORDER BY u.id DESC LIMIT $1`,
      values,
    );
    return [...beginning, ...others];
  }

  private async peopleWhoseNameBegins(text: string, limit: number): Promise<FoundPerson[]> {
    if (text === '') return [];
    return this.foundPeople(
      `SELECT u.* FROM users u WHERE u.plain_name LIKE plain_name($2) ORDER BY u.plain_name, u.id LIMIT $1`,
      [limit, `${escaped(text)}%`],
    );
  }

  private foundPeople(found: string, values: unknown[]): Promise<FoundPerson[]> {
    return this.database.query<FoundPerson>(
      `SELECT u.id, u.name, u.email, u.phone, u.guest_ride_id IS NOT NULL AS guest,
              (SELECT count(*)::int FROM ride_members m WHERE m.user_id = u.id AND m.left_at IS NULL) AS rides
         FROM (${found}) u`,
      values,
    );
  }

  private async drivers(query: SearchQuery, areMany: boolean, limit: number): Promise<FoundDriver[]> {
    const values: unknown[] = [limit];
    const matching = areMany ? driverReading(query, values).sql : `d.id IN (${driversMatching(query, values)})`;
    return this.database.query<FoundDriver>(
      `SELECT d.id, u.name, coalesce(u.phone, d.phone) AS phone, d.vehicle, d.license_plate AS "licensePlate",
              d.application_status AS "applicationStatus"
         FROM drivers d JOIN users u ON u.id = d.user_id WHERE ${matching} ORDER BY d.id DESC LIMIT $1`,
      values,
    );
  }

  private async payments({ paymentId, providerId }: SearchQuery, limit: number): Promise<FoundPayment[]> {
    const any = new AnyOf();
    if (paymentId !== null) any.add('p.id = ?', paymentId);
    if (providerId) addProviderId(any, providerId);
    if (any.isEmpty) return [];
    return this.database.query<FoundPayment>(
      `SELECT p.id, p.ride_id AS "rideId", u.name AS "payerName", p.amount::text, p.state
         FROM payments p JOIN users u ON u.id = p.payer_id WHERE ${any.sql} LIMIT $${any.values.length + 1}`,
      [...any.values, limit],
    );
  }

  private async receipts({ receipt }: SearchQuery, limit: number): Promise<FoundReceipt[]> {
    if (!receipt) return [];
    const rows = await this.database.query<Omit<FoundReceipt, 'issuedAt'> & { issuedAt: Date }>(
      `SELECT c.number, c.ride_id AS "rideId", u.name AS "payerName", c.charged::text, c.issued_at AS "issuedAt"
         FROM receipts c JOIN users u ON u.id = c.payer_id
        WHERE c.ride_id = $1 AND ($2::int IS NULL OR c.payer_id = $2) ORDER BY c.issued_at DESC LIMIT $3`,
      [receipt.rideId, receipt.payerId, limit],
    );
    return rows.map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() }));
  }
}

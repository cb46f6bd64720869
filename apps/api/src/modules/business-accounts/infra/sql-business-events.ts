import { Injectable } from '@nestjs/common';
import type {
  BusinessChargeState,
  EventTransportList,
  EventTransportRow,
  EventTransportsQuery,
  EventTransportView,
  RideStatus,
} from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/api-error';
import { passengerNameFor } from '../domain/passenger-name';
import { BusinessEventsFacade } from '../business-events.facade';
import { EVENT_KEYSET } from '../lists';
import { FROM_CHARGES, PASSENGER_NAME } from './charge-columns';

const USUAL_PAGE = 50;

interface EventRow {
  id: number;
  eventName: string;
  rideCount: number;
  total: string;
  bookedAt: Date;
}

interface RideRow {
  index: number;
  rideId: number;
  status: RideStatus;
  scheduledAt: Date | null;
  pickupLocation: string;
  dropoffLocation: string;
  passengerName: string | null;
  bookerId: number;
  costCenter: string | null;
  reference: string | null;
  state: BusinessChargeState;
  amount: string;
}

const EVENT = `e.id, e.name AS "eventName", e.booked_at AS "bookedAt",
  (SELECT count(*)::integer FROM business_charges WHERE event_id = e.id) AS "rideCount",
  (SELECT coalesce(sum(amount_cents), 0)::text FROM business_charges WHERE event_id = e.id) AS total`;

@Injectable()
export class SqlBusinessEvents extends BusinessEventsFacade {
  constructor(private readonly database: Database) {
    super();
  }

  async list(accountId: number, { limit = USUAL_PAGE, cursor }: EventTransportsQuery): Promise<EventTransportList> {
    const values: unknown[] = [accountId, limit + 1];
    const position = EVENT_KEYSET.after('newest', EVENT_KEYSET.read('newest', cursor), values);
    const found = await this.database.query<EventRow & { sortKey: null }>(
      `SELECT ${EVENT}, NULL AS "sortKey" FROM business_events e WHERE e.account_id = $1 ${position ? `AND ${position}` : ''}
        ${EVENT_KEYSET.orderBy('newest')} LIMIT $2`,
      values,
    );
    const { rows, nextCursor } = EVENT_KEYSET.page('newest', found, limit);
    return { events: rows.map(presentEvent), nextCursor };
  }

  async view(accountId: number, eventId: number, readerId: number, tx?: Transaction): Promise<EventTransportView> {
    const connection = tx ?? this.database;
    const [event] = await connection.query<EventRow>(
      `SELECT ${EVENT} FROM business_events e WHERE e.id = $1 AND e.account_id = $2`,
      [eventId, accountId],
    );
    if (!event) throw notFound('event transport');
    const rides = await connection.query<RideRow>(
      `SELECT c.event_index AS index, c.ride_id AS "rideId", r.status, r.scheduled_at AS "scheduledAt", r.pickup_location AS "pickupLocation",
              r.dropoff_location AS "dropoffLocation", ${PASSENGER_NAME} AS "passengerName", r.organizer_id AS "bookerId", k.code AS "costCenter", c.reference, c.state, c.amount_cents AS amount
         ${FROM_CHARGES} WHERE c.event_id = $1 ORDER BY c.event_index`,
      [eventId],
    );
    return {
      ...presentEvent(event),
      rides: rides.map(({ scheduledAt, passengerName, bookerId, amount, ...ride }) => ({
        ...ride,
        scheduledAt: scheduledAt?.toISOString() ?? null,
        passengerName: passengerNameFor(readerId, { passengerName, bookerId }),
        amount: formatCents(Number(amount)),
      })),
    };
  }
}

const presentEvent = ({ id, eventName, rideCount, total, bookedAt }: EventRow): EventTransportRow => ({
  id,
  eventName,
  rideCount,
  total: formatCents(Number(total)),
  bookedAt: bookedAt.toISOString(),
});

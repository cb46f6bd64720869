import { Injectable } from '@nestjs/common';
import type { PledgeState, RideStatus } from '@groupride/contracts';
import { IsNull, LessThan, Not, type UpdateQueryBuilder } from 'typeorm';
import { asBooked, payerName } from '../../identity/guests.facade';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Ride } from '../domain/ride';
import type { Amendment, Move, NewRide } from '../rides.facade';
import type { RideEvent } from '../domain/ride-event';
import { RidesRepository, type RideEventEntry } from '../rides.repository';
import { RideEventEntity } from './ride-event.entity';
import { RideEntity } from './ride.entity';

/** The policy in force. Without one, the insert fails on the NOT NULL constraint. */
const POLICY_IN_FORCE = '(SELECT id FROM cancellation_policies WHERE tstzrange(valid_from, valid_until) @> now())';

const CANCELLED_PLEDGE = `CASE WHEN pledge_state IN ('open', 'reached') THEN 'cancelled' ELSE pledge_state END`;

const FIRST_SEARCH = 'coalesce(waiting_since, pending_since, created_at)';

/** Number of passengers. It is counted once at completion, because nobody boards or leaves afterwards. */
const PASSENGERS = `(SELECT count(*) FROM ride_members m WHERE m.ride_id = rides.id AND m.left_at IS NULL AND m.no_show_at IS NULL)`;

const EVENT = `
  SELECT e.ride_id AS "rideId", e.number, e.type, e.at, e.actor_kind AS "actorKind", e.actor_id AS "actorId",
         ${asBooked('name', 'e.ride_id', 'e.actor_id', 'u.name')} AS "actorName",
         (SELECT ${payerName('booked.id')} FROM rides booked WHERE booked.id = e.ride_id AND booked.organizer_id = e.actor_id) AS "bookedBy", e.status, e.reason, e.data
    FROM ride_events e LEFT JOIN users u ON u.id = e.actor_id`;

@Injectable()
export class TypeOrmRidesRepository extends RidesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(tx: Transaction, ride: NewRide, event: RideEventEntry): Promise<Ride> {
    const insert = tx.manager
      .createQueryBuilder()
      .insert()
      .into(RideEntity)
      .values({ ...ride, status: 'awaiting_payment', lastEvent: 1, cancelPolicyId: () => POLICY_IN_FORCE })
      .returning('*');
    const created = await this.changeWithEvents(tx, insert.getQueryAndParameters(), [event]);
    if (!created) throw new Error('the ride was not inserted');
    return created;
  }

  // This method and the next one are part of most requests about a ride, and TypeORM takes longer to build such a
  // statement than PostgreSQL takes to run it.

  async find(rideId: number): Promise<Ride | null> {
    const [row] = await this.database.query<Record<string, unknown>>(`SELECT * FROM rides WHERE id = $1`, [rideId]);
    return row ? this.ofRow(row) : null;
  }

  async findAll(rideIds: readonly number[], tx?: Transaction): Promise<Ride[]> {
    if (rideIds.length === 0) return [];
    const rows = await (tx ?? this.database).query<Record<string, unknown>>(`SELECT * FROM rides WHERE id = ANY($1)`, [
      rideIds,
    ]);
    return rows.map((row) => this.ofRow(row));
  }

  ofRow(row: Record<string, unknown>): Ride {
    return this.database.hydrate(RideEntity, row);
  }

  async lock(tx: Transaction, rideId: number): Promise<Ride | null> {
    const [row] = await tx.query<Record<string, unknown>>(`SELECT * FROM rides WHERE id = $1 FOR UPDATE`, [rideId]);
    return row ? tx.hydrate(RideEntity, row) : null;
  }

  async unfinishedOfDriver(tx: Transaction, driverId: number): Promise<Ride[]> {
    const rows = await tx.query<Record<string, unknown>>(
      `SELECT * FROM rides WHERE driver_id = $1 AND status IN ('confirmed', 'en_route', 'in_progress')
        ORDER BY (status = 'confirmed'), id`,
      [driverId],
    );
    return rows.map((row) => tx.hydrate(RideEntity, row));
  }

  async transition(
    tx: Transaction,
    move: Move,
    from: readonly RideStatus[],
    events: readonly RideEventEntry[],
  ): Promise<Ride | null> {
    if (from.length === 0) return null;
    const update = tx.manager
      .createQueryBuilder()
      .update(RideEntity)
      .set({
        // An undecided pledge is cancelled with its ride.
        ...(move.to === 'cancelled' ? { pledgeState: () => CANCELLED_PLEDGE } : {}),
        // A group that lost its driver keeps its place in the queue.
        ...(move.to === 'pending' && move.event === 'driver_released' ? { waitingSince: () => FIRST_SEARCH } : {}),
        ...(move.to === 'completed' ? { passengers: () => PASSENGERS } : {}),
        ...move.set,
        status: move.to,
        lastEvent: () => `last_event + ${events.length}`,
      })
      .where('id = :id AND status IN (:...from)', { id: move.rideId, from });
    if (move.onlyOfDriver !== undefined) update.andWhere('driver_id = :driver', { driver: move.onlyOfDriver });
    if (move.beforeArrival) update.andWhere('arrived_at IS NULL');
    if (move.onlyAlone) update.andWhere('run_id IS NULL');
    onlyFromPledge(update, move.fromPledge);
    return this.changeWithEvents(tx, update.returning('*').getQueryAndParameters(), events);
  }

  async amend(
    tx: Transaction,
    { rideId, set, from, fromPledge, beforeArrival, onlyAlone }: Amendment,
    event: RideEventEntry,
  ): Promise<Ride | null> {
    const update = tx.manager
      .createQueryBuilder()
      .update(RideEntity)
      .set({ ...set, lastEvent: () => 'last_event + 1' })
      .where('id = :id AND status IN (:...from)', { id: rideId, from });
    onlyFromPledge(update, fromPledge);
    if (beforeArrival) update.andWhere('arrived_at IS NULL');
    if (onlyAlone) update.andWhere('run_id IS NULL');
    return this.changeWithEvents(tx, update.returning('*').getQueryAndParameters(), [event]);
  }

  async note(tx: Transaction, rideId: number, event: RideEventEntry): Promise<number | null> {
    const [row] = await tx.query<{ last_event: number }>(
      ...withEvents(
        ['UPDATE rides SET last_event = last_event + 1 WHERE id = $1 RETURNING id, last_event', [rideId]],
        [event],
      ),
    );
    return row?.last_event ?? null;
  }

  async markArrived(tx: Transaction, rideId: number, driverId: number, at: Date): Promise<boolean> {
    const { affected } = await tx.manager.update(
      RideEntity,
      { id: rideId, driverId, status: 'en_route', arrivedAt: IsNull() },
      { arrivedAt: at },
    );
    return affected === 1;
  }

  async restartWait(tx: Transaction, rideId: number, driverId: number, at: Date): Promise<boolean> {
    const { affected } = await tx.manager.update(
      RideEntity,
      { id: rideId, driverId, status: 'en_route', arrivedAt: LessThan(at) },
      { arrivedAt: at },
    );
    return affected === 1;
  }

  async countWrongCode(tx: Transaction, rideId: number, most: number, lockUntil: Date): Promise<number> {
    const [row] = await tx.query<{ wrong: number }>(
      `UPDATE rides SET wrong_codes = CASE WHEN wrong_codes + 1 >= $2 THEN 0 ELSE wrong_codes + 1 END,
              codes_locked_until = CASE WHEN wrong_codes + 1 >= $2 THEN $3 ELSE codes_locked_until END
        WHERE id = $1 RETURNING CASE WHEN codes_locked_until = $3 THEN $2 ELSE wrong_codes END AS wrong`,
      [rideId, most, lockUntil],
    );
    return row?.wrong ?? 0;
  }

  async forgetWrongCodes(tx: Transaction, rideId: number): Promise<void> {
    await tx.manager.update(RideEntity, { id: rideId, wrongCodes: Not(0) }, { wrongCodes: 0 });
  }

  async lateArrivalReportedAt(rideId: number, tx?: Transaction): Promise<Date | null> {
    const [row] = await (tx ?? this.database).query<{ at: Date }>(
      `SELECT at FROM (SELECT at, data FROM ride_events WHERE ride_id = $1 AND type = 'driver_arrived' ORDER BY number DESC LIMIT 1) latest
        WHERE data ? 'happenedAt'`,
      [rideId],
    );
    return row?.at ?? null;
  }

  async isCompletedByOperations(rideId: number, tx?: Transaction): Promise<boolean> {
    const where = { rideId, type: 'trip_completed', actorKind: 'admin' } as const;
    return this.database.orm((manager) => manager.existsBy(RideEventEntity, where), tx);
  }

  async findEvent(rideId: number, number: number): Promise<RideEvent | null> {
    const [row] = await this.database.query<RideEvent>(`${EVENT} WHERE e.ride_id = $1 AND e.number = $2`, [
      rideId,
      number,
    ]);
    return row ?? null;
  }

  async events(rideId: number, after: number): Promise<RideEvent[]> {
    return this.database.query<RideEvent>(`${EVENT} WHERE e.ride_id = $1 AND e.number > $2 ORDER BY e.number`, [
      rideId,
      after,
    ]);
  }

  async isMember(rideId: number, userId: number): Promise<boolean> {
    const rows = await this.database.query<object>(
      `SELECT 1 FROM ride_members WHERE ride_id = $1 AND user_id = $2 AND left_at IS NULL`,
      [rideId, userId],
    );
    return rows.length > 0;
  }

  private async changeWithEvents(
    tx: Transaction,
    change: [string, unknown[]],
    events: readonly RideEventEntry[],
  ): Promise<Ride | null> {
    const [row] = await tx.query<Record<string, unknown>>(...withEvents(change, events));
    return row ? tx.hydrate(RideEntity, row) : null;
  }
}

function onlyFromPledge(update: UpdateQueryBuilder<RideEntity>, states: readonly PledgeState[] | undefined): void {
  if (states) update.andWhere('pledge_state IN (:...states)', { states });
}

const EVENT_COLUMNS = ['text', 'text', 'integer', 'text', 'text', 'jsonb'];

/**
 * Combines the change of a ride and its events in one statement, so that a change that finds no row writes no event.
 * @param change SQL that returns the ride's `id` and its new `last_event`, which is the number of the last event
 */
function withEvents(
  [change, parameters]: [sql: string, parameters: unknown[]],
  events: readonly RideEventEntry[],
): [sql: string, parameters: unknown[]] {
  const rows = events.map((_, index) => {
    const first = parameters.length + 1 + index * EVENT_COLUMNS.length;
    const values = EVENT_COLUMNS.map((type, column) => `$${first + column}::${type}`);
    return `SELECT id, last_event - ${events.length - 1 - index}, ${values.join(', ')} FROM changed`;
  });
  return [
    `WITH changed AS (${change}),
     event AS (INSERT INTO ride_events (ride_id, number, type, actor_kind, actor_id, status, reason, data) ${rows.join(' UNION ALL ')})
     SELECT * FROM changed`,
    [...parameters, ...events.flatMap(valuesOf)],
  ];
}

const valuesOf = ({ type, actorKind, actorId, status, reason, data }: RideEventEntry): unknown[] => [
  type,
  actorKind,
  actorId,
  status,
  reason,
  JSON.stringify(data),
];

import { Injectable } from '@nestjs/common';
import type { RideStatus } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Ride } from '../domain/ride';
import type { Amendment, Move, NewRide } from '../rides.facade';
import { RidesRepository, type NewRideEvent, type RideEvent } from '../rides.repository';
import { RideEntity } from './ride.entity';

@Injectable()
export class TypeOrmRidesRepository extends RidesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(tx: Transaction, ride: NewRide): Promise<Ride> {
    const [policy] = await tx.query<{ id: number }>(`SELECT id FROM cancellation_policies WHERE tstzrange(valid_from, valid_until) @> now()`);
    if (!policy) throw new Error('no cancellation policy is valid now');
    return tx.manager.save(RideEntity, { ...ride, status: 'awaiting_payment' as const, lastEvent: 0, cancelPolicyId: policy.id });
  }

  async find(rideId: number): Promise<Ride | null> {
    // By hand: it is part of most requests about a ride, and TypeORM takes longer to build this statement than PostgreSQL to run it.
    const [row] = await this.database.query<Record<string, unknown>>(`SELECT * FROM rides WHERE id = $1`, [rideId]);
    return row ? this.database.hydrate(RideEntity, row) : null;
  }

  async lock(tx: Transaction, rideId: number): Promise<Ride | null> {
    return tx.manager.findOne(RideEntity, { where: { id: rideId }, lock: { mode: 'pessimistic_write' } });
  }

  async transition(tx: Transaction, move: Move, from: readonly RideStatus[]): Promise<Ride | null> {
    if (from.length === 0) return null;
    const update = tx.manager
      .createQueryBuilder()
      .update(RideEntity)
      .set({ ...move.set, status: move.to, lastEvent: () => 'last_event + 1' })
      .where('id = :id AND status IN (:...from)', { id: move.rideId, from });
    if (move.onlyOfDriver !== undefined) update.andWhere('driver_id = :driver', { driver: move.onlyOfDriver });
    const { raw } = await update.returning('*').execute();
    const [row] = raw as Record<string, unknown>[];
    return row ? tx.hydrate(RideEntity, row) : null;
  }

  async amend(tx: Transaction, { rideId, set, from }: Amendment): Promise<Ride | null> {
    const update = tx.manager
      .createQueryBuilder()
      .update(RideEntity)
      .set({ ...set, lastEvent: () => 'last_event + 1' })
      .where('id = :id AND status IN (:...from)', { id: rideId, from });
    const { raw } = await update.returning('*').execute();
    const [row] = raw as Record<string, unknown>[];
    return row ? tx.hydrate(RideEntity, row) : null;
  }

  async nextNumber(tx: Transaction, rideId: number): Promise<number | null> {
    const [row] = await tx.query<{ last_event: number }>(`UPDATE rides SET last_event = last_event + 1 WHERE id = $1 RETURNING last_event`, [rideId]);
    return row?.last_event ?? null;
  }

  async markArrived(tx: Transaction, rideId: number, driverId: number, at: Date): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE rides SET arrived_at = $3 WHERE id = $1 AND driver_id = $2 AND status = 'en_route' AND arrived_at IS NULL RETURNING id`,
      [rideId, driverId, at],
    );
    return rows.length === 1;
  }

  async appendEvent(tx: Transaction, event: NewRideEvent): Promise<void> {
    await tx.query(
      `INSERT INTO ride_events (ride_id, number, type, actor_kind, actor_id, status, reason, data) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [event.rideId, event.number, event.type, event.actorKind, event.actorId, event.status, event.reason, JSON.stringify(event.data)],
    );
  }

  async events(rideId: number, after: number): Promise<RideEvent[]> {
    return this.database.query<RideEvent>(
      `SELECT e.ride_id AS "rideId", e.number, e.type, e.at, e.actor_kind AS "actorKind", e.actor_id AS "actorId",
              u.name AS "actorName", e.status, e.reason, e.data
         FROM ride_events e LEFT JOIN users u ON u.id = e.actor_id
        WHERE e.ride_id = $1 AND e.number > $2 ORDER BY e.number`,
      [rideId, after],
    );
  }

  async isMember(rideId: number, userId: number): Promise<boolean> {
    const rows = await this.database.query<object>(`SELECT 1 FROM ride_members WHERE ride_id = $1 AND user_id = $2 AND left_at IS NULL`, [rideId, userId]);
    return rows.length > 0;
  }
}

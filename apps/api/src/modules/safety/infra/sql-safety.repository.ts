import { Injectable } from '@nestjs/common';
import type { EmergencyContactView } from '@groupride/contracts';
import { IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { SafetyRepository, type SosCall } from '../safety.repository';
import { EmergencyContactEntity } from './emergency-contact.entity';
import { SosCallEntity } from './sos-call.entity';

const CONTACT = 'id, name, phone, email';
const CALL = 'id, asked_at AS "askedAt"';

@Injectable()
export class SqlSafetyRepository extends SafetyRepository {
  constructor(private readonly database: Database) {
    super();
  }

  contacts(userId: number, tx?: Transaction): Promise<EmergencyContactView[]> {
    return this.database.orm(
      (manager) =>
        manager.find(EmergencyContactEntity, {
          select: { id: true, name: true, phone: true, email: true },
          where: { userId },
          order: { id: 'ASC' },
        }),
      tx,
    );
  }

  async addContact(
    tx: Transaction,
    userId: number,
    { name, phone, email }: Omit<EmergencyContactView, 'id'>,
    most: number,
  ): Promise<EmergencyContactView | null> {
    // Without the lock, two concurrent requests could exceed the limit.
    await tx.query(`SELECT id FROM users WHERE id = $1 FOR UPDATE`, [userId]);
    const [row] = await tx.query<EmergencyContactView>(
      `INSERT INTO emergency_contacts (user_id, name, phone, email)
       SELECT $1::integer, $2::text, $3::text, $4::text
        WHERE (SELECT count(*) FROM emergency_contacts WHERE user_id = $1) < $5 RETURNING ${CONTACT}`,
      [userId, name, phone, email, most],
    );
    return row ?? null;
  }

  async removeContact(userId: number, contactId: number): Promise<boolean> {
    const { affected } = await this.database.orm((manager) =>
      manager.delete(EmergencyContactEntity, { userId, id: contactId }),
    );
    return affected === 1;
  }

  async openCall(rideId: number, userId: number, tx?: Transaction): Promise<SosCall | null> {
    return this.database.orm((manager) => manager.findOneBy(SosCallEntity, { rideId, userId, endedAt: IsNull() }), tx);
  }

  async openCalls(userId: number, tx?: Transaction): Promise<(SosCall & { rideId: number })[]> {
    return this.database.orm(
      (manager) => manager.find(SosCallEntity, { where: { userId, endedAt: IsNull() }, order: { id: 'ASC' } }),
      tx,
    );
  }

  async callById(callId: number, tx: Transaction): Promise<{ userId: number; rideId: number } | null> {
    return tx.manager.findOneBy(SosCallEntity, { id: callId });
  }

  async open(tx: Transaction, rideId: number, userId: number): Promise<SosCall | null> {
    const [row] = await tx.query<SosCall>(
      `INSERT INTO sos_calls (ride_id, user_id) VALUES ($1, $2)
       ON CONFLICT (ride_id, user_id) WHERE ended_at IS NULL DO NOTHING RETURNING ${CALL}`,
      [rideId, userId],
    );
    return row ?? null;
  }

  async changeCaller(tx: Transaction, rideId: number, from: number, to: number): Promise<SosCall[]> {
    const ended = await tx.query<SosCall>(
      `UPDATE sos_calls c SET ended_at = now() WHERE ride_id = $1 AND user_id = $2 AND ended_at IS NULL
          AND EXISTS (SELECT 1 FROM sos_calls o WHERE o.ride_id = $1 AND o.user_id = $3 AND o.ended_at IS NULL)
        RETURNING ${CALL}`,
      [rideId, from, to],
    );
    await tx.manager.update(SosCallEntity, { rideId, userId: from }, { userId: to });
    return ended;
  }

  async countCalls(tx: Transaction, rideId: number, userId: number): Promise<number> {
    return tx.manager.countBy(SosCallEntity, { rideId, userId });
  }

  async end(tx: Transaction, rideId: number, userId: number): Promise<SosCall | null> {
    const [row] = await tx.query<SosCall>(
      `UPDATE sos_calls SET ended_at = now() WHERE ride_id = $1 AND user_id = $2 AND ended_at IS NULL RETURNING ${CALL}`,
      [rideId, userId],
    );
    return row ?? null;
  }
}

import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { AssemblyRepository, type ReadyCheck } from '../assembly.repository';
import { MemberNudgeEntity } from './member-nudge.entity';
import { ReadyAnswerEntity } from './ready-answer.entity';
import { ReadyCheckEntity } from './ready-check.entity';

const CHECK = `id, number, asked_at AS "askedAt"`;

@Injectable()
export class SqlAssemblyRepository extends AssemblyRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async findCheck(rideId: number): Promise<ReadyCheck | null> {
    return this.database.orm((manager) => manager.findOneBy(ReadyCheckEntity, { rideId }));
  }

  async ask(tx: Transaction, rideId: number, at: Date, before: Date): Promise<ReadyCheck | null> {
    const [row] = await tx.query<ReadyCheck>(
      `INSERT INTO ready_checks AS c (ride_id, asked_at) VALUES ($1, $2)
       ON CONFLICT (ride_id) DO UPDATE SET asked_at = EXCLUDED.asked_at, number = c.number + 1 WHERE c.asked_at <= $3
       RETURNING ${CHECK}`,
      [rideId, at, before],
    );
    return row ?? null;
  }

  async answers({ id, number }: ReadyCheck): Promise<Map<number, boolean>> {
    const answers = await this.database.orm((manager) => manager.findBy(ReadyAnswerEntity, { checkId: id, number }));
    return new Map(answers.map(({ userId, ready }) => [userId, ready]));
  }

  async answer(tx: Transaction, rideId: number, checkNumber: number, userId: number, ready: boolean): Promise<boolean> {
    const rows = await tx.query<object>(
      `INSERT INTO ready_answers (check_id, number, user_id, ready)
       SELECT id, number, $3::integer, $4::boolean FROM ready_checks WHERE ride_id = $1 AND number = $2
       ON CONFLICT (check_id, number, user_id) DO UPDATE SET ready = EXCLUDED.ready RETURNING user_id`,
      [rideId, checkNumber, userId, ready],
    );
    return rows.length > 0;
  }

  async changePerson(tx: Transaction, rideId: number, from: number, to: number): Promise<void> {
    await tx.query(
      `WITH moved AS (
         DELETE FROM ready_answers a USING ready_checks c WHERE c.id = a.check_id AND c.ride_id = $1 AND a.user_id = $2
         RETURNING a.check_id, a.number, a.ready)
       INSERT INTO ready_answers (check_id, number, user_id, ready)
       SELECT check_id, number, $3::integer, ready FROM moved ON CONFLICT (check_id, number, user_id) DO NOTHING`,
      [rideId, from, to],
    );
  }

  async nudges(memberIds: readonly number[]): Promise<Map<number, Date>> {
    const nudges = await this.database.orm((manager) =>
      manager.findBy(MemberNudgeEntity, { memberId: In([...memberIds]) }),
    );
    return new Map(nudges.map(({ memberId, nudgedAt }) => [memberId, nudgedAt]));
  }

  async nudge(tx: Transaction, memberId: number, at: Date, before: Date): Promise<number | null> {
    const [row] = await tx.query<{ number: number }>(
      `INSERT INTO member_nudges AS n (member_id, nudged_at) VALUES ($1, $2)
       ON CONFLICT (member_id) DO UPDATE SET nudged_at = EXCLUDED.nudged_at, number = n.number + 1 WHERE n.nudged_at <= $3
       RETURNING number`,
      [memberId, at, before],
    );
    return row?.number ?? null;
  }
}

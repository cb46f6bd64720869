import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { type ControlledDriver, SandboxDriversRepository } from '../sandbox-drivers.repository';
import { SandboxDriverEntity } from './sandbox-driver.entity';

/** Joins the table of the drivers module for the driver's account. */
const SELECT = `SELECT s.driver_id AS "driverId", d.user_id AS "userId", s.is_stalled AS "isStalled"
  FROM sandbox_drivers s JOIN drivers d ON d.id = s.driver_id`;

@Injectable()
export class SqlSandboxDriversRepository extends SandboxDriversRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async count(tx: Transaction, ownerId: number): Promise<number> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox_drivers'), $1)`, [ownerId]);
    return tx.manager.countBy(SandboxDriverEntity, { ownerId });
  }

  async insert(tx: Transaction, driverId: number, ownerId: number): Promise<void> {
    await tx.manager.insert(SandboxDriverEntity, { driverId, ownerId });
  }

  listOf(ownerId: number): Promise<ControlledDriver[]> {
    return this.database.query<ControlledDriver>(`${SELECT} WHERE s.owner_id = $1 ORDER BY s.driver_id`, [ownerId]);
  }

  async find(ownerId: number, driverId: number): Promise<ControlledDriver | null> {
    const [row] = await this.database.query<ControlledDriver>(`${SELECT} WHERE s.owner_id = $1 AND s.driver_id = $2`, [
      ownerId,
      driverId,
    ]);
    return row ?? null;
  }

  async setStalled(driverId: number, isStalled: boolean): Promise<void> {
    await this.database.orm((manager) => manager.update(SandboxDriverEntity, { driverId }, { isStalled }));
  }

  alive(): Promise<ControlledDriver[]> {
    return this.database.query<ControlledDriver>(`${SELECT} WHERE d.is_online AND NOT s.is_stalled`);
  }
}

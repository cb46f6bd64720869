import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { type ServiceAccount, ServiceAccountsRepository } from '../service-accounts.repository';
import { ServiceAccountEntity } from './service-account.entity';

@Injectable()
export class SqlServiceAccountsRepository extends ServiceAccountsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(): Promise<ServiceAccount[]> {
    return this.database.orm((manager) => manager.find(ServiceAccountEntity, { order: { id: 'DESC' } }));
  }

  findOpenOf(userId: number): Promise<ServiceAccount | null> {
    return this.database.orm((manager) => manager.findOneBy(ServiceAccountEntity, { userId, closedAt: IsNull() }));
  }

  async insert(
    { manager }: Transaction,
    account: { userId: number; name: string; createdBy: number },
  ): Promise<ServiceAccount> {
    const stored = manager.create(ServiceAccountEntity, { ...account, closedAt: null });
    await manager.insert(ServiceAccountEntity, stored);
    return stored;
  }

  async lockOpen(tx: Transaction, accountId: number): Promise<ServiceAccount | null> {
    const [row] = await tx.query<Record<string, unknown>>(
      `SELECT * FROM service_accounts WHERE id = $1 AND closed_at IS NULL FOR SHARE`,
      [accountId],
    );
    return row ? tx.hydrate(ServiceAccountEntity, row) : null;
  }

  async close(tx: Transaction, accountId: number): Promise<ServiceAccount | null> {
    const [row] = await tx.query<Record<string, unknown>>(
      `UPDATE service_accounts SET closed_at = now() WHERE id = $1 AND closed_at IS NULL RETURNING *`,
      [accountId],
    );
    return row ? tx.hydrate(ServiceAccountEntity, row) : null;
  }
}

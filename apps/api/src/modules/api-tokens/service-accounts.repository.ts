import type { Transaction } from '../../platform/database/database';

export interface ServiceAccount {
  id: number;
  userId: number;
  name: string;
  createdBy: number;
  createdAt: Date;
  closedAt: Date | null;
}

export abstract class ServiceAccountsRepository {
  abstract list(): Promise<ServiceAccount[]>;
  /** The open service account to which this user belongs. */
  abstract findOpenOf(userId: number): Promise<ServiceAccount | null>;
  abstract insert(
    tx: Transaction,
    account: { userId: number; name: string; createdBy: number },
  ): Promise<ServiceAccount>;
  /** Finds an open account and locks its row, so that it is not closed meanwhile. */
  abstract lockOpen(tx: Transaction, accountId: number): Promise<ServiceAccount | null>;
  /** @returns null when the account is already closed or does not exist */
  abstract close(tx: Transaction, accountId: number): Promise<ServiceAccount | null>;
}

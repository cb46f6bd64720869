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
  /** The one as which this user acts, unless it is closed. */
  abstract findOpenOf(userId: number): Promise<ServiceAccount | null>;
  abstract insert(
    tx: Transaction,
    account: { userId: number; name: string; createdBy: number },
  ): Promise<ServiceAccount>;
  /** An account that is not closed; its row is locked, so that it is not closed meanwhile. */
  abstract lockOpen(tx: Transaction, accountId: number): Promise<ServiceAccount | null>;
  /** @returns null when it is closed already or does not exist */
  abstract close(tx: Transaction, accountId: number): Promise<ServiceAccount | null>;
}

import type { Transaction } from '../../platform/database/database';

export abstract class ServiceAccountsFacade {
  /** Id of the open service account as which this user acts; null for people. */
  abstract openOf(userId: number): Promise<number | null>;
  /** An open account stays open until the transaction ends. @returns false when there is none with this id */
  abstract keepOpen(tx: Transaction, serviceAccountId: number): Promise<boolean>;
}

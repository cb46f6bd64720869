import type { Transaction } from '../../platform/database/database';

/** What documents have to say about an application. */
export abstract class DocumentsFacade {
  /** @throws ApiError documents_missing when documents are required and a group has no accepted one */
  abstract checkComplete(tx: Transaction, driverId: number): Promise<void>;
}

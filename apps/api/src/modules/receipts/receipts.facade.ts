import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Receipt } from './domain/receipt';

export { cancellationReceipt, tripReceipt, type Receipt } from './domain/receipt';

export abstract class ReceiptsFacade {
  /** Issues each receipt once and publishes an event for it. @returns whether any of them is new */
  abstract issue(tx: Transaction, receipts: readonly Receipt[]): Promise<boolean>;
  /** @param completedAt null: now */
  abstract recordHistory(
    tx: Transaction,
    rideId: number,
    completedAt: Date | null,
    amounts: readonly { userId: number; amount: Cents }[],
  ): Promise<void>;
}

import type { Transaction } from '../../platform/database/database';
import type { ProviderEvent } from './payment-provider';

/** What the provider has reported, each report once. */
export abstract class ProviderEventsRepository {
  abstract isKnown(eventId: string): Promise<boolean>;
  /**
   * @param handled false for reports that concern nothing of ours; they are kept for a later look
   * @returns false when it was there before
   */
  abstract insert(tx: Transaction, event: ProviderEvent, handled: boolean): Promise<boolean>;
}

import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Receipt } from '../domain/receipt';
import { receiptIssued } from '../payments.events';
import { ReceiptsRepository } from './receipts.repository';

/** Issues each receipt once and publishes that it was issued. */
@Injectable()
export class ReceiptIssuingService {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly events: Events,
  ) {}

  async issue(tx: Transaction, receipts: readonly Receipt[]): Promise<void> {
    for (const receipt of receipts) {
      if (!(await this.receipts.issue(tx, receipt))) continue;
      await this.events.publish(tx, receiptIssued, { rideId: receipt.rideId, payerId: receipt.payerId });
    }
  }

  /** @param completedAt null: now */
  recordHistory(
    tx: Transaction,
    rideId: number,
    completedAt: Date | null,
    amounts: readonly { userId: number; amount: Cents }[],
  ): Promise<void> {
    return this.receipts.recordHistory(tx, rideId, completedAt, amounts);
  }
}

import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import type { Receipt } from './domain/receipt';
import { receiptIssued } from './receipts.events';
import { ReceiptsFacade } from './receipts.facade';
import { ReceiptsRepository } from './receipts.repository';

@Injectable()
export class ReceiptIssuingService extends ReceiptsFacade {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly events: Events,
  ) {
    super();
  }

  async issue(tx: Transaction, receipts: readonly Receipt[]): Promise<boolean> {
    let isNew = false;
    for (const receipt of receipts) {
      if (!(await this.receipts.issue(tx, receipt))) continue;
      isNew = true;
      await this.events.publish(tx, receiptIssued, { rideId: receipt.rideId, payerId: receipt.payerId });
    }
    return isNew;
  }

  recordHistory(
    tx: Transaction,
    rideId: number,
    completedAt: Date | null,
    amounts: readonly { userId: number; amount: Cents }[],
  ): Promise<void> {
    return this.receipts.recordHistory(tx, rideId, completedAt, amounts);
  }
}

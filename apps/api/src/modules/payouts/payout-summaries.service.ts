import { Injectable } from '@nestjs/common';
import { failureReasonOf } from './domain/failure';
import { PayoutsFacade, type PayoutSummary } from './payouts.facade';
import { PayoutsRepository } from './payouts.repository';

/** Looks up payouts for notifications to drivers. */
@Injectable()
export class PayoutSummaries extends PayoutsFacade {
  constructor(private readonly repository: PayoutsRepository) {
    super();
  }

  async find(payoutId: number): Promise<PayoutSummary | null> {
    const payout = await this.repository.find(payoutId);
    if (!payout) return null;
    const { id, driverId, kind, amount, fee, bankLast4, failureCode, endedAt } = payout;
    return { id, driverId, kind, amount, fee, bankLast4, failureReason: failureReasonOf(failureCode), endedAt };
  }
}

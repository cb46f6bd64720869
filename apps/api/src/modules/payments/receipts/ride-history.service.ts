import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/http/principal';
import { notFound } from '../../../platform/http/api-error';
import { ReceiptsRepository, type PastRide } from './receipts.repository';

const MOST_PAST_RIDES = 100;

/** Lists past rides and what they cost. */
@Injectable()
export class RideHistoryService {
  constructor(private readonly receipts: ReceiptsRepository) {}

  /** @param userId null for one's own */
  async historyOf(who: Principal, userId: number | null): Promise<PastRide[]> {
    const asked = userId ?? who.userId;
    if (asked !== who.userId && !who.isAdmin) throw notFound('user');
    return this.receipts.historyOf(asked, MOST_PAST_RIDES);
  }
}

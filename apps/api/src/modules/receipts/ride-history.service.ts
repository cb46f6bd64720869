import { Injectable } from '@nestjs/common';
import { MAX_PAST_RIDES, type HistoryQuery } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { notFound } from '../../platform/http/api-error';
import { amountsFor, AmountsFacade, type RiderAmounts } from '../amounts/amounts.facade';
import { ReceiptsRepository, type PastRide } from './receipts.repository';

/** Lists past rides and what they cost. */
@Injectable()
export class RideHistoryService {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly amounts: AmountsFacade,
  ) {}

  /** @param userId null for one's own */
  async historyOf(
    who: Principal,
    userId: number | null,
    { before, limit }: HistoryQuery,
  ): Promise<(PastRide & { amounts: RiderAmounts })[]> {
    const asked = userId ?? who.userId;
    if (asked !== who.userId && !who.isAdmin) throw notFound('user');
    const rides = await this.receipts.historyOf(asked, before ?? null, limit ?? MAX_PAST_RIDES);
    const amounts = await this.amounts.ofRides(rides.map(({ rideId }) => rideId));
    return rides.map((ride) => ({ ...ride, amounts: amountsFor(amounts.get(ride.rideId), asked) }));
  }
}

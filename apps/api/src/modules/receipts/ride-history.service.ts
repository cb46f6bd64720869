import { Injectable } from '@nestjs/common';
import { MAX_PAST_RIDES, type HistoryQuery } from '@groupride/contracts';
import { metersToMiles } from '@groupride/geo';
import { farePerPersonAlone, type Cents } from '@groupride/pricing';
import { isOperatorWith } from '../../platform/http/access';
import type { Principal } from '../../platform/http/principal';
import { notFound } from '../../platform/http/api-error';
import { amountsFor, AmountsFacade, type RiderAmounts } from '../amounts/amounts.facade';
import { ReceiptsRepository, type PastRide } from './receipts.repository';

export interface RiderTotals {
  rides: number;
  saved: Cents;
}

/** Lists past rides and what they cost. */
@Injectable()
export class RideHistoryService {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly amounts: AmountsFacade,
  ) {}

  /** @param userId null for the caller's own rides */
  async historyOf(
    who: Principal,
    userId: number | null,
    { before, limit }: HistoryQuery,
  ): Promise<(PastRide & { amounts: RiderAmounts })[]> {
    const asked = checkAllowed(who, userId);
    const rides = await this.receipts.historyOf(asked, before ?? null, limit ?? MAX_PAST_RIDES);
    const amounts = await this.amounts.ofRides(rides.map(({ rideId }) => rideId));
    return rides.map((ride) => ({ ...ride, amounts: amountsFor(amounts.get(ride.rideId), asked) }));
  }

  /** @param userId null for the caller's own rides */
  async totalsOf(who: Principal, userId: number | null): Promise<RiderTotals> {
    const fares = await this.receipts.completedFares(checkAllowed(who, userId));
    const saved = fares.map(({ meters, perPerson }) => farePerPersonAlone(metersToMiles(meters)) - perPerson);
    return { rides: fares.length, saved: saved.reduce((sum, each) => sum + Math.max(0, each), 0) };
  }
}

/** @returns the user whose rides are requested */
function checkAllowed(who: Principal, userId: number | null): number {
  const asked = userId ?? who.userId;
  if (asked !== who.userId && !isOperatorWith(who, 'people.view')) throw notFound('user');
  return asked;
}

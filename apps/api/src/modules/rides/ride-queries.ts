import { Injectable } from '@nestjs/common';
import { MAX_USER_RIDES, type RideEventView, type RideView, type UserRidesQuery } from '@groupride/contracts';
import { isOperatorWith } from '../../platform/http/access';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { RidesFacade } from './rides.facade';
import { RideViews } from './ride-views';

/** Reads rides for the API. */
@Injectable()
export class RideQueries {
  constructor(
    private readonly views: RideViews,
    private readonly rides: RidesFacade,
  ) {}

  async ride(who: Principal, rideId: number): Promise<RideView> {
    return this.views.one(who, rideId);
  }

  /** @param userId null for the caller's own rides */
  async ofUser(who: Principal, userId: number | null, { before, limit }: UserRidesQuery): Promise<RideView[]> {
    if (userId !== null && userId !== who.userId && !isOperatorWith(who, 'people.view')) throw notFound('user');
    return this.views.ofUser(who, userId ?? who.userId, { before: before ?? null, limit: limit ?? MAX_USER_RIDES });
  }

  async events(who: Principal, rideId: number, after: number): Promise<RideEventView[]> {
    return this.rides.eventViews(who, rideId, after);
  }
}

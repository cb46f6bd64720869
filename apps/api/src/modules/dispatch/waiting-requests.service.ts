import { Injectable } from '@nestjs/common';
import { milesToMeters } from '@groupride/geo';
import { Config } from '../../config/config';
import { DriversFacade } from '../drivers/drivers.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { WITHIN_MILES } from './candidates.service';
import { TRAVEL } from './domain/busy-time';
import { searchWindow } from './domain/search-window';
import { OffersRepository, type WaitingRequests } from './offers.repository';

/** Requests per round. The longest-waiting ones come first, and a round that served some of so many is followed by another one. */
export const MAX_REQUESTS = 200;

/** Groups per round that may share a vehicle. */
const MAX_SHARED_REQUESTS = 50;

/** Finds the immediate requests that a round has to look at. */
@Injectable()
export class WaitingRequestsService {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly offers: OffersRepository,
    private readonly rides: RidesFacade,
    private readonly config: Config,
  ) {}

  /** What a round looks at, with one statement. What comes to wait afterwards asks for another round. */
  look(): Promise<WaitingRequests> {
    return this.offers.waitingRequests({ shared: MAX_SHARED_REQUESTS, undecided: MAX_REQUESTS });
  }

  /**
   * Those that a driver could be offered, and those whose last decision is out of date. Others can neither be served nor explained better.
   * @param undecided those whose last decision is out of date
   * @param considered further rides, of which something was found out
   */
  async find(now: Date, undecided: readonly number[], considered: Iterable<number>): Promise<Ride[]> {
    const served = await this.drivers.ridesWithinDistance({
      ...{ driverId: null, bookingType: 'now', withinMeters: milesToMeters(WITHIN_MILES) },
      ...{ now, scheduledUntil: now, travelSeconds: TRAVEL / 1000, limit: MAX_REQUESTS },
    });
    return this.stillWaiting([...new Set([...served, ...undecided, ...considered])], now);
  }

  /** Whether at most one request waits, so that there is nothing to match it together with. */
  async isAlone(): Promise<boolean> {
    return (await this.offers.countWaitingRequests(2)) < 2;
  }

  /** In the order of the ids: of two that cost the same, the one that waited longer is served. */
  async stillWaiting(ids: readonly number[], now: Date): Promise<Ride[]> {
    const rides = new Map((await this.rides.findAll(ids)).map((ride) => [ride.id, ride]));
    return ids.flatMap((id) => {
      const ride = rides.get(id);
      const isWaiting = ride?.status === 'pending' && now <= searchWindow(ride, this.config.SEARCH_MINUTES).until;
      return ride && isWaiting ? [ride] : [];
    });
  }
}

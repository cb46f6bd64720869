import { Injectable } from '@nestjs/common';
import { milesToMeters } from '@groupride/geo';
import { Config } from '../../config/config';
import type { SqlText } from '../../platform/database/sql-parts';
import { DriversFacade } from '../drivers/drivers.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { WITHIN_MILES } from './candidates.service';
import { TRAVEL } from './domain/busy-time';
import { searchWindow } from './domain/search-window';
import { OffersRepository, type WaitingRequests } from './offers.repository';

/**
 * Maximum number of requests per round, longest-waiting first. A full round that served some of them is followed by
 * another one.
 */
export const MAX_REQUESTS = 200;

/** Maximum number of groups per round that may share a vehicle. */
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

  /**
   * Reads the rides that a round looks at with one statement. Rides that start to wait later request another round.
   * @param ahead selects the scheduled rides
   */
  look(ahead: SqlText): Promise<WaitingRequests> {
    return this.offers.waitingRequests({ shared: MAX_SHARED_REQUESTS, undecided: MAX_REQUESTS }, ahead);
  }

  /**
   * Requests that could be offered to a driver, requests whose last decision is out of date, and `considered` ones.
   * Other requests would get the same decision again.
   * @param waiting what `look` found when the round began; later changes of a ride are noticed when its decision is
   * written
   * @param considered rides that may share a vehicle and for which vehicles were considered
   */
  async find(now: Date, waiting: WaitingRequests, considered: Iterable<number>): Promise<Ride[]> {
    const { shared, undecided, doOthersWait } = waiting;
    const served = doOthersWait ? await this.withinReach(now) : [];
    const known = new Map([...shared, ...undecided].map((ride) => [ride.id, ride]));
    const others = await this.rides.findAll(served.filter((id) => !known.has(id)));
    for (const ride of others) known.set(ride.id, ride);
    // The order matters: of two requests with the same cost, the one that waited longer is served.
    const ids = new Set([...served, ...undecided.map(({ id }) => id), ...considered]);
    return this.stillWaiting(
      [...ids].flatMap((id) => known.get(id) ?? []),
      now,
    );
  }

  /** Whether at most one request waits, so that no other request can be matched with it. */
  async isAlone(): Promise<boolean> {
    return (await this.offers.countWaitingRequests(2)) < 2;
  }

  /** Leaves out rides whose search has ended. */
  stillWaiting(rides: readonly Ride[], now: Date): Ride[] {
    return rides.filter(
      (ride) => ride.status === 'pending' && now <= searchWindow(ride, this.config.SEARCH_MINUTES).until,
    );
  }

  /** Requests that a free driver can reach, longest-waiting first. */
  private withinReach(now: Date): Promise<number[]> {
    return this.drivers.ridesWithinDistance({
      ...{ driverId: null, bookingType: 'now', withinMeters: milesToMeters(WITHIN_MILES) },
      ...{ now, scheduledUntil: now, travelSeconds: TRAVEL / 1000, limit: MAX_REQUESTS },
    });
  }
}

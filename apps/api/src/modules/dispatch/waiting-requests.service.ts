import { Injectable } from '@nestjs/common';
import { milesToMeters } from '@groupride/geo';
import { Config } from '../../config/config';
import type { SqlText } from '../../platform/database/sql-parts';
import { DriversFacade } from '../drivers/drivers.facade';
import type { Ride } from '../rides/rides.facade';
import { WITHIN_MILES } from './candidates.service';
import { TRAVEL } from './domain/busy-time';
import { searchWindow } from './domain/search-window';
import { DispatchLeaseRepository, type ServedRequests } from './dispatch-lease.repository';
import { OffersRepository, type WaitingRequests, type WaitingRow } from './offers.repository';

/**
 * Maximum number of requests per round, longest-waiting first. A full round that served some of them is followed by
 * another one.
 */
export const MAX_REQUESTS = 200;

/** Maximum number of groups per round that may share a vehicle. */
const MAX_SHARED_REQUESTS = 50;

export interface WaitingRound extends ServedRequests {
  waiting: WaitingRequests;
}

/** Finds the immediate requests that a round has to look at. */
@Injectable()
export class WaitingRequestsService {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly offers: OffersRepository,
    private readonly lease: DispatchLeaseRepository,
    private readonly config: Config,
  ) {}

  /**
   * Begins a round, and reads the rides that it looks at with the same statement. Rides that start to wait later request
   * another round.
   * @param ahead selects the scheduled rides
   * @returns null when another process holds the lease
   */
  async begin(holder: string, ahead: SqlText, now: Date): Promise<WaitingRound | null> {
    const selects = { ahead, reachable: this.withinReach(now) };
    const reading = this.offers.selectWaiting({ shared: MAX_SHARED_REQUESTS, undecided: MAX_REQUESTS }, selects);
    const begun = await this.lease.beginRound<WaitingRow>(holder, reading);
    if (!begun) return null;
    const { rows, ...served } = begun;
    return { ...served, waiting: this.offers.waitingOf(rows) };
  }

  /**
   * Requests that could be offered to a driver, requests whose last decision is out of date, and `considered` ones.
   * Other requests would get the same decision again.
   * @param waiting the rides as they were when the round began; later changes of a ride are noticed when its decision
   * is written
   * @param considered rides that may share a vehicle and for which vehicles were considered
   */
  find(now: Date, { shared, undecided, reachable }: WaitingRequests, considered: Iterable<number>): Ride[] {
    const known = new Map([...shared, ...undecided, ...reachable].map((ride) => [ride.id, ride]));
    // The order matters: of two requests with the same cost, the one that waited longer is served.
    const ids = new Set([...[...reachable, ...undecided].map(({ id }) => id), ...considered]);
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

  /** Selects the requests that a free driver can reach. */
  private withinReach(now: Date): SqlText {
    return this.drivers.selectRidesWithinDistance({
      driverId: null,
      bookingType: 'now',
      withinMeters: milesToMeters(WITHIN_MILES),
      now,
      scheduledUntil: now,
      travelSeconds: TRAVEL / 1000,
      limit: MAX_REQUESTS,
    });
  }
}

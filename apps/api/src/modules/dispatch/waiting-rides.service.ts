import { Injectable } from '@nestjs/common';
import { milesToMeters } from '@groupride/geo';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import { WITHIN_MILES } from './candidates.service';
import { TRAVEL } from './domain/busy-time';
import { BEFORE_START } from './domain/search-window';
import { RoundRequests } from './round-requests.service';
import { OffersRepository } from './offers.repository';
import { SearchService } from './search.service';

/** Maximum number of rides per query. */
const BATCH = 10;
/** Several drivers who become free at once compete for the same rides, so each may need several queries. */
const MAX_QUERIES = 10;
/** Maximum number of rides per sweep. */
const SWEEP_SIZE = 100;

/** Continues the searches of rides without a driver: immediate requests together, scheduled rides one by one. */
@Injectable()
export class WaitingRidesService {
  constructor(
    private readonly database: Database,
    private readonly drivers: DriversFacade,
    private readonly offers: OffersRepository,
    private readonly search: SearchService,
    private readonly rounds: RoundRequests,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Requests a round that matches immediate requests. */
  async matchRequests(): Promise<void> {
    await this.rounds.request();
  }

  /**
   * Requests a round for immediate requests, and continues the searches of scheduled rides that this driver could
   * serve, longest-waiting first, until one is offered to them.
   */
  async seekFor(driverId: number): Promise<void> {
    await this.matchRequests();
    const triedRides = new Set<number>();
    for (let queries = 0; queries < MAX_QUERIES; queries += 1) {
      const rideIds = (await this.inReach(driverId, BATCH)).filter((rideId) => !triedRides.has(rideId));
      if (rideIds.length === 0) return;
      for (const rideId of rideIds) {
        triedRides.add(rideId);
        if ((await this.step(rideId)) === driverId) return;
      }
    }
  }

  /** Covers missed wake-ups, such as a driver who moves closer within one grid cell. */
  async sweep(): Promise<void> {
    await this.matchRequests();
    const overdue = await this.offers.overdueSearches(this.clock.now(), this.config.SEARCH_MINUTES, SWEEP_SIZE);
    for (const rideId of [...overdue, ...(await this.inReach(null, SWEEP_SIZE))]) await this.step(rideId);
  }

  private inReach(driverId: number | null, limit: number): Promise<number[]> {
    const now = this.clock.now();
    const scheduledUntil = new Date(now.getTime() + BEFORE_START);
    return this.drivers.ridesWithinDistance({
      driverId,
      bookingType: 'scheduled',
      withinMeters: milesToMeters(WITHIN_MILES),
      now,
      scheduledUntil,
      travelSeconds: TRAVEL / 1000,
      limit,
    });
  }

  private step(rideId: number): Promise<number | null> {
    return this.database.transaction((tx) => this.search.step(tx, rideId));
  }
}

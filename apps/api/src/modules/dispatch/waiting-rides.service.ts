import { Injectable } from '@nestjs/common';
import { milesToMeters } from '@groupride/geo';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import { TRAVEL } from './domain/busy-time';
import { BEFORE_START } from './domain/search-window';
import { OffersRepository } from './offers.repository';
import { SearchService, WITHIN_MILES } from './search.service';

/** Rides that one query looks at. */
const BATCH = 10;
/** Queries for one driver: when several drivers become free at once, each finds that others have taken its first choices. */
const MAX_QUERIES = 10;
/** Rides that one sweep wakes up. */
const SWEEP_SIZE = 100;

/** Wakes up the searches of rides that found nobody before. */
@Injectable()
export class WaitingRidesService {
  constructor(
    private readonly database: Database,
    private readonly drivers: DriversFacade,
    private readonly offers: OffersRepository,
    private readonly search: SearchService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Continues the searches for which this driver comes into question, the longest-waiting ride first, until one is offered to them. */
  async seekFor(driverId: number): Promise<void> {
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

  /** Finds what a wake-up has missed, such as a driver who comes closer by less than is noticed. */
  async sweep(): Promise<void> {
    const overdue = await this.offers.overdueSearches(this.clock.now(), this.config.SEARCH_MINUTES, SWEEP_SIZE);
    for (const rideId of [...overdue, ...(await this.inReach(null, SWEEP_SIZE))]) await this.step(rideId);
  }

  private inReach(driverId: number | null, limit: number): Promise<number[]> {
    const now = this.clock.now();
    const scheduledUntil = new Date(now.getTime() + BEFORE_START);
    return this.drivers.ridesWithinDistance({
      driverId,
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

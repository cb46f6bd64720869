import { Injectable } from '@nestjs/common';
import type { ScheduledRideList } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { AheadFacade } from '../drivers/ahead.facade';
import { DriversFacade, type Driver } from '../drivers/drivers.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { AheadEligibility } from './ahead-eligibility.service';
import { rideNotSuitable } from './dispatch.errors';
import { aheadPeriod, standbyPeriod } from './domain/rides-ahead';
import { OffersRepository } from './offers.repository';
import { presentScheduledRide } from './scheduled-ride.presenter';
import { StandbyRepository } from './standby.repository';

/** Maximum number of rides read for one list. Rides that the driver could not serve are left out afterwards. */
const MAX_RIDES = 300;
const MAX_SHOWN = 100;

/** What one driver can see and do about scheduled rides ahead. */
@Injectable()
export class DriversAhead {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly ahead: AheadFacade,
    private readonly rides: RidesFacade,
    private readonly offers: OffersRepository,
    private readonly standby: StandbyRepository,
    private readonly eligibility: AheadEligibility,
  ) {}

  /** @throws ApiError not_found when `driverId` is somebody else's */
  checkSelf(who: Principal, driverId: number): void {
    this.drivers.checkSelf(who, driverId);
  }

  /** @throws ApiError driver_not_approved */
  async lockApproved(tx: Transaction, driverId: number): Promise<Driver> {
    return this.ahead.lockApproved(tx, driverId);
  }

  /** @throws ApiError not_found */
  async setOffersAhead(who: Principal, driverId: number, enabled: boolean): Promise<void> {
    this.drivers.checkSelf(who, driverId);
    await this.ahead.setOffersAhead(driverId, enabled);
  }

  /** The caller holds the locks of driver and ride. @throws ApiError ride_not_suitable, ride_overlaps */
  async checkSuitable(tx: Transaction, ride: Ride, driverId: number): Promise<void> {
    const exclusion = await this.eligibility.exclusion(tx, ride, driverId);
    if (exclusion !== null) throw rideNotSuitable(exclusion);
  }

  /** @throws ApiError not_found */
  async list(who: Principal, driverId: number, now: Date): Promise<ScheduledRideList> {
    const { offersAhead } = await this.drivers.authorizeSelf(who, driverId);
    const rideIds = await this.ahead.openRides(driverId, standbyPeriod(now), MAX_RIDES);
    const mine = new Set(await this.standby.ridesOf(driverId));
    const rides = await this.rides.findAll([...new Set([...rideIds, ...mine])]);
    const { candidates } = await this.eligibility.of(rides, driverId);
    const offered = await this.offers.aheadOfDriver(driverId, now);
    const standby = await this.standby.lists(rides.map(({ id }) => id));
    const searchBegins = aheadPeriod(now).from;
    const shown = rides.flatMap((ride) => {
      const candidate = candidates.get(ride.id)?.[0];
      // A driver on a standby list sees their place even while another ride of theirs is in the way.
      if (!candidate || !ride.scheduledAt || (candidate.exclusion !== null && !mine.has(ride.id))) return [];
      if (ride.status === 'pending' && (ride.scheduledAt < searchBegins || candidate.exclusion !== null)) return [];
      const waiting = standby.filter(({ rideId }) => rideId === ride.id);
      const place = waiting.find((each) => each.driverId === driverId)?.place ?? null;
      return [
        presentScheduledRide(ride, {
          offeredUntil: offered.get(ride.id) ?? null,
          seconds: candidate.seconds,
          standbyPlace: place,
          standbyCount: waiting.length,
        }),
      ];
    });
    shown.sort((a, b) => a.scheduledAt.localeCompare(b.scheduledAt) || a.id - b.id);
    return { offersAhead, rides: shown.slice(0, MAX_SHOWN) };
  }
}

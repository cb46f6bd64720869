import { Injectable } from '@nestjs/common';
import type { StandbyList, StandbyPlace } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { DecisionsRepository } from './decisions.repository';
import { rideTaken } from './dispatch.errors';
import { standbyPeriod } from './domain/rides-ahead';
import { DriversAhead } from './drivers-ahead.service';
import { StandbyRepository } from './standby.repository';

/** Drivers who wait for a scheduled ride of another driver, in the order in which they joined. */
@Injectable()
export class StandbyService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversAhead,
    private readonly standby: StandbyRepository,
    private readonly decisions: DecisionsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating the call keeps the place.
   * @throws ApiError not_found, driver_not_approved, ride_taken, ride_not_suitable, ride_overlaps
   */
  async join(who: Principal, driverId: number, rideId: number): Promise<StandbyPlace> {
    this.drivers.checkSelf(who, driverId);
    if ((await this.rides.find(rideId))?.bookingType !== 'scheduled') throw rideTaken('over');
    return this.database.transaction(async (tx) => {
      await this.drivers.lockApproved(tx, driverId);
      const ride = await this.rides.lock(tx, rideId);
      this.checkTaken(ride, driverId);
      await this.drivers.checkSuitable(tx, ride, driverId);
      await this.standby.join(tx, rideId, driverId, this.clock.now());
      const list = await this.standby.lists([rideId], tx);
      return { place: list.find((each) => each.driverId === driverId)?.place ?? list.length };
    });
  }

  /** @throws ApiError not_found when `driverId` is somebody else's */
  async leave(who: Principal, driverId: number, rideId: number): Promise<void> {
    this.drivers.checkSelf(who, driverId);
    await this.standby.leave(rideId, driverId);
  }

  /** For operations. @throws ApiError not_found */
  async ofRide(who: Principal, rideId: number): Promise<StandbyList> {
    await this.rides.authorize(who, rideId);
    const waiting = await this.standby.lists([rideId]);
    const named = await this.decisions.driversNamed(waiting.map(({ driverId }) => driverId));
    const byId = new Map(named.map((driver) => [driver.id, driver]));
    return {
      drivers: waiting.flatMap(({ driverId, place, joinedAt }) => {
        const driver = byId.get(driverId);
        return driver
          ? [{ driverId, driverName: driver.name, vehicle: driver.vehicle, place, joinedAt: joinedAt.toISOString() }]
          : [];
      }),
    };
  }

  /** @throws ApiError ride_taken */
  private checkTaken({ status, driverId: assigned, scheduledAt }: Ride, driverId: number): void {
    const { from, until } = standbyPeriod(this.clock.now());
    if (assigned === driverId) throw rideTaken('mine');
    if (!scheduledAt || scheduledAt < from || scheduledAt > until) throw rideTaken('over');
    if (status !== 'confirmed') throw rideTaken(status === 'pending' ? 'open' : 'over');
  }
}

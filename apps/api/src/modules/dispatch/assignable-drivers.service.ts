import { Injectable } from '@nestjs/common';
import { milesToMeters } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade, type AssignmentSearch } from '../drivers/drivers.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import type { Ride } from '../rides/rides.facade';
import { AheadEligibility } from './ahead-eligibility.service';
import type { Candidate } from './dispatch.facade';
import { busyTime } from './domain/busy-time';
import { standbyPeriod } from './domain/rides-ahead';
import { StandbyRepository } from './standby.repository';

/** Operations may choose drivers from farther away than dispatch does: a distant driver is better than none. */
const WITHIN_MILES = 30;
const MAX_CANDIDATES = 12;

/**
 * Drivers whom operations can choose for a ride: drivers at work and, for a scheduled ride that is not imminent,
 * drivers on its standby list, whether or not they are at work.
 */
@Injectable()
export class AssignableDrivers {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly mapping: MappingFacade,
    private readonly standby: StandbyRepository,
    private readonly eligibility: AheadEligibility,
    private readonly clock: Clock,
  ) {}

  /** Drivers at work, closest to the pickup in minutes first. */
  async atWork(ride: Ride): Promise<Candidate[]> {
    const drivers = await this.drivers.assignable(this.search(ride));
    const costs = await this.mapping.travelCosts(
      drivers.map(({ lat, lng }) => ({ lat, lng })),
      { lat: ride.pickupLat, lng: ride.pickupLng },
    );
    return drivers
      .map((driver, index) => ({ ...driver, pickupCost: costs[index]! }))
      .sort((a, b) => a.pickupCost.seconds - b.pickupCost.seconds);
  }

  /**
   * Takes the driver from the ride's standby list, if they are on it. The caller holds the locks of both.
   * @returns how the driver gets the ride; null when they cannot serve it
   */
  async claim(tx: Transaction, ride: Ride, driverId: number): Promise<'standby' | 'at_work' | null> {
    const isAtWork = (await this.drivers.assignable({ ...this.search(ride), driverId }, tx)).length > 0;
    const waits = (await this.standby.lists([ride.id], tx)).some((each) => each.driverId === driverId);
    if (!isAtWork && !(waits && (await this.canServeAhead(tx, ride, driverId)))) return null;
    if (waits) await this.standby.leave(ride.id, driverId, tx);
    return isAtWork ? 'at_work' : 'standby';
  }

  /** Applies the rules for drivers who move up from the standby list. */
  private async canServeAhead(tx: Transaction, ride: Ride, driverId: number): Promise<boolean> {
    const isAhead = ride.scheduledAt !== null && ride.scheduledAt >= standbyPeriod(this.clock.now()).from;
    if (!isAhead || ride.status === 'en_route') return false;
    const driver = await this.drivers.find(driverId, tx);
    return driver?.applicationStatus === 'approved' && (await this.eligibility.exclusion(tx, ride, driverId)) === null;
  }

  private search(ride: Ride): AssignmentSearch {
    return {
      rideId: ride.id,
      pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
      rideType: ride.rideType,
      groupSize: ride.groupSize,
      bookedAt: ride.createdAt,
      withinMeters: milesToMeters(WITHIN_MILES),
      busy: busyTime(ride, this.clock.now()),
      limit: MAX_CANDIDATES,
    };
  }
}

import { Injectable } from '@nestjs/common';
import { milesToMeters } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { DriversFacade, type AssignmentSearch } from '../drivers/drivers.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import { RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import type { Assignment, Candidate } from './dispatch.facade';
import { notAssignable } from './dispatch.errors';
import { busyTime } from './domain/busy-time';
import { OfferPushes } from './offer-pushes';
import { OffersRepository } from './offers.repository';
import { seekDriver } from './offering.service';
import { seekRide } from './search.service';

/** Operations reach farther than dispatch: a driver far away is better than none. */
const WITHIN_MILES = 30;
const MAX_CANDIDATES = 12;

/** Hands rides to drivers whom operations choose. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly offers: OffersRepository,
    private readonly pushes: OfferPushes,
    private readonly mapping: MappingFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async candidates(ride: Ride): Promise<Candidate[]> {
    const drivers = await this.drivers.assignable(this.search(ride));
    const costs = await this.mapping.travelCosts(
      drivers.map(({ lat, lng }) => ({ lat, lng })),
      { lat: ride.pickupLat, lng: ride.pickupLng },
    );
    return drivers
      .map((driver, index) => ({ ...driver, pickupCost: costs[index]! }))
      .sort((a, b) => a.pickupCost.seconds - b.pickupCost.seconds);
  }

  async assign(tx: Transaction, ride: Ride, driverId: number, { actor, reason }: Assignment): Promise<void> {
    const to = statusAfter(ride);
    const replaced = ride.driverId;
    const [driver] = await this.drivers.assignable({ ...this.search(ride), driverId }, tx);
    if (!driver) throw notAssignable();
    const now = this.clock.now();
    const busy = busyTime(ride, now);
    await this.rides.move(tx, {
      rideId: ride.id,
      to,
      actor,
      event: 'driver_assigned',
      reason,
      data: { driverId, ...(replaced === null ? {} : { replacedDriverId: replaced }) },
      ...(replaced === null ? {} : { onlyOfDriver: replaced }),
      set: {
        ...{ driverId, acceptedAt: now, busyFrom: busy.from, busyUntil: busy.until },
        ...{ arrivedAt: null, wrongCodes: 0, codesLockedUntil: null },
      },
    });
    await this.withdrawOffers(tx, ride, driverId, to === 'en_route');
  }

  private async withdrawOffers(tx: Transaction, ride: Ride, driverId: number, isBusyNow: boolean): Promise<void> {
    const ofRide = await this.offers.withdrawOpen(tx, { rideId: ride.id });
    for (const { driverId: freed } of ofRide)
      if (freed !== driverId) await this.jobs.enqueue(tx, seekRide, { driverId: freed });
    const ofDriver = isBusyNow ? await this.offers.withdrawOpen(tx, { driverId }) : [];
    for (const { rideId } of ofDriver) await this.jobs.enqueue(tx, seekDriver, { rideId });
    tx.afterCommit(() => [...ofRide, ...ofDriver].forEach((offer) => this.pushes.offersWithdrawn(offer)));
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

/** @throws ApiError ride_state_conflict */
function statusAfter({ status, bookingType }: Ride): 'confirmed' | 'en_route' {
  if (status === 'pending') return bookingType === 'scheduled' ? 'confirmed' : 'en_route';
  if (status === 'confirmed' || status === 'en_route') return status;
  throw rideStateConflict(status);
}

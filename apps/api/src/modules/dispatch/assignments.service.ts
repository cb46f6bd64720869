import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { AssignableDrivers } from './assignable-drivers.service';
import type { Assignment } from './dispatch.facade';
import { notAssignable } from './dispatch.errors';
import { busyTime } from './domain/busy-time';
import { OfferPushes } from './offer-pushes';
import { OffersRepository } from './offers.repository';
import { seekDriver } from './offering.service';
import { seekRide } from './search.service';

/** Hands rides to drivers whom operations choose. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly assignable: AssignableDrivers,
    private readonly offers: OffersRepository,
    private readonly pushes: OfferPushes,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async assign(tx: Transaction, ride: Ride, driverId: number, { actor, reason }: Assignment): Promise<void> {
    const to = statusAfter(ride);
    const replaced = ride.driverId;
    const claimed = await this.assignable.claim(tx, ride, driverId);
    if (!claimed) throw notAssignable();
    const now = this.clock.now();
    const busy = busyTime(ride, now);
    await this.rides.move(tx, {
      rideId: ride.id,
      to,
      actor,
      event: 'driver_assigned',
      reason,
      data: {
        driverId,
        ...(replaced === null ? {} : { replacedDriverId: replaced }),
        ...(claimed === 'standby' ? { standby: true } : {}),
      },
      ...(replaced === null ? {} : { onlyOfDriver: replaced }),
      set: {
        driverId,
        acceptedAt: now,
        busyFrom: busy.from,
        busyUntil: busy.until,
        arrivedAt: null,
        wrongCodes: 0,
        codesLockedUntil: null,
      },
    });
    await this.withdrawOffers(tx, ride, driverId, to === 'en_route');
  }

  private async withdrawOffers(tx: Transaction, ride: Ride, driverId: number, isBusyNow: boolean): Promise<void> {
    const ofRide = await this.offers.withdrawOpen(tx, { rideId: ride.id }, 'assigned');
    for (const { driverId: freed } of ofRide)
      if (freed !== driverId) await this.jobs.enqueue(tx, seekRide, { driverId: freed });
    const ofDriver = isBusyNow ? await this.offers.withdrawOpen(tx, { driverId }, 'assigned') : [];
    for (const { rideId } of ofDriver) await this.jobs.enqueue(tx, seekDriver, { rideId });
    tx.afterCommit(() => [...ofRide, ...ofDriver].forEach((offer) => this.pushes.offersWithdrawn(offer)));
  }
}

/** @throws ApiError ride_state_conflict */
function statusAfter({ status, bookingType }: Ride): 'confirmed' | 'en_route' {
  if (status === 'pending') return bookingType === 'scheduled' ? 'confirmed' : 'en_route';
  if (status === 'confirmed' || status === 'en_route') return status;
  throw rideStateConflict(status);
}

import { Injectable } from '@nestjs/common';
import type { Completion, Reason, RideView, StatusChange } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { noSuchRide, RidesFacade, type Actor, type Ride } from '../rides/rides.facade';
import { isStepDone } from './domain/progress';
import { BoardingStepsService } from './boarding-steps.service';
import { CompletionService } from './completion.service';
import { DeparturesService } from './departures.service';
import type { DriverSteps } from './driving.facade';
import { RideReleaseService } from './ride-release.service';

/** The assigned driver's steps: set out, arrive, start, complete, or give the ride back. */
@Injectable()
export class DrivingService implements DriverSteps {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly departures: DeparturesService,
    private readonly releases: RideReleaseService,
    private readonly boarding: BoardingStepsService,
    private readonly completions: CompletionService,
  ) {}

  async activeRide(who: Principal, driverId: number): Promise<RideView | null> {
    this.drivers.checkSelf(who, driverId);
    return this.rides.viewOfDriver(who, driverId);
  }

  async upcomingRides(who: Principal, driverId: number): Promise<RideView[]> {
    this.drivers.checkSelf(who, driverId);
    return this.rides.upcomingViewsOfDriver(who, driverId);
  }

  /** Repeating a step after a lost response changes nothing. */
  async step(who: Principal, rideId: number, change: StatusChange): Promise<RideView> {
    const { status, reason, happenedAt, position } = change;
    const { ride, driverId } = await this.authorize(who, rideId);
    if (isStepDone(ride, driverId, status)) return this.rides.view(who, rideId);
    switch (status) {
      case 'en_route':
        await this.departures.setOut({ id: driverId, userId: who.userId }, rideId);
        break;
      case 'arrived':
        await this.boarding.arrive({ id: driverId, userId: who.userId }, rideId, change);
        break;
      case 'in_progress':
        await this.boarding.start({ id: driverId, userId: who.userId }, rideId, change);
        break;
      case 'completed':
        return this.complete(who, rideId, {
          ...(reason ? { reason } : {}),
          ...(happenedAt ? { happenedAt } : {}),
          ...(position ? { position } : {}),
        });
    }
    return this.rides.view(who, rideId);
  }

  /** @throws ApiError not_at_destination, cash_amount_required, amount_mismatch */
  async complete(who: Principal, rideId: number, completion: Completion): Promise<RideView> {
    const { driverId } = await this.authorize(who, rideId);
    await this.completions.complete({ id: driverId, userId: who.userId }, rideId, completion);
    return this.rides.view(who, rideId);
  }

  async giveBack(who: Principal, rideId: number, { reason }: Reason): Promise<void> {
    const { driverId } = await this.authorize(who, rideId);
    await this.database.transaction(async (tx) => {
      await this.releases.release(tx, rideId, { id: driverId, userId: who.userId }, driverOf(who), { reason });
    });
  }

  /** Only the assigned driver may take these steps; others get not_found. */
  private async authorize(who: Principal, rideId: number): Promise<{ ride: Ride; driverId: number }> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'driver' || who.driverId === null) throw noSuchRide();
    return { ride, driverId: who.driverId };
  }
}

function driverOf(who: Principal): Actor {
  return { as: 'driver', userId: who.userId };
}

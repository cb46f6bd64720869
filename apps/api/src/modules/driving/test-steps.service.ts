import { Injectable } from '@nestjs/common';
import { nextStatusOf, type RideView, type TestStatusChange } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { brokenUniqueness, Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { DispatchFacade } from '../dispatch/dispatch.facade';
import { DriversFacade, type Driver } from '../drivers/drivers.facade';
import { noSuchRide, RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { CompletionService } from './completion.service';
import { driverNotFree, noDriverForTest, testToolsOff } from './driving.errors';

/** Recorded with every step, so that nobody mistakes it for a step of the driver. */
const REASON = 'Changed with the test tools';

/** Takes the driver's next step for an organizer who tries the product, through the same transitions. Off in production. */
@Injectable()
export class TestStepsService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly dispatch: DispatchFacade,
    private readonly completions: CompletionService,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError forbidden without test tools, not_found, ride_state_conflict, no_vehicle_available, driver_not_assignable */
  async take(who: Principal, rideId: number, { status }: TestStatusChange): Promise<RideView> {
    if (!this.config.DEMO_TOOLS) throw testToolsOff();
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer') throw noSuchRide();
    // The steps of a run must follow the order of its stops, so they cannot be taken here.
    if (ride.runId !== null || nextStatusOf(ride) !== status) throw rideStateConflict(ride.status);
    const driver = ride.driverId === null ? null : await this.drivers.find(ride.driverId);
    if (ride.status === 'pending') await this.assignNearest(ride);
    else if (!driver) throw rideStateConflict(ride.status);
    else if (status === 'completed') await this.complete(ride, driver);
    else await this.database.transaction((tx) => this.advance(tx, ride, driver));
    return this.rides.view(who, rideId);
  }

  private async assignNearest(ride: Ride): Promise<void> {
    const [nearest] = await this.dispatch.candidates(ride);
    if (!nearest) throw await this.noDriverErrorFor(ride);
    try {
      await this.database.transaction(async (tx) => {
        // Locks in the same order as acceptances, so that the two cannot deadlock.
        const { userId } = await this.drivers.lock(tx, nearest.driverId);
        const locked = await this.rides.lock(tx, ride.id);
        if (locked.status !== 'pending') throw rideStateConflict(locked.status);
        await this.dispatch.assign(tx, locked, nearest.driverId, { actor: { as: 'driver', userId }, reason: REASON });
      });
    } catch (error) {
      const broken = brokenUniqueness(error);
      if (broken === 'rides_one_active_per_driver' || broken === 'rides_one_at_a_time_per_driver')
        throw driverNotFree();
      throw error;
    }
  }

  /** No driver may have been found because a concurrent call has just assigned them to this ride. */
  private async noDriverErrorFor({ id }: Ride): Promise<Error> {
    const now = await this.rides.find(id);
    return now && now.status !== 'pending' ? rideStateConflict(now.status) : noDriverForTest();
  }

  private async advance(tx: Transaction, { id, status }: Ride, driver: Driver): Promise<void> {
    const step = { rideId: id, actor: { as: 'driver', userId: driver.userId }, onlyOfDriver: driver.id } as const;
    if (status === 'confirmed') {
      await this.rides.move(tx, { ...step, to: 'en_route', event: 'driver_set_out', reason: REASON });
      return;
    }
    const now = this.clock.now();
    await this.rides.markArrived(tx, { rideId: id, driverId: driver.id, actorId: driver.userId, at: now });
    await this.rides.move(tx, {
      ...step,
      to: 'in_progress',
      event: 'trip_started',
      reason: REASON,
      set: { startedAt: now },
    });
  }

  private async complete(ride: Ride, { id, userId }: Driver): Promise<void> {
    const cash = ride.paymentMethod === 'cash' ? { amount: formatCents(ride.totalCost) } : {};
    await this.completions.complete({ id, userId }, ride.id, { reason: REASON, ...cash });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { brokenUniqueness, Database } from '../../platform/database/database';
import { driverBusy, DriversFacade } from '../drivers/drivers.facade';
import { RidesFacade } from '../rides/rides.facade';
import { RunsFacade } from '../runs/runs.facade';
import { isStepDone } from './domain/progress';
import { tooEarly } from './driving.errors';

/** Earliest departure before a scheduled start; twice the time needed to cross the city. */
const EARLIEST_HOURS = 2;
const HOUR_MS = 3_600_000;

/** Handles the step with which a driver sets out for a pickup. */
@Injectable()
export class DeparturesService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly runs: RunsFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError too_early, not_next_stop, driver_busy, driver_offline, ride_state_conflict */
  async setOut(driver: { id: number; userId: number }, rideId: number): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        await this.drivers.lockAtWork(tx, driver.id);
        const ride = await this.rides.lock(tx, rideId);
        if (isStepDone(ride, driver.id, 'en_route')) return;
        await this.runs.checkNext(tx, rideId, 'pickup');
        const { scheduledAt } = ride;
        if (scheduledAt && scheduledAt.getTime() - this.clock.now().getTime() > EARLIEST_HOURS * HOUR_MS)
          throw tooEarly(EARLIEST_HOURS);
        await this.rides.move(tx, {
          rideId,
          to: 'en_route',
          actor: { as: 'driver', userId: driver.userId },
          event: 'driver_set_out',
          onlyOfDriver: driver.id,
        });
      });
    } catch (error) {
      if (brokenUniqueness(error) === 'rides_one_active_per_driver') throw driverBusy();
      throw error;
    }
  }
}

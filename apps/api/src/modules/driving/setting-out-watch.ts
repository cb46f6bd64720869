import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { DriversFacade } from '../drivers/drivers.facade';
import { driverAssigned } from '../rides/rides.events';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import { firstLook, metersAway, settingOut } from './domain/setting-out';
import { GivingBackService } from './giving-back.service';
import { RemindersService } from './reminders.service';

/** The job looks at the ride as it is then, so one too many does no harm. */
interface Watch {
  rideId: number;
  driverId: number;
}

const watchSettingOut = defineJob<Watch>('watch-that-driver-sets-out');
const NOT_SET_OUT = 'The driver did not set out in time.';

/** Nobody waits for a driver who has forgotten a scheduled ride: they are reminded, and then another one is looked for. */
@Injectable()
export class SettingOutWatch implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly giving: GivingBackService,
    private readonly reminders: RemindersService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.react(driverAssigned, 'watch-scheduled-ride-when-driver-is-assigned', ({ rideId }) => this.begin(rideId));
    this.jobs.handle(watchSettingOut, (watch) => this.look(watch));
  }

  private async begin(rideId: number): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (ride?.status !== 'confirmed' || !ride.scheduledAt || ride.driverId === null) return;
    const watch = { rideId, driverId: ride.driverId };
    const at = firstLook(ride.scheduledAt);
    await this.database.transaction((tx) => this.lookLater(tx, watch, at));
  }

  private async look(watch: Watch): Promise<void> {
    const driver = await this.drivers.find(watch.driverId);
    if (!driver) return;
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, watch.rideId);
      if (ride.status !== 'confirmed' || ride.driverId !== driver.id || !isScheduled(ride) || !ride.acceptedAt) return;
      const { scheduledAt, acceptedAt } = ride;
      const now = this.clock.now();
      const away = metersAway(driver, { lat: ride.pickupLat, lng: ride.pickupLng }, now);
      const { remind, takeBack, next } = settingOut({ scheduledAt, acceptedAt }, away, now);
      if (remind) await this.reminders.timeToSetOut(tx, ride, driver);
      if (takeBack) {
        await this.giving.back(tx, ride.id, driver, SYSTEM, NOT_SET_OUT);
        await this.reminders.takenBack(tx, ride, driver);
      }
      if (next) await this.lookLater(tx, watch, next);
    });
  }

  private lookLater(tx: Transaction, watch: Watch, at: Date): Promise<void> {
    return this.jobs.enqueue(tx, watchSettingOut, watch, Math.max(0, Math.ceil((at.getTime() - this.clock.now().getTime()) / 1000)));
  }
}

function isScheduled(ride: Ride): ride is Ride & { scheduledAt: Date } {
  return ride.scheduledAt !== null;
}

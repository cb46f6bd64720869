import { Injectable } from '@nestjs/common';
import type { OpenRideConfirmation } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { noSuchRide, RidesFacade } from '../rides/rides.facade';
import { ProgressNotices } from './progress-notices';
import { RideConfirmationsRepository } from './ride-confirmations.repository';

/** Shows drivers of scheduled rides the questions whether they will drive, and records their answers. */
@Injectable()
export class RideConfirmations {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly confirmations: RideConfirmationsRepository,
    private readonly notices: ProgressNotices,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found when `driverId` is somebody else's */
  async open(who: Principal, driverId: number): Promise<OpenRideConfirmation[]> {
    this.drivers.checkSelf(who, driverId);
    const open = await this.confirmations.open(driverId);
    return open.map(({ rideId, dueAt }) => ({ rideId, dueAt: dueAt.toISOString() }));
  }

  /** Records the answer "I'll be there". Changes nothing without a question. @throws ApiError not_found */
  async confirm(who: Principal, rideId: number): Promise<void> {
    const { viewer } = await this.rides.authorize(who, rideId);
    const { driverId } = who;
    if (viewer !== 'driver' || driverId === null) throw noSuchRide();
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.driverId !== driverId) throw noSuchRide();
      const moments = await this.confirmations.confirm(tx, rideId, driverId, this.clock.now());
      if (moments.length === 0) return;
      const actor = { as: 'driver', userId: who.userId } as const;
      // One answer may settle two questions.
      await this.rides.note(tx, { rideId, type: 'confirmation_given', actor, data: { driverId, moments } });
      this.notices.changed(tx, driverId);
    });
  }
}

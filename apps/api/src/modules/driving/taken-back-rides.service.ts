import { Injectable } from '@nestjs/common';
import type { ProgressCause } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import { SYSTEM, type Ride } from '../rides/rides.facade';
import type { OpenCheck } from './progress-checks.repository';
import { ProgressNotices } from './progress-notices';
import { RideReleaseService } from './ride-release.service';

/** Reasons shown to operations. */
const REASONS: Readonly<Record<ProgressCause, string>> = {
  stalled: 'The driver did not come closer to the pickup.',
  moving_away: 'The driver drove away from the pickup.',
  unreachable: 'The driver could not be reached.',
  left_pickup: 'The driver left the pickup after arriving.',
};

/** Takes rides from drivers who were asked whether they are still coming, and did not come. */
@Injectable()
export class TakenBackRides {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly releases: RideReleaseService,
    private readonly notices: ProgressNotices,
  ) {}

  /** @param ride locked by this transaction. @throws ApiError ride_state_conflict when the driver has lost the ride */
  async take(tx: Transaction, ride: Ride, check: OpenCheck, now: Date): Promise<void> {
    const { driverId, cause, since, askedAt, answers } = check;
    const driver = await this.drivers.find(driverId, tx);
    if (!driver) return;
    const minutes = Math.round((now.getTime() - since.getTime()) / 60_000);
    await this.releases.release(tx, ride.id, driver, SYSTEM, {
      reason: REASONS[cause],
      beforeArrival: ride.arrivedAt === null,
      cause: 'stopped_coming',
      data: { driverId, cause, minutes, askedAt: askedAt.toISOString(), answers },
    });
    await this.notices.tookBack(tx, ride, driver, cause);
  }
}

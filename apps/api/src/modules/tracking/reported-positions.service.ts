import { Injectable } from '@nestjs/common';
import type { DriverPosition } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { LiveRides } from './live-rides';
import { ReceivedPositions } from './received-positions.service';
import type { ReportedPositions } from './tracking.facade';

/** Positions that drivers report by HTTP: while they wait for rides, and before a step. */
@Injectable()
export class ReportedPositionsService implements ReportedPositions {
  constructor(
    private readonly live: LiveRides,
    private readonly drivers: DriversFacade,
    private readonly received: ReceivedPositions,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found, place_outside_area */
  async report(who: Principal, driverId: number, position: DriverPosition): Promise<void> {
    this.drivers.checkSelf(who, driverId);
    const rideId = await this.live.underWay(driverId);
    const ride = rideId === null ? null : await this.live.find(rideId);
    await this.received.check(position, () => Promise.resolve(ride));
    const { lat, lng } = position;
    await this.received.moveTo(driverId, {
      lat,
      lng,
      heading: position.heading ?? null,
      speed: position.speed ?? null,
    });
    if (ride) await this.received.trace([ride.rideId, ...ride.along], { driverId, lat, lng, at: this.clock.now() });
  }
}

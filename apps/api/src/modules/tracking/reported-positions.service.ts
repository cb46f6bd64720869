import { Injectable } from '@nestjs/common';
import type { DriverPosition } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import { LiveRides } from './live-rides';
import { TracesService } from './traces.service';

/** Positions that drivers report by HTTP: while they wait for rides, and before a step. */
@Injectable()
export class ReportedPositionsService {
  constructor(
    private readonly live: LiveRides,
    private readonly drivers: DriversFacade,
    private readonly mapping: MappingFacade,
    private readonly traces: TracesService,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found, place_outside_area */
  async report(who: Principal, driverId: number, position: DriverPosition): Promise<void> {
    this.drivers.checkSelf(who, driverId);
    const rideId = await this.live.underWay(driverId);
    // Active rides continue outside the area, because another city may have been imported.
    if (rideId === null) this.mapping.checkInArea('lat', position);
    const { lat, lng } = position;
    await this.drivers.moveTo(driverId, {
      ...{ lat, lng },
      heading: position.heading ?? null,
      speed: position.speed ?? null,
    });
    if (rideId !== null) await this.traces.record({ rideId, driverId, lat, lng, at: this.clock.now() });
  }
}

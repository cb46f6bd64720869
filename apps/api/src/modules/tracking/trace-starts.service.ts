import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { DriversFacade } from '../drivers/drivers.facade';
import { rideChanged } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { TracesRepository } from './traces.repository';

/**
 * Starts the trace of a ride at the driver's last credible position, so that an impossible jump from there is visible.
 */
@Injectable()
export class TraceStarts implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly traces: TracesRepository,
  ) {}

  onModuleInit(): void {
    this.events.participate(rideChanged, async (tx, { rideId, status }) => {
      if (status === 'en_route') await this.begin(tx, rideId);
    });
  }

  private async begin(tx: Transaction, rideId: number): Promise<void> {
    const { driverId } = await this.rides.lock(tx, rideId);
    const driver = driverId === null ? null : await this.drivers.find(driverId, tx);
    if (!driver) return;
    const { id, credibleLat: lat, credibleLng: lng, credibleAt: at } = driver;
    if (lat !== null && lng !== null && at) await this.traces.add({ rideId, driverId: id, lat, lng, at }, tx);
  }
}

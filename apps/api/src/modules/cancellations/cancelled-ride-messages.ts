import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade, type Driver } from '../drivers/drivers.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { pickupForDriver, type Ride } from '../rides/rides.facade';
import { RIDE_CANCELLED_TEXTS } from './operator-cancellation-texts';

/** Tells drivers that operations cancelled their ride. Riders are notified of every cancellation elsewhere. */
@Injectable()
export class CancelledRideMessages {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly outbox: OutboxFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  async driverOf({ driverId }: Ride, tx?: Transaction): Promise<Driver | null> {
    return driverId === null ? null : this.drivers.find(driverId, tx);
  }

  async tellDriver(tx: Transaction, ride: Ride, driver: Driver, reason: string): Promise<void> {
    const facts = () => ({ rideId: ride.id, pickup: pickupForDriver(ride), reason });
    await this.outbox.write(driver.userId, { template: RIDE_CANCELLED_TEXTS, phone: driver.phone, facts }, tx);
    tx.afterCommit(() => this.realtime.toDriver(driver.id, 'driverChanged', { driverId: driver.id }));
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { DriversFacade } from '../drivers/drivers.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { pickupMoved } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { PICKUP_MOVED_TEXTS } from './pickup-texts';

/** Tells the driver of a ride that its pickup moved. */
@Injectable()
export class PickupNews implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly outbox: OutboxFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(pickupMoved, 'tell-driver-when-the-pickup-moved', ({ rideId }) => this.tell(rideId));
  }

  private async tell(rideId: number): Promise<void> {
    const ride = await this.rides.find(rideId);
    const driver = ride?.driverId ? await this.drivers.find(ride.driverId) : null;
    if (!ride || !driver) return;
    const facts = () => ({ rideId, pickup: ride.pickupLocation });
    await this.outbox.write(driver.userId, { template: PICKUP_MOVED_TEXTS, phone: driver.phone, facts });
    this.realtime.toDriver(driver.id, 'driverChanged', { driverId: driver.id });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { DriversFacade } from '../drivers/drivers.facade';
import { OutboxFacade, type MessageTemplate } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { destinationChanged, pickupMoved, type RideFact } from '../rides/rides.events';
import { destinationForDriver, pickupForDriver, RidesFacade } from '../rides/rides.facade';
import { DESTINATION_CHANGED_TEXTS, PICKUP_MOVED_TEXTS, type RouteFacts } from './pickup-texts';

/** Tells the driver of a ride that its pickup or destination changed. */
@Injectable()
export class PickupNotices implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly outbox: OutboxFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(pickupMoved, 'tell-driver-when-the-pickup-moved', (fact) => this.tell(fact, PICKUP_MOVED_TEXTS));
    this.events.react(destinationChanged, 'tell-driver-when-the-destination-changed', (fact) =>
      this.tell(fact, DESTINATION_CHANGED_TEXTS),
    );
  }

  private async tell({ rideId, number }: RideFact, template: MessageTemplate<RouteFacts>): Promise<void> {
    const ride = await this.rides.find(rideId);
    const driver = ride?.driverId ? await this.drivers.find(ride.driverId) : null;
    if (!ride || !driver) return;
    // They accepted the ride as it is now.
    if (await this.rides.gotDriverAfter(rideId, number)) return;
    const reason = (await this.rides.findEvent(rideId, number))?.reason ?? null;
    const facts = () => ({
      rideId,
      reason,
      pickup: pickupForDriver(ride),
      destination: destinationForDriver(ride),
    });
    // The reaction may run twice.
    const key = `ride:${rideId}:route:${number}:${driver.id}`;
    await this.outbox.write(driver.userId, { template, phone: driver.phone, facts, key });
    this.realtime.toDriver(driver.id, 'driverChanged', { driverId: driver.id });
  }
}

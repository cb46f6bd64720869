import { Injectable } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { rideRequested } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { AlertsRepository } from './alerts.repository';

/** Tells operators' pages about each ride that is requested. */
@Injectable()
export class NewRideMessages {
  constructor(
    private readonly rides: RidesFacade,
    private readonly alerts: AlertsRepository,
    private readonly realtime: RealtimeFacade,
    events: Events,
  ) {
    events.listen(rideRequested, ({ rideId }) => this.push(rideId));
  }

  private async push(rideId: number): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (!ride) return;
    const { pickupLocation: pickup, dropoffLocation: dropoff, groupSize: passengers } = ride;
    const message = { rideId, pickup, dropoff, passengers };
    this.realtime.toOperators(await this.alerts.operators(), 'newRideRequest', message);
  }
}

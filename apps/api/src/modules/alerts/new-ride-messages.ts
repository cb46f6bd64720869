import { Injectable } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { rideRequested } from '../rides/rides.events';
import { AlertsRepository } from './alerts.repository';

/** Tells operators' pages about each ride that is requested. */
@Injectable()
export class NewRideMessages {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly realtime: RealtimeFacade,
    events: Events,
  ) {
    events.listen(rideRequested, ({ rideId }) => this.push(rideId));
  }

  private async push(rideId: number): Promise<void> {
    const ride = await this.alerts.newRide(rideId);
    if (!ride) return;
    const { operators, ...message } = ride;
    this.realtime.toOperators(operators, 'newRideRequest', { rideId, ...message });
  }
}

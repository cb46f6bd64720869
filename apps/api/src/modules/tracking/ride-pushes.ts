import { Injectable } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { memberLeft } from '../members/members.events';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { rideChanged, type RideFact } from '../rides/rides.events';

/** Pushes ids and numbers to those who follow a ride; what they mean is fetched by the authorised calls. */
@Injectable()
export class RidePushes {
  constructor(
    private readonly realtime: RealtimeFacade,
    events: Events,
  ) {
    events.listen(rideChanged, (fact) => this.push(fact));
    events.listen(memberLeft, ({ userId, rideId }) => this.realtime.dropFromRide(userId, rideId));
  }

  private push({ rideId, number, type, status }: RideFact): void {
    this.realtime.toRide(rideId, 'rideEvent', { rideId, number, type });
    this.realtime.toOperators('adminRideChanged', { rideId, number, type });
    if (status) this.realtime.toRide(rideId, 'rideStatusChanged', { rideId, status, number });
  }
}

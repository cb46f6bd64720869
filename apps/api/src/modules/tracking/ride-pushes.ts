import { Injectable } from '@nestjs/common';
import type { RideEventType } from '@groupride/contracts';
import { Events } from '../../platform/events/events';
import { ProcessBus } from '../../platform/redis/process-bus';
import { memberAdded, memberLeft, type MemberFact } from '../members/members.events';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { isForEveryone } from '../rides/rides.facade';
import { rideChanged, type RideFact } from '../rides/rides.events';
import { audienceOfEvents, type LiveRide } from './domain/audience';
import { LiveRides } from './live-rides';
import { rideUpdated } from './ride-updates';

/** Events after which the ride needs a driver. */
const SEARCHES: readonly RideEventType[] = ['ride_requested', 'driver_released'];

/** Pushes only ids and event numbers to those who follow a ride. Clients fetch the data through authorized calls. */
@Injectable()
export class RidePushes {
  /** Events that wait for the audience of their ride, in order. */
  private readonly waiting = new Map<number, RideFact[]>();

  constructor(
    private readonly realtime: RealtimeFacade,
    private readonly live: LiveRides,
    private readonly bus: ProcessBus,
    events: Events,
  ) {
    events.listen(rideChanged, (fact) => this.push(fact));
    events.listen(memberAdded, (fact) => this.tellMember(fact));
    events.listen(memberLeft, (fact) => {
      this.realtime.dropFromRide(fact.userId, fact.rideId);
      this.tellMember(fact);
    });
  }

  /** Uses the person's own room, because their other pages are not in the ride's room. */
  private tellMember({ userId, rideId }: MemberFact): void {
    this.realtime.toUser(userId, 'membershipChanged', { rideId });
  }

  /** Reads the audience once for all events of a ride that arrive together. */
  private async push(fact: RideFact): Promise<void> {
    this.bus.publish(rideUpdated, fact);
    const { rideId } = fact;
    const others = this.waiting.get(rideId);
    if (others) {
      others.push(fact);
      return;
    }
    const facts = [fact];
    this.waiting.set(rideId, facts);
    try {
      // Wait for the other events of the same commit, which are published in this turn of the event loop.
      await Promise.resolve();
      while (facts.length > 0) {
        const batch = facts.splice(0);
        // A socket that follows the ride later is told the number of its newest event.
        if (!this.realtime.mayReachSockets(rideId)) continue;
        const ride = await this.live.find(rideId);
        if (ride) for (const each of batch) this.send(each, ride);
      }
    } finally {
      this.waiting.delete(rideId);
    }
  }

  private send({ rideId, number, type, status }: RideFact, ride: LiveRide): void {
    const audience = audienceOfEvents(ride);
    // Everyone in the ride's room gets the event, so it must not reveal what only some of them or operations may know.
    const shown = isForEveryone(type) ? type : 'payment_changed';
    this.realtime.toRide(audience, 'rideEvent', { rideId, number, type: shown });
    this.realtime.toOperators(audience.operators, 'adminRideChanged', { rideId, number, type });
    if (SEARCHES.includes(type))
      this.realtime.toOperators(audience.operators, 'newRideRequest', { rideId, ...ride.request });
    if (status) this.realtime.toRide(audience, 'rideStatusChanged', { rideId, status, number });
  }
}

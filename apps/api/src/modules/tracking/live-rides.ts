import { Injectable } from '@nestjs/common';
import type { LatLng } from '@groupride/geo';
import type { RideStatus } from '@groupride/contracts';
import { Events } from '../../platform/events/events';
import { rideChanged } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';

/** What handling a position needs to know of a ride. */
export interface LiveRide {
  driverId: number | null;
  status: RideStatus;
  pickup: LatLng;
  destination: LatLng;
}

const KEPT_MS = 5000;
const MOST_KEPT = 10_000;

/** Remembers rides for a few seconds, so that a position every second does not read the database every second. */
@Injectable()
export class LiveRides {
  private readonly kept = new Map<number, { ride: LiveRide | null; until: number }>();

  constructor(
    private readonly rides: RidesFacade,
    events: Events,
  ) {
    events.listen(rideChanged, ({ rideId }) => this.kept.delete(rideId));
  }

  async find(rideId: number): Promise<LiveRide | null> {
    const known = this.kept.get(rideId);
    if (known && known.until > Date.now()) return known.ride;
    const ride = await this.rides.find(rideId);
    const live = ride && {
      driverId: ride.driverId,
      status: ride.status,
      pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
      destination: { lat: ride.dropoffLat, lng: ride.dropoffLng },
    };
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(rideId, { ride: live, until: Date.now() + KEPT_MS });
    return live;
  }
}

import type { RideView } from '@groupride/contracts';
import { databaseInMemory, only, RecordedEvents } from '../../../platform/testing/stand-ins';
import type { Ride } from '../domain/ride';
import type { RideEvent } from '../domain/ride-event';
import { RideViews } from '../ride-views';
import { noSuchRide } from '../rides.errors';
import type { RidesFacade } from '../rides.facade';
import { RidesService } from '../rides.service';
import { InMemoryRides } from './in-memory-rides';

/** Rides by their own rules, in memory. Of a view there is what tells rides apart. */
export class RidesWorld {
  readonly database = databaseInMemory();
  readonly events = new RecordedEvents();
  readonly repository: InMemoryRides;
  readonly views = only<RideViews>({ one: async (_who, rideId) => viewOf(await this.stored(rideId)) });
  readonly rides: RidesFacade;

  /** @param isSeated who has a seat in a ride */
  constructor(isSeated?: (rideId: number, userId: number) => Promise<boolean>) {
    this.repository = new InMemoryRides(isSeated);
    this.rides = new RidesService(this.repository, this.events, this.views);
  }

  add(ride: Partial<Ride>): Ride {
    return this.repository.add(ride);
  }

  async stored(rideId: number): Promise<Ride> {
    const ride = await this.repository.find(rideId);
    if (!ride) throw noSuchRide();
    return ride;
  }

  /** What the history of a ride says, from its first event. */
  history(rideId: number): Promise<RideEvent[]> {
    return this.repository.events(rideId, 0);
  }
}

const viewOf = ({ id, status, driverId }: Ride) => ({ id, status, driverId }) as Partial<RideView> as RideView;

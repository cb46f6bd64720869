import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { TravelTimes } from '../mapping/travel-times.facade';
import { destinationChanged, pickupMoved, rideChanged } from '../rides/rides.events';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { latestPickupFor, longestAboardFor } from './domain/promise';
import { PoolRidesRepository } from './pool-rides.repository';

/**
 * Fixes the promises to a group, in the transaction in which a driver sets out for it, or in which its route changes
 * while it has the vehicle alone.
 */
@Injectable()
export class PoolPromises implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly pool: PoolRidesRepository,
    private readonly rides: RidesFacade,
    private readonly travelTimes: TravelTimes,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.participate(rideChanged, async (tx, { rideId, status }) => {
      if (status === 'en_route') await this.promise(tx, rideId);
    });
    this.events.participate(pickupMoved, (tx, { rideId }) => this.promise(tx, rideId));
    this.events.participate(destinationChanged, (tx, { rideId }) => this.changeLongestAboard(tx, rideId));
  }

  private async promise(tx: Transaction, rideId: number): Promise<void> {
    const ride = await this.rideAlone(tx, rideId);
    if (ride?.status !== 'en_route' || ride.driverId === null) return;
    const position = await this.pool.positionOf(tx, ride.driverId);
    const { pickup } = endsOf(ride);
    const { seconds } = this.travelTimes.matrix([position ?? pickup], [pickup]);
    const arrival = this.clock.now().getTime() + (seconds[0]![0] ?? 0) * 1000;
    await this.pool.promise(tx, rideId, {
      // A driver who is early waits until the scheduled time.
      latestPickup: latestPickupFor(new Date(Math.max(arrival, ride.scheduledAt?.getTime() ?? 0))),
      longestAboardSeconds: this.longestAboard(ride),
    });
  }

  /** The latest pickup stays as promised, because the driver's way to the pickup is the same. */
  private async changeLongestAboard(tx: Transaction, rideId: number): Promise<void> {
    const ride = await this.rideAlone(tx, rideId);
    if (ride?.status === 'en_route' || ride?.status === 'in_progress')
      await this.pool.changeLongestAboard(tx, rideId, this.longestAboard(ride));
  }

  /** A group that joins a run gets its promises along with its stops. @returns null in a run, and for other ride types */
  private async rideAlone(tx: Transaction, rideId: number): Promise<Ride | null> {
    const [ride] = await this.rides.findAll([rideId], tx);
    return ride?.rideType === 'GroupPool' && ride.runId === null ? ride : null;
  }

  private longestAboard(ride: Ride): number {
    const { pickup, destination } = endsOf(ride);
    const { seconds } = this.travelTimes.matrix([pickup], [destination]);
    return longestAboardFor(seconds[0]![0] ?? ride.durationSeconds);
  }
}

const endsOf = ({ pickupLat, pickupLng, dropoffLat, dropoffLng }: Ride) => ({
  pickup: { lat: pickupLat, lng: pickupLng },
  destination: { lat: dropoffLat, lng: dropoffLng },
});

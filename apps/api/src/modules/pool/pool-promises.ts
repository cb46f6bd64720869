import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { TravelTimes } from '../mapping/travel-times.facade';
import { rideChanged } from '../rides/rides.events';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { latestPickupFor, longestAboardFor } from './domain/promise';
import { PoolRidesRepository } from './pool-rides.repository';

/** Fixes the promises to a group, in the transaction in which a driver sets out for it. */
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
      if (status !== 'en_route') return;
      const [ride] = await this.rides.findAll([rideId], tx);
      // A group that joins a run gets its promises along with its stops.
      if (ride?.rideType === 'GroupPool' && ride.runId === null && ride.driverId !== null) await this.promise(tx, ride);
    });
  }

  private async promise(tx: Transaction, ride: Ride): Promise<void> {
    const position = await this.pool.positionOf(tx, ride.driverId!);
    const [pickup, destination] = [
      { lat: ride.pickupLat, lng: ride.pickupLng },
      { lat: ride.dropoffLat, lng: ride.dropoffLng },
    ];
    const { seconds } = this.travelTimes.matrix(position ? [position, pickup] : [pickup, pickup], [
      pickup,
      destination,
    ]);
    const arrival = this.clock.now().getTime() + (seconds[0]![0] ?? 0) * 1000;
    await this.pool.promise(tx, ride.id, {
      // A driver who is early waits until the scheduled time.
      latestPickup: latestPickupFor(new Date(Math.max(arrival, ride.scheduledAt?.getTime() ?? 0))),
      longestAboardSeconds: longestAboardFor(seconds[1]![1] ?? ride.durationSeconds),
    });
  }
}

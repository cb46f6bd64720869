import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { TravelTimes } from '../mapping/travel-times.facade';
import { rideChanged } from '../rides/rides.events';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { latestPickupFor, longestAboardFor } from './domain/promise';
import { PoolRidesRepository } from './pool-rides.repository';

/** Fixes what a group is promised, in the transaction with which a driver sets out for it. */
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
      // A group that joins a run is promised what was found with its place among the stops.
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
      // A driver who is early waits.
      latestPickup: latestPickupFor(new Date(Math.max(arrival, ride.scheduledAt?.getTime() ?? 0))),
      longestAboardSeconds: longestAboardFor(seconds[1]![1] ?? ride.durationSeconds),
    });
  }
}

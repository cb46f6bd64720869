import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { brokenUniqueness, Database } from '../../platform/database/database';
import type { ConsideredVehicle } from './domain/candidates';
import { DispatchLeaseRepository } from './dispatch-lease.repository';
import { OfferingService } from './offering.service';
import type { Ride } from '../rides/rides.facade';
import { SharedVehicles, type SharedOptions } from './shared-vehicles.service';
import { StopNotifications } from './stop-notifications';
import { WaitingRequestsService } from './waiting-requests.service';

export interface SharedRound {
  /** The vehicles that were considered for each ride that still waits. */
  considered: ReadonlyMap<number, readonly ConsideredVehicle[]>;
  /**
   * Rides that joined a vehicle, and rides whose vehicle has changed or was locked, which the next round decides. This
   * round offers them to nobody else.
   */
  held: ReadonlySet<number>;
  /** Whether the next round can serve some of these rides at once. */
  isAnotherNeeded: boolean;
}

/**
 * Adds waiting groups to vehicles that other groups share. The driver agreed to that when accepting the first ride, so
 * nobody is asked. A vehicle takes one group per round, because its stops change with each group.
 */
@Injectable()
export class SharedMatchingService {
  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingRequestsService,
    private readonly vehicles: SharedVehicles,
    private readonly offering: OfferingService,
    private readonly lease: DispatchLeaseRepository,
    private readonly notifications: StopNotifications,
    private readonly clock: Clock,
  ) {}

  /**
   * @param mayContinue asked before each decision, as another process may have taken over
   * @param waiting groups that wait for a shared vehicle, longest-waiting first
   */
  async round(mayContinue: () => Promise<boolean>, waiting: readonly Ride[]): Promise<SharedRound> {
    const now = this.clock.now();
    const considered = new Map<number, readonly ConsideredVehicle[]>();
    const changed = new Set<number>();
    const held = new Set<number>();
    let isAnotherNeeded = false;
    const rides = this.waiting.stillWaiting(waiting, now);
    const all = rides.length === 0 ? [] : await this.vehicles.of(rides, now);
    for (const options of all) {
      considered.set(options.ride.id, options.considered);
      const best = options.possible.find(({ vehicle }) => !changed.has(vehicle.driverId));
      if (!best) {
        if (options.possible.length > 0) {
          held.add(options.ride.id);
          isAnotherNeeded = true;
        }
        continue;
      }
      if (!(await mayContinue())) break;
      const outcome = await this.join(options, best, now);
      if (outcome === 'joined') {
        changed.add(best.vehicle.driverId);
        considered.delete(options.ride.id);
      }
      if (outcome !== 'overlaps') held.add(options.ride.id);
    }
    return { considered, held, isAnotherNeeded };
  }

  /** @returns `contended` when the vehicle or the ride is locked or has changed; another round follows soon */
  private async join(
    { ride, candidates, considered }: SharedOptions,
    best: SharedOptions['possible'][number],
    now: Date,
  ): Promise<'joined' | 'contended' | 'overlaps'> {
    const { driverId } = best.vehicle;
    try {
      return await this.database.transaction(async (tx) => {
        await this.lease.limitIdleTime(tx);
        // Locks the ride first: until then its driver can still join the group. The driver's lock is not waited for.
        const isOpen =
          (await this.offering.isUnchanged(tx, ride)) && (await this.vehicles.lock(tx, ride.id, driverId, now));
        if (!isOpen || !(await this.vehicles.join(tx, ride, best))) {
          await this.offering.retrySoon(tx, ride.id);
          return 'contended';
        }
        const context = {
          rideId: ride.id,
          now,
          candidates,
          ridesTogether: 1,
          otherwise: () => 'not_preferred' as const,
          sharedVehicles: considered.map((each) =>
            each.driverId === driverId ? { ...each, result: 'joined' as const } : each,
          ),
        };
        await this.offering.recordJoined(tx, context, driverId);
        await this.notifications.stopAdded(tx, driverId, ride);
        return 'joined';
      });
    } catch (error) {
      // The longer drive overlaps with a scheduled ride of the driver.
      if (brokenUniqueness(error) === 'rides_one_at_a_time_per_driver') return 'overlaps';
      throw error;
    }
  }
}

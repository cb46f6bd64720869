import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RideStatus } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { rideChanged, type RideFact } from '../rides/rides.events';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { hasPeopleAboard, nextStop, openRides } from './domain/run';
import { RunsRepository } from './runs.repository';

const FOLLOWED: readonly RideStatus[] = ['pending', 'en_route', 'in_progress', 'completed', 'cancelled'];

/**
 * Updates a run in the transaction of each event of its rides: boarding and drop-off complete a stop, a cancelled ride
 * skips its stops, and the next ride sets out automatically. Lock order: the ride, its run, the next ride.
 */
@Injectable()
export class RunProgress implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly runs: RunsRepository,
    private readonly rides: RidesFacade,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.participate(rideChanged, async (tx, fact) => {
      // A newly requested ride has no run yet, so booking needs no query here.
      if (fact.status === null || !FOLLOWED.includes(fact.status) || fact.type === 'ride_requested') return;
      const runId = await this.runs.idOfRide(fact.rideId, tx);
      if (runId !== null) await this.follow(tx, runId, fact);
    });
  }

  private async follow(tx: Transaction, runId: number, { rideId, status }: RideFact): Promise<void> {
    const run = await this.runs.lock(tx, runId);
    if (!run || run.endedAt) return;
    const now = this.clock.now();
    switch (status) {
      case 'en_route':
        await this.runs.setOut(tx, runId, now);
        return;
      case 'in_progress':
        await this.runs.finishStop(tx, runId, { rideId, kind: 'pickup' }, now);
        break;
      case 'completed':
        // Operations can complete a trip that its driver never started.
        await this.runs.finishStop(tx, runId, { rideId, kind: 'pickup' }, now);
        await this.runs.finishStop(tx, runId, { rideId, kind: 'dropoff' }, now);
        break;
      case 'cancelled':
        await this.runs.skipRide(tx, runId, rideId, now);
        break;
      case 'pending':
        // While people are aboard, nobody else can take the run, so a group that stayed in it would get no driver.
        if (run.source === 'pool' || hasPeopleAboard(run)) await this.leave(tx, runId, rideId, now);
        // The next driver has to set out again.
        else await this.runs.setOut(tx, runId, null);
        return;
      default:
        return;
    }
    await this.goOn(tx, runId, now);
    await this.tellOthers(tx, runId, rideId);
  }

  /** Adds an event to the other rides of the run, because fewer stops come before theirs. */
  private async tellOthers(tx: Transaction, runId: number, rideId: number): Promise<void> {
    const run = await this.runs.find(runId, tx);
    if (!run?.setOutAt) return;
    const others = openRides(run).filter((id) => id !== rideId);
    for (const id of others.toSorted((one, other) => one - other))
      await this.rides.note(tx, { rideId: id, type: 'run_advanced', actor: SYSTEM });
  }

  /**
   * Removes a ride that has lost its driver from its run, so that the group gets a new driver like any other. The next
   * ride does not set out, because the driver loses all rides that have not begun.
   */
  private async leave(tx: Transaction, runId: number, rideId: number, now: Date): Promise<void> {
    await this.runs.removeRide(tx, runId, rideId);
    await this.rides.amend(tx, {
      rideId,
      actor: SYSTEM,
      event: 'run_left',
      from: ['pending'],
      data: { runId },
      set: { runId: null },
    });
    await this.runs.end(tx, runId, now);
    await this.tellOthers(tx, runId, rideId);
  }

  private async goOn(tx: Transaction, runId: number, now: Date): Promise<void> {
    const run = await this.runs.find(runId, tx);
    const next = run && nextStop(run);
    if (!next) {
      await this.runs.end(tx, runId, now);
      return;
    }
    if (next.kind !== 'pickup' || !run.setOutAt) return;
    const ride = await this.rides.lock(tx, next.rideId);
    if (ride.status !== 'confirmed' || ride.driverId === null) return;
    await this.rides.move(tx, {
      rideId: ride.id,
      to: 'en_route',
      actor: SYSTEM,
      event: 'driver_set_out',
      onlyOfDriver: ride.driverId,
      data: { runId },
    });
  }
}

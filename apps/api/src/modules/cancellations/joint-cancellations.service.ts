import { Injectable } from '@nestjs/common';
import { mayMove } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { tripHasBegun } from './cancellations.errors';
import { CancellationsFacade } from './cancellations.facade';
import { CancelledRideMessages } from './cancelled-ride-messages';

@Injectable()
export class JointCancellations extends CancellationsFacade {
  constructor(
    private readonly rides: RidesFacade,
    private readonly messages: CancelledRideMessages,
    private readonly clock: Clock,
  ) {
    super();
  }

  async cancelTogether(tx: Transaction, who: Principal, rideIds: readonly number[], reason: string): Promise<number[]> {
    const locked = new Map<number, Ride>();
    for (const id of rideIds.toSorted((one, other) => one - other)) locked.set(id, await this.rides.lock(tx, id));
    const rides = rideIds.map((id) => locked.get(id)!);
    const begun = rides.find(({ status }) => status === 'in_progress' || status === 'completed');
    if (begun) throw tripHasBegun(begun.id);
    const open = rides.filter(({ status }) => mayMove(status, 'cancelled', 'admin'));
    // Starts with the last pickup: otherwise the next group would be told that the driver is on the way to them.
    for (const ride of open.toReversed()) await this.cancel(tx, who, ride, reason);
    const told = new Set<number>();
    for (const ride of open) {
      if (ride.driverId === null || told.has(ride.driverId)) continue;
      told.add(ride.driverId);
      const driver = await this.messages.driverOf(ride, tx);
      if (driver) await this.messages.tellDriver(tx, ride, driver, reason);
    }
    return open.map(({ id }) => id);
  }

  private async cancel(tx: Transaction, { userId }: Principal, ride: Ride, reason: string): Promise<void> {
    const none = formatCents(0);
    await this.rides.move(tx, {
      rideId: ride.id,
      to: 'cancelled',
      actor: { as: 'admin', userId },
      event: 'ride_cancelled',
      reason,
      data: { fee: none, driverPart: none, policy: ride.cancelPolicyId },
      set: {
        cancelledAt: this.clock.now(),
        cancelReason: reason,
        cancelRule: null,
        cancelFee: 0,
        cancelDriverPart: 0,
      },
    });
  }
}

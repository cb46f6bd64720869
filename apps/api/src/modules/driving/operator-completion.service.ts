import { Injectable } from '@nestjs/common';
import type { OperatorCompletion, RideView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { OperatorActions } from '../rides/operator-actions.facade';
import { isOver, noSuchRide, RidesFacade, rideStateConflict } from '../rides/rides.facade';
import { DriverNotices } from './driver-notices';
import { statedCash } from './stated-cash';

/**
 * Completes a trip for a driver who cannot do so, because of a dead battery or because the trip was never started in
 * the app.
 */
@Injectable()
export class OperatorCompletionService {
  constructor(
    private readonly actions: OperatorActions,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly notices: DriverNotices,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError ride_state_conflict, cash_amount_required, amount_mismatch */
  async complete(
    who: Principal,
    rideId: number,
    { reason, amount }: OperatorCompletion,
    key?: string,
  ): Promise<RideView> {
    const request = { reason, ...(amount ? { amount } : {}) };
    const before = await this.rides.find(rideId);
    if (!before) throw noSuchRide();
    const driver = before.driverId === null ? null : await this.drivers.find(before.driverId);
    return this.actions.run(who, { name: 'complete_ride', rideId, request, key }, async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      // Before the cash is checked, which nobody needs to state for a ride that is over.
      if (!driver || isOver(ride)) throw rideStateConflict(ride.status);
      const now = this.clock.now();
      const completed = await this.rides.move(tx, {
        rideId,
        to: 'completed',
        actor: { as: 'admin', userId: who.userId },
        event: 'trip_completed',
        reason,
        onlyOfDriver: driver.id,
        set: {
          completedAt: now,
          startedAt: ride.startedAt ?? now,
          cashReceived: statedCash(ride, amount, 'operations'),
        },
      });
      await this.drivers.countTrip(tx, driver.id);
      await this.notices.tell(tx, 'completed', completed, driver, reason);
    });
  }
}

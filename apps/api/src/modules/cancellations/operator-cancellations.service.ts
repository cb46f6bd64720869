import { Injectable } from '@nestjs/common';
import { mayMove, type OperatorCancellation, type OperatorCancellationView, type RideView } from '@groupride/contracts';
import { DRIVER_PART_OF_FARE_BP, formatCents, parseCents, SMALLEST_CHARGE } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { OperatorActions } from '../rides/operator-actions.facade';
import { driverChanged, noSuchRide, RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { feeTooLarge, feeTooSmall } from './cancellations.errors';
import { CancelledRideMessages } from './cancelled-ride-messages';
import { chooseFee, mostFee } from './domain/operator-fee';
import { PreviewsService } from './previews.service';

/** Lets operations cancel a ride, even during the trip, with a fee of their choice or none. */
@Injectable()
export class OperatorCancellationsService {
  constructor(
    private readonly actions: OperatorActions,
    private readonly rides: RidesFacade,
    private readonly previews: PreviewsService,
    private readonly messages: CancelledRideMessages,
    private readonly clock: Clock,
  ) {}

  async preview(rideId: number): Promise<OperatorCancellationView> {
    const ride = await this.find(rideId);
    const outcome = await this.previews.outcome(ride, 'organizer');
    return {
      policyFee: formatCents(outcome.card || outcome.isOwed ? 0 : outcome.fee),
      mostFee: formatCents(mostFee(outcome, ride)),
      leastFee: formatCents(SMALLEST_CHARGE),
      driverPercent: ride.driverId === null ? 0 : DRIVER_PART_OF_FARE_BP / 100,
    };
  }

  /** @throws ApiError ride_state_conflict, fee_too_large, validation_failed */
  async cancel(
    who: Principal,
    rideId: number,
    { reason, fee: stated }: OperatorCancellation,
    key?: string,
  ): Promise<RideView> {
    const request = { reason, ...(stated ? { fee: stated } : {}) };
    const driver = await this.messages.driverOf(await this.find(rideId));
    return this.actions.run(who, { name: 'cancel_ride', rideId, request, key }, async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.driverId !== (driver?.id ?? null)) throw driverChanged();
      // Checked before the fee: once the hold is released, every fee would be called too large.
      if (!mayMove(ride.status, 'cancelled', 'admin')) throw rideStateConflict(ride.status);
      const most = mostFee(await this.previews.outcome(ride, 'admin', tx), ride);
      const chosen = chooseFee(stated ? parseCents(stated) : 0, most, ride.driverId !== null);
      if (chosen === 'too_large') throw feeTooLarge(most);
      if (chosen === 'too_small') throw feeTooSmall();
      const { fee, driverPart } = chosen;
      await this.rides.move(tx, {
        rideId,
        to: 'cancelled',
        actor: { as: 'admin', userId: who.userId },
        event: 'ride_cancelled',
        reason,
        data: { fee: formatCents(fee), driverPart: formatCents(driverPart), policy: ride.cancelPolicyId },
        set: {
          cancelledAt: this.clock.now(),
          cancelReason: reason,
          cancelRule: null,
          cancelFee: fee,
          cancelDriverPart: driverPart,
        },
      });
      if (driver) await this.messages.tellDriver(tx, ride, driver, reason);
    });
  }

  private async find(rideId: number): Promise<Ride> {
    const ride = await this.rides.find(rideId);
    if (!ride) throw noSuchRide();
    return ride;
  }
}

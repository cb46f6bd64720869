import { Injectable } from '@nestjs/common';
import { SYSTEM_CANCELLATION_REASONS, type NoShowView, type RideView } from '@groupride/contracts';
import { formatCents, type CancellationParty, type PolicyRow } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { MembersFacade, type Member } from '../members/members.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { passengerHasBoarded } from './cancellations.errors';
import { outcomeOf, type Outcome } from './domain/outcome';
import { waitEnd, waitOver } from './domain/waiting';
import { PaidSoFar } from './paid-so-far.service';
import { Pickups } from './pickups.service';
import { PoliciesRepository } from './policies.repository';

/** Lets a driver cancel a ride whose whole group did not come, after the waiting time. */
@Injectable()
export class NoShowsService {
  constructor(
    private readonly database: Database,
    private readonly policies: PoliciesRepository,
    private readonly pickups: Pickups,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly paid: PaidSoFar,
    private readonly clock: Clock,
  ) {}

  async view(who: Principal, rideId: number): Promise<NoShowView> {
    const ride = await this.pickups.ownRide(who, rideId);
    const [policy, members, hasLeft] = await Promise.all([
      this.policies.rows(ride.cancelPolicyId),
      this.members.list(rideId),
      this.pickups.hasLeft(rideId),
    ]);
    const waitUntil = waitEnd(policy, 'organizer', ride);
    const open = ride.status === 'en_route' && ride.arrivedAt !== null && !hasLeft;
    const waited = (party: CancellationParty) => open && waitOver(policy, party, ride, this.clock.now());
    const { driverPart } = await this.outcome(ride, policy, members, true);
    return {
      waitUntil: waitUntil?.toISOString() ?? null,
      secondsLeft: waitUntil ? Math.max(0, Math.ceil((waitUntil.getTime() - this.clock.now().getTime()) / 1000)) : 0,
      mayMark: waited('member'),
      mayCancel: waited('organizer') && members.every(({ verifiedAt }) => !verifiedAt),
      earnings: formatCents(driverPart),
    };
  }

  /**
   * Cancels the ride because nobody came.
   * @throws ApiError still_waiting, not_arrived, away_from_pickup, ride_state_conflict when a member has boarded or the
   * status does not allow it
   */
  async cancel(who: Principal, rideId: number): Promise<RideView> {
    const { driverId } = await this.pickups.ownRide(who, rideId);
    await this.database.transaction(async (tx) => {
      const { ride, policy, members } = await this.pickups.lockArrived(tx, rideId);
      this.pickups.checkWaited(policy, 'organizer', ride);
      await this.pickups.checkThere(ride, tx);
      if (members.some(({ verifiedAt }) => verifiedAt)) throw passengerHasBoarded();
      const { fee, driverPart } = await this.outcome(ride, policy, members, false, tx);
      await this.rides.move(tx, {
        rideId,
        to: 'cancelled',
        actor: { as: 'driver', userId: who.userId },
        event: 'ride_cancelled',
        reason: SYSTEM_CANCELLATION_REASONS.en.nobodyCame,
        onlyOfDriver: driverId!,
        data: {
          rule: 'no_show',
          fee: formatCents(fee),
          driverPart: formatCents(driverPart),
          policy: ride.cancelPolicyId,
        },
        set: {
          cancelledAt: this.clock.now(),
          cancelReason: SYSTEM_CANCELLATION_REASONS.en.nobodyCame,
          cancelRule: 'no_show',
          cancelFee: fee,
          cancelDriverPart: driverPart,
        },
      });
    });
    return this.rides.view(who, rideId);
  }

  /** @param waited calculates the outcome as if the waiting time were over */
  private async outcome(
    ride: Ride,
    policy: readonly PolicyRow[],
    members: readonly Member[],
    waited: boolean,
    tx?: Transaction,
  ): Promise<Outcome> {
    const payments = await this.paid.of(ride.id, tx);
    const now = this.clock.now();
    const end = (waited && waitEnd(policy, 'organizer', ride)) || now;
    return outcomeOf({
      ride,
      policy,
      occasion: 'no_show',
      who: 'organizer',
      now: new Date(Math.max(now.getTime(), end.getTime() + 1)),
      memberIds: members.map(({ userId }) => userId),
      payments,
    });
  }
}

import { Injectable } from '@nestjs/common';
import { SYSTEM_CANCELLATION_REASONS, type PledgeState } from '@groupride/contracts';
import { formatCents, ridersPriced } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { MembersFacade, type Member } from '../members/members.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { PricingFacade } from '../pricing/pricing.facade';
import { isUndecided, pledgeOf, RidesFacade, SYSTEM, type Pledge, type Ride } from '../rides/rides.facade';
import { compactSeats, groupOf, isFullyAuthorized, isReached, type PledgeGroup } from './domain/group';

const UNDECIDED: readonly PledgeState[] = ['open', 'reached'];

export interface UndecidedPledge {
  ride: Ride;
  pledge: Pledge;
  group: PledgeGroup<Member>;
}

/**
 * Prices a pledge and tracks whether enough people are in. Every method runs in the caller's transaction and takes the
 * ride's lock.
 */
@Injectable()
export class PledgeProgressService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentsFacade,
    private readonly pricing: PricingFacade,
    private readonly clock: Clock,
  ) {}

  /** Null for a ride that is not a pledge or whose outcome is decided. */
  async undecided(tx: Transaction, rideId: number): Promise<UndecidedPledge | null> {
    const ride = await this.rides.lock(tx, rideId);
    const pledge = pledgeOf(ride);
    if (ride.status !== 'awaiting_payment' || !pledge || !isUndecided(pledge)) return null;
    const members = await this.members.list(rideId, tx);
    return { ride, pledge, group: groupOf(members, await this.payments.listOfRide(rideId, tx)) };
  }

  /**
   * After somebody joined, paid or left: prices the ride for the current members and marks the pledge open or reached.
   * Does nothing once closed.
   */
  async follow(tx: Transaction, rideId: number): Promise<void> {
    const found = await this.undecided(tx, rideId);
    if (!found || found.pledge.closedAt) return;
    const { pledge, group } = found;
    await this.fit(tx, found);
    const state = isReached(group, pledge.minRiders) ? 'reached' : 'open';
    if (state === pledge.state) return;
    await this.rides.amend(tx, {
      rideId,
      actor: SYSTEM,
      event: state === 'reached' ? 'pledge_reached' : 'pledge_reopened',
      data: { joined: group.paid.length, minRiders: pledge.minRiders },
      set: { pledgeState: state },
      from: ['awaiting_payment'],
      fromPledge: [pledge.state],
    });
  }

  /** Closes the gaps between seats and prices the ride for the people who have a seat. */
  async fit(tx: Transaction, { ride, pledge, group: { members } }: UndecidedPledge): Promise<void> {
    await this.members.reseat(tx, compactSeats(members));
    const groupSize = ridersPriced(pledge, members.length);
    if (groupSize === ride.groupSize) return;
    const [price] = await this.pricing.pricesFor(tx, ride.quoteId, [groupSize]);
    if (!price) return;
    await this.rides.amend(tx, {
      rideId: ride.id,
      actor: SYSTEM,
      event: 'price_changed',
      data: {
        groupSize: [ride.groupSize, groupSize],
        total: [formatCents(ride.totalCost), formatCents(price.finalTotal)],
      },
      set: {
        groupSize,
        totalCost: price.finalTotal,
        costPerPerson: price.perPerson,
        baseFare: price.baseFare,
        serviceFee: price.serviceFee,
        taxes: price.taxes,
        discount: 0,
      },
      from: ['awaiting_payment'],
      fromPledge: UNDECIDED,
    });
  }

  /** Books the ride. Every share must be authorized. */
  async request(tx: Transaction, rideId: number): Promise<void> {
    await this.rides.move(tx, {
      rideId,
      to: 'pending',
      actor: SYSTEM,
      event: 'ride_requested',
      set: { pendingSince: this.clock.now(), pledgeState: 'requested' },
      fromPledge: ['reached'],
    });
  }

  /** Cancels the ride because too few people are in. Settlement releases the authorized shares. */
  async miss(tx: Transaction, { ride, group }: UndecidedPledge): Promise<void> {
    const reason = SYSTEM_CANCELLATION_REASONS.en.pledgeMissed;
    await this.rides.move(tx, {
      rideId: ride.id,
      to: 'cancelled',
      actor: SYSTEM,
      event: 'ride_cancelled',
      reason,
      data: { joined: group.paid.length },
      set: { cancelledAt: this.clock.now(), cancelReason: reason, pledgeState: 'missed' },
      fromPledge: UNDECIDED,
    });
  }
}

/** Whether the ride can be booked now. */
export const isBookable = ({ pledge, group }: UndecidedPledge): boolean =>
  isReached(group, pledge.minRiders) && isFullyAuthorized(group);

import { Injectable } from '@nestjs/common';
import { VOLUME_DISCOUNT_CODE, type RideEventType } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { brokenUniqueness, type Transaction } from '../../platform/database/database';
import { DispatchFacade } from '../dispatch/dispatch.facade';
import { MembersFacade } from '../members/members.facade';
import { AuthorizationsFacade } from '../authorizations/authorizations.facade';
import { PromotionsFacade } from '../promotions/promotions.facade';
import { RidesFacade, SYSTEM, type Amendment, type Ride } from '../rides/rides.facade';
import type { ChangePlan, WantedChange } from './change-plan';
import { COVERED_CODE } from './domain/covered';
import { statusesFor } from './change-plans.service';
import { ChangePrices } from './change-prices.service';
import { driverHasNoTime } from './changes.errors';

/** Discounts that are not promotions: the account's volume discount and the part that GroupRide pays. */
const KEPT_ELSEWHERE: readonly string[] = [VOLUME_DISCOUNT_CODE, COVERED_CODE];

/** Applies a plan in one transaction: price, seats, shares, holds and driver requests. */
@Injectable()
export class RideChangeApplication {
  constructor(
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly authorizations: AuthorizationsFacade,
    private readonly promotions: PromotionsFacade,
    private readonly dispatch: DispatchFacade,
    private readonly prices: ChangePrices,
    private readonly clock: Clock,
  ) {}

  /** Runs under the ride's lock. @throws ApiError of promotions, before anything else is written */
  async apply(tx: Transaction, plan: ChangePlan): Promise<void> {
    const { ride, wanted, price, shared, moves } = plan;
    const { id: rideId, organizerId } = ride;
    await this.promote(tx, plan);
    const promotion = wanted.promotion === 'as it is' ? {} : { promotion: wanted.promotion?.code ?? null };
    const { operator } = wanted;
    const route = movedRoute(ride, wanted);
    const changed = await this.amend(tx, {
      rideId,
      actor: operator ? { as: 'admin', userId: operator.userId } : { as: 'organizer', userId: organizerId },
      event: eventOf(wanted),
      ...(operator ? { reason: operator.reason } : {}),
      data: {
        ...movedPlaces(ride, wanted),
        groupSize: [ride.groupSize, shared.groupSize],
        total: [formatCents(ride.totalCost), formatCents(shared.total)],
        ...promotion,
      },
      set: {
        ...route,
        groupSize: shared.groupSize,
        totalCost: shared.total,
        costPerPerson: price.perPerson,
        baseFare: price.baseFare,
        serviceFee: price.serviceFee,
        taxes: price.taxes,
        discount: price.total - price.finalTotal,
        customShares: ride.customShares && [...(shared.custom ?? [])],
      },
      from: statusesFor(wanted),
      ...(route && operator?.end !== 'destination' ? { beforeArrival: true } : {}),
    });
    await this.members.reseat(tx, moves);
    await this.prices.store(tx, plan);
    const keepsTotal = operator !== undefined && shared.total === ride.totalCost;
    if (ride.paymentMethod === 'card' && !keepsTotal) await this.askTheCard(tx, plan);
    if (ride.status === 'awaiting_payment' && shared.total === 0) {
      await this.members.confirm(tx, rideId, organizerId);
      await this.rides.move(tx, {
        rideId,
        to: 'pending',
        actor: SYSTEM,
        event: 'ride_requested',
        set: { pendingSince: this.clock.now() },
      });
    }
    if (ride.status === 'pending') await this.dispatch.restartOffers(tx, rideId);
    await this.members.askAgain(tx, changed);
  }

  private async amend(tx: Transaction, amendment: Amendment): Promise<Ride> {
    try {
      return await this.rides.amend(tx, amendment);
    } catch (error) {
      if (brokenUniqueness(error) === 'rides_one_at_a_time_per_driver') throw driverHasNoTime();
      throw error;
    }
  }

  /** Applies or removes promotions. @throws ApiError of promotions, such as promo_used; phone_unverified */
  async promote(tx: Transaction, { ride, wanted, price }: ChangePlan): Promise<void> {
    if (wanted.promotion === null) return this.promotions.takeOff(tx, ride.id, ride.organizerId);
    for (const applied of price.promotions.filter(({ code }) => !KEPT_ELSEWHERE.includes(code))) {
      if (wanted.promotion === 'as it is') await this.promotions.rediscount(tx, ride.id, applied);
      else await this.promotions.redeem(tx, applied, ride.id, ride.organizerId);
    }
  }

  private async askTheCard(tx: Transaction, { ride, shared: { total } }: ChangePlan): Promise<void> {
    if (ride.status === 'awaiting_payment' || total === 0)
      await this.authorizations.reopenForRide(tx, ride.id, ride.organizerId, total);
    else await this.authorizations.changeStoredAmount(tx, ride.id, ride.organizerId, total);
  }
}

function eventOf({ pickup, operator }: WantedChange): RideEventType {
  if (operator?.end === 'destination') return 'destination_changed';
  return pickup ? 'pickup_moved' : 'price_changed';
}

/** Event data of a route change: each changed place before and after. */
function movedPlaces(ride: Ride, { pickup, operator }: WantedChange): Record<string, unknown> {
  if (operator?.end === 'destination') return { destination: [ride.dropoffLocation, pickup?.destination?.name] };
  return pickup ? { pickup: [ride.pickupLocation, pickup.pickup.name] } : {};
}

/** The columns that a new route changes; null when the route stays. */
function movedRoute(
  { busyUntil, durationSeconds: before, hourlyDuration }: Ride,
  { pickup: moved }: WantedChange,
): Partial<Amendment['set']> | null {
  if (!moved) return null;
  const { id, pickup, destination, distanceMeters, durationSeconds } = moved;
  // A ride booked by the hour lasts at least the booked hours.
  const booked = (hourlyDuration ?? 0) * 3600;
  const longer = Math.max(durationSeconds, booked) - Math.max(before, booked);
  return {
    quoteId: id,
    pickupLocation: pickup.name,
    pickupAddress: pickup.address,
    pickupLat: pickup.lat,
    pickupLng: pickup.lng,
    ...(destination
      ? {
          dropoffLocation: destination.name,
          dropoffAddress: destination.address,
          dropoffLat: destination.lat,
          dropoffLng: destination.lng,
        }
      : {}),
    distanceMeters,
    durationSeconds,
    ...(busyUntil ? { busyUntil: new Date(busyUntil.getTime() + longer * 1000) } : {}),
  };
}

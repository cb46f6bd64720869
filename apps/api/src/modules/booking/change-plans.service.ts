import { Injectable } from '@nestjs/common';
import type { RideChange, RideStatus, RouteEnd } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import { MembersFacade, pledgeFixed } from '../members/members.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import type { DrivingRoute } from '../mapping/mapping.facade';
import type { PickupQuote } from '../pricing/pricing.facade';
import { PromotionsFacade } from '../promotions/promotions.facade';
import { noSuchRide, RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { mostAboard, openRides, RunsFacade } from '../runs/runs.facade';
import { planFor, type ChangePlan, type MovedPickup, type WantedChange } from './change-plan';
import { ChangePrices } from './change-prices.service';
import { groupTooSmall, pickupIsShared, tripTooSmall } from './changes.errors';

export const STATUSES_WITHOUT_DRIVER: readonly RideStatus[] = ['awaiting_payment', 'pending'];

const BEFORE_THE_TRIP: readonly RideStatus[] = [...STATUSES_WITHOUT_DRIVER, 'confirmed', 'en_route'];

const UNTIL_THE_END: readonly RideStatus[] = [...BEFORE_THE_TRIP, 'in_progress'];

/**
 * Statuses that allow a change. The pickup can change until the driver arrives, the destination until the trip is over.
 */
export function statusesFor({ pickup, operator }: WantedChange): readonly RideStatus[] {
  if (operator?.end === 'destination') return UNTIL_THE_END;
  return pickup ? BEFORE_THE_TRIP : STATUSES_WITHOUT_DRIVER;
}

/** Plans changes of a ride without applying them. */
@Injectable()
export class ChangePlans {
  constructor(
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentsFacade,
    private readonly promotions: PromotionsFacade,
    private readonly accounts: BusinessAccountsFacade,
    private readonly runs: RunsFacade,
    private readonly prices: ChangePrices,
  ) {}

  /** @throws ApiError not_found, validation_failed, and the errors of promotions */
  async wantedBy(
    who: Principal,
    rideId: number,
    { groupSize, promoCode, withoutPromotion }: RideChange,
  ): Promise<WantedChange> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer') throw noSuchRide();
    if (ride.splitMode === 'pledge') throw pledgeFixed();
    if (!groupSize && !promoCode && !withoutPromotion) throw fieldError('groupSize', 'say what is to change');
    if (promoCode && withoutPromotion) throw fieldError('withoutPromotion', 'goes without a promoCode');
    const promotion = promoCode ? await this.promotions.lookUp(promoCode, ride.rideType, who, rideId) : null;
    return { groupSize: groupSize ?? null, promotion: promotion ?? (withoutPromotion ? null : 'as it is') };
  }

  /** Takes the ride's lock. @throws ApiError ride_state_conflict, group_too_small, group_too_large, promo_used, validation_failed */
  async plan(tx: Transaction, rideId: number, wanted: WantedChange): Promise<ChangePlan> {
    const ride = await this.rides.lock(tx, rideId);
    checkOpen(ride, statusesFor(wanted));
    const members = await this.members.list(rideId, tx);
    const groupSize = wanted.groupSize ?? ride.groupSize;
    if (groupSize < members.length) throw groupTooSmall(members.length);
    await this.checkRun(tx, ride, wanted);
    const price = await this.prices.reprice(tx, ride, wanted);
    const refusal = await this.accounts.refusalOfChange(tx, rideId, price.finalTotal);
    return planFor(ride, wanted, members, await this.payments.listOfRide(rideId, tx), price, refusal);
  }

  /**
   * Checks that the other groups in the vehicle keep their seats and, in a shared vehicle, their promised times.
   * Operations may break such a promise.
   * @throws ApiError group_too_large, ride_state_conflict
   */
  private async checkRun(tx: Transaction, ride: Ride, { groupSize, pickup, operator }: WantedChange): Promise<void> {
    const run = ride.runId === null ? null : await this.runs.find(ride.runId, tx);
    if (!run) return;
    const others = openRides(run).filter((id) => id !== ride.id);
    if (pickup && !operator && run.source === 'pool' && others.length > 0) throw pickupIsShared();
    if (groupSize === null || groupSize <= ride.groupSize) return;
    const people = new Map((await this.rides.findAll(others, tx)).map((other) => [other.id, other.groupSize]));
    if (mostAboard(run, people.set(ride.id, groupSize)) > run.seats) throw tripTooSmall();
  }

  /** @throws ApiError not_found, pledge_fixed, ride_state_conflict */
  async movableBy(who: Principal, rideId: number): Promise<Ride> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer') throw noSuchRide();
    if (ride.splitMode === 'pledge') throw pledgeFixed();
    checkOpen(ride, BEFORE_THE_TRIP);
    return ride;
  }

  /** @throws ApiError not_found, pledge_fixed, ride_state_conflict */
  async changeableByOperators(rideId: number, end: RouteEnd): Promise<Ride> {
    const ride = await this.rides.find(rideId);
    if (!ride) throw noSuchRide();
    this.checkChangeableByOperators(ride, end);
    return ride;
  }

  /** @throws ApiError pledge_fixed, ride_state_conflict */
  checkChangeableByOperators(ride: Ride, end: RouteEnd): void {
    if (ride.splitMode === 'pledge') throw pledgeFixed();
    checkOpen(ride, end === 'destination' ? UNTIL_THE_END : BEFORE_THE_TRIP);
  }

  /** Quotes the ride for another route and plans the change. @param operator set when operations change the route */
  async planRoute(
    tx: Transaction,
    ride: Ride,
    moved: Pick<PickupQuote, 'pickup' | 'destination'> & { route: DrivingRoute },
    operator?: WantedChange['operator'],
  ): Promise<{ quote: PickupQuote; plan: ChangePlan }> {
    const locked = await this.rides.lock(tx, ride.id);
    const quote = await this.prices.quoteRoute(tx, locked, moved, operator);
    const wanted = operator ? routedTo(quote, operator) : movedTo(quote);
    return { quote, plan: await this.plan(tx, ride.id, wanted) };
  }
}

/** A change of only the pickup. */
export const movedTo = ({ id, pickup, distanceMeters, durationSeconds }: MovedPickup): WantedChange => ({
  groupSize: null,
  promotion: 'as it is',
  pickup: { id, pickup, distanceMeters, durationSeconds },
});

/** A change of the route by operations. */
export const routedTo = (
  { destination, ...pickup }: Omit<PickupQuote, 'expiresAt'>,
  operator: NonNullable<WantedChange['operator']>,
): WantedChange => {
  const wanted = movedTo(pickup);
  return { ...wanted, pickup: { ...wanted.pickup!, destination }, operator };
};

function checkOpen({ status, arrivedAt }: Ride, statuses: readonly RideStatus[]): void {
  const isLate = arrivedAt !== null && statuses !== UNTIL_THE_END;
  if (!statuses.includes(status) || isLate) throw rideStateConflict(status);
}

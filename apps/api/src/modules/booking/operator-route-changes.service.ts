import { Injectable } from '@nestjs/common';
import type { RideView, RouteChange, RouteChangeConfirmation, RouteChangeView, RouteEnd } from '@groupride/contracts';
import { isSamePoint } from '@groupride/geo';
import { formatCents, type Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { PricingFacade, type Quote } from '../pricing/pricing.facade';
import { OperatorActions } from '../rides/operator-actions.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import type { ChangePlan } from './change-plan';
import { ChangePlans, routedTo } from './change-plans.service';
import { placeHasChanged, routeHasChanged, sameDestination, totalCannotFall, totalHasChanged } from './changes.errors';
import { RideChangeApplication } from './ride-change-application.service';
import { destinationOf, pickupOf, pointOf } from './route-ends';
import { WaitingChanges } from './waiting-changes.service';

/**
 * Lets operations change where a ride starts or ends. The driver is paid for the new route, but riders, who have not
 * agreed to it, never pay more than before: GroupRide pays the difference.
 */
@Injectable()
export class OperatorRouteChanges {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly pricing: PricingFacade,
    private readonly actions: OperatorActions,
    private readonly plans: ChangePlans,
    private readonly application: RideChangeApplication,
    private readonly waiting: WaitingChanges,
  ) {}

  /** @throws ApiError not_found, pledge_fixed, ride_state_conflict, place_outside_area, validation_failed */
  async preview(who: Principal, rideId: number, { end, place }: RouteChange): Promise<RouteChangeView> {
    const ride = await this.plans.changeableByOperators(rideId, end);
    const ends = { pickup: pickupOf(ride), destination: destinationOf(ride) };
    if (isSamePoint(place, ends[end])) throw sameDestination();
    const places = { ...ends, [end]: await this.pricing.withAddress(place) };
    const route = await this.pricing.routeBetween(places.pickup, places.destination, end);
    const operator = { userId: who.userId, reason: '', end };
    const { quote, plan } = await this.database.transaction((tx) =>
      this.plans.planRoute(tx, ride, { ...places, route }, operator),
    );
    const { shared, price, whyNot } = plan;
    const covered = coveredOf(plan);
    return {
      previewId: quote.id,
      expiresAt: quote.expiresAt.toISOString(),
      pickup: pointOf(quote.pickup),
      destination: pointOf(quote.destination),
      distanceMeters: Math.round(route.meters),
      durationSeconds: Math.round(route.seconds),
      totalBefore: formatCents(plan.ride.totalCost),
      price: formatCents(price.finalTotal + covered),
      total: formatCents(shared.total),
      covered: formatCents(covered),
      allowed: whyNot === null,
      reason: whyNot === null ? null : totalCannotFall().message,
    };
  }

  /**
   * @throws ApiError like `preview`; ride_state_conflict when the replaced place has changed; quote_not_found,
   * quote_expired, quote_used, amount_mismatch, hold_too_small, driver_busy
   */
  confirm(
    who: Principal,
    rideId: number,
    confirmation: RouteChangeConfirmation,
    key: string | undefined,
  ): Promise<RideView> {
    const action = { name: 'change_route', rideId, request: { ...confirmation }, key };
    return this.actions.run(who, action, (tx) => this.change(tx, who.userId, rideId, confirmation));
  }

  private async change(
    tx: Transaction,
    userId: number,
    rideId: number,
    { previewId, expectedTotal, replacedPlace, reason }: RouteChangeConfirmation,
  ): Promise<void> {
    const ride = await this.rides.lock(tx, rideId);
    const quote = await this.pricing.takePickupQuote(tx, previewId, rideId, ride.organizerId);
    const end = changedEnd(ride, quote);
    // A change by a colleague since the page was loaded must not be lost.
    const current = end === 'pickup' ? pickupOf(ride) : destinationOf(ride);
    if (replacedPlace && !isSamePoint(replacedPlace, current)) throw placeHasChanged(current.name);
    this.plans.checkChangeableByOperators(ride, end);
    const plan = await this.plans.plan(tx, rideId, routedTo(quote, { userId, reason, end }));
    if (formatCents(plan.shared.total) !== expectedTotal) throw totalHasChanged(plan.shared.total);
    if (plan.whyNot) throw totalCannotFall();
    await this.waiting.giveUp(tx, rideId, 'replaced');
    await this.application.apply(tx, plan);
  }
}

/** The end of the route that the quote changes. @throws ApiError quote_expired when the other end has changed too */
function changedEnd(ride: Ride, quote: Quote): RouteEnd {
  const keepsPickup = isSamePoint(quote.pickup, pickupOf(ride));
  const keepsDestination = isSamePoint(quote.destination, destinationOf(ride));
  if (keepsPickup === keepsDestination) throw routeHasChanged();
  return keepsPickup ? 'destination' : 'pickup';
}

/** The part of the new price that GroupRide pays. The discount of a shared vehicle is not part of that price. */
function coveredOf({ price: { total, promotions, matchDiscount, finalTotal } }: Pick<ChangePlan, 'price'>): Cents {
  return total - promotions.reduce((sum, { discount }) => sum + discount, 0) - (matchDiscount ?? 0) - finalTotal;
}

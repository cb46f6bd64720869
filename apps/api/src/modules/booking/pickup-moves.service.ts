import { Injectable } from '@nestjs/common';
import type { PickupMove, PickupMoveView, RideView } from '@groupride/contracts';
import { isSamePoint } from '@groupride/geo';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { MembersFacade } from '../members/members.facade';
import { PricingFacade } from '../pricing/pricing.facade';
import { RidesFacade } from '../rides/rides.facade';
import type { ChangePlan } from './change-plan';
import { ChangePlans, movedTo } from './change-plans.service';
import { routeHasChanged, samePickup, totalHasChanged } from './changes.errors';
import { ChangesService } from './changes.service';
import { destinationOf } from './route-ends';
import { presentPickupMove } from './pickup-move.presenter';
import type { WaitingChange } from './waiting-changes.repository';
import { WaitingChanges } from './waiting-changes.service';

/** Previews and confirms another pickup for a ride whose driver has not arrived yet. */
@Injectable()
export class PickupMoves {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly pricing: PricingFacade,
    private readonly plans: ChangePlans,
    private readonly changes: ChangesService,
    private readonly waiting: WaitingChanges,
  ) {}

  /** @throws ApiError not_found, pledge_fixed, ride_state_conflict, place_outside_area, validation_failed */
  async preview(who: Principal, rideId: number, { pickup }: PickupMove): Promise<PickupMoveView> {
    const ride = await this.plans.movableBy(who, rideId);
    if (pickup.lat === ride.pickupLat && pickup.lng === ride.pickupLng) throw samePickup();
    const route = await this.pricing.routeBetween(pickup, destinationOf(ride), 'pickup');
    const [place, destination] = [await this.pricing.withAddress(pickup), destinationOf(ride)];
    const { quote, plan } = await this.database.transaction((tx) =>
      this.plans.planRoute(tx, ride, { pickup: place, destination, route }),
    );
    const views = await this.members.views(who, rideId);
    const names = new Map(views.map(({ user }) => [user.id, user.name]));
    return presentPickupMove(plan, { quote, route, names, userId: who.userId });
  }

  /**
   * Moves the pickup. Repeated calls return the ride. Returns the unchanged ride while the card must be authorized for
   * more.
   * @throws ApiError like `preview`; quote_not_found, quote_expired, quote_used, amount_mismatch, hold_too_small,
   * driver_busy
   */
  async confirm(who: Principal, rideId: number, previewId: string): Promise<RideView> {
    await this.plans.movableBy(who, rideId);
    return this.changes.confirm(who, rideId, async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.quoteId === previewId) return null;
      const waiting = await this.waiting.find(tx, rideId);
      if (waiting?.wanted.pickup?.id === previewId) return this.agreed(tx, rideId, waiting);
      const quote = await this.pricing.takePickupQuote(tx, previewId, rideId, who.userId);
      // Operations may have changed the destination since.
      if (!isSamePoint(quote.destination, destinationOf(ride))) throw routeHasChanged();
      return this.agreed(tx, rideId, { wanted: movedTo(quote), total: quote.price.finalTotal });
    });
  }

  /** @throws ApiError amount_mismatch when the ride would no longer cost what the organizer agreed to */
  private async agreed(
    tx: Transaction,
    rideId: number,
    { wanted, total }: Omit<WaitingChange, 'id'>,
  ): Promise<ChangePlan> {
    const plan = await this.plans.plan(tx, rideId, wanted);
    if (plan.shared.total !== total) throw totalHasChanged(plan.shared.total);
    return plan;
  }
}

import { Injectable } from '@nestjs/common';
import type { ConfirmedRideChange, RideChange, RideChangeView, RideStatus, RideView } from '@groupride/contracts';
import { formatCents, type Promotion } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { DispatchFacade } from '../dispatch/dispatch.facade';
import { MembersFacade } from '../members/members.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { PricingFacade } from '../pricing/pricing.facade';
import { PromotionsFacade } from '../promotions/promotions.facade';
import { noSuchRide, RidesFacade, rideStateConflict, SYSTEM } from '../rides/rides.facade';
import { planFor, presentPlan, type ChangePlan } from './change-plan';
import { groupTooSmall, holdTooSmall, promotedAlready, totalHasChanged } from './changes.errors';

const NOBODY_DRIVES: readonly RideStatus[] = ['awaiting_payment', 'pending'];

/** Another group size, or a promotion, for a ride that no driver has taken yet. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentsFacade,
    private readonly pricing: PricingFacade,
    private readonly promotions: PromotionsFacade,
    private readonly dispatch: DispatchFacade,
    private readonly clock: Clock,
  ) {}

  /** What a change would mean for everybody. @throws ApiError as `apply` does, but for the total */
  async preview(who: Principal, rideId: number, change: RideChange): Promise<RideChangeView> {
    const added = await this.addedBy(who, rideId, change);
    const plan = await this.database.transaction((tx) => this.plan(tx, rideId, change, added));
    const views = await this.members.views(who, rideId);
    return presentPlan(plan, new Map(views.map(({ user }) => [user.id, user.name])), who.userId);
  }

  /**
   * All at once, or nothing: price, seats, shares, what the card is asked for and what drivers are asked for.
   * @throws ApiError amount_mismatch when it does not cost what the person was shown, hold_too_small, group_too_small, group_too_large,
   * ride_state_conflict, and those of promotions
   */
  async apply(who: Principal, rideId: number, change: ConfirmedRideChange): Promise<RideView> {
    const added = await this.addedBy(who, rideId, change);
    await this.database.transaction(async (tx) => {
      const plan = await this.plan(tx, rideId, change, added);
      if (formatCents(plan.shared.total) !== change.expectedTotal) throw totalHasChanged(plan.shared.total);
      if (plan.whyNot) throw holdTooSmall(plan.whyNot);
      await this.carryOut(tx, who, plan, added);
    });
    return this.rides.view(who, rideId);
  }

  private async addedBy(who: Principal, rideId: number, { groupSize, promoCode }: RideChange): Promise<Promotion | null> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer') throw noSuchRide();
    if (!groupSize && !promoCode) throw fieldError('groupSize', 'say what is to change');
    return promoCode ? this.promotions.lookUp(promoCode, ride.rideType, who) : null;
  }

  private async plan(tx: Transaction, rideId: number, change: RideChange, added: Promotion | null): Promise<ChangePlan> {
    const ride = await this.rides.lock(tx, rideId);
    if (!NOBODY_DRIVES.includes(ride.status)) throw rideStateConflict(ride.status);
    const members = await this.members.list(rideId, tx);
    const groupSize = change.groupSize ?? ride.groupSize;
    if (groupSize < members.length) throw groupTooSmall(members.length);
    const promotions = await this.promotions.ofRide(tx, rideId);
    if (added && promotions.length > 0) throw promotedAlready();
    const price = await this.pricing.reprice(tx, ride.quoteId, { groupSize, promotions: added ? [added] : promotions });
    return planFor(ride, members, await this.payments.listOfRide(rideId, tx), groupSize, price);
  }

  private async carryOut(tx: Transaction, who: Principal, { ride, price, shared, moves }: ChangePlan, added: Promotion | null): Promise<void> {
    const { id: rideId, organizerId } = ride;
    const changed = await this.rides.amend(tx, {
      rideId,
      actor: { as: 'organizer', userId: who.userId },
      event: 'price_changed',
      data: { groupSize: [ride.groupSize, shared.groupSize], total: [formatCents(ride.totalCost), formatCents(shared.total)], promotion: added?.code ?? null },
      set: {
        groupSize: shared.groupSize,
        totalCost: shared.total,
        costPerPerson: price.perPerson,
        baseFare: price.baseFare,
        serviceFee: price.serviceFee,
        taxes: price.taxes,
        discount: price.total - price.finalTotal,
        customShares: ride.customShares && [...(shared.custom ?? [])],
      },
      from: NOBODY_DRIVES,
    });
    await this.members.reseat(tx, moves);
    for (const promised of price.promotions) {
      if (added) await this.promotions.redeem(tx, promised, rideId, organizerId);
      else await this.promotions.rediscount(tx, rideId, promised);
    }
    if (ride.paymentMethod === 'card' && (ride.status === 'awaiting_payment' || shared.total === 0)) {
      await this.payments.reopenForRide(tx, rideId, organizerId, shared.total);
    }
    if (ride.status === 'awaiting_payment' && shared.total === 0) {
      await this.members.confirm(tx, rideId, organizerId);
      await this.rides.move(tx, { rideId, to: 'pending', actor: SYSTEM, event: 'ride_requested', set: { pendingSince: this.clock.now() } });
    }
    if (ride.status === 'pending') await this.dispatch.offerAnew(tx, rideId);
    await this.members.askAgain(tx, changed);
  }
}

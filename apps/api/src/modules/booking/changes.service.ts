import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ConfirmedRideChange, RideChange, RideChangeView, RideView } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Database, type Transaction } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { MembersFacade } from '../members/members.facade';
import { AuthorizationsFacade, type HoldIncrease } from '../authorizations/authorizations.facade';
import { noSuchRide, RidesFacade } from '../rides/rides.facade';
import { RideChangeApplication } from './ride-change-application.service';
import { changesNothing, needsHoldFirst, type ChangePlan } from './change-plan';
import { presentPlan } from './change-plan.presenter';
import { ChangePlans } from './change-plans.service';
import { totalHasChanged } from './changes.errors';
import { WaitingChanges } from './waiting-changes.service';

/** Changes the group size or promotion of a ride that no driver has accepted yet. */
@Injectable()
export class ChangesService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly authorizations: AuthorizationsFacade,
    private readonly plans: ChangePlans,
    private readonly application: RideChangeApplication,
    private readonly waiting: WaitingChanges,
  ) {}

  onModuleInit(): void {
    this.authorizations.onIncreaseAuthorized((tx, hold) => this.applyHeld(tx, hold));
  }

  /** Shows the effects of a change for each member. @throws ApiError like `apply`, except for the total */
  async preview(who: Principal, rideId: number, change: RideChange): Promise<RideChangeView> {
    const wanted = await this.plans.wantedBy(who, rideId, change);
    const plan = await this.database.transaction((tx) => this.plans.plan(tx, rideId, wanted));
    const views = await this.members.views(who, rideId);
    return presentPlan(plan, new Map(views.map(({ user }) => [user.id, user.name])), who.userId);
  }

  /**
   * Applies a change. A change that needs a hold increase waits until that is authorized, and is dropped if it is
   * declined.
   * @throws ApiError amount_mismatch when the total differs from the one shown, hold_too_small, group_too_small,
   * group_too_large, ride_state_conflict, and the errors of promotions
   */
  async apply(who: Principal, rideId: number, change: ConfirmedRideChange): Promise<RideView> {
    const wanted = await this.plans.wantedBy(who, rideId, change);
    return this.confirm(who, rideId, async (tx) => {
      const plan = await this.plans.plan(tx, rideId, wanted);
      if (formatCents(plan.shared.total) !== change.expectedTotal) throw totalHasChanged(plan.shared.total);
      return plan;
    });
  }

  /**
   * Applies a plan now, or once the card is authorized for it.
   * @param planOf creates the plan under the ride's lock and checks that the organizer agreed to it; null when already
   * applied
   * @throws ApiError hold_too_small, and the errors of `planOf`
   */
  async confirm(
    who: Principal,
    rideId: number,
    planOf: (tx: Transaction) => Promise<ChangePlan | null>,
  ): Promise<RideView> {
    const waits = await this.database.transaction(async (tx) => {
      const plan = await planOf(tx);
      if (!plan) return false;
      if (plan.whyNot) throw plan.whyNot;
      if (!needsHoldFirst(plan)) {
        await this.waiting.giveUp(tx, rideId, 'replaced');
        if (!changesNothing(plan)) await this.application.apply(tx, plan);
        return false;
      }
      // Checks promotions first, so that no card is authorized for a change that would be refused.
      await tryOut(tx, () => this.application.promote(tx, plan));
      await this.waiting.begin(tx, plan);
      return true;
    });
    if (waits) await this.authorizations.increaseNow(rideId, who.userId);
    return this.rides.view(who, rideId);
  }

  /** Withdraws the waiting change, if there is one. */
  async withdraw(who: Principal, rideId: number): Promise<void> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer') throw noSuchRide();
    await this.waiting.giveUpNow(rideId, 'withdrawn');
  }

  /** Applies the waiting change after its hold is authorized, or gives it up when it no longer fits. */
  private async applyHeld(tx: Transaction, { rideId, amount }: HoldIncrease): Promise<boolean> {
    const waiting = await this.waiting.find(tx, rideId);
    if (waiting?.total !== amount) return false;
    const refusal = await attempt(tx, async () => {
      const plan = await this.plans.plan(tx, rideId, waiting.wanted);
      if (plan.shared.total !== waiting.total) throw totalHasChanged(plan.shared.total);
      await this.application.apply(tx, plan);
    });
    if (refusal) await this.waiting.giveUp(tx, rideId, refusal);
    else await this.waiting.done(tx, rideId);
    return refusal === null;
  }
}

/** Runs work in a savepoint that is rolled back when it is refused. @returns why it was refused, or null */
async function attempt(tx: Transaction, work: () => Promise<void>): Promise<ApiError | null> {
  await tx.query('SAVEPOINT attempt');
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT attempt');
    return error;
  }
}

/** Runs work in a savepoint and rolls it back, to find out whether it throws. @throws the errors of `work` */
async function tryOut(tx: Transaction, work: () => Promise<void>): Promise<void> {
  await tx.query('SAVEPOINT trial');
  await work();
  await tx.query('ROLLBACK TO SAVEPOINT trial');
}

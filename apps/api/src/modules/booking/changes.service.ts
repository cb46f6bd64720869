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
import { changesNothing, presentPlan, needsHoldFirst, type ChangePlan } from './change-plan';
import { ChangePlans } from './change-plans.service';
import { totalHasChanged } from './changes.errors';
import { WaitingChanges } from './waiting-changes.service';

/** Another group size, or promotion, for a ride that no driver has taken yet. */
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

  /** What a change would mean for everybody. @throws ApiError as `apply` does, but for the total */
  async preview(who: Principal, rideId: number, change: RideChange): Promise<RideChangeView> {
    const wanted = await this.plans.wantedBy(who, rideId, change);
    const plan = await this.database.transaction((tx) => this.plans.plan(tx, rideId, wanted));
    const views = await this.members.views(who, rideId);
    return presentPlan(plan, new Map(views.map(({ user }) => [user.id, user.name])), who.userId);
  }

  /**
   * A change that the card is not held for waits for that: the ride is as it was until the new hold is there, and stays so when
   * it is refused. Everything else happens now.
   * @throws ApiError amount_mismatch when it does not cost what the person was shown, hold_too_small, group_too_small, group_too_large,
   * ride_state_conflict, and those of promotions
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
   * @param planOf makes the plan under the ride's lock and checks that it is what the organizer agreed to; null when it is applied already
   * @throws ApiError hold_too_small, and what `planOf` throws
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
      // Nobody's card is held for what is refused anyway.
      await tryOut(tx, () => this.application.promote(tx, plan));
      await this.waiting.begin(tx, plan);
      return true;
    });
    if (waits) await this.authorizations.increaseNow(rideId, who.userId);
    return this.rides.view(who, rideId);
  }

  /** Leaves the ride as it is; where nothing waits, it is so already. */
  async withdraw(who: Principal, rideId: number): Promise<void> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer') throw noSuchRide();
    await this.waiting.giveUpNow(rideId, 'withdrawn');
  }

  /** The card is held for it: it happens now, as it was agreed to, or not at all. */
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

/** Does something in the transaction that may be refused; then nothing of it remains. @returns why it was refused, or null */
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

/** Does something and takes it back. @throws what it throws */
async function tryOut(tx: Transaction, work: () => Promise<void>): Promise<void> {
  await tx.query('SAVEPOINT trial');
  await work();
  await tx.query('ROLLBACK TO SAVEPOINT trial');
}

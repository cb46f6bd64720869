import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RideView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Jobs } from '../../platform/jobs/jobs';
import { AuthorizationsFacade } from '../authorizations/authorizations.facade';
import { authorizationTime, noSuchRide, RidesFacade, SYSTEM, type Pledge } from '../rides/rides.facade';
import { isReached } from './domain/group';
import { fixDeadline } from './domain/times';
import { isBookable, PledgeProgressService, type UndecidedPledge } from './pledge-progress.service';
import { pledgeAlreadyClosed, pledgeNotReached } from './pledges.errors';
import { closePledge, collectPledge, decidePledge } from './pledges.jobs';

/**
 * From the deadline to the booked ride. Each step is one transaction under the ride's lock that finds out for itself whether it still has
 * something to do, so a job that runs twice, late or after a crash changes nothing twice.
 */
@Injectable()
export class PledgeClosingService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly progress: PledgeProgressService,
    private readonly authorizations: AuthorizationsFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(closePledge, ({ rideId }) => this.closeAtDeadline(rideId));
    this.jobs.handle(collectPledge, ({ rideId }) => this.collectNow(rideId));
    this.jobs.handle(decidePledge, ({ rideId }) => this.decide(rideId));
  }

  async scheduleDeadline(tx: Transaction, rideId: number, { deadline }: Pledge): Promise<void> {
    await this.jobs.enqueueAt(tx, closePledge, { rideId }, deadline);
  }

  /**
   * The organizer has the ride booked without waiting for the deadline.
   * @throws ApiError not_found, pledge_not_reached, pledge_closed
   */
  async closeNow(who: Principal, rideId: number): Promise<RideView> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer') throw noSuchRide();
    await this.database.transaction(async (tx) => {
      const found = await this.progress.undecided(tx, rideId);
      if (!found || found.pledge.closedAt) throw pledgeAlreadyClosed();
      const { group, pledge } = found;
      if (!isReached(group, pledge.minRiders))
        throw pledgeNotReached(Math.max(1, pledge.minRiders - group.paid.length));
      await this.close(tx, found);
    });
    return this.rides.view(who, rideId);
  }

  private async closeAtDeadline(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = await this.progress.undecided(tx, rideId);
      if (!found || found.pledge.closedAt) return;
      if (this.clock.now() < found.pledge.deadline) return this.scheduleDeadline(tx, rideId, found.pledge);
      await this.close(tx, found);
    });
  }

  /** Those who have not paid lose their seats. Then the ride is booked, its saved cards are authorized first, or it does not take place. */
  private async close(tx: Transaction, found: UndecidedPledge): Promise<void> {
    const { id: rideId } = found.ride;
    if (!isReached(found.group, found.pledge.minRiders)) return this.progress.miss(tx, found);
    await this.progress.drop(tx, rideId, found.group.unpaid);
    const now = this.clock.now();
    const { ride } = await this.refitted(tx, rideId);
    await this.rides.amend(tx, {
      rideId,
      actor: SYSTEM,
      event: 'pledge_closed',
      data: { riders: ride.groupSize },
      set: { pledgeState: 'reached', pledgeClosedAt: now },
      from: ['awaiting_payment'],
      fromPledge: ['open', 'reached'],
    });
    const closed = await this.refitted(tx, rideId);
    if (isBookable(closed)) return this.progress.request(tx, rideId);
    const at = authorizationTime(closed.pledge);
    if (at <= now) await this.collect(tx, closed);
    else await this.jobs.enqueueAt(tx, collectPledge, { rideId }, at);
  }

  private async collectNow(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = await this.progress.undecided(tx, rideId);
      if (!found?.pledge.closedAt || found.pledge.fixBy) return;
      const at = authorizationTime(found.pledge);
      if (this.clock.now() < at) return this.jobs.enqueueAt(tx, collectPledge, { rideId }, at);
      await this.collect(tx, found);
    });
  }

  /** Has the saved cards authorized. Those that are declined can be replaced until the given time. */
  private async collect(tx: Transaction, { ride, pledge, group }: UndecidedPledge): Promise<void> {
    const fixBy = fixDeadline(this.clock.now(), pledge.scheduledAt);
    await this.rides.amend(tx, {
      rideId: ride.id,
      actor: SYSTEM,
      event: 'pledge_collecting',
      data: { cards: group.stored.length },
      set: { pledgeFixBy: fixBy },
      from: ['awaiting_payment'],
      fromPledge: ['reached'],
    });
    await this.authorizations.authorizeStoredCards(tx, ride.id);
    await this.jobs.enqueueAt(tx, decidePledge, { rideId: ride.id }, fixBy);
  }

  /** A share was set aside after the pledge was closed: the last one books the ride. */
  async advance(tx: Transaction, rideId: number): Promise<void> {
    const found = await this.progress.undecided(tx, rideId);
    if (found?.pledge.closedAt && isBookable(found)) await this.progress.request(tx, rideId);
  }

  /** The time to replace a card is over: those without a share set aside lose their seats, and the rest decide. */
  private async decide(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = await this.progress.undecided(tx, rideId);
      if (!found?.pledge.fixBy) return;
      if (this.clock.now() < found.pledge.fixBy)
        return this.jobs.enqueueAt(tx, decidePledge, { rideId }, found.pledge.fixBy);
      const { group, pledge } = found;
      const late = [...group.unpaid, ...group.stored];
      const left = group.members.filter((member) => !late.includes(member));
      if (left.length < pledge.minRiders || !left.some(({ isOrganizer }) => isOrganizer))
        return this.progress.miss(tx, found);
      await this.progress.drop(tx, rideId, late);
      await this.refitted(tx, rideId);
      await this.progress.request(tx, rideId);
    });
  }

  /** The pledge after seats were given up, priced for those who are left. */
  private async refitted(tx: Transaction, rideId: number): Promise<UndecidedPledge> {
    const found = await this.progress.undecided(tx, rideId);
    if (!found) throw new Error(`pledge ${rideId} was decided under our lock`);
    await this.progress.fit(tx, found);
    return (await this.progress.undecided(tx, rideId)) ?? found;
  }
}

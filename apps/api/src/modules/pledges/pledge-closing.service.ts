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
import { PledgeSeats } from './pledge-seats.service';
import { pledgeAlreadyClosed, pledgeNotReached } from './pledges.errors';
import { closePledge, collectPledge, decidePledge } from './pledges.jobs';

/**
 * Takes a pledge from its deadline to the booked ride. Each step is one transaction under the ride's lock that checks
 * whether it still has something to do, so a job that runs twice, late or after a crash has no further effect.
 */
@Injectable()
export class PledgeClosingService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly progress: PledgeProgressService,
    private readonly seats: PledgeSeats,
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
   * Closes the pledge for the organizer without waiting for the deadline.
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

  /**
   * Cancels a ride whose pledge is not reached. Otherwise drops the seats of members who have not paid and books the
   * ride, if needed after its saved cards are authorized.
   */
  private async close(tx: Transaction, found: UndecidedPledge): Promise<void> {
    const { id: rideId } = found.ride;
    if (!isReached(found.group, found.pledge.minRiders)) return this.progress.miss(tx, found);
    await this.seats.drop(tx, found.ride, found.group.unpaid);
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

  /** Requests authorization of the saved cards. Members can replace declined cards until the fix deadline. */
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

  /** Books the ride once the last share is authorized after closing. */
  async advance(tx: Transaction, rideId: number): Promise<void> {
    const found = await this.progress.undecided(tx, rideId);
    if (found?.pledge.closedAt && isBookable(found)) await this.progress.request(tx, rideId);
  }

  /**
   * Ends the time to replace cards: members without an authorized share lose their seats, then the ride is booked or
   * cancelled.
   */
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
      await this.seats.drop(tx, found.ride, late);
      await this.refitted(tx, rideId);
      await this.progress.request(tx, rideId);
    });
  }

  /** Reprices the pledge for the remaining members after seats were given up. */
  private async refitted(tx: Transaction, rideId: number): Promise<UndecidedPledge> {
    const found = await this.progress.undecided(tx, rideId);
    if (!found) throw new Error(`pledge ${rideId} was decided under our lock`);
    await this.progress.fit(tx, found);
    return (await this.progress.undecided(tx, rideId)) ?? found;
  }
}

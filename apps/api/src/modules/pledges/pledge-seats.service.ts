import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { MembersFacade, type Member } from '../members/members.facade';
import type { Ride } from '../rides/rides.facade';
import { PledgeNotices } from './pledge-notices.service';
import { PledgeProgressService } from './pledge-progress.service';
import { dropUnpaidSeats } from './pledges.jobs';

/** Gives up the seats of members who have not paid in time, and tells them. */
@Injectable()
export class PledgeSeats implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly members: MembersFacade,
    private readonly progress: PledgeProgressService,
    private readonly notices: PledgeNotices,
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(dropUnpaidSeats, ({ rideId }) => this.dropUnpaid(rideId));
  }

  /**
   * Never drops the organizer; an unpaid organizer makes the pledge miss its goal. Runs in the caller's transaction,
   * under the ride's lock.
   */
  async drop(tx: Transaction, ride: Ride, members: readonly Member[]): Promise<void> {
    for (const member of members) {
      if (member.isOrganizer) continue;
      await this.notices.seatLost(tx, ride, member);
      await this.members.drop(tx, ride.id, member);
    }
  }

  private async dropUnpaid(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = await this.progress.undecided(tx, rideId);
      if (!found || found.pledge.closedAt) return;
      const before = this.clock.now().getTime() - this.config.PAYMENT_MINUTES * 60_000;
      const { unpaid, recovering } = found.group;
      const late = unpaid.filter((member) => member.joinedAt.getTime() <= before && !recovering.includes(member));
      await this.drop(tx, found.ride, late);
      if (late.length > 0) await this.progress.follow(tx, rideId);
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import type { Pledge } from '../rides/rides.facade';
import { remindersOf } from './domain/times';
import { PledgeNotices } from './pledge-notices.service';
import { PledgeProgressService } from './pledge-progress.service';
import { remindPledge, type PledgeReminder } from './pledges.jobs';

/** Reminds the group of a pledge that still lacks people. */
@Injectable()
export class PledgeReminders implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly progress: PledgeProgressService,
    private readonly notices: PledgeNotices,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(remindPledge, (job) => this.remind(job));
  }

  async schedule(tx: Transaction, rideId: number, { deadline }: Pledge): Promise<void> {
    for (const { hours, at } of remindersOf(deadline, this.clock.now()))
      await this.jobs.enqueueAt(tx, remindPledge, { rideId, hours }, at);
  }

  private async remind({ rideId, hours }: PledgeReminder): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = await this.progress.undecided(tx, rideId);
      if (found?.pledge.state === 'open') await this.notices.remind(tx, found, hours);
    });
  }
}

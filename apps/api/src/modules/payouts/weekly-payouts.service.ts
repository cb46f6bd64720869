import { Injectable, type OnModuleInit } from '@nestjs/common';
import { instantToZoned } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { CityFacade } from '../city/city.facade';
import { isDue, SMALLEST_PAYOUT, tuesdayUpTo } from './domain/payout';
import { payDriverWeekly, payWeekly } from './payouts.jobs';
import { PayoutsRepository } from './payouts.repository';
import { PayoutCreation } from './payout-creation.service';

/** Early on a working day in the city, in UTC. */
const AT = { hour: 13, minute: 5 };
const AT_ONCE = 500;

/** Pays out all drivers on Tuesdays for free, and on the following days those whose payout failed. */
@Injectable()
export class WeeklyPayouts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly repository: PayoutsRepository,
    private readonly creation: PayoutCreation,
    private readonly jobs: Jobs,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleDaily(payWeekly, AT, () => this.payEveryone());
    this.jobs.handle(payDriverWeekly, ({ driverId, date }) => this.pay(driverId, date));
  }

  /**
   * Starts one job per driver, so that a failure affects only that driver. When Tuesday's run was missed, the next one
   * takes its place.
   */
  private async payEveryone(): Promise<void> {
    const { date: today } = instantToZoned(this.clock.now(), this.city.current.timeZone);
    const tuesday = tuesdayUpTo(today);
    const date = (await this.repository.weeklyRunEnded(tuesday)) ? today : tuesday;
    let after = 0;
    for (;;) {
      const drivers = await this.repository.readyDrivers(after, AT_ONCE);
      await this.database.transaction(async (tx) => {
        for (const driverId of drivers) await this.jobs.enqueue(tx, payDriverWeekly, { driverId, date });
        if (drivers.length < AT_ONCE) await this.repository.endWeeklyRun(tx, tuesday);
      });
      if (drivers.length < AT_ONCE) return;
      after = drivers[drivers.length - 1]!;
    }
  }

  private async pay(driverId: number, date: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await this.repository.lockAccount(tx, driverId);
      const latest = await this.repository.latestWeekly(driverId, tx);
      if (!account?.payoutsEnabled || !isDue(date, latest)) return;
      const amount = await this.creation.balanceOf(driverId, tx);
      if (amount < SMALLEST_PAYOUT) return;
      const dueOn = tuesdayUpTo(date);
      const failedBefore = latest?.dueOn === dueOn ? latest.failedBefore + 1 : 0;
      await this.creation.make(tx, {
        driverId,
        kind: 'weekly',
        amount,
        fee: 0,
        dueOn,
        failedBefore,
        bankLast4: account.bankLast4,
        retryOf: null,
      });
    });
  }
}

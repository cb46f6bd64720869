import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EXPIRY_NOTICE_DAYS, OPERATIONS_ALERT_KINDS } from '@groupride/contracts';
import { addDays, instantToZoned } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { CityFacade } from '../city/city.facade';
import { AlertFeed } from './alert-feed';
import { AlertRulesRepository } from './alert-rules.repository';
import { AlertThresholdsService } from './alert-thresholds.service';

/** Runs every minute. */
const checkAlertRules = defineJob('check-alert-rules');

/** Raises alerts about rides, people and failed jobs, and closes them when their cause has gone. */
@Injectable()
export class AlertRules implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly rules: AlertRulesRepository,
    private readonly feed: AlertFeed,
    private readonly thresholds: AlertThresholdsService,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleEveryMinute(checkAlertRules, () => this.check());
  }

  private async check(): Promise<void> {
    const now = this.clock.now();
    const expiresBy = addDays(instantToZoned(now, this.city.current.timeZone).date, EXPIRY_NOTICE_DAYS);
    await this.database.transaction(async (tx) => {
      // A slow check must not close what the next one has found, nor raise what that one has closed.
      if (!(await this.rules.claim(tx))) return;
      await this.rules.trackStops(tx, now);
      const found = await this.rules.find(tx, await this.thresholds.current(tx), now, expiresBy);
      for (const alert of found) await this.feed.raise(tx, alert);
      await this.feed.settleOthers(
        tx,
        OPERATIONS_ALERT_KINDS,
        found.map(({ key }) => key),
      );
    });
  }
}

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { AlertsFacade, type AlertThresholds } from '../alerts/alerts.facade';
import { concernAbout, observe } from './domain/approach';
import { PickupTravelTimes } from './pickup-travel-times';
import { ProgressChecksRepository, type WatchedDriver } from './progress-checks.repository';
import { ProgressQuestions, settleProgressCheck } from './progress-questions.service';
import { ProgressSettlement } from './progress-settlement.service';

/** Runs once a minute. */
const watchApproaches = defineJob('watch-drivers-on-the-way');

/** Checks every driver on the way to a pickup, and asks drivers who stall, drive away or are not heard from. */
@Injectable()
export class ProgressWatch implements OnModuleInit {
  private readonly logger = new Logger(ProgressWatch.name);

  constructor(
    private readonly checks: ProgressChecksRepository,
    private readonly questions: ProgressQuestions,
    private readonly settlement: ProgressSettlement,
    private readonly travelTimes: PickupTravelTimes,
    private readonly alerts: AlertsFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleEveryMinute(watchApproaches, () => this.watch());
    this.jobs.handle(settleProgressCheck, ({ rideId }) => this.settlement.settle(rideId));
  }

  private async watch(): Promise<void> {
    await this.checks.forgetEnded(this.clock.now());
    const drivers = await this.checks.onTheWay(null);
    if (drivers.length === 0) return;
    const thresholds = await this.alerts.thresholds();
    for (const driver of drivers) {
      try {
        await this.look(driver, thresholds);
      } catch (error) {
        // The remaining drivers must still be checked. This one is checked again in a minute.
        this.logger.error({ err: error, ride: driver.rideId }, 'driver on the way not checked');
      }
    }
  }

  private async look(driver: WatchedDriver, thresholds: AlertThresholds): Promise<void> {
    const { rideId, driverId, pickup } = driver;
    const seen = this.travelTimes.snapshotOf(driver);
    const approach = observe(driver.approach, seen, thresholds);
    if (approach && approach !== driver.approach) await this.checks.saveApproach(driver, approach);
    if (driver.check) return this.settlement.settle(rideId);
    const concern = concernAbout(approach, seen, thresholds);
    if (!concern) return;
    await this.questions.ask({ rideId, driverId, pickup, ...concern }, thresholds.askAnswerMinutes);
  }
}

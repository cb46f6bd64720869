import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { hasProgressed, resume } from './domain/approach';
import { PickupTravelTimes } from './pickup-travel-times';
import { ProgressChecksRepository, type OpenCheck, type WatchedDriver } from './progress-checks.repository';
import { ProgressQuestions } from './progress-questions.service';
import { TakenBackRides } from './taken-back-rides.service';

/** Number of "I'm on my way" answers that extend the deadline. */
const MOST_ANSWERS = 2;

/**
 * Settles questions to drivers: drivers who come nearer keep the ride, and drivers who do not by the deadline lose it.
 */
@Injectable()
export class ProgressSettlement {
  constructor(
    private readonly database: Database,
    private readonly checks: ProgressChecksRepository,
    private readonly questions: ProgressQuestions,
    private readonly takenBack: TakenBackRides,
    private readonly rides: RidesFacade,
    private readonly travelTimes: PickupTravelTimes,
    private readonly alerts: AlertsFacade,
  ) {}

  /**
   * Decides with the state under the ride's lock, so that an earlier arrival, answer or decision of another process
   * counts.
   */
  async settle(rideId: number): Promise<void> {
    const thresholds = await this.alerts.thresholds();
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const [driver] = await this.checks.onTheWay(rideId, tx);
      if (!driver?.check) return;
      const { check } = driver;
      const seen = this.travelTimes.snapshotOf(driver);
      if (hasProgressed(check, seen, thresholds)) return this.keep(tx, driver, check);
      if (seen.now < check.dueAt) return;
      const mayAskAgain = !check.awaitsAnswer && check.answers < MOST_ANSWERS;
      if (mayAskAgain) await this.questions.askAgain(tx, ride, check, thresholds.askAnswerMinutes);
      else await this.lose(tx, ride, check, seen.now);
    });
  }

  private async keep(tx: Transaction, driver: WatchedDriver, check: OpenCheck): Promise<void> {
    const { position, travelTime, now } = this.travelTimes.snapshotOf(driver);
    if (!(await this.checks.end(tx, check, 'progress', now))) return;
    if (position && travelTime)
      await this.checks.saveApproach(driver, resume(driver.approach, position, travelTime, now), tx);
    // The group could not board until now, so the wait restarts.
    if (check.cause === 'left_pickup')
      await this.rides.restartWait(tx, { rideId: check.rideId, driverId: check.driverId, at: now });
    this.questions.forget(tx, check);
  }

  private async lose(tx: Transaction, ride: Ride, check: OpenCheck, now: Date): Promise<void> {
    if (await this.checks.end(tx, check, 'taken_back', now)) await this.takenBack.take(tx, ride, check, now);
  }
}

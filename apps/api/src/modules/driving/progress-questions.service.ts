import { Injectable } from '@nestjs/common';
import type { ProgressCheckView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { DriversFacade } from '../drivers/drivers.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import { ProgressChecksRepository, type OpenCheck, type Question } from './progress-checks.repository';
import { ProgressNotices } from './progress-notices';

/** The job reads the current state, so an extra run does no harm. */
export const settleProgressCheck = defineJob<{ rideId: number }>('settle-progress-check-when-due');

const MINUTE = 60_000;
/** How long a driver's page shows why a ride was taken back. */
const SHOWN_MS = 12 * 60 * MINUTE;

/** Asks drivers whether they are still coming. */
@Injectable()
export class ProgressQuestions {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly checks: ProgressChecksRepository,
    private readonly notices: ProgressNotices,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found when `driverId` is somebody else's */
  async latest(who: Principal, driverId: number): Promise<ProgressCheckView | null> {
    this.drivers.checkSelf(who, driverId);
    const check = await this.checks.latest(driverId, this.after(-SHOWN_MS));
    if (!check) return null;
    const { rideId, cause, askedAt, dueAt, awaitsAnswer, isTakenBack } = check;
    return {
      rideId,
      cause,
      askedAt: askedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      state: isTakenBack ? 'taken_back' : awaitsAnswer ? 'asked' : 'confirmed',
    };
  }

  /** @param check check that this transaction has just answered */
  async answered(tx: Transaction, check: OpenCheck): Promise<void> {
    await this.settleLater(tx, check);
    this.notices.changed(tx, check.driverId);
  }

  async ask(question: Omit<Question, 'askedAt' | 'dueAt'>, answerMinutes: number): Promise<void> {
    const times = { askedAt: this.clock.now(), dueAt: this.after(answerMinutes * MINUTE) };
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, question.rideId);
      const check = await this.checks.ask(tx, { ...question, ...times });
      if (check) await this.tell(tx, ride, check);
    });
  }

  /** @param ride locked by this transaction */
  async askAgain(tx: Transaction, ride: Ride, check: OpenCheck, answerMinutes: number): Promise<void> {
    const dueAt = this.after(answerMinutes * MINUTE);
    if (await this.checks.askAgain(tx, check, dueAt)) await this.tell(tx, ride, { ...check, dueAt });
  }

  /** Makes the driver's page remove the question. */
  forget(tx: Transaction, { driverId }: OpenCheck): void {
    this.notices.changed(tx, driverId);
  }

  private async tell(tx: Transaction, ride: Ride, check: OpenCheck): Promise<void> {
    const { cause, driverId, since } = check;
    const driver = await this.drivers.find(driverId, tx);
    if (!driver) return;
    const data = { driverId, cause, since: since.toISOString() };
    await this.rides.note(tx, { rideId: ride.id, type: 'progress_asked', actor: SYSTEM, data });
    await this.notices.ask(tx, ride, driver, check);
    await this.settleLater(tx, check);
  }

  private settleLater(tx: Transaction, { rideId, dueAt }: OpenCheck): Promise<void> {
    return this.jobs.enqueueAt(tx, settleProgressCheck, { rideId }, dueAt);
  }

  private after(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() + milliseconds);
  }
}

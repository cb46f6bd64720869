import { Injectable } from '@nestjs/common';
import type { ProgressCheckView } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { noSuchRide, RidesFacade } from '../rides/rides.facade';
import { begin } from './domain/approach';
import { PickupTravelTimes } from './pickup-travel-times';
import { ProgressChecksRepository } from './progress-checks.repository';
import { ProgressQuestions } from './progress-questions.service';

/** Time to come nearer for a driver who answers that they are on the way. */
const MORE_TIME_MS = 5 * 60_000;

/** Accepts the answers of drivers who were asked whether they are still coming. */
@Injectable()
export class ProgressAnswers {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly checks: ProgressChecksRepository,
    private readonly travelTimes: PickupTravelTimes,
    private readonly questions: ProgressQuestions,
  ) {}

  /** Records the answer "I'm on my way". Changes nothing without an open question. @throws ApiError not_found */
  async confirm(who: Principal, rideId: number): Promise<ProgressCheckView | null> {
    const { viewer } = await this.rides.authorize(who, rideId);
    const { driverId } = who;
    if (viewer !== 'driver' || driverId === null) throw noSuchRide();
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.driverId !== driverId) throw noSuchRide();
      const [driver] = await this.checks.onTheWay(rideId, tx);
      if (!driver) return;
      const { position, travelTime, now } = this.travelTimes.snapshotOf(driver);
      const dueAt = new Date(now.getTime() + MORE_TIME_MS);
      const check = await this.checks.confirm(tx, rideId, driverId, { dueAt, seconds: travelTime?.seconds ?? null });
      if (!check) return;
      // The driver is believed: they may have taken another route.
      if (position && travelTime) await this.checks.saveApproach(driver, begin(position, travelTime, now), tx);
      const actor = { as: 'driver', userId: who.userId } as const;
      await this.rides.note(tx, { rideId, type: 'progress_confirmed', actor, data: { answers: check.answers } });
      await this.questions.answered(tx, check);
    });
    return this.questions.latest(who, driverId);
  }
}

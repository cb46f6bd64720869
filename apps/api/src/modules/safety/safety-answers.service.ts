import { Injectable } from '@nestjs/common';
import type { SafetyAnswer, SafetyCheckView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AlertsFacade } from '../alerts/alerts.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { RidesFacade, rideStateConflict } from '../rides/rides.facade';
import { SafetyChecksRepository } from './safety-checks.repository';

/** Stores the answers of riders to the question whether everything is OK. */
@Injectable()
export class SafetyAnswersService {
  constructor(
    private readonly database: Database,
    private readonly checks: SafetyChecksRepository,
    private readonly rides: RidesFacade,
    private readonly alerts: AlertsFacade,
    private readonly people: IdentityFacade,
    private readonly realtime: RealtimeFacade,
    private readonly clock: Clock,
  ) {}

  /** Questions that `who` has not answered, newest first; none once the trip is over. @throws ApiError not_found */
  async unanswered(who: Principal, rideId: number): Promise<SafetyCheckView[]> {
    await this.rides.authorizeRider(who, rideId);
    const checks = await this.checks.unanswered(rideId, who.userId);
    return checks.map(({ askedAt, ...check }) => ({ ...check, askedAt: askedAt.toISOString() }));
  }

  /** Repeating an answer changes nothing; "help" cannot be taken back here. @throws ApiError not_found, ride_state_conflict */
  async answer(who: Principal, rideId: number, checkId: number, answer: SafetyAnswer): Promise<SafetyCheckView[]> {
    const { ride } = await this.rides.authorizeRider(who, rideId);
    if (!(await this.checks.wasAsked(rideId, checkId, who.userId))) throw notFound('question');
    if (ride.status !== 'in_progress') throw rideStateConflict(ride.status);
    const person = await this.people.find(who.userId);
    await this.database.transaction(async (tx) => {
      const stored = await this.checks.answer(tx, {
        rideId,
        checkId,
        userId: who.userId,
        answer,
        at: this.clock.now(),
      });
      if (!stored) return;
      const { cause, place, askedAt } = stored;
      if (answer === 'help')
        await this.alerts.raise(tx, {
          key: `safety-help:${checkId}:${who.userId}`,
          kind: 'safety_help',
          rideId,
          data: {
            cause,
            since: askedAt.toISOString(),
            name: who.name,
            phone: person?.phone ?? null,
            position: `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}`,
          },
        });
      await this.alerts.settle(tx, `safety-check:${checkId}`);
      tx.afterCommit(() => this.realtime.toUser(who.userId, 'safetyChecksChanged', { rideId }));
    });
    return this.unanswered(who, rideId);
  }
}

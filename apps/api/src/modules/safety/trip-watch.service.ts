import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { AlertsFacade, type AlertThresholds } from '../alerts/alerts.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import {
  bringsCloser,
  deviation,
  hasDrivenOn,
  isBackOnRoute,
  longStop,
  type Deviation,
  type WatchedTrip,
} from './domain/trip-check';
import { PlannedRoutes } from './planned-routes';
import { SafetyChecksRepository, type OpenCheck, type Trip } from './safety-checks.repository';
import { SafetyQuestionsService } from './safety-questions.service';

/** Once a minute. */
const watchTrips = defineJob('watch-trips');

/** Checks every current trip, and asks the riders when it leaves its route or stops for long. */
@Injectable()
export class TripWatchService implements OnModuleInit {
  private readonly logger = new Logger(TripWatchService.name);

  constructor(
    private readonly checks: SafetyChecksRepository,
    private readonly questions: SafetyQuestionsService,
    private readonly alerts: AlertsFacade,
    private readonly routes: PlannedRoutes,
    private readonly mapping: MappingFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleEveryMinute(watchTrips, () => this.watch());
  }

  private async watch(): Promise<void> {
    const trips = await this.checks.tripsUnderWay();
    this.routes.keepOnly(trips.map(({ rideId }) => rideId));
    if (trips.length === 0) return;
    const thresholds = await this.alerts.thresholds();
    for (const trip of trips) {
      try {
        await this.check(trip, thresholds);
      } catch (error) {
        // The other trips must not wait for this one; it is checked again in a minute.
        this.logger.error({ err: error, ride: trip.rideId }, 'trip not checked');
      }
    }
  }

  private async check(trip: Trip, thresholds: AlertThresholds): Promise<void> {
    const current = trip.positions.at(-1);
    if (!current) return;
    const watched: WatchedTrip = { ...trip, now: this.clock.now() };
    const opened = (cause: OpenCheck['cause']) => trip.openChecks.find((check) => check.cause === cause);
    const ask = (cause: OpenCheck['cause'], since: Date) =>
      this.questions.ask({ rideId: trip.rideId, cause, since, place: current, askedAt: watched.now });

    const stop = opened('long_stop');
    const drivenOn = stop !== undefined && hasDrivenOn(trip.positions, stop.place);
    if (drivenOn) await this.checks.endCause(stop.id, watched.now);
    const stoppedSince = stop && !drivenOn ? null : longStop(watched, thresholds.longStopMinutes);
    if (stoppedSince) await ask('long_stop', stoppedSince);

    const positions = trip.positions.filter(({ at }) => at >= trip.destinationSince);
    const from = positions[0];
    const route = from && (await this.routes.find(trip.rideId, from, trip.destination));
    if (!route) return;
    const off = opened('deviation');
    if (off && isBackOnRoute(positions, route, thresholds.deviationMeters))
      await this.checks.endCause(off.id, watched.now);
    const limits = { meters: thresholds.deviationMeters, minutes: thresholds.deviationMinutes };
    const found = off ? null : deviation({ ...watched, positions }, route, limits);
    if (found && !(await this.isOtherWay(found, trip))) await ask('deviation', found.since);
  }

  private async isOtherWay(found: Deviation, { destination }: Trip): Promise<boolean> {
    const [before, current] = await this.mapping.travelCosts([found.before, found.current], destination);
    return bringsCloser(found, { before: before!.seconds, current: current!.seconds });
  }
}

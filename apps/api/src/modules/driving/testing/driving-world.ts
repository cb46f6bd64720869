import { distanceMeters, type LatLng } from '@groupride/geo';
import { Config } from '../../../config/config';
import { only, principal, RecordedJobs } from '../../../platform/testing/stand-ins';
import type { Jobs } from '../../../platform/jobs/jobs';
import { InMemoryAlerts } from '../../alerts/testing/in-memory-alerts';
import { testCity } from '../../city/testing/test-city';
import type { DispatchFacade } from '../../dispatch/dispatch.facade';
import type { DriversFacade } from '../../drivers/drivers.facade';
import type { MappingFacade } from '../../mapping/mapping.facade';
import type { TravelTimes } from '../../mapping/travel-times.facade';
import { MembersWorld } from '../../members/testing/members-world';
import type { RealtimeFacade } from '../../realtime/realtime.facade';
import type { Ride } from '../../rides/rides.facade';
import type { RunsFacade } from '../../runs/runs.facade';
import type { TracePoint, TrackingFacade } from '../../tracking/tracking.facade';
import { LeftPickupsService } from '../left-pickups.service';
import { PickupTravelTimes } from '../pickup-travel-times';
import type { ProgressNotices } from '../progress-notices';
import { ProgressQuestions } from '../progress-questions.service';
import { ProgressSettlement } from '../progress-settlement.service';
import { RideReleaseService } from '../ride-release.service';
import { StepPositions } from '../step-positions.service';
import { TakenBackRides } from '../taken-back-rides.service';
import type { DrivingSources } from './driving-sources';
import { InMemoryProgressChecks } from './in-memory-progress-checks';
import { InMemoryRideConfirmations } from './in-memory-ride-confirmations';
import { StandInDrivers } from './stand-in-drivers';
import { StandInRuns } from './stand-in-runs';

export const DRIVER = 90;
export const OTHER_DRIVER = 91;
export const driver = principal(20, { driverId: DRIVER, isApprovedDriver: true });
export const otherDriver = principal(21, { driverId: OTHER_DRIVER, isApprovedDriver: true });

export const PICKUP: LatLng = { lat: 35.2271, lng: -80.8431 };
export const DESTINATION: LatLng = { lat: 35.214, lng: -80.9431 };

/** A point the given number of meters north of a place. */
export const north = ({ lat, lng }: LatLng, meters: number): LatLng => ({ lat: lat + meters / 111_195, lng });

/** Rides, the people in them and the steps of their drivers by their own rules, in memory. A car needs a second for ten meters. */
export class DrivingWorld extends MembersWorld {
  readonly alerts = new InMemoryAlerts();
  readonly jobs = new RecordedJobs();
  readonly cars = new StandInDrivers();
  readonly runs = new StandInRuns();
  readonly excluded: { rideId: number; driverId: number; cause: string | undefined }[] = [];
  /** Push messages to drivers, and notices about their rides. */
  readonly pushed: string[] = [];
  readonly told: string[] = [];
  /** Received positions. */
  readonly trace: TracePoint[] = [];

  readonly drivers = only<DriversFacade>(this.cars);
  readonly runsFacade = only<RunsFacade>(this.runs);
  readonly notices = only<ProgressNotices>({
    ask: async (_tx, { id }, _driver, { cause }) => void this.told.push(`asked ${id} ${cause}`),
    askToConfirm: async (_tx, { id }, _driver, { moment }) => void this.told.push(`confirm ${id} ${moment}`),
    tookUnconfirmed: async (_tx, { id }) => void this.told.push(`unconfirmed ${id}`),
    tookBack: async (_tx, { id }, _driver, cause) => void this.told.push(`taken back ${id} ${cause}`),
    changed: (tx, driverId) => tx.afterCommit(() => this.pushed.push(`changed ${driverId}`)),
  });
  readonly city = testCity();
  readonly confirmations: InMemoryRideConfirmations;
  readonly checks: InMemoryProgressChecks;
  readonly releases: RideReleaseService;
  readonly travelTimes: PickupTravelTimes;
  readonly positions: StepPositions;
  readonly questions: ProgressQuestions;
  readonly settlement: ProgressSettlement;
  readonly leftPickups: LeftPickupsService;

  constructor() {
    super();
    const sources: DrivingSources = {
      rides: () => this.repository.all,
      driver: (id) => {
        const { credibleLat: lat, credibleLng: lng, positionAt, lastSeenAt } = this.cars.record(id);
        const credible = lat === null || lng === null ? null : { lat, lng };
        return { credible, positionAt, lastSeenAt, control: 'none' };
      },
      isAnybodyAboard: async (rideId) => (await this.seats.list(rideId)).some(({ verifiedAt }) => verifiedAt !== null),
      isNextOfRun: (rideId) => this.runs.isNext(rideId),
      now: () => this.clock.now(),
    };
    this.confirmations = new InMemoryRideConfirmations(sources);
    this.checks = new InMemoryProgressChecks(sources);
    const { database, rides, members, clock, checks, jobs, notices, drivers, alerts } = this;
    const realtime = only<RealtimeFacade>({
      dropFromRide: (userId, rideId) => void this.pushed.push(`dropped ${userId} from ${rideId}`),
      toDriver: (driverId) => void this.pushed.push(`changed ${driverId}`),
    });
    const dispatch = only<DispatchFacade>({
      exclude: async (_tx, rideId, driverId, cause) => void this.excluded.push({ rideId, driverId, cause }),
    });
    const config = Object.assign(new Config(), { FASTEST_CAR_MPH: 100 });
    const tracking = only<TrackingFacade>({
      positionsAround: async () => [],
      positionsBetween: async (_rideId, _driverId, from, to) =>
        this.trace.filter((point) => point.at >= from && point.at <= to),
    });
    const matrix: TravelTimes['matrix'] = ([from], [to]) => ({
      seconds: [[distanceMeters(from!, to!) / 10]],
      estimated: false,
    });
    this.travelTimes = new PickupTravelTimes(only<TravelTimes>({ matrix }), only<MappingFacade>({}), clock);
    this.releases = new RideReleaseService(rides, members, dispatch, realtime, this.runsFacade, clock);
    this.positions = new StepPositions(database, tracking, drivers, alerts, config, clock);
    this.questions = new ProgressQuestions(database, rides, drivers, checks, notices, only<Jobs>(jobs), clock);
    const takenBack = new TakenBackRides(drivers, this.releases, notices);
    this.settlement = new ProgressSettlement(
      database,
      checks,
      this.questions,
      takenBack,
      rides,
      this.travelTimes,
      alerts,
    );
    this.leftPickups = new LeftPickupsService(checks, this.settlement, this.travelTimes, tracking, config, clock);
    this.cars.add(DRIVER, driver.userId);
    this.cars.add(OTHER_DRIVER, otherDriver.userId);
  }

  /** A ride that the driver accepted ten minutes ago and has set out for. */
  bookEnRoute(more: Partial<Ride> = {}): Promise<Ride> {
    return this.book({
      status: 'en_route',
      driverId: DRIVER,
      acceptedAt: this.clock.in(-10),
      pickupLat: PICKUP.lat,
      pickupLng: PICKUP.lng,
      dropoffLat: DESTINATION.lat,
      dropoffLng: DESTINATION.lng,
      ...more,
    });
  }

  /** The driver's car is there now. */
  drive(to: LatLng, driverId = DRIVER): void {
    this.cars.move(driverId, to, this.clock.now());
  }
}

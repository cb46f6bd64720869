import type { Exclusion, RideView } from '@groupride/contracts';
import { Config } from '../../../config/config';
import type { Transaction } from '../../../platform/database/database';
import { uniquenessError } from '../../../platform/database/testing/uniqueness-error';
import { ApiError } from '../../../platform/http/api-error';
import type { Principal } from '../../../platform/http/principal';
import type { Jobs } from '../../../platform/jobs/jobs';
import { databaseInMemory, only, principal, RecordedJobs, SetClock } from '../../../platform/testing/stand-ins';
import type { Driver, DriversFacade } from '../../drivers/drivers.facade';
import { rideStateConflict, type Move, type Note, type Ride, type RidesFacade } from '../../rides/rides.facade';
import type { AheadEligibility } from '../ahead-eligibility.service';
import { DecisionRecorder, type DecisionContext } from '../decision-recorder';
import type { OfferNotifications } from '../offer-notifications';
import type { OfferPushes } from '../offer-pushes';
import { OfferWithdrawals } from '../offer-withdrawals.service';
import { OfferingService } from '../offering.service';
import { DispatchRowsInMemory } from './dispatch-contract-world';
import { InMemoryDecisions } from './in-memory-decisions';
import { InMemoryOffers } from './in-memory-offers';
import { InMemoryStandby } from './in-memory-standby';

export const DAN = 90;
export const EVA = 91;

type DriverState = Pick<Driver, 'applicationStatus' | 'isOnline'> & Partial<Driver>;

/** Offers and standby lists by their own rules, in memory. Rides and drivers are as their modules would leave them. */
export class DispatchWorld {
  readonly clock = new SetClock();
  readonly config = new Config();
  readonly database = databaseInMemory();
  readonly rows = new DispatchRowsInMemory();
  readonly offers = new InMemoryOffers(this.rows);
  readonly standby = new InMemoryStandby(this.rows);
  readonly recordedJobs = new RecordedJobs();
  readonly jobs = this.recordedJobs as unknown as Jobs;
  /** Events of rides, oldest first. */
  readonly history: (Pick<Note, 'rideId' | 'type' | 'actor'> & { data?: object })[] = [];
  /** Messages sent to driver apps. */
  readonly pushed: string[] = [];
  /** Messages sent to sleeping phones. */
  readonly notified: string[] = [];
  /** Both drivers are online, approved and want to be offered rides ahead until a test changes it. */
  readonly driverStates = new Map<number, DriverState>(
    [DAN, EVA].map((driverId) => [driverId, { applicationStatus: 'approved', isOnline: true }]),
  );
  /** Why drivers cannot serve rides ahead. All others can. */
  readonly exclusions = new Map<number, Exclusion>();

  readonly rides = only<RidesFacade>({
    find: async (rideId) => this.rows.rides.get(rideId) ?? null,
    findAll: async (rideIds) => this.rows.all.filter(({ id }) => rideIds.includes(id)),
    lock: async (_tx, rideId) => this.ride(rideId),
    move: async (_tx, move) => this.move(move),
    authorize: async (who, rideId) => {
      if (!who.isAdmin) throw new ApiError('not_found', '');
      return { ride: this.ride(rideId), viewer: 'admin' };
    },
    note: async (_tx, { rideId, type, actor, data }) =>
      this.history.push({ rideId, type, actor, ...(data && { data }) }),
    view: async (_who, rideId) => {
      const { id, status, driverId } = this.ride(rideId);
      return { id, status, driverId } as Partial<RideView> as RideView;
    },
  });
  readonly drivers = only<DriversFacade>({
    find: async (driverId) => this.driver(driverId),
    lock: async (_tx, driverId) => this.driver(driverId),
    lockAtWork: async (_tx, driverId) => {
      const driver = this.driver(driverId);
      if (driver.applicationStatus !== 'approved') throw new ApiError('driver_not_approved', '');
      if (!driver.isOnline) throw new ApiError('driver_offline', '');
      return driver;
    },
    checkSelf: (who, driverId) => this.checkSelf(who, driverId),
    authorizeSelf: async (who, driverId) => {
      this.checkSelf(who, driverId);
      return this.driver(driverId);
    },
  });
  readonly eligibility = only<AheadEligibility>({
    exclusion: async (_tx, _ride, driverId) => this.exclusions.get(driverId) ?? null,
  });
  readonly pushes = only<OfferPushes>({
    offerCreated: ({ driverId, rideId }) => void this.pushed.push(`offer of ${rideId} to ${driverId}`),
    offersWithdrawn: ({ driverId, rideId }) => void this.pushed.push(`no offer of ${rideId} to ${driverId}`),
    rideAccepted: (driverId) => void this.pushed.push(`accepted by ${driverId}`),
  });
  readonly notifications = only<OfferNotifications>({
    notifyOffered: async (_tx, { driverId, rideId }, pickupSeconds) =>
      void this.notified.push(`offer of ${rideId} to ${driverId}, ${pickupSeconds} s away`),
  });
  readonly withdrawals = new OfferWithdrawals(this.offers, this.pushes, this.jobs);
  readonly decisions = new InMemoryDecisions(this.rows, this.offers, (id) =>
    this.driverStates.has(id) ? { id, name: `Driver ${id}`, vehicle: 'Ford Transit' } : null,
  );
  readonly offering = new OfferingService(
    ...([this.rides, this.offers, new DecisionRecorder(this.decisions), this.pushes] as const),
    ...([this.notifications, this.jobs, this.config] as const),
  );

  /** An immediate request that waits since now. */
  add(ride: Partial<Ride> = {}): Ride {
    return this.rows.add({ id: this.rows.all.length + 1, pendingSince: this.clock.now(), ...ride });
  }

  /** Adds a ride that starts in the given number of minutes. */
  addScheduled(minutes: number, ride: Partial<Ride> = {}): Ride {
    return this.add({ bookingType: 'scheduled', scheduledAt: this.clock.in(minutes), ...ride });
  }

  ride(rideId: number): Ride {
    const ride = this.rows.rides.get(rideId);
    if (!ride) throw new ApiError('not_found', '');
    return ride;
  }

  /** Stores an open offer without its event, job or push message. */
  async offer(rideId: number, driverId: number, seconds = 15): Promise<void> {
    const expiresAt = this.clock.in(seconds / 60);
    await this.transaction((tx) => this.offers.make(tx, rideId, driverId, 1200, expiresAt));
  }

  /** Drivers join the standby list of a ride, the first one first. */
  async wait(rideId: number, ...driverIds: number[]): Promise<void> {
    for (const driverId of driverIds)
      await this.transaction((tx) => this.standby.join(tx, rideId, driverId, this.clock.now()));
  }

  /** Jobs that were enqueued, each with what it is about. */
  enqueued(): object[] {
    return this.recordedJobs.enqueued.map(({ name, data }) => ({ name, ...data }));
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Driver id and status of each offer of a ride. */
  answers(rideId: number): (string | number)[][] {
    return this.offers.ofRide(rideId).map(({ driverId, status }) => [driverId, status]);
  }

  private driver(driverId: number): Driver {
    const state = this.driverStates.get(driverId);
    if (!state) throw new ApiError('not_found', '');
    const position = { credibleLat: null, credibleLng: null };
    return only<Driver>({ id: driverId, userId: userOf(driverId), ...position, offersAhead: true, ...state });
  }

  private checkSelf(who: Principal, driverId: number): void {
    if (who.driverId !== driverId) throw new ApiError('not_found', '');
  }

  /** As PostgreSQL does, it refuses a second ride of a driver at the same time. */
  private move({ rideId, to, actor, event, data, set = {} }: Move): Ride {
    const before = this.ride(rideId);
    const after: Ride = { ...before, ...set, status: to };
    const others = this.rows.all.filter(({ id, driverId }) => id !== rideId && driverId === after.driverId);
    if (before.status === 'cancelled' || before.status === 'completed') throw rideStateConflict(before.status);
    if (to === 'en_route' && others.some(({ status }) => status === 'en_route' || status === 'in_progress'))
      throw uniquenessError('rides_one_active_per_driver');
    if (others.some((other) => other.status === 'confirmed' && overlap(other, after)))
      throw uniquenessError('rides_one_at_a_time_per_driver');
    this.history.push({ rideId, type: event, actor, ...(data && { data }) });
    return this.rows.change(rideId, after);
  }
}

/** The account of a driver. */
const userOf = (driverId: number): number => 1000 + driverId;

/** The driver, signed in. */
export const signedIn = (driverId: number): Principal => principal(userOf(driverId), { driverId });

/** A search in which two drivers were free, Dan before Eva. */
export function searchFor(ride: Ride, now: Date): DecisionContext {
  const free = [DAN, EVA].map((driverId, index) => ({
    ...({
      driverId,
      seats: 7,
      vehicleClass: 'van',
      fit: 'right_sized',
      seconds: 100 + index,
      score: 100 + index,
    } as const),
  }));
  return {
    rideId: ride.id,
    now,
    ridesTogether: 1,
    candidates: { free, leftOut: [], counts: {}, minutesEstimated: false },
    otherwise: () => 'not_preferred',
  };
}

const overlap = (one: Ride, other: Ride): boolean =>
  one.busyFrom !== null &&
  one.busyUntil !== null &&
  other.busyFrom !== null &&
  other.busyUntil !== null &&
  one.busyFrom < other.busyUntil &&
  other.busyFrom < one.busyUntil;

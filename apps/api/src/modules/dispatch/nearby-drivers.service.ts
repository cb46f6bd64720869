import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { classesFor, type RideStatus } from '@groupride/contracts';
import { milesToMeters, type LatLng } from '@groupride/geo';
import { Config } from '../../config/config';
import { DatabaseAvailability } from '../../platform/database/availability';
import { Events } from '../../platform/events/events';
import { defineChannel, ProcessBus } from '../../platform/redis/process-bus';
import { driversChanged, driversMoved } from '../drivers/drivers.events';
import { OnlineDrivers } from '../drivers/drivers.facade';
import { TravelTimes } from '../mapping/travel-times.facade';
import type { Ride } from '../rides/rides.facade';
import { rideChanged } from '../rides/rides.events';
import { VehicleRulesFacade } from '../settings/settings.facade';
import { DriverIndex, type IndexedDriver } from './domain/driver-index';

/**
 * Number of nearest free drivers of each kind whose travel times are compared. Around a pickup with no more drivers
 * than this, the database is queried for all.
 */
const COMPARED = 100;
/** Number of these that the database is queried for: as many as it lists for a ride. */
const ASKED = 40;
/**
 * Number of other drivers that the database is queried for, so that a decision says why nearer drivers were left out.
 */
const ASKED_BUSY = 20;
/** The whole index is reloaded this often, which repairs the effects of lost messages. */
const READ_EVERY_MS = 15_000;
/** An index older than this is not used: the process was suspended or cut off from the database. */
const STALE_AFTER_MS = 2 * READ_EVERY_MS;
/** Changes are collected for this long and read with one statement. */
const GATHER_MS = 50;

/**
 * In these states a ride names no driver, so there is nothing to read. A driver who gave a ride back becomes free with
 * the next reload.
 */
const WITHOUT_DRIVER: ReadonlySet<RideStatus> = new Set(['awaiting_payment', 'pending']);

/** Tells every process about rides whose status changed, because their drivers may have become busy or free. */
const ridesOfDriversChanged = defineChannel<{ rideId: number }>('rides_of_drivers_changed');

/**
 * Keeps the positions of drivers at work in the memory of each process that may dispatch. They only determine which
 * drivers the database is queried for.
 */
@Injectable()
export class NearbyDrivers implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(NearbyDrivers.name);
  private readonly index = new DriverIndex();
  private readonly changedDrivers = new Set<number>();
  private readonly changedRides = new Set<number>();
  /** Reads run one after another, so that an older result never replaces a newer one. */
  private reading: Promise<void> = Promise.resolve();
  /** Positions that arrived during the current read and are newer than its result. */
  private movesSince = new Map<number, LatLng>();
  private readAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly drivers: OnlineDrivers,
    private readonly travelTimes: TravelTimes,
    private readonly bus: ProcessBus,
    private readonly events: Events,
    private readonly availability: DatabaseAvailability,
    private readonly config: Config,
    private readonly vehicleRules: VehicleRulesFacade,
  ) {}

  onModuleInit(): void {
    this.events.listen(rideChanged, ({ rideId, status }) => {
      if (status !== null && !WITHOUT_DRIVER.has(status)) this.bus.publish(ridesOfDriversChanged, { rideId });
    });
    if (this.config.ROLE === 'api') return;
    this.bus.subscribe(driversMoved, ({ moves }) => {
      for (const [driverId, lat, lng] of moves) {
        this.index.move(driverId, { lat, lng });
        this.movesSince.set(driverId, { lat, lng });
      }
    });
    this.bus.subscribe(driversChanged, ({ driverIds }) => this.readLater(driverIds, []));
    this.bus.subscribe(ridesOfDriversChanged, ({ rideId }) => this.readLater([], [rideId]));
    this.availability.onReturn(() => void this.readAll());
  }

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'api') return;
    void this.readAll();
    this.timer = setInterval(() => void this.readAll(), READ_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.reading;
  }

  /**
   * The drivers to query the database for, by ride: the nearest by road who seem free, and some others. Only rides with
   * many drivers around are included.
   */
  around(rides: readonly Ride[], withinMiles: number): Map<number, number[]> {
    const found = new Map<number, number[]>();
    if (this.index.size <= COMPARED || performance.now() - this.readAt > STALE_AFTER_MS) return found;
    for (const { id, pickupLat, pickupLng, rideType, groupSize, createdAt } of rides) {
      const pickup = { lat: pickupLat, lng: pickupLng };
      const { suitable, larger, others } = this.index.nearest({
        ...classesFor(this.vehicleRules.at(createdAt), rideType, groupSize),
        pickup,
        groupSize,
        withinMeters: milesToMeters(withinMiles),
        count: COMPARED + 1,
      });
      if (suitable.length <= COMPARED) continue;
      const asked = [...this.nearestByRoad(suitable, pickup), ...this.nearestByRoad(larger, pickup)];
      found.set(id, [...asked, ...others.slice(0, ASKED_BUSY).map((each) => each.id)]);
    }
    return found;
  }

  private nearestByRoad(drivers: readonly (LatLng & { id: number })[], pickup: LatLng): number[] {
    const compared = drivers.slice(0, COMPARED);
    if (compared.length <= ASKED) return compared.map(({ id }) => id);
    const { seconds } = this.travelTimes.matrix(compared, [pickup]);
    return compared
      .map(({ id }, row) => ({ id, takes: seconds[row]?.[0] ?? Infinity }))
      .sort((one, other) => one.takes - other.takes || one.id - other.id)
      .slice(0, ASKED)
      .map(({ id }) => id);
  }

  private readLater(driverIds: readonly number[], rideIds: readonly number[]): void {
    if (this.changedDrivers.size + this.changedRides.size === 0)
      setTimeout(() => void this.readChanged(), GATHER_MS).unref();
    for (const id of driverIds) this.changedDrivers.add(id);
    for (const id of rideIds) this.changedRides.add(id);
  }

  private readAll(): Promise<void> {
    return this.read(async () => {
      const began = performance.now();
      this.index.replace(this.newest(await this.drivers.all()));
      this.readAt = began;
    });
  }

  private readChanged(): Promise<void> {
    const [driverIds, rideIds] = [[...this.changedDrivers], [...this.changedRides]];
    this.changedDrivers.clear();
    this.changedRides.clear();
    return this.read(async () => {
      for (const driver of this.newest(await this.drivers.among({ driverIds, rideIds }))) this.index.put(driver);
    });
  }

  private read(run: () => Promise<void>): Promise<void> {
    this.reading = this.reading.then(async () => {
      if (this.isStopping) return;
      this.movesSince = new Map();
      await run().catch((error: unknown) => {
        if (!this.availability.report(error)) this.logger.error(error);
      });
    });
    return this.reading;
  }

  private newest(drivers: readonly IndexedDriver[]): IndexedDriver[] {
    return drivers.map((driver) => ({ ...driver, ...this.movesSince.get(driver.driverId) }));
  }
}

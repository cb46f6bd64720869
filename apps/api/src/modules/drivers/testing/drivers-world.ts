import { INITIAL_VEHICLE_RULES, type ApplicationStatus } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { Config } from '../../../config/config';
import type { Transaction } from '../../../platform/database/database';
import { databaseInMemory, only, principal, RecordedEvents, SetClock } from '../../../platform/testing/stand-ins';
import type { Principal } from '../../../platform/http/principal';
import type { AuditFacade } from '../../identity/identity.facade';
import type { MappingFacade } from '../../mapping/mapping.facade';
import type { TravelTimes } from '../../mapping/travel-times.facade';
import type { RealtimeFacade } from '../../realtime/realtime.facade';
import type { VehicleRulesFacade } from '../../settings/settings.facade';
import { AvailabilityService } from '../availability.service';
import type { Driver } from '../driver';
import type { DriverChanges } from '../driver-changes';
import type { NewDriver } from '../drivers.repository';
import { DriversService } from '../drivers.service';
import { VehicleClasses } from '../vehicle-classes.service';
import { DriverRowsInMemory } from './drivers-contract-world';
import { InMemoryDrivers } from './in-memory-drivers';

export const HERE = { lat: 35.2222, lng: -80.8444, heading: 92, speed: 10 };

/** Drivers by their own rules, in memory. */
export class DriversWorld {
  readonly clock = new SetClock();
  readonly config = Object.assign(new Config(), { SIGNING_SECRET: 'for tests' });
  readonly database = databaseInMemory();
  readonly events = new RecordedEvents();
  readonly rows = new DriverRowsInMemory();
  readonly repository = new InMemoryDrivers(this.rows);
  readonly rules = { ...INITIAL_VEHICLE_RULES };
  readonly classes = new VehicleClasses(only<VehicleRulesFacade>({ current: this.rules }));
  /** Positions of drivers that were announced to all processes. */
  readonly moved: [number, LatLng][] = [];
  /** Records of the audit log about viewed drivers. */
  readonly looks: [number, string][] = [];
  /** Drivers whose devices were told to read the driver again. */
  readonly toldDrivers: number[] = [];
  readonly realtime = only<RealtimeFacade>({ toDriver: (driverId) => void this.toldDrivers.push(driverId) });
  /** Positions outside of the served area are east of this. */
  easternBound = 0;
  /** Travel times that are known, by the latitude from which they begin. */
  readonly seconds = new Map<number, number>();
  readonly availability = new AvailabilityService(
    ...([this.database, this.repository, this.events] as const),
    only<DriverChanges>({ moved: (driverId, { lat, lng }) => void this.moved.push([driverId, { lat, lng }]) }),
    this.clock,
  );
  readonly drivers = new DriversService(
    this.repository,
    only<AuditFacade>({ look: async (actorId, _action, subject) => void this.looks.push([actorId, subject]) }),
    this.availability,
    only<MappingFacade>({
      isInArea: ({ lng }) => lng < this.easternBound,
      estimate: () => ({ meters: 10_000, seconds: 1_200, estimated: true }),
    }),
    only<TravelTimes>({
      matrix: (origins) => ({
        seconds: origins.map(({ lat }) => [this.seconds.get(lat) ?? null]),
        estimated: false,
      }),
    }),
    ...([this.config, this.clock] as const),
  );
  private lastUser = 100;

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Adds an applicant with the given application status. */
  async add(status: ApplicationStatus = 'approved', more: Partial<NewDriver> = {}): Promise<Driver> {
    this.lastUser += 1;
    const driver: NewDriver = {
      userId: this.lastUser,
      name: 'Dana Driver',
      phone: '7045550100',
      vehicle: 'Ford Transit 2022',
      licensePlate: 'ABC123',
      seats: 12,
      vehicleClass: 'van',
      ...more,
    };
    return this.transaction(async (tx) => {
      const { id } = (await this.repository.insert(tx, driver))!;
      return (await this.repository.setApplicationStatus(tx, id, status, null))!;
    });
  }

  /** An approved driver who is online here, and was seen just now. */
  async addAtWork(fix = HERE): Promise<Driver> {
    const { id } = await this.add();
    await this.transaction(async (tx) => {
      await this.repository.setOnline(tx, id, true, this.clock.now());
      await this.repository.savePosition(tx, id, fix, this.clock.now());
    });
    return this.stored(id);
  }

  async stored(driverId: number): Promise<Driver> {
    return (await this.repository.find(driverId))!;
  }

  giveRide(driverId: number, status: 'confirmed' | 'in_progress' | 'completed', userId = 1): void {
    const seats = [{ userId, seat: 0 }];
    const ride = { organizerId: userId, driverId, status, paymentMethod: 'cash', seats } as const;
    this.rows.rides.set(this.rows.rides.size + 1, { ...ride, seats: [...seats] });
  }
}

/** The driver, signed in. */
export const signedIn = ({ id, userId }: Pick<Driver, 'id' | 'userId'>): Principal =>
  principal(userId, { driverId: id });

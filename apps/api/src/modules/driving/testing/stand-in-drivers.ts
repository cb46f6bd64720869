import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../../platform/database/database';
import { ApiError, notFound } from '../../../platform/http/api-error';
import type { Principal } from '../../../platform/http/principal';
import type { Driver } from '../../drivers/drivers.facade';

/** Drivers at work, whose cars a test moves. */
export class StandInDrivers {
  private readonly known = new Map<number, Driver>();
  /** Ids of drivers, one for each trip that was counted. */
  readonly trips: number[] = [];

  add(id: number, userId: number): Driver {
    const driver: Driver = {
      id,
      userId,
      name: 'Dan',
      phone: '7045550100',
      vehicle: 'Van',
      licensePlate: 'ABC',
      seats: 14,
      vehicleClass: 'van',
      rating: '5.0',
      ratingCount: 0,
      totalTrips: 0,
      avatar: null,
      applicationStatus: 'approved',
      applicationReason: null,
      isOnline: true,
      lat: null,
      lng: null,
      heading: null,
      speed: null,
      positionAt: null,
      credibleLat: null,
      credibleLng: null,
      credibleAt: null,
      credibleSlack: null,
      lastSeenAt: null,
      unreachableFrom: null,
      unreachableUntil: null,
      offersAhead: true,
    };
    this.known.set(id, driver);
    return driver;
  }

  get all(): Driver[] {
    return [...this.known.values()];
  }

  /** The car is somewhere now, credibly. */
  move(id: number, { lat, lng }: LatLng, at: Date): void {
    const position = { lat, lng, positionAt: at, credibleLat: lat, credibleLng: lng, credibleAt: at, lastSeenAt: at };
    Object.assign(this.record(id), position);
  }

  goOffline(id: number): void {
    this.record(id).isOnline = false;
  }

  record(id: number): Driver {
    const driver = this.known.get(id);
    if (!driver) throw notFound('driver');
    return driver;
  }

  async find(id: number): Promise<Driver | null> {
    return this.known.get(id) ?? null;
  }

  checkSelf(who: Principal, id: number): void {
    if (who.driverId !== id) throw notFound('driver');
  }

  async lock(_tx: Transaction, id: number): Promise<Driver> {
    return this.record(id);
  }

  async lockAtWork(_tx: Transaction, id: number): Promise<Driver> {
    if (!this.record(id).isOnline) throw new ApiError('driver_offline', '');
    return this.record(id);
  }

  async countTrip(_tx: Transaction, id: number): Promise<void> {
    this.trips.push(id);
  }
}

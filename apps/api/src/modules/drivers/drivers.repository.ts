import type { DriverStanding } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from './driver';
import type { Candidate, DriverFix, Search } from './drivers.facade';

export type NewDriver = Pick<Driver, 'userId' | 'name' | 'phone' | 'vehicle' | 'licensePlate' | 'seats'>;

export abstract class DriversRepository {
  /** @returns null when the person has applied before */
  abstract insert(driver: NewDriver): Promise<Driver | null>;
  abstract find(driverId: number): Promise<Driver | null>;
  abstract lock(tx: Transaction, driverId: number): Promise<Driver | null>;
  abstract nearestFree(tx: Transaction, search: Search, seenSince: Date): Promise<Candidate | null>;
  /** Online, approved and seen since, at most `limit`. */
  abstract available(seenSince: Date, limit: number): Promise<Driver[]>;
  /** @returns false when the driver has a ride under way and may not go offline */
  abstract setOnline(tx: Transaction, driverId: number, online: boolean, now: Date): Promise<boolean>;
  /** Whether the driver has a ride under way. */
  abstract isDriving(driverId: number): Promise<boolean>;
  abstract savePosition(driverId: number, fix: DriverFix, now: Date): Promise<void>;
  abstract seen(driverId: number, now: Date): Promise<void>;
  /** No offers until the driver is seen again. */
  abstract mayBeGone(driverId: number): Promise<void>;
  abstract countTrip(tx: Transaction, driverId: number): Promise<void>;
  abstract setStanding(tx: Transaction, driverId: number, standing: DriverStanding): Promise<Driver | null>;
  /** Whether the user has a ride to which the driver is assigned, and whether they booked one that is under way. */
  abstract relation(driverId: number, userId: number): Promise<{ rides: boolean; mayCall: boolean }>;
}


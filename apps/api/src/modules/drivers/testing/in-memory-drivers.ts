import type { ApplicationStatus, PaymentMethod, RideStatus, VehicleClass } from '@groupride/contracts';
import { metersPerSecond, type LatLng } from '@groupride/geo';
import { Config } from '../../../config/config';
import type { Transaction } from '../../../platform/database/database';
import { crediblePosition, type Driver } from '../driver';
import type { DriverFix } from '../drivers.facade';
import { DriversRepository, type NewDriver } from '../drivers.repository';
import { gapUntil, isInSameCell, isStale, lastContact, reaches, withFix } from './driver-positions';
import { newDriver, shown, type DriverRow } from './driver-row';

/** The rows of others that say what a driver may do. */
export interface RowsOfDrivers {
  account(userId: number): { name: string; phone: string | null };
  isPushed(userId: number): boolean;
  ridesOf(driverId: number): readonly {
    organizerId: number;
    status: RideStatus;
    paymentMethod: PaymentMethod;
    /** Of those who have not left. */
    seats: readonly { userId: number; seat: number }[];
  }[];
  hasOpenOffer(driverId: number): boolean;
}

/** Drivers in memory, with the same conditional writes. Read models that join drivers with rides are not. */
export class InMemoryDrivers extends DriversRepository {
  private readonly rows: DriverRow[] = [];
  private readonly fastest = metersPerSecond(new Config().FASTEST_CAR_MPH);

  constructor(private readonly others: RowsOfDrivers) {
    super();
  }

  /** Only a rejected application can be followed by another one. */
  mayApply(userId: number): boolean {
    const known = this.rows.find((row) => row.userId === userId);
    return !known || known.applicationStatus === 'rejected';
  }

  async insert(_tx: Transaction, driver: NewDriver): Promise<Driver | null> {
    const known = this.rows.find(({ userId }) => userId === driver.userId);
    if (!known) return shown(this.add(driver));
    if (!this.mayApply(driver.userId)) return null;
    return shown(Object.assign(known, driver, { applicationStatus: 'applied', applicationReason: null }));
  }

  async find(driverId: number): Promise<Driver | null> {
    const row = this.row(driverId);
    return row ? this.withAccount(row) : null;
  }

  lock(_tx: Transaction, driverId: number): Promise<Driver | null> {
    return this.find(driverId);
  }

  async tryLock(_tx: Transaction, driverId: number): Promise<boolean> {
    return this.row(driverId) !== undefined;
  }

  assess = (): never => inPostgres();
  lockFree = (): never => inPostgres();
  assessUnderWay = (): never => inPostgres();
  ridesWithinDistance = (): never => inPostgres();
  selectRidesWithinDistance = (): never => inPostgres();
  assignable = (): never => inPostgres();
  vehiclesNear = (): never => inPostgres();

  async available(seenSince: Date, limit: number): Promise<Driver[]> {
    return this.rows
      .filter((row) => isAtWork(row) && crediblePosition(row) && !isStale(row, seenSince) && !this.isDriving(row.id))
      .slice(0, limit)
      .map((row) => this.withAccount(row));
  }

  async setOnline(_tx: Transaction, driverId: number, online: boolean, now: Date): Promise<boolean> {
    const isMeant = (row: DriverRow) => (online ? !row.documentsExpired : !this.isDriving(driverId));
    const change = {
      isOnline: online,
      lastSeenAt: now,
      mayBeGone: false,
      unreachableFrom: null,
      unreachableUntil: null,
    };
    return this.change(driverId, () => change, isMeant);
  }

  async setDocumentsExpired(_tx: Transaction, driverId: number, expired: boolean): Promise<boolean> {
    return this.change(
      driverId,
      ({ isOnline }) => ({ documentsExpired: expired, isOnline: isOnline && !expired }),
      (row) => row.documentsExpired !== expired,
    );
  }

  async savePositionWithinCell(driverId: number, fix: DriverFix, now: Date, seenSince: Date): Promise<LatLng | null> {
    const mayAffectRides = (row: DriverRow) =>
      isAtWork(row) &&
      !this.isDriving(driverId) &&
      (isStale(row, seenSince) || (!isInSameCell(row, fix) && reaches(row, fix, now, this.fastest)));
    const isSaved = this.change(
      driverId,
      (row) => withFix(row, fix, now, this.fastest),
      (row) => !mayAffectRides(row),
    );
    return isSaved ? crediblePosition(this.row(driverId)!) : null;
  }

  async savePosition(_tx: Transaction, driverId: number, fix: DriverFix, now: Date): Promise<LatLng | null> {
    const isSaved = this.change(driverId, (row) => ({
      ...this.gap(row, now),
      ...withFix(row, fix, now, this.fastest),
    }));
    return isSaved ? crediblePosition(this.row(driverId)!) : null;
  }

  async seenAsExpected(driverId: number, now: Date, seenSince: Date): Promise<boolean> {
    const isExpected = (row: DriverRow) =>
      !row.mayBeGone && (!isStale(row, seenSince) || !isAtWork(row) || this.isDriving(driverId));
    return this.change(driverId, () => ({ lastSeenAt: now }), isExpected);
  }

  async seen(_tx: Transaction, driverId: number, now: Date): Promise<void> {
    this.change(driverId, (row) => ({ ...this.gap(row, now), lastSeenAt: now, mayBeGone: false }));
  }

  async seenOnRide(driverId: number, now: Date): Promise<void> {
    this.change(
      driverId,
      () => ({ lastSeenAt: now }),
      () => this.isDriving(driverId),
    );
  }

  async ifMissing(driverId: number): Promise<void> {
    this.change(driverId, () => ({ mayBeGone: true }));
  }

  async countTrip(_tx: Transaction, driverId: number): Promise<void> {
    this.change(driverId, ({ totalTrips }) => ({ totalTrips: totalTrips + 1 }));
  }

  async setVehicleClass(driverId: number, vehicleClass: VehicleClass): Promise<boolean> {
    const isFree =
      !this.others.hasOpenOffer(driverId) &&
      !this.others.ridesOf(driverId).some(({ status }) => status === 'confirmed' || isUnderWay(status));
    return this.change(
      driverId,
      () => ({ vehicleClass }),
      () => isFree,
    );
  }

  async addRating(_tx: Transaction, driverId: number, stars: number): Promise<void> {
    this.rate(driverId, 1, stars);
  }

  async removeRating(_tx: Transaction, driverId: number, stars: number): Promise<void> {
    this.rate(driverId, -1, -stars);
  }

  async setApplicationStatus(
    _tx: Transaction,
    driverId: number,
    applicationStatus: ApplicationStatus,
    applicationReason: string | null,
  ): Promise<Driver | null> {
    this.change(driverId, ({ isOnline }) => ({
      applicationStatus,
      applicationReason,
      isOnline: isOnline && applicationStatus === 'approved',
    }));
    return this.find(driverId);
  }

  async relation(driverId: number, userId: number): Promise<{ rides: boolean; mayCall: boolean }> {
    const rides = this.others.ridesOf(driverId).filter(({ seats }) => seats.some((seat) => seat.userId === userId));
    const mayCall = rides.some(
      ({ organizerId, status, paymentMethod, seats }) =>
        (status === 'confirmed' || isUnderWay(status)) &&
        (organizerId === userId ||
          (paymentMethod === 'account' && seats.some((seat) => seat.userId === userId && seat.seat === 0))),
    );
    return { rides: rides.length > 0, mayCall };
  }

  private add(driver: NewDriver): DriverRow {
    const row = newDriver(this.rows.length + 1, driver);
    this.rows.push(row);
    return row;
  }

  private row(driverId: number): DriverRow | undefined {
    return this.rows.find(({ id }) => id === driverId);
  }

  /** Name and phone come from the account, as soon as it has them. */
  private withAccount(row: DriverRow): Driver {
    const { name, phone } = this.others.account(row.userId);
    return { ...shown(row), name, phone: phone ?? row.phone };
  }

  private isDriving(driverId: number): boolean {
    return this.others.ridesOf(driverId).some(({ status }) => isUnderWay(status));
  }

  private gap(row: DriverRow, now: Date): Partial<DriverRow> {
    const isExpected = row.isOnline && row.applicationStatus === 'approved' && !this.isDriving(row.id);
    return isExpected && lastContact(row) ? gapUntil(row, now, this.others.isPushed(row.userId)) : {};
  }

  private rate(driverId: number, count: number, stars: number): void {
    this.change(driverId, (row) => {
      const [ratingCount, ratingSum] = [row.ratingCount + count, row.ratingSum + stars];
      const average = ratingCount === 0 ? 5 : ratingSum / ratingCount;
      return { ratingCount, ratingSum, rating: (Math.round(average * 10) / 10).toFixed(1) };
    });
  }

  /** @returns whether anything was changed */
  private change(
    driverId: number,
    change: (row: DriverRow) => Partial<DriverRow>,
    isMeant: (row: DriverRow) => boolean = () => true,
  ): boolean {
    const row = this.row(driverId);
    if (!row || !isMeant(row)) return false;
    Object.assign(row, change(row));
    return true;
  }
}

function inPostgres(): never {
  throw new Error('read models are tested in PostgreSQL');
}

const isUnderWay = (status: RideStatus) => status === 'en_route' || status === 'in_progress';

/** Approved, online and not reported as having closed the page. */
const isAtWork = ({ isOnline, applicationStatus, mayBeGone }: DriverRow) =>
  isOnline && applicationStatus === 'approved' && !mayBeGone;

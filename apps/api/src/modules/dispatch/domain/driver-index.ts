import { VEHICLE_CLASSES, type ServingClasses, type VehicleClass } from '@groupride/contracts';
import { MovingPoints, type LatLng, type NearPoint } from '@groupride/geo';

/** Bits of a label: the seats are lowest, then the class, then whether the driver is free. */
const CLASS_AT = 8;
const FREE_AT = 16;
const MAX_SEATS = 2 ** CLASS_AT - 1;

export interface IndexedDriver extends LatLng {
  driverId: number;
  seats: number;
  vehicleClass: VehicleClass;
  isAtWork: boolean;
  isFree: boolean;
}

/** The classes that may carry the group, and its pickup. */
export interface NearestDriversSearch extends ServingClasses {
  pickup: LatLng;
  groupSize: number;
  withinMeters: number;
  /** Maximum number of drivers of each kind. */
  count: number;
}

/** Nearest first. */
export interface NearestDrivers {
  /** Free drivers with a suitable vehicle. */
  suitable: NearPoint[];
  /** Free drivers with a larger class that may step in. */
  larger: NearPoint[];
  /** Drivers who are busy or whose vehicle does not fit. */
  others: NearPoint[];
}

/** Drivers at work, by position. The data may be some seconds old. */
export class DriverIndex {
  private readonly points = new MovingPoints();

  get size(): number {
    return this.points.size;
  }

  /** @param drivers all drivers at work */
  replace(drivers: readonly IndexedDriver[]): void {
    const isKnown = new Set(drivers.map(({ driverId }) => driverId));
    for (const id of this.points.keys()) if (!isKnown.has(id)) this.points.delete(id);
    for (const driver of drivers) this.put(driver);
  }

  put(driver: IndexedDriver): void {
    if (driver.isAtWork) this.points.set(driver.driverId, driver, labelOf(driver));
    else this.points.delete(driver.driverId);
  }

  move(driverId: number, to: LatLng): void {
    this.points.move(driverId, to);
  }

  nearest({ pickup, suitable, larger, groupSize, withinMeters, count }: NearestDriversSearch): NearestDrivers {
    const maskOf = (classes: readonly VehicleClass[]) =>
      classes.reduce((mask, each) => mask | (1 << VEHICLE_CLASSES.indexOf(each)), 0);
    const fits = (label: number, mask: number) =>
      label >>> FREE_AT === 1 &&
      (label & MAX_SEATS) >= groupSize &&
      ((mask >>> ((label >>> CLASS_AT) & 0xff)) & 1) === 1;
    const [smallMask, largeMask] = [maskOf(suitable), maskOf(larger)];
    const search = (accepts: (id: number, label: number) => boolean) =>
      this.points.nearest(pickup, { count, withinMeters, accepts });
    return {
      suitable: search((_, label) => fits(label, smallMask)),
      larger: largeMask === 0 ? [] : search((_, label) => fits(label, largeMask)),
      others: search((_, label) => !fits(label, smallMask | largeMask)),
    };
  }
}

function labelOf({ seats, vehicleClass, isFree }: IndexedDriver): number {
  return Math.min(seats, MAX_SEATS) | (VEHICLE_CLASSES.indexOf(vehicleClass) << CLASS_AT) | (isFree ? 1 << FREE_AT : 0);
}

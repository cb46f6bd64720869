import { classesFor, INITIAL_VEHICLE_RULES } from '@groupride/contracts';
import { distanceMeters, milesToMeters, type LatLng } from '@groupride/geo';
import type { City } from './city';
import { BOARDING_SECONDS, type Day, type Request, type Shift } from './demand';
import { Timeline } from './timeline';

/** Limits of the API: the maximum distance of drivers, ten minutes for a search, and 15 seconds for an offer. */
export const WITHIN_METERS = milesToMeters(15);
export const SEARCH_SECONDS = 600;
export const OFFER_SECONDS = 15;

/** Percentage of offers that are declined, and that expire without an answer. */
const DECLINED = 5;
const UNANSWERED = 2;

export interface Ride {
  readonly request: Request;
  state: 'to_come' | 'waiting' | 'offered' | 'accepted' | 'unserved';
  /** Drivers who were asked and did not accept. */
  readonly refusedBy: Set<number>;
  /** When the group was at the car, and the driver's time to get there; null until then. */
  served: { driverId: number; pickedUpAt: number; pickupSeconds: number } | null;
}

export interface Driver {
  readonly shift: Shift;
  position: LatLng;
  isWorking: boolean;
  /** Whether the driver has an offer or a ride. */
  isTaken: boolean;
  busySeconds: number;
  trips: number;
}

export interface Settings {
  /** Whether drivers decline offers and searches end; otherwise every request is served. */
  readonly isReal: boolean;
}

/** Decides which driver is offered which ride. Called after every change. */
export interface Dispatcher {
  requested(ride: Ride): void | Promise<void>;
  available(driver: Driver): void | Promise<void>;
  refused(ride: Ride, driver: Driver): void | Promise<void>;
}

/**
 * A day of requests and drivers in simulated time. Random decisions depend only on the ride and the driver, so that
 * dispatchers can be compared.
 */
export class Simulation {
  readonly timeline = new Timeline();
  private readonly asking = new Set<Ride>();
  readonly rides: readonly Ride[];
  readonly drivers: readonly Driver[];

  constructor(
    readonly city: City,
    day: Day,
    readonly settings: Settings,
    dispatcherOf: (simulation: Simulation) => Dispatcher,
  ) {
    this.rides = day.requests.map((request) => ({ request, state: 'to_come', refusedBy: new Set(), served: null }));
    this.drivers = day.shifts.map((shift) => ({
      shift,
      position: shift.home,
      isWorking: false,
      isTaken: false,
      busySeconds: 0,
      trips: 0,
    }));
    this.dispatcher = dispatcherOf(this);
  }

  private readonly dispatcher: Dispatcher;

  async run(): Promise<void> {
    const { timeline, dispatcher } = this;
    for (const driver of this.drivers) {
      timeline.plan(driver.shift.from, () => {
        driver.isWorking = true;
        return dispatcher.available(driver);
      });
      timeline.plan(driver.shift.until, () => void (driver.isWorking = false));
    }
    for (const ride of this.rides) {
      timeline.plan(ride.request.at, () => {
        this.wait(ride);
        return dispatcher.requested(ride);
      });
      if (this.settings.isReal) timeline.plan(ride.request.at + SEARCH_SECONDS, () => this.endSearch(ride));
    }
    await timeline.play();
  }

  /** Requests without an open offer, longest-waiting first. */
  waiting(): Ride[] {
    return [...this.asking].sort((a, b) => a.request.id - b.request.id);
  }

  isFree(driver: Driver): boolean {
    return driver.isWorking && !driver.isTaken;
  }

  /** The distance and kind of vehicle if the driver can be offered the ride; otherwise null. */
  suits({ request, refusedBy }: Ride, driver: Driver): { meters: number; isLarger: boolean } | null {
    const { seats, vehicleClass, driverId } = driver.shift;
    if (seats < request.groupSize || refusedBy.has(driverId)) return null;
    const { suitable, larger } = classesFor(INITIAL_VEHICLE_RULES, request.rideType, request.groupSize);
    const isLarger = larger.includes(vehicleClass);
    if (!isLarger && !suitable.includes(vehicleClass)) return null;
    const meters = distanceMeters(driver.position, request);
    return meters <= WITHIN_METERS ? { meters, isLarger } : null;
  }

  /** Offers the ride to the driver, who answers after a few seconds. */
  offer(ride: Ride, driver: Driver): void {
    ride.state = 'offered';
    this.asking.delete(ride);
    driver.isTaken = true;
    const { timeline } = this;
    const lot = this.settings.isReal ? lotOf(ride.request.id, driver.shift.driverId) : { share: 99, seconds: 0 };
    if (lot.share >= DECLINED + UNANSWERED) timeline.plan(timeline.now + lot.seconds, () => this.accept(ride, driver));
    else
      timeline.plan(timeline.now + (lot.share < UNANSWERED ? OFFER_SECONDS : lot.seconds), () =>
        this.refuse(ride, driver),
      );
  }

  private accept(ride: Ride, driver: Driver): void {
    ride.state = 'accepted';
    const { now } = this.timeline;
    const { request } = ride;
    const pickupSeconds = this.city.seconds([driver.position], [request])[0]!;
    const pickedUpAt = now + pickupSeconds;
    const endsAt = pickedUpAt + BOARDING_SECONDS + request.tripSeconds;
    ride.served = { driverId: driver.shift.driverId, pickedUpAt, pickupSeconds };
    driver.busySeconds += endsAt - now;
    driver.trips += 1;
    this.timeline.plan(endsAt, () => {
      driver.position = request.destination;
      return this.free(driver);
    });
  }

  private async refuse(ride: Ride, driver: Driver): Promise<void> {
    ride.refusedBy.add(driver.shift.driverId);
    const isOver = this.timeline.now > ride.request.at + SEARCH_SECONDS;
    if (isOver) ride.state = 'unserved';
    else this.wait(ride);
    driver.isTaken = false;
    if (!isOver) await this.dispatcher.refused(ride, driver);
    if (this.isFree(driver)) await this.dispatcher.available(driver);
  }

  private async free(driver: Driver): Promise<void> {
    driver.isTaken = false;
    if (this.isFree(driver)) await this.dispatcher.available(driver);
  }

  /** A ride with an open offer still waits for the answer. */
  private endSearch(ride: Ride): void {
    if (ride.state === 'waiting') ride.state = 'unserved';
    this.asking.delete(ride);
  }

  private wait(ride: Ride): void {
    ride.state = 'waiting';
    this.asking.add(ride);
  }
}

/**
 * The driver's reaction to an offer, the same in every run and regardless of other offers.
 * @returns a share from 0 to 99 and seconds from 3 to 9
 */
function lotOf(rideId: number, driverId: number): { share: number; seconds: number } {
  let hash = Math.imul(rideId, 0x9e3779b1) ^ Math.imul(driverId, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = (Math.imul(hash ^ (hash >>> 12), 0x297a2d39) ^ (hash >>> 15)) >>> 0;
  return { share: hash % 100, seconds: 3 + ((hash >>> 8) % 7) };
}

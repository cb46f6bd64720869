import { Injectable } from '@nestjs/common';
import {
  RIDE_TYPES,
  type AvailabilityRequest,
  type AvailabilityView,
  type RideTypeAvailability,
} from '@groupride/contracts';
import { etaMinutes, milesToMeters, type LatLng } from '@groupride/geo';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { CityFacade } from '../city/city.facade';
import { DriversFacade, type WorkingVehicle } from '../drivers/drivers.facade';
import { TravelTimes } from '../mapping/travel-times.facade';
import { VehicleRulesFacade } from '../settings/settings.facade';
import { SECONDS_PER_CLASS } from './domain/pickup-cost';
import {
  findSupply,
  maySupplyShared,
  preferShared,
  soonestFree,
  suggestStart,
  type Supply,
  type SupplyRules,
  type AvailabilityQuery,
} from './domain/ride-type-availability';
import { TRAVEL } from './domain/busy-time';
import { WITHIN_MILES } from './candidates.service';
import { SharedVehicles, type AskingGroup } from './shared-vehicles.service';

const MINUTE = 60_000;
/**
 * Grid for positions, about 500 meters. Exact travel times to several pickups would reveal a driver's position, or
 * where other groups are picked up.
 */
const GRID_DEGREES = 0.005;
/** Results are cached this long, because booking pages poll every 30 seconds and whenever the group changes. */
const CACHE_TTL_MS = 5_000;
const MAX_CACHE_ENTRIES = 1_000;
/** A vehicle whose scheduled ride starts within this time is not free. */
const SHORTEST_TRIP = 30 * MINUTE;

interface Rules extends SupplyRules {
  estimated: boolean;
}

/** A request with a known route, which may join a vehicle with other groups. */
export interface TripQuery extends AvailabilityQuery {
  destination: LatLng;
  durationSeconds: number;
  isHourlyBooking: boolean;
}

/** Tells how soon each ride type is available at a pickup. */
@Injectable()
export class RideTypeAvailabilityService {
  private readonly recent = new Map<string, { at: number; view: Promise<AvailabilityView> }>();

  constructor(
    private readonly drivers: DriversFacade,
    private readonly city: CityFacade,
    private readonly travelTimes: TravelTimes,
    private readonly vehicleRules: VehicleRulesFacade,
    private readonly sharedVehicles: SharedVehicles,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError place_outside_area */
  async ofAllTypes({ pickup, destination, groupSize }: AvailabilityRequest): Promise<AvailabilityView> {
    this.city.checkServed('pickup', pickup);
    if (destination) this.city.checkServed('destination', destination);
    const [from, to] = [hundredMeters(pickup), destination ? hundredMeters(destination) : null];
    const key = JSON.stringify([groupSize, from, to]);
    const now = this.clock.now().getTime();
    const known = this.recent.get(key);
    if (known && now - known.at < CACHE_TTL_MS) return known.view;
    const view = this.look(from, to, groupSize);
    this.remember(key, now, view);
    return view;
  }

  /** Whether an immediate ride would find a vehicle before its search ends. */
  async canRequestNow(tx: Transaction, query: TripQuery): Promise<boolean> {
    if (!this.config.REQUIRE_VEHICLE) return true;
    const now = this.clock.now();
    const trip = query.rideType === 'GroupPool' && !query.isHourlyBooking ? query : null;
    const vehicles = await this.vehiclesNear(query.pickup, trip, now, tx);
    const rules = this.rules(now, vehicles, query.pickup);
    const supply = findSupply(vehicles, query, rules);
    if (this.isServed(supply, now) || !trip || !maySupplyShared(supply)) return this.isServed(supply, now);
    const exactly = (position: LatLng) => position;
    return (await this.sharedPickup(vehicles, trip, { ...rules, placeOf: exactly }, tx)) !== null;
  }

  private async look(pickup: LatLng, destination: LatLng | null, groupSize: number): Promise<AvailabilityView> {
    const now = this.clock.now();
    const trip = destination && this.tripOf(pickup, destination, groupSize);
    const vehicles = await this.vehiclesNear(pickup, trip, now);
    const rules = this.rules(now, vehicles, pickup);
    const shared = trip && (await this.sharedPickup(vehicles, trip, { ...rules, placeOf: onGrid }));
    const supplies = RIDE_TYPES.map((rideType) => {
      const supply = findSupply(vehicles, { rideType, groupSize, pickup }, rules);
      return { rideType, supply: rideType === 'GroupPool' ? preferShared(supply, shared) : supply };
    });
    return {
      rideTypes: supplies.map(({ rideType, supply }): RideTypeAvailability => {
        const seconds = secondsOf(supply, rules.travelSeconds);
        return {
          rideType,
          availability: this.nameOf(supply, now),
          canRequestNow: this.isServed(supply, now),
          minutes: seconds === null ? null : etaMinutes(seconds),
          minutesEstimated: seconds !== null && rules.estimated,
          nextAvailableAt: supply.kind === 'busy' ? supply.nextAvailableAt.toISOString() : null,
          suggestedStart: suggestStart(supply, now)?.toISOString() ?? null,
        };
      }),
    };
  }

  /** @returns null where no road leads */
  private tripOf(pickup: LatLng, destination: LatLng, groupSize: number): TripQuery | null {
    const durationSeconds = this.travelTimes.matrix([pickup], [destination]).seconds[0]?.[0] ?? null;
    if (durationSeconds === null) return null;
    return { rideType: 'GroupPool', groupSize, pickup, destination, durationSeconds, isHourlyBooking: false };
  }

  /**
   * Travel seconds to the pickup of the shared vehicle that dispatch would choose. Queries the database only when a
   * driver of such a vehicle could take the group.
   */
  private async sharedPickup(
    vehicles: readonly WorkingVehicle[],
    query: TripQuery,
    rules: Rules & Pick<AskingGroup, 'placeOf'>,
    tx?: Transaction,
  ): Promise<number | null> {
    const driverIds = vehicles.filter(({ takesAnother }) => takesAnother).map(({ driverId }) => driverId);
    if (driverIds.length === 0) return null;
    const { groupSize, pickup, destination } = query;
    const group = {
      groupSize,
      driverIds,
      soonest: soonestFree(vehicles, query, rules),
      placeOf: rules.placeOf,
      pickupLat: pickup.lat,
      pickupLng: pickup.lng,
      dropoffLat: destination.lat,
      dropoffLng: destination.lng,
    };
    return this.sharedVehicles.pickupSecondsFor(group, rules.now, tx);
  }

  private isServed(supply: Supply, now: Date): boolean {
    if (supply.kind === 'group_too_large' || supply.kind === 'not_offered') return false;
    return !this.config.REQUIRE_VEHICLE || ['now', 'soon'].includes(this.nameOf(supply, now));
  }

  private nameOf(supply: Supply, now: Date): RideTypeAvailability['availability'] {
    if (supply.kind === 'not_offered') return 'none';
    if (supply.kind === 'shared') return 'now';
    if (supply.kind !== 'busy') return supply.kind;
    return supply.until.getTime() - now.getTime() <= this.config.SEARCH_MINUTES * MINUTE ? 'soon' : 'later';
  }

  /** @param joining the request that may join a shared vehicle; null for none */
  private async vehiclesNear(
    pickup: LatLng,
    joining: TripQuery | null,
    now: Date,
    tx?: Transaction,
  ): Promise<WorkingVehicle[]> {
    const freeUntil = new Date(now.getTime() + SHORTEST_TRIP);
    const search = {
      pickup,
      withinMeters: milesToMeters(WITHIN_MILES),
      now,
      freeUntil,
      joining: joining && { ...joining, travelSeconds: TRAVEL / 1000 },
    };
    const vehicles = await this.drivers.vehiclesNear(search, tx);
    return vehicles.map(({ position, ...vehicle }) => ({ ...vehicle, position: onGrid(position) }));
  }

  private rules(now: Date, vehicles: readonly WorkingVehicle[], pickup: LatLng): Rules {
    const { seconds, estimated } = this.travelTimes.matrix(
      vehicles.map(({ position }) => position),
      [pickup],
    );
    const toPickup = new Map<object, number | null>(
      vehicles.map((vehicle, index) => [vehicle, seconds[index]![0] ?? null]),
    );
    return {
      now,
      vehicles: this.vehicleRules.current,
      withinMeters: milesToMeters(WITHIN_MILES),
      secondsPerClass: SECONDS_PER_CLASS,
      travelSeconds: (vehicle) => toPickup.get(vehicle) ?? null,
      estimated,
    };
  }

  private remember(key: string, at: number, view: Promise<AvailabilityView>): void {
    view.catch(() => this.recent.delete(key));
    this.recent.delete(key);
    this.recent.set(key, { at, view });
    const oldest = this.recent.keys().next().value;
    if (this.recent.size > MAX_CACHE_ENTRIES && oldest !== undefined) this.recent.delete(oldest);
  }
}

const round = (degrees: number) => Number((Math.round(degrees / GRID_DEGREES) * GRID_DEGREES).toFixed(3));
const hundredMeters = ({ lat, lng }: LatLng): LatLng => ({ lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) });
const onGrid = ({ lat, lng }: LatLng): LatLng => ({ lat: round(lat), lng: round(lng) });

/** Travel seconds to the pickup; null unless a vehicle is available right away. */
function secondsOf(supply: Supply, travelSeconds: SupplyRules['travelSeconds']): number | null {
  if (supply.kind === 'shared') return supply.pickupSeconds;
  return supply.kind === 'now' ? travelSeconds(supply.vehicle) : null;
}

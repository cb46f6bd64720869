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
import { DriversFacade } from '../drivers/drivers.facade';
import { TravelTimes } from '../mapping/travel-times.facade';
import { VehicleRulesFacade } from '../settings/settings.facade';
import { SECONDS_PER_CLASS } from './domain/pickup-cost';
import {
  findSupply,
  suggestStart,
  type Supply,
  type AvailabilityQuery,
  type WorkingVehicle,
} from './domain/ride-type-availability';
import { WITHIN_MILES } from './candidates.service';

const MINUTE = 60_000;
/** About 500 meters. Exact travel times to several pickups would reveal a driver's position. */
const GRID_DEGREES = 0.005;
/** Booking pages poll every 30 seconds and whenever the group changes. */
const CACHE_TTL_MS = 5_000;
const MAX_CACHE_ENTRIES = 1_000;
/** A vehicle whose scheduled ride starts within this time is not free. */
const SHORTEST_TRIP = 30 * MINUTE;

/** How soon each ride type is available at a pickup. */
@Injectable()
export class RideTypeAvailabilityService {
  private readonly recent = new Map<string, { at: number; view: Promise<AvailabilityView> }>();

  constructor(
    private readonly drivers: DriversFacade,
    private readonly city: CityFacade,
    private readonly travelTimes: TravelTimes,
    private readonly vehicleRules: VehicleRulesFacade,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError place_outside_area */
  async ofAllTypes({ pickup, groupSize }: AvailabilityRequest): Promise<AvailabilityView> {
    this.city.checkServed('pickup', pickup);
    const key = `${groupSize}:${pickup.lat.toFixed(3)}:${pickup.lng.toFixed(3)}`;
    const now = this.clock.now().getTime();
    const known = this.recent.get(key);
    if (known && now - known.at < CACHE_TTL_MS) return known.view;
    const view = this.look({ lat: Number(pickup.lat.toFixed(3)), lng: Number(pickup.lng.toFixed(3)) }, groupSize);
    this.remember(key, now, view);
    return view;
  }

  /** Whether an immediate ride would find a vehicle before its search ends. */
  async canRequestNow(tx: Transaction, query: AvailabilityQuery): Promise<boolean> {
    if (!this.config.REQUIRE_VEHICLE) return true;
    const now = this.clock.now();
    const vehicles = await this.vehiclesNear(query.pickup, now, tx);
    return this.isServed(findSupply(vehicles, query, this.rules(now, vehicles, query.pickup)), now);
  }

  private async look(pickup: LatLng, groupSize: number): Promise<AvailabilityView> {
    const now = this.clock.now();
    const vehicles = await this.vehiclesNear(pickup, now);
    const rules = this.rules(now, vehicles, pickup);
    const supplies = RIDE_TYPES.map((rideType) => ({
      rideType,
      supply: findSupply(vehicles, { rideType, groupSize, pickup }, rules),
    }));
    return {
      rideTypes: supplies.map(({ rideType, supply }): RideTypeAvailability => {
        const seconds = supply.kind === 'now' ? rules.travelSeconds(supply.vehicle) : null;
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

  private isServed(supply: Supply, now: Date): boolean {
    if (supply.kind === 'group_too_large' || supply.kind === 'not_offered') return false;
    return !this.config.REQUIRE_VEHICLE || ['now', 'soon'].includes(this.nameOf(supply, now));
  }

  private nameOf(supply: Supply, now: Date): RideTypeAvailability['availability'] {
    if (supply.kind === 'not_offered') return 'none';
    if (supply.kind !== 'busy') return supply.kind;
    return supply.until.getTime() - now.getTime() <= this.config.SEARCH_MINUTES * MINUTE ? 'soon' : 'later';
  }

  private async vehiclesNear(pickup: LatLng, now: Date, tx?: Transaction): Promise<WorkingVehicle[]> {
    const freeUntil = new Date(now.getTime() + SHORTEST_TRIP);
    const search = { pickup, withinMeters: milesToMeters(WITHIN_MILES), now, freeUntil };
    const vehicles = await this.drivers.vehiclesNear(search, tx);
    return vehicles.map(({ position, ...vehicle }) => ({ ...vehicle, position: onGrid(position) }));
  }

  private rules(now: Date, vehicles: readonly WorkingVehicle[], pickup: LatLng) {
    const { seconds, estimated } = this.travelTimes.matrix(
      vehicles.map(({ position }) => position),
      [pickup],
    );
    const toPickup = new Map(vehicles.map((vehicle, index) => [vehicle, seconds[index]![0] ?? null]));
    return {
      now,
      vehicles: this.vehicleRules.current,
      withinMeters: milesToMeters(WITHIN_MILES),
      secondsPerClass: SECONDS_PER_CLASS,
      travelSeconds: (vehicle: WorkingVehicle) => toPickup.get(vehicle) ?? null,
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
const onGrid = ({ lat, lng }: LatLng): LatLng => ({ lat: round(lat), lng: round(lng) });

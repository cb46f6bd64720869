import { isAbsolute, join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { isInside, milesOutside, type LatLng } from '@groupride/geo';
import { Config } from '../../config/config';
import { isDatabaseOutage } from '../../platform/database/outage';
import { ApiError } from '../../platform/http/api-error';
import { CitiesRepository, CitySignal, type BuiltCity } from './cities.repository';
import { CityFacade, type ActiveCity, type PrepareCity } from './city.facade';

const POLL_INTERVAL_MS = 30_000;

/**
 * Holds the current city and follows its changes at run time. Services that need time to prepare for a new city (routing)
 * finish before the switch; requests already in progress keep the old city.
 */
@Injectable()
export class CityService extends CityFacade implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(CityService.name);
  private readonly preparations: PrepareCity[] = [];
  private active: ActiveCity;
  /** Serializes refreshes. */
  private refreshing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly config: Config,
    private readonly cities: CitiesRepository,
    signal: CitySignal,
  ) {
    super();
    this.active = fallback(config);
    signal.onChange(() => void this.refresh());
  }

  get current(): ActiveCity {
    return this.active;
  }

  beforeSwitch(prepare: PrepareCity): void {
    this.preparations.push(prepare);
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), POLL_INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  checkInArea(field: string, point: LatLng): void {
    const miles = this.milesOutside(point);
    if (miles === null) return;
    const { name, radiusMiles } = this.active;
    const message = `is ${Math.round(miles)} miles from ${name}; we drive within ${radiusMiles}`;
    throw new ApiError('place_outside_area', `That place ${message}.`, {
      errors: [{ field, code: 'place_outside_area', message }],
    });
  }

  checkServed(field: string, point: LatLng): void {
    this.checkInArea(field, point);
    if (this.isDrawnIn(point)) return;
    const message = `is outside the area that we serve in ${this.active.name}; choose a place inside it`;
    throw new ApiError('place_outside_area', `That place ${message}.`, {
      errors: [{ field, code: 'place_outside_area', message }],
    });
  }

  isServed(point: LatLng): boolean {
    return this.isInArea(point) && this.isDrawnIn(point);
  }

  isInArea(point: LatLng): boolean {
    return this.milesOutside(point) === null;
  }

  private isDrawnIn(point: LatLng): boolean {
    const { serviceArea } = this.active;
    return serviceArea.length === 0 || isInside(serviceArea, point);
  }

  private milesOutside(point: LatLng): number | null {
    const { center, radiusMiles, map } = this.active;
    return milesOutside({ center, radiusMiles, bounds: map?.bounds ?? null }, point);
  }

  private refresh(): Promise<void> {
    this.refreshing = this.refreshing
      .then(() => this.refreshNow())
      .catch((error: unknown) => {
        // The database module logs outages; the city is refreshed when the outage ends.
        if (!isDatabaseOutage(error)) this.logger.error({ err: error });
      });
    return this.refreshing;
  }

  private async refreshNow(): Promise<void> {
    const [built, serviceArea] = [await this.cities.active(), await this.cities.serviceArea()];
    this.active = { ...this.active, serviceArea };
    if ((built?.id ?? null) === this.active.id) return;
    const next = { ...(built ? this.toActive(built) : fallback(this.config)), serviceArea };
    const switches: (() => void)[] = [];
    try {
      for (const prepare of this.preparations) switches.push(await prepare(next));
    } catch (error) {
      this.logger.error({ err: error, city: next.id }, 'the city could not be made ready');
      // Without a city, a map without routes is better than nothing. Otherwise keep the working city.
      if (this.active.id !== null) return;
    }
    for (const use of switches) use();
    this.active = next;
    this.logger.log(`the city is ${next.name} (${next.id === null ? 'nothing built' : `import ${next.id}`})`);
  }

  private toActive(built: BuiltCity): ActiveCity {
    const { routingFolder, west, south, east, north } = built;
    return {
      id: built.id,
      name: built.name,
      timeZone: built.timeZone,
      center: { lat: built.centerLat, lng: built.centerLng },
      map: {
        version: built.id,
        tilesUrl: `/api/tiles/{z}/{x}/{y}.mvt?city=${built.id}`,
        minZoom: built.minZoom,
        maxZoom: built.maxZoom,
        bounds: { west, south, east, north },
        attribution: built.attribution,
        sketch: built.isSketch,
      },
      radiusMiles: this.config.CITY_RADIUS_MILES,
      serviceArea: [],
      routingFolder: isAbsolute(routingFolder) ? routingFolder : join(this.config.GROUPRIDE_DATA, routingFolder),
    };
  }
}

function fallback(config: Config): ActiveCity {
  return {
    id: null,
    name: config.CITY_NAME,
    timeZone: config.CITY_TIME_ZONE,
    center: { lat: config.CITY_LAT, lng: config.CITY_LNG },
    map: null,
    radiusMiles: config.CITY_RADIUS_MILES,
    serviceArea: [],
    routingFolder: null,
  };
}

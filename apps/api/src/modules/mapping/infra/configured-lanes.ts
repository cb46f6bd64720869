import { Injectable } from '@nestjs/common';
import type { MappingService } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { Config } from '../../../config/config';
import { MapQuota } from '../../../platform/map-quota';
import { CityFacade } from '../../city/city.facade';
import { Lane, type LaneLimits } from '../lane';
import { RoutingLanes } from '../routing-lanes';
import { GoogleEngine } from './google.engine';
import { MapboxEngine } from './mapbox.engine';
import { ValhallaHttpEngine } from './valhalla-http.engine';
import { ValhallaInProcess } from './valhalla-in-process';

const NETWORK: LaneLimits = { concurrency: 32, queue: 64, timeoutMs: 4500 };
const OWN_TIMEOUT_MS = 3000;
/** A 50 × 50 matrix takes two seconds on an idle machine and several on a busy one. */
const OWN_MATRIX_TIMEOUT_MS = 15_000;
/** About a mile. */
const WARM_UP_DEGREES = 0.015;

/**
 * Configured services come first, the built city last. The city's engine is opened before
 * the city becomes current; requests in progress keep the old engine.
 */
@Injectable()
export class ConfiguredLanes extends RoutingLanes {
  private readonly network: readonly Lane[];
  private city: Lane | null = null;

  constructor(config: Config, city: CityFacade, quota: MapQuota) {
    super();
    this.network = [
      ...(config.GOOGLE_MAPS_KEY ? [new GoogleEngine(config.GOOGLE_MAPS_KEY, quota)] : []),
      ...(config.MAPBOX_TOKEN ? [new MapboxEngine(config.MAPBOX_TOKEN, quota)] : []),
      ...(config.VALHALLA_URL ? [new ValhallaHttpEngine(config.VALHALLA_URL)] : []),
    ].map((engine) => new Lane(engine, NETWORK));
    const own: LaneLimits = {
      concurrency: config.ROUTING_CONCURRENCY,
      queue: config.ROUTING_QUEUE,
      timeoutMs: OWN_TIMEOUT_MS,
      matrixTimeoutMs: OWN_MATRIX_TIMEOUT_MS,
    };
    city.beforeSwitch(async ({ routingFolder, center }) => {
      const lane = routingFolder === null ? null : new Lane(await opened(routingFolder, center), own);
      return () => {
        this.city = lane;
      };
    });
  }

  lanes(): readonly Lane[] {
    return this.city ? [...this.network, this.city] : this.network;
  }

  configured(): readonly MappingService[] {
    return ['city', ...this.network.map(({ engine }) => engine.service)];
  }
}

/** Warms up the engine, because the first route reads tiles from disk. */
async function opened(folder: string, center: LatLng): Promise<ValhallaInProcess> {
  const engine = await ValhallaInProcess.open(folder);
  await engine
    .route([center, { lat: center.lat + WARM_UP_DEGREES, lng: center.lng + WARM_UP_DEGREES }])
    .catch(() => undefined);
  return engine;
}

import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config/config';
import { Forwarder } from '../../platform/forwarder';
import { MapQuota } from '../../platform/map-quota';
import { MapServices } from '../../platform/map-services';
import { Upstream, UPSTREAM_DEFAULTS, UpstreamFault } from '../../platform/upstream';
import { CityFacade } from '../city/city.facade';
import { RoutingRefusal, RoutingService } from '../mapping/mapping.facade';
import { PlacesFacade } from '../places/places.facade';
import { mapboxGeocoding, mapboxRefusal } from './domain/mapbox-words';
import { readTurnedPoint } from './domain/points';
import { mapboxDirections } from './mapbox-directions';
import type { MapboxDirectionsPath, MapboxDirectionsQuery, MapboxGeocodingQuery } from './proxy-query';

const SHOWN = 5;
const MOST_SHOWN = 10;
const PLACES_KEPT_MS = 10 * 60_000;
const WAYS_KEPT_MS = 60_000;

/** An answer and its HTTP status. */
export interface ProxyAnswer {
  status: number;
  body: unknown;
}

/** Mapbox' calls: by Mapbox where a token is set, otherwise, and while Mapbox is away, by the city in the same shapes. */
@Injectable()
export class MapboxProxyService {
  private readonly logger = new Logger(MapboxProxyService.name);
  private readonly mapbox: Forwarder | null;

  constructor(
    config: Config,
    private readonly city: CityFacade,
    private readonly places: PlacesFacade,
    private readonly routing: RoutingService,
    at: MapServices,
    quota: MapQuota,
  ) {
    this.mapbox = config.MAPBOX_TOKEN
      ? new Forwarder(new Upstream({ service: 'Mapbox', base: at.mapbox, ...UPSTREAM_DEFAULTS }), {
          keyName: 'access_token',
          key: config.MAPBOX_TOKEN,
          quota,
        })
      : null;
  }

  async geocode(who: string, query: string, { proximity, limit, types, autocomplete }: MapboxGeocodingQuery): Promise<ProxyAnswer> {
    const { center, map, name } = this.city.current;
    const near = (proximity && readTurnedPoint(proximity)) || center;
    const most = Math.min(MOST_SHOWN, Math.max(1, Number(limit || SHOWN)));
    const forwarded = await this.forward(
      who,
      ['geocoding', 'v5', 'mapbox.places', `${query}.json`],
      { proximity: `${near.lng},${near.lat}`, limit: String(most), types: types || undefined, autocomplete: autocomplete || undefined },
      PLACES_KEPT_MS,
    );
    if (forwarded) return forwarded;
    const point = readTurnedPoint(query);
    const kinds = (types ?? '').split(',').filter(Boolean);
    const found = point ? await this.places.at(point) : await this.places.byAddress(query, kinds.length > 0 ? MOST_SHOWN : most, near);
    return { status: 200, body: mapboxGeocoding(query, found, map?.attribution ?? name, { types: kinds, point, most }) };
  }

  async directions(who: string, { mode, coordinates }: MapboxDirectionsPath, { geometries, overview, steps, alternatives }: MapboxDirectionsQuery): Promise<ProxyAnswer> {
    const parameters = { geometries: geometries || undefined, overview: overview || undefined, steps: steps || undefined, alternatives: alternatives || undefined };
    const points = coordinates.split(';').map(readTurnedPoint);
    if (points.some((point) => point === null)) return { status: 422, body: mapboxRefusal('InvalidInput', 'A coordinate is no place on earth.') };
    const forwarded = await this.forward(who, ['directions', 'v5', 'mapbox', mode, coordinates], parameters, WAYS_KEPT_MS);
    if (forwarded) return forwarded;
    if (!mode.startsWith('driving')) return { status: 200, body: mapboxRefusal('NoRoute', 'The city knows ways by car.') };
    const given = points.filter((point) => point !== null);
    try {
      const { value } = await this.routing.routeOnRoads(given, { steps: steps === 'true', turns: true, alternatives: alternatives === 'true' ? 2 : 0, caller: who });
      return { status: 200, body: mapboxDirections(value, given, {
          geometries: geometries === 'geojson' || geometries === 'polyline6' ? geometries : 'polyline',
          overview: overview === 'full' || overview === 'false' ? overview : 'simplified',
          steps: steps === 'true',
        }) };
    } catch (error) {
      if (!(error instanceof RoutingRefusal)) return { status: 503, body: mapboxRefusal('ServiceUnavailable', 'No way can be worked out at the moment.') };
      if (error.reason === 'too_much') return { status: 422, body: mapboxRefusal('InvalidInput', 'Too far, or too many coordinates.') };
      return { status: 200, body: error.reason === 'no_road_near' ? mapboxRefusal('NoSegment', 'No road is near.') : mapboxRefusal('NoRoute', 'No way was found.') };
    }
  }

  /** @returns null when the city has to answer */
  private async forward(who: string, path: string[], parameters: Record<string, string | undefined>, keptMs: number): Promise<ProxyAnswer | null> {
    if (!this.mapbox) return null;
    try {
      return await this.mapbox.ask(who, { path, parameters, keptMs });
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      this.logger.warn(error.message);
      return null;
    }
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config/config';
import { MapQuota } from '../../platform/map-quota';
import { MapServices } from '../../platform/map-services';
import { CityFacade } from '../city/city.facade';
import { RoutingRefusal, RoutingService } from '../mapping/mapping.facade';
import { PlacesFacade } from '../places/places.facade';
import { centerOf, isIn, readBox } from './domain/area';
import { kindsWanted, mapboxGeocoding, mapboxRefusal } from './domain/mapbox-format';
import { readLngLat } from './domain/points';
import { mapboxDirections, type MapboxRouteOptions } from './mapbox-directions';
import { readMapboxRouteRequest, type MapboxRouteRequest } from './mapbox-route-request';
import type { MapboxDirectionsPath, MapboxDirectionsQuery, MapboxGeocodingQuery } from './proxy-query';
import { PLACES_TTL_MS, ProxiedMapService, ROUTES_TTL_MS } from './proxied-map-service';

const MAX_RESULTS = 5;
/** Candidates to load when some are filtered out afterwards. */
const MAX_CANDIDATES = 20;
const MAX_QUERY_WORDS = 20;
const LONGEST_QUERY = 256;

const refused = (message: string): ProxyAnswer => ({ status: 422, body: { code: 'InvalidInput', message } });

/** A response body and its HTTP status. */
export interface ProxyAnswer {
  status: number;
  body: unknown;
}

/**
 * Mapbox' API: served by Mapbox where a token is set; otherwise, and while Mapbox is unavailable, by the city in the
 * same format.
 */
@Injectable()
export class MapboxProxyService {
  private readonly mapbox: ProxiedMapService;

  constructor(
    config: Config,
    private readonly city: CityFacade,
    private readonly places: PlacesFacade,
    private readonly routing: RoutingService,
    at: MapServices,
    quota: MapQuota,
  ) {
    this.mapbox = new ProxiedMapService(
      { service: 'Mapbox', base: at.mapbox, keyName: 'access_token', key: config.MAPBOX_TOKEN, quota },
      new Logger(MapboxProxyService.name),
    );
  }

  async geocode(
    who: string,
    query: string,
    {
      proximity,
      limit,
      types,
      autocomplete,
      bbox,
      fuzzyMatch,
      country,
      worldview,
      language,
      routing,
    }: MapboxGeocodingQuery,
  ): Promise<ProxyAnswer> {
    const words = query.split(/\s+/).filter(Boolean).length;
    if (words > MAX_QUERY_WORDS) return refused(`Query too long - ${words}/${MAX_QUERY_WORDS} tokens`);
    if (query.length > LONGEST_QUERY) return refused(`Query too long - ${query.length}/${LONGEST_QUERY} characters`);
    const box = bbox ? readBox(bbox) : null;
    if (bbox && !box) return refused('bbox must be west,south,east,north.');
    const { center, map, name } = this.city.current;
    // Callers are not located by IP address.
    const around = proximity && proximity !== 'ip' ? readLngLat(proximity) : null;
    if (proximity && proximity !== 'ip' && !around)
      return refused('proximity must be lng,lat, at most 180 and 90 degrees, or ip.');
    const near = around ?? (box ? centerOf(box) : center);
    const most = Number(limit || MAX_RESULTS);
    const forwarded = await this.mapbox.forward(
      who,
      {
        path: ['geocoding', 'v5', 'mapbox.places', `${query}.json`],
        parameters: {
          proximity: `${near.lng},${near.lat}`,
          limit: String(most),
          types,
          autocomplete,
          bbox,
          fuzzyMatch,
          country,
          worldview,
          language,
          routing,
        },
        ttlMs: PLACES_TTL_MS,
      },
      (answer) => answer,
    );
    if (forwarded) return forwarded;
    if (routing === 'true') return refused('routing: the city knows one point of a place.');
    const point = readLngLat(query);
    const kinds = (types ?? '').split(',').filter(Boolean);
    const found = point
      ? await this.places.levelsAt(point, kinds.length > 0 ? kindsWanted(kinds) : undefined)
      : await this.places.byAddress(query, kinds.length > 0 || box ? MAX_CANDIDATES : most, near);
    const there = box ? found.filter((place) => isIn(box, place)) : found;
    return {
      status: 200,
      body: mapboxGeocoding(query, there, map?.attribution ?? name, { types: kinds, point, most }),
    };
  }

  async directions(
    who: string,
    { mode, coordinates }: MapboxDirectionsPath,
    query: MapboxDirectionsQuery,
  ): Promise<ProxyAnswer> {
    const points = coordinates.split(';').map(readLngLat);
    const given = points.filter((point) => point !== null);
    if (given.length < points.length) return refused('A coordinate is no place on earth.');
    const forwarded = await this.mapbox.forward(
      who,
      { path: ['directions', 'v5', 'mapbox', mode, coordinates], parameters: { ...query }, ttlMs: ROUTES_TTL_MS },
      (answer) => answer,
    );
    if (forwarded) return forwarded;
    if (!mode.startsWith('driving'))
      return { status: 200, body: mapboxRefusal('NoRoute', 'Only routes by car are available.') };
    const routeRequest = readMapboxRouteRequest(given, query);
    if (typeof routeRequest === 'string') return refused(routeRequest);
    return this.directionsInCity(who, routeRequest, query);
  }

  private async directionsInCity(
    who: string,
    { points, avoid, annotations, radiuses }: MapboxRouteRequest,
    { geometries, overview, steps, alternatives }: MapboxDirectionsQuery,
  ): Promise<ProxyAnswer> {
    try {
      const { value } = await this.routing.routeOnRoads(points, {
        steps: steps === 'true',
        turns: true,
        alternatives: alternatives === 'true' ? 2 : 0,
        avoid,
        caller: who,
      });
      if (value[0]?.waypoints?.some(({ meters }, i) => meters > radiuses[i]!))
        return { status: 200, body: mapboxRefusal('NoSegment', 'No road is within the radius.') };
      const options: MapboxRouteOptions = {
        geometries: geometries === 'geojson' || geometries === 'polyline6' ? geometries : 'polyline',
        overview: overview === 'full' || overview === 'false' ? overview : 'simplified',
        steps: steps === 'true',
        annotations,
      };
      return { status: 200, body: mapboxDirections(value, points, options) };
    } catch (error) {
      if (!(error instanceof RoutingRefusal))
        return { status: 503, body: mapboxRefusal('ServiceUnavailable', 'Routes are unavailable at the moment.') };
      if (error.reason === 'too_much') return refused(`Too much for one route: ${error.detail}.`);
      return {
        status: 200,
        body:
          error.reason === 'no_road_near'
            ? mapboxRefusal('NoSegment', 'No road is near.')
            : mapboxRefusal('NoRoute', 'No route was found.'),
      };
    }
  }
}

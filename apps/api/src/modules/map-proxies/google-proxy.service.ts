import { Injectable, Logger } from '@nestjs/common';
import type { LatLng } from '@groupride/geo';
import { Config } from '../../config/config';
import { MapQuota } from '../../platform/map-quota';
import { MapServices } from '../../platform/map-services';
import { UpstreamFault } from '../../platform/upstream';
import { CityFacade } from '../city/city.facade';
import { RoutingRefusal, RoutingService } from '../mapping/mapping.facade';
import { type FoundPlace, PlacesFacade } from '../places/places.facade';
import { centerOf, isIn, readBounds, readSearchArea } from './domain/area';
import { readComponents, type Components } from './domain/components';
import { readHints } from './domain/hints';
import { idIn, isOwnId } from './domain/place-id';
import { readLatLng } from './domain/points';
import {
  autocompleteAnswer,
  fullName,
  geocodeAnswer,
  googleRefusal,
  isCallersFault,
  kindsSuggested,
  kindsWanted,
  type GoogleList,
} from './domain/google-format';
import { directionsAnswer, type GooglePoint } from './google-directions';
import { readGoogleRouteRequest, writeWaypoints, type GoogleRouteRequest } from './google-route-request';
import type { GoogleAutocompleteQuery, GoogleDirectionsQuery, GoogleGeocodeQuery } from './proxy-query';
import { PLACES_TTL_MS, ProxiedMapService, ROUTES_TTL_MS } from './proxied-map-service';

const MAX_RESULTS = 5;
const MOST_WAYPOINTS = 10;
const MODES = new Set(['driving', 'walking', 'bicycling', 'transit']);

/**
 * Google Maps' API: served by Google where a key is set; otherwise, and while Google is unavailable, by the city in the
 * same format.
 */
@Injectable()
export class GoogleProxyService {
  private readonly google: ProxiedMapService;

  constructor(
    config: Config,
    private readonly city: CityFacade,
    private readonly places: PlacesFacade,
    private readonly routing: RoutingService,
    at: MapServices,
    quota: MapQuota,
  ) {
    this.google = new ProxiedMapService(
      { service: 'Google Maps', base: at.google, keyName: 'key', key: config.GOOGLE_MAPS_KEY, quota },
      new Logger(GoogleProxyService.name),
    );
  }

  async geocode(
    who: string,
    {
      address,
      latlng,
      place_id: placeId,
      bounds,
      language,
      region,
      components,
      result_type,
      location_type,
    }: GoogleGeocodeQuery,
  ): Promise<unknown> {
    const asks = [address, latlng, placeId].filter(Boolean).length;
    if (asks > 1 || (asks === 0 && !components))
      return googleRefusal('results', 'INVALID_REQUEST', 'Give one of address, latlng and place_id, or components.');
    const point = latlng ? readLatLng(latlng) : null;
    if (latlng && !point) return googleRefusal('results', 'INVALID_REQUEST', 'latlng must be lat,lng.');
    const area = bounds ? readBounds(bounds) : null;
    if (bounds && !area) return googleRefusal('results', 'INVALID_REQUEST', 'bounds must be lat,lng|lat,lng.');
    const lies = readComponents(components);
    if (isOwnId(placeId)) return this.placeInCity(placeId);
    const asked = point
      ? { latlng, result_type, location_type }
      : placeId
        ? { place_id: placeId }
        : { ...(address ? { address: this.inCity(address) } : {}), ...this.bounds(bounds), components };
    const forwarded = await this.forward('results', who, 'geocode', { ...asked, language, region }, PLACES_TTL_MS);
    if (forwarded) return forwarded;
    if (placeId) return this.placeInCity(placeId);
    const there = point ?? (address ? readLatLng(address) : null);
    if (there) return geocodeAnswer(await this.places.levelsAt(there, kindsWanted(result_type, location_type)));
    if (typeof lies === 'string') return googleRefusal('results', 'INVALID_REQUEST', lies);
    const near = area ? centerOf(area) : undefined;
    if (!address) return geocodeAnswer(await this.inComponents(lies, near));
    const found = (await this.places.byAddress(address, area ? MAX_RESULTS * 4 : MAX_RESULTS, near)).filter(lies.lies);
    // Results inside the area come first; others follow.
    const inOrder = area
      ? [...found.filter((place) => isIn(area, place)), ...found.filter((place) => !isIn(area, place))]
      : found;
    return geocodeAnswer(inOrder.slice(0, MAX_RESULTS), address);
  }

  /** Results for components without an address. */
  private async inComponents({ alone }: Components, near: LatLng | undefined): Promise<FoundPlace[]> {
    if (!alone) return [];
    const found = alone.kinds
      ? await this.places.search(alone.text, MAX_RESULTS, near, alone.kinds)
      : await this.places.byAddress(alone.text, MAX_RESULTS, near);
    return found.filter(alone.is);
  }

  private async placeInCity(id: string): Promise<unknown> {
    const place = await this.places.byId(id);
    return place
      ? geocodeAnswer([place])
      : googleRefusal('results', 'NOT_FOUND', 'There is no place of that place_id.');
  }

  async autocomplete(who: string, query: GoogleAutocompleteQuery): Promise<unknown> {
    const {
      input = '',
      types = '',
      offset,
      origin,
      location,
      radius,
      locationbias,
      locationrestriction,
      strictbounds,
      language,
      region,
      components,
    } = query;
    const wanted = types.split('|').filter(Boolean);
    // Without an offset, the whole input counts.
    const text = input.slice(0, Number(offset) || undefined);
    if (!text) return googleRefusal('predictions', 'INVALID_REQUEST', 'Give input.');
    const [area, lies, from] = [readSearchArea(query), readComponents(components), origin ? readLatLng(origin) : null];
    if (typeof area === 'string') return googleRefusal('predictions', 'INVALID_REQUEST', area);
    if (origin && !from) return googleRefusal('predictions', 'INVALID_REQUEST', 'origin must be lat,lng.');
    const { lat, lng } = this.city.current.center;
    const where =
      location || locationbias || locationrestriction
        ? { location, radius, locationbias, locationrestriction, strictbounds }
        : { location: `${lat},${lng}`, radius: '50000' };
    const forwarded = await this.forward(
      'predictions',
      who,
      'place/autocomplete',
      { input: text, types, ...where, origin, language, region, components },
      PLACES_TTL_MS,
    );
    if (forwarded) return forwarded;
    if (typeof lies === 'string') return googleRefusal('predictions', 'INVALID_REQUEST', lies);
    // Some results are filtered out afterwards.
    const found = await this.places.search(text, MAX_RESULTS * 4, area.near, kindsSuggested(wanted));
    const there = autocompleteAnswer(
      found.filter((place) => area.isThere(place) && lies.lies(place)),
      { types: wanted, origin: from, typed: text },
    );
    return { ...there, predictions: there.predictions.slice(0, MAX_RESULTS) };
  }

  async directions(who: string, query: GoogleDirectionsQuery): Promise<unknown> {
    const { origin, destination, language, region, departure_time, arrival_time, traffic_model, units, avoid } = query;
    if (!origin || !destination) return googleRefusal('routes', 'INVALID_REQUEST', 'Give origin and destination.');
    const mode = (query.mode || 'driving').toLowerCase();
    if (!MODES.has(mode))
      return googleRefusal('routes', 'INVALID_REQUEST', 'mode must be driving, walking, bicycling or transit.');
    const routeRequest = readGoogleRouteRequest(query);
    if (typeof routeRequest === 'string') return googleRefusal('routes', 'INVALID_REQUEST', routeRequest);
    const places = [origin, destination, ...routeRequest.between.map(({ text }) => text)];
    if (places.some((text) => idIn(text) === ''))
      return googleRefusal('routes', 'INVALID_REQUEST', 'place_id: needs an id.');
    const wrong = places.map(readHints).find((located) => typeof located === 'string');
    if (wrong !== undefined) return googleRefusal('routes', 'INVALID_REQUEST', wrong);
    const alternatives = query.alternatives === 'true';
    if (this.google.hasKey) {
      const parameters = {
        ...(await this.withCoordinates(origin, destination, routeRequest)),
        mode,
        alternatives: alternatives ? 'true' : undefined,
        avoid,
        units,
        language,
        region,
        departure_time,
        arrival_time,
        traffic_model,
      };
      const forwarded = await this.forward('routes', who, 'directions', parameters, ROUTES_TTL_MS);
      if (forwarded) return forwarded;
    }
    return mode === 'driving'
      ? this.directionsInCity(who, { ...routeRequest, origin, destination, alternatives: alternatives ? 2 : 0 })
      : googleRefusal('routes', 'ZERO_RESULTS', 'Only routes by car are available.');
  }

  /** Replaces the city's own ids, which Google does not know, with coordinates. */
  private async withCoordinates(
    origin: string,
    destination: string,
    routeRequest: GoogleRouteRequest,
  ): Promise<Record<string, string | undefined>> {
    const known = async (text: string) => {
      const place = isOwnId(idIn(text)) ? await this.places.byId(idIn(text)!) : null;
      return place ? `${place.lat},${place.lng}` : text;
    };
    const [from = '', to = '', ...between] = await Promise.all(
      [origin, destination, ...routeRequest.between.map(({ text }) => text)].map(known),
    );
    return { origin: from, destination: to, waypoints: writeWaypoints(routeRequest, between) };
  }

  private async directionsInCity(
    who: string,
    {
      origin,
      destination,
      between,
      optimize,
      avoid,
      metric,
      alternatives,
    }: GoogleRouteRequest & { origin: string; destination: string; alternatives: number },
  ): Promise<unknown> {
    if (between.length > MOST_WAYPOINTS)
      return googleRefusal('routes', 'MAX_WAYPOINTS_EXCEEDED', `At most ${MOST_WAYPOINTS} waypoints.`);
    const asked = [{ text: origin, through: false }, ...between, { text: destination, through: false }];
    const points = await Promise.all(
      asked.map(async ({ text, through }) => ((at) => at && { ...at, through })(await this.pointOf(text))),
    );
    const found = points.filter((point) => point !== null);
    if (found.length < points.length) return googleRefusal('routes', 'NOT_FOUND');
    try {
      const order = optimize ? await this.orderOf(who, found) : undefined;
      const inOrder = order ? [found[0]!, ...order.map((stop) => found[stop + 1]!), found.at(-1)!] : found;
      const { value } = await this.routing.routeOnRoads(
        inOrder.map(({ at, through, heading }) => ({ ...at, through, heading })),
        { steps: true, turns: true, alternatives, avoid, caller: who },
      );
      const { map, name } = this.city.current;
      return directionsAnswer(value, inOrder, { copyrights: map?.attribution ?? name, metric, order });
    } catch (error) {
      if (!(error instanceof RoutingRefusal))
        return googleRefusal('routes', 'UNKNOWN_ERROR', 'Routes are unavailable at the moment.');
      return error.reason === 'too_much'
        ? googleRefusal('routes', 'MAX_ROUTE_LENGTH_EXCEEDED', `Too much for one route: ${error.detail}.`)
        : googleRefusal('routes', 'ZERO_RESULTS');
    }
  }

  private async orderOf(who: string, points: readonly GooglePoint[]): Promise<number[]> {
    const [start, ...stops] = points.map(({ at }) => at);
    const end = stops.pop();
    return (await this.routing.orderStops(start!, stops, end, { caller: who })).value.order;
  }

  /** Resolves a name, a place id or a point. */
  private async pointOf(input: string): Promise<GooglePoint | null> {
    const located = readHints(input);
    if (typeof located === 'string') return null;
    const { text, heading } = located;
    const [id, point] = [idIn(text), readLatLng(text)];
    const [place] = id
      ? [await this.places.byId(id)]
      : point
        ? await this.places.at(point)
        : await this.places.byAddress(text, 1);
    if (place) return { at: point ?? { lat: place.lat, lng: place.lng }, name: fullName(place), place, heading };
    return point && { at: point, name: text, heading };
  }

  /** @returns null when the city must answer instead */
  private async forward(
    what: GoogleList,
    who: string,
    call: string,
    parameters: Record<string, string | undefined>,
    ttlMs: number,
  ): Promise<unknown> {
    const request = { path: ['maps', 'api', ...call.split('/'), 'json'], parameters, ttlMs };
    return this.google.forward(who, request, ({ body }) => {
      const { status = '' } = body as { status?: string };
      if (status === 'OK' || status === 'ZERO_RESULTS') return body;
      if (isCallersFault(status)) return googleRefusal(what, status);
      throw new UpstreamFault('Google Maps', status);
    });
  }

  /** Adds the city to a bare name. */
  private inCity(address: string): string {
    return address.includes(',') ? address : `${address}, ${this.city.current.name}`;
  }

  /** Preferred result area. */
  private bounds(asked: string | undefined): { bounds?: string } {
    if (asked) return { bounds: asked };
    const bounds = this.city.current.map?.bounds;
    return bounds ? { bounds: `${bounds.south},${bounds.west}|${bounds.north},${bounds.east}` } : {};
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config/config';
import { Forwarder } from '../../platform/forwarder';
import { MapQuota } from '../../platform/map-quota';
import { MapServices } from '../../platform/map-services';
import { Upstream, UPSTREAM_DEFAULTS, UpstreamFault } from '../../platform/upstream';
import { CityFacade } from '../city/city.facade';
import { RoutingRefusal, RoutingService } from '../mapping/mapping.facade';
import { PlacesFacade } from '../places/places.facade';
import { readPoint } from './domain/points';
import { autocompleteAnswer, fullName, geocodeAnswer, googleRefusal } from './domain/google-words';
import { directionsAnswer, type GooglePoint } from './google-directions';
import type { GoogleAutocompleteQuery, GoogleDirectionsQuery, GoogleGeocodeQuery } from './proxy-query';

const SHOWN = 5;
const PLACES_KEPT_MS = 10 * 60_000;
const WAYS_KEPT_MS = 60_000;
const MOST_WAYPOINTS = 10;
const MODES = new Set(['driving', 'walking', 'bicycling', 'transit']);

type Refused = 'results' | 'predictions' | 'routes';

/** Google Maps' calls: by Google where a key is set, otherwise, and while Google is away, by the city in the same shapes. */
@Injectable()
export class GoogleProxyService {
  private readonly logger = new Logger(GoogleProxyService.name);
  private readonly google: Forwarder | null;

  constructor(
    config: Config,
    private readonly city: CityFacade,
    private readonly places: PlacesFacade,
    private readonly routing: RoutingService,
    at: MapServices,
    quota: MapQuota,
  ) {
    this.google = config.GOOGLE_MAPS_KEY
      ? new Forwarder(new Upstream({ service: 'Google Maps', base: at.google, ...UPSTREAM_DEFAULTS }), {
          keyName: 'key',
          key: config.GOOGLE_MAPS_KEY,
          quota,
        })
      : null;
  }

  async geocode(who: string, { address, latlng }: GoogleGeocodeQuery): Promise<unknown> {
    if (!address === !latlng) return googleRefusal('results', 'INVALID_REQUEST', 'Give either address or latlng.');
    const point = latlng ? readPoint(latlng) : null;
    if (latlng && !point) return googleRefusal('results', 'INVALID_REQUEST', 'latlng must be lat,lng.');
    return (
      (await this.forward('results', who, 'geocode', point ? { latlng } : { address: this.inCity(address!), ...this.bounds() }, PLACES_KEPT_MS)) ??
      geocodeAnswer(point ? await this.places.at(point) : await this.places.byAddress(address!, SHOWN))
    );
  }

  async autocomplete(who: string, { input = '', types = '' }: GoogleAutocompleteQuery): Promise<unknown> {
    if (!input) return googleRefusal('predictions', 'INVALID_REQUEST', 'Give input.');
    const { lat, lng } = this.city.current.center;
    const parameters = { input, types: types || undefined, location: `${lat},${lng}`, radius: '50000' };
    const kinds = types.split('|').filter(Boolean);
    return (await this.forward('predictions', who, 'place/autocomplete', parameters, PLACES_KEPT_MS)) ?? autocompleteAnswer(await this.places.search(input, SHOWN * (kinds.length > 0 ? 4 : 1)), kinds);
  }

  async directions(who: string, { origin, destination, mode = 'driving', waypoints, alternatives }: GoogleDirectionsQuery): Promise<unknown> {
    if (!origin || !destination) return googleRefusal('routes', 'INVALID_REQUEST', 'Give origin and destination.');
    if (!MODES.has(mode || 'driving')) return googleRefusal('routes', 'INVALID_REQUEST', 'mode must be driving, walking, bicycling or transit.');
    const parameters = { origin, destination, mode: mode || 'driving', waypoints: waypoints || undefined, alternatives: alternatives === 'true' ? 'true' : undefined };
    return (await this.forward('routes', who, 'directions', parameters, WAYS_KEPT_MS)) ?? this.directionsInCity(who, parameters);
  }

  private async directionsInCity(who: string, { origin, destination, mode, waypoints, alternatives }: { origin: string; destination: string; mode: string; waypoints?: string; alternatives?: string }): Promise<unknown> {
    if (mode !== 'driving') return googleRefusal('routes', 'ZERO_RESULTS', 'The city knows ways by car.');
    const between = waypoints?.split('|').filter((text) => text !== '' && !text.startsWith('optimize:')) ?? [];
    if (between.length > MOST_WAYPOINTS) return googleRefusal('routes', 'MAX_WAYPOINTS_EXCEEDED');
    const points = await Promise.all([origin, ...between, destination].map((text) => this.pointOf(text.replace(/^via:/, ''))));
    if (points.some((point) => point === null)) return googleRefusal('routes', 'NOT_FOUND');
    const found = points.filter((point) => point !== null);
    try {
      const { value } = await this.routing.routeOnRoads(found.map(({ at }) => at), { steps: true, turns: true, alternatives: alternatives === 'true' ? 2 : 0, caller: who });
      const { map, name } = this.city.current;
      return directionsAnswer(value, found, map?.attribution ?? name);
    } catch (error) {
      if (error instanceof RoutingRefusal) return googleRefusal('routes', 'ZERO_RESULTS');
      return googleRefusal('routes', 'UNKNOWN_ERROR', 'No way can be worked out at the moment.');
    }
  }

  /** A place by its name, or what is at a point. */
  private async pointOf(text: string): Promise<GooglePoint | null> {
    const point = readPoint(text);
    const [place] = point ? await this.places.at(point) : await this.places.byAddress(text, 1);
    if (place) return { at: point ?? { lat: place.lat, lng: place.lng }, name: fullName(place), place };
    return point && { at: point, name: text };
  }

  /** @returns null when the city has to answer */
  private async forward(what: Refused, who: string, call: string, parameters: Record<string, string | undefined>, keptMs: number): Promise<unknown> {
    if (!this.google) return null;
    try {
      const { body } = await this.google.ask(who, { path: ['maps', 'api', ...call.split('/'), 'json'], parameters, keptMs });
      const { status = '' } = body as { status?: string };
      if (status === 'OK' || status === 'ZERO_RESULTS') return body;
      if (status === 'INVALID_REQUEST' || status === 'NOT_FOUND' || status === 'MAX_WAYPOINTS_EXCEEDED') return googleRefusal(what, status);
      throw new UpstreamFault('Google Maps', status);
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      this.logger.warn(error.message);
      return null;
    }
  }

  /** A bare name is meant in the city. */
  private inCity(address: string): string {
    return address.includes(',') ? address : `${address}, ${this.city.current.name}`;
  }

  private bounds(): { bounds?: string } {
    const bounds = this.city.current.map?.bounds;
    return bounds ? { bounds: `${bounds.south},${bounds.west}|${bounds.north},${bounds.east}` } : {};
  }
}

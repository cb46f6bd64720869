import type { PlaceKind } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Forwarder } from '../../../platform/forwarder';
import { UpstreamFault } from '../../../platform/upstream';
import { ExternalPlaceFinder } from '../external-place-finder';
import type { FoundPlace } from '../places.facade';
import { isDegrees, readAll } from './read-found';

const CACHE_TTL_MS = 10 * 60_000;
/** Half the side of the preferred box in degrees; about the size of a city. */
const AROUND = 0.4;

/** Expected shape; any field may be missing. */
interface Result {
  formatted_address?: unknown;
  geometry?: { location?: Partial<Record<keyof LatLng, unknown>> | null } | null;
  place_id?: unknown;
  types?: unknown;
}

const KINDS: readonly [type: string, kind: PlaceKind][] = [
  ['airport', 'airport'],
  ['street_address', 'address'],
  ['premise', 'address'],
  ['route', 'street'],
  ['neighborhood', 'neighborhood'],
  ['sublocality', 'suburb'],
  ['locality', 'city'],
  ['transit_station', 'station'],
  ['stadium', 'stadium'],
  ['museum', 'museum'],
  ['university', 'university'],
  ['hospital', 'hospital'],
  ['shopping_mall', 'mall'],
  ['lodging', 'hotel'],
  ['park', 'park'],
  ['restaurant', 'restaurant'],
];

/** Google's Geocoding API. Unlike Google's suggestions, its results include positions. */
export class GoogleFinder extends ExternalPlaceFinder {
  readonly type = 'google';

  constructor(private readonly google: Forwarder) {
    super();
  }

  async search(who: string, text: string, { lat, lng }: LatLng, limit: number): Promise<FoundPlace[]> {
    const bounds = `${lat - AROUND},${lng - AROUND}|${lat + AROUND},${lng + AROUND}`;
    return (await this.request(who, { address: text, bounds })).slice(0, limit);
  }

  async at(who: string, { lat, lng }: LatLng): Promise<FoundPlace[]> {
    return (await this.request(who, { latlng: `${lat},${lng}` })).slice(0, 1);
  }

  private async request(who: string, parameters: Record<string, string>): Promise<FoundPlace[]> {
    const { body } = await this.google.forward(who, {
      path: ['maps', 'api', 'geocode', 'json'],
      parameters,
      ttlMs: CACHE_TTL_MS,
    });
    const { status, results = [] } = (body ?? {}) as { status?: unknown; results?: unknown };
    if (status === 'ZERO_RESULTS') return [];
    if (status !== 'OK')
      throw new UpstreamFault('Google Maps', typeof status === 'string' ? status : 'answered without a status');
    if (!Array.isArray(results)) throw new UpstreamFault('Google Maps', 'answered without results');
    return readAll('Google Maps', results as (Result | null)[], read);
  }
}

function read({ formatted_address: full, geometry, place_id: id, types }: Result): FoundPlace | null {
  const [lat, lng] = [geometry?.location?.lat, geometry?.location?.lng];
  if (typeof full !== 'string' || typeof id !== 'string' || !isDegrees(lat, 90) || !isDegrees(lng, 180)) return null;
  const [name = full, ...rest] = full.split(', ');
  const called: unknown[] = Array.isArray(types) ? types : [];
  return {
    id: id.slice(0, 100),
    kind: KINDS.find(([type]) => called.includes(type))?.[1] ?? 'other',
    name: name.slice(0, 200),
    address: rest.join(', ').slice(0, 300),
    lat,
    lng,
  };
}

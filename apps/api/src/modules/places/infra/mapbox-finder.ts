import type { PlaceKind } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Forwarder } from '../../../platform/forwarder';
import { UpstreamFault } from '../../../platform/upstream';
import { ExternalPlaceFinder } from '../external-place-finder';
import type { FoundPlace } from '../places.facade';
import { isDegrees, readAll } from './read-found';

const CACHE_TTL_MS = 10 * 60_000;

/** Expected shape; any field may be missing. */
interface Feature {
  id?: unknown;
  text?: unknown;
  place_name?: unknown;
  place_type?: unknown;
  center?: unknown;
  /** House number. */
  address?: unknown;
}

const KINDS: Readonly<Record<string, PlaceKind>> = {
  address: 'address',
  place: 'city',
  locality: 'suburb',
  neighborhood: 'neighborhood',
};

/** Mapbox Geocoding API v5. */
export class MapboxFinder extends ExternalPlaceFinder {
  readonly type = 'mapbox';

  constructor(private readonly mapbox: Forwarder) {
    super();
  }

  search(who: string, text: string, { lat, lng }: LatLng, limit: number): Promise<FoundPlace[]> {
    return this.request(who, text, { proximity: `${lng},${lat}`, limit: String(limit) });
  }

  at(who: string, { lat, lng }: LatLng): Promise<FoundPlace[]> {
    return this.request(who, `${lng},${lat}`, {});
  }

  private async request(who: string, query: string, parameters: Record<string, string>): Promise<FoundPlace[]> {
    // A semicolon would turn one search into several.
    const { body } = await this.mapbox.forward(who, {
      path: ['geocoding', 'v5', 'mapbox.places', `${query.replaceAll(';', ' ')}.json`],
      parameters,
      ttlMs: CACHE_TTL_MS,
    });
    const { features } = (body ?? {}) as { features?: (Feature | null)[] };
    if (!Array.isArray(features)) throw new UpstreamFault('Mapbox', 'answered without features');
    return readAll('Mapbox', features, read);
  }
}

function read({ id, text, place_name: full, place_type: types, center, address: number }: Feature): FoundPlace | null {
  const [lng, lat]: unknown[] = Array.isArray(center) ? center : [];
  if (
    typeof id !== 'string' ||
    typeof text !== 'string' ||
    typeof full !== 'string' ||
    !isDegrees(lat, 90) ||
    !isDegrees(lng, 180)
  )
    return null;
  const type: unknown = Array.isArray(types) ? types[0] : undefined;
  const name = typeof number === 'string' && number !== '' ? `${number} ${text}` : text;
  const rest = full.startsWith(`${name}, `) ? full.slice(name.length + 2) : full;
  return {
    id: id.slice(0, 100),
    kind: (typeof type === 'string' ? KINDS[type] : undefined) ?? 'other',
    name: name.slice(0, 200),
    address: rest.slice(0, 300),
    lat,
    lng,
  };
}

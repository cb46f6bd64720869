import type { PlaceKind } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Forwarder } from '../../../platform/forwarder';
import { UpstreamFault } from '../../../platform/upstream';
import { OuterFinder } from '../outer-finder';
import type { FoundPlace } from '../places.facade';

const KEPT_MS = 10 * 60_000;
/** Half the side of the box that is preferred, degrees: about a city. */
const AROUND = 0.4;

interface Result {
  formatted_address: string;
  geometry: { location: LatLng };
  place_id: string;
  types: string[];
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

/** Google's Geocoding API: unlike its suggestions, its answers come with positions. */
export class GoogleFinder extends OuterFinder {
  readonly type = 'google';

  constructor(private readonly google: Forwarder) {
    super();
  }

  async search(who: string, text: string, { lat, lng }: LatLng, limit: number): Promise<FoundPlace[]> {
    const bounds = `${lat - AROUND},${lng - AROUND}|${lat + AROUND},${lng + AROUND}`;
    return (await this.ask(who, { address: text, bounds })).slice(0, limit);
  }

  async at(who: string, { lat, lng }: LatLng): Promise<FoundPlace[]> {
    return (await this.ask(who, { latlng: `${lat},${lng}` })).slice(0, 1);
  }

  private async ask(who: string, parameters: Record<string, string>): Promise<FoundPlace[]> {
    const { body } = await this.google.ask(who, { path: ['maps', 'api', 'geocode', 'json'], parameters, keptMs: KEPT_MS });
    const { status = '', results = [] } = (body ?? {}) as { status?: string; results?: Result[] };
    if (status === 'ZERO_RESULTS') return [];
    if (status !== 'OK') throw new UpstreamFault('Google Maps', status);
    return results.map(read);
  }
}

function read({ formatted_address: full, geometry, place_id: id, types }: Result): FoundPlace {
  const [name = full, ...rest] = full.split(', ');
  return {
    id: id.slice(0, 100),
    kind: KINDS.find(([type]) => types.includes(type))?.[1] ?? 'other',
    name: name.slice(0, 200),
    address: rest.join(', ').slice(0, 300),
    lat: geometry.location.lat,
    lng: geometry.location.lng,
  };
}

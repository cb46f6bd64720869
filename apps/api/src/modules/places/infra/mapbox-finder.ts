import type { PlaceKind } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Forwarder } from '../../../platform/forwarder';
import { UpstreamFault } from '../../../platform/upstream';
import { OuterFinder } from '../outer-finder';
import type { FoundPlace } from '../places.facade';

const KEPT_MS = 10 * 60_000;

interface Feature {
  id: string;
  text: string;
  place_name: string;
  place_type: string[];
  center: [number, number];
  /** House number. */
  address?: string;
}

const KINDS: Readonly<Record<string, PlaceKind>> = { address: 'address', place: 'city', locality: 'suburb', neighborhood: 'neighborhood' };

/** Mapbox' Geocoding v5. */
export class MapboxFinder extends OuterFinder {
  readonly type = 'mapbox';

  constructor(private readonly mapbox: Forwarder) {
    super();
  }

  search(who: string, text: string, { lat, lng }: LatLng, limit: number): Promise<FoundPlace[]> {
    return this.ask(who, text, { proximity: `${lng},${lat}`, limit: String(limit) });
  }

  at(who: string, { lat, lng }: LatLng): Promise<FoundPlace[]> {
    return this.ask(who, `${lng},${lat}`, {});
  }

  private async ask(who: string, query: string, parameters: Record<string, string>): Promise<FoundPlace[]> {
    // A semicolon would make several searches of one.
    const { body } = await this.mapbox.ask(who, { path: ['geocoding', 'v5', 'mapbox.places', `${query.replaceAll(';', ' ')}.json`], parameters, keptMs: KEPT_MS });
    const { features } = (body ?? {}) as { features?: Feature[] };
    if (!Array.isArray(features)) throw new UpstreamFault('Mapbox', 'answered without features');
    return features.map(read);
  }
}

function read({ id, text, place_name: full, place_type: [type = ''], center: [lng, lat], address: number }: Feature): FoundPlace {
  const name = number ? `${number} ${text}` : text;
  const rest = full.startsWith(`${name}, `) ? full.slice(name.length + 2) : full;
  return { id: id.slice(0, 100), kind: KINDS[type] ?? 'other', name: name.slice(0, 200), address: rest.slice(0, 300), lat, lng };
}

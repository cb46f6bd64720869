// Streets that have houses but no way on the map, because they are cut off at the extract's edge or not drawn yet.
import { searchText } from '@groupride/geo';
import type { LngLat } from '../read/extract';
import { joined, meters, type PlaceRow } from './place';
import type { Surroundings } from './surroundings';

/** Lower than the smallest street that is drawn. */
const IMPORTANCE = 0.1;

interface Houses {
  street: string;
  town: string | undefined;
  at: LngLat[];
}

export class HouseStreets {
  private readonly known = new Set<string>();
  private readonly byStreet = new Map<string, Houses>();

  /** Registers a street that has its own row. */
  know({ name, also }: PlaceRow): void {
    for (const each of [name, ...also]) this.known.add(searchText(each));
  }

  add(street: string, town: string | undefined, at: LngLat): void {
    const name = searchText(street);
    if (name === '' || this.known.has(name)) return;
    const key = `${name}|${town ?? ''}`;
    const houses = this.byStreet.get(key);
    if (houses) houses.at.push(at);
    else this.byStreet.set(key, { street, town, at: [at] });
  }

  /** One row for each street in its town, at the house nearest to the center of its houses. */
  *rows(surroundings: Surroundings): Generator<PlaceRow> {
    for (const { street, town, at: houses } of this.byStreet.values()) {
      const middle: LngLat = [mean(houses.map(([lng]) => lng)), mean(houses.map(([, lat]) => lat))];
      const at = houses.reduce((best, each) => (meters(each, middle) < meters(best, middle) ? each : best));
      yield {
        kind: 'street',
        name: street.slice(0, 200),
        also: [],
        address: joined(surroundings.part(at), town),
        at,
        importance: IMPORTANCE,
        isPopular: false,
      };
    }
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

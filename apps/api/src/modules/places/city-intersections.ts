import { distanceMeters, type LatLng } from '@groupride/geo';
import { intersectionIn } from './domain/intersection-search';
import { resembles } from './domain/rank';
import { numbersApart } from './domain/road-numbers';
import { isCommon, searchWords } from './domain/search-words';
import type { FoundPlace } from './places.facade';
import type { Intersection, PlacesRepository } from './places.repository';

/** Candidate streets per side. */
const STREETS = 40;
const INTERSECTIONS = 200;
/** Intersections within this distance (meters) count as one, whatever the names of their streets. */
const SAME = 80;

type StreetsOf = (text: string, limit: number) => Promise<FoundPlace[]>;

/** Intersections of the built city. They are not in the place index, because they outnumber the streets. */
export class CityIntersections {
  constructor(private readonly places: PlacesRepository) {}

  /** @param streetsOf the street search, best match first @returns best matches first, nearest first among equals */
  async find(cityId: number, text: string, limit: number, near: LatLng, streetsOf: StreetsOf): Promise<FoundPlace[]> {
    const sides = intersectionIn(text);
    if (!sides) return [];
    const [some, others] = await Promise.all(
      sides.map(async (side) =>
        (await streetsOf(side, STREETS)).filter((street) => isCalled(street, side)).map(({ name }) => name),
      ),
    );
    if (!some?.length || !others?.length) return [];
    const found = (await this.places.intersections(cityId, some, others, INTERSECTIONS)).map((intersection) => {
      const { one, other } = intersection;
      const [straight, turned] = [some.indexOf(one) + others.indexOf(other), some.indexOf(other) + others.indexOf(one)];
      const isStraight =
        some.includes(one) &&
        others.includes(other) &&
        !(some.includes(other) && others.includes(one) && turned < straight);
      return {
        ...intersection,
        name: isStraight ? `${one} & ${other}` : `${other} & ${one}`,
        place: isStraight ? straight : turned,
        away: distanceMeters(near, intersection),
      };
    });
    found.sort((a, b) => a.place - b.place || a.away - b.away);
    return apart(found).slice(0, limit).map(toFound);
  }

  /** @param id of a found intersection */
  async byId(cityId: number, id: string): Promise<FoundPlace | null> {
    const number = OWN_ID.exec(id)?.[1];
    const intersection = number === undefined ? null : await this.places.intersection(cityId, Number(number));
    return intersection && toFound({ ...intersection, name: `${intersection.one} & ${intersection.other}` });
  }
}

const OWN_ID = /^intersection:(\d{1,9})$/;

/**
 * Whether one of the distinctive words is in the name of the street, or in another of its names, and not only in its
 * location.
 */
function isCalled(street: FoundPlace, typed: string): boolean {
  const all = numbersApart(searchWords(typed));
  const saying = all.filter(({ start }) => !isCommon(start) && start.length > 1);
  const has = (texts: Pick<FoundPlace, 'name' | 'address'>) =>
    (saying.length > 0 ? saying : all).some((word) => resembles({ kind: 'street', ...texts }, [word]));
  return has({ name: street.name, address: '' }) || !has({ name: '', address: street.address });
}

function apart<T extends Intersection>(intersections: readonly T[]): T[] {
  const kept: T[] = [];
  for (const intersection of intersections)
    if (kept.every((each) => distanceMeters(each, intersection) > SAME)) kept.push(intersection);
  return kept;
}

function toFound({ id, name, address, lat, lng }: Intersection & { name: string }): FoundPlace {
  return { id: `intersection:${id}`, kind: 'street', name, address, lat, lng };
}

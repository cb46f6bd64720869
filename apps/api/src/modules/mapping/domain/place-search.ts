import type { PlaceSuggestion } from '@groupride/contracts';
import type { KnownPlace } from '../place-source';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Places whose name or address has words beginning with every word of `search`; those whose name starts with it first. Empty: the popular ones. */
export function searchPlaces(places: readonly KnownPlace[], search: string, limit: number): PlaceSuggestion[] {
  const wanted = plain(search).split(/[^a-z0-9]+/).filter(Boolean);
  if (wanted.length === 0) return places.filter((place) => place.popular).slice(0, limit).map((place) => suggestion(place, 'popular'));
  return places
    .filter((place) => {
      const words = plain(`${place.name} ${place.address}`).split(/[^a-z0-9]+/);
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    })
    .map((place) => ({ place, rank: plain(place.name).startsWith(plain(search).trim()) ? 0 : place.popular ? 1 : 2 }))
    .sort((a, b) => a.rank - b.rank || a.place.name.localeCompare(b.place.name))
    .slice(0, limit)
    .map(({ place }) => suggestion(place, 'search'));
}

function suggestion({ popular: _popular, ...place }: KnownPlace, type: PlaceSuggestion['type']): PlaceSuggestion {
  return { ...place, type, distance: null };
}

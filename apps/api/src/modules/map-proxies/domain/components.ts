import type { PlaceKind } from '@groupride/contracts';
import { addressParts } from './address-parts';

interface Written {
  kind: string;
  name: string;
  address: string;
}

export interface Components {
  /** Whether a place is in the area of the components. */
  lies(place: Written): boolean;
  /** The search for a request with components only; null when they name no place. */
  alone: { text: string; kinds: readonly PlaceKind[] | undefined; is(place: Written): boolean } | null;
}

/** The whole city lies in one country and state, so these components do not narrow a search. */
const IGNORED_COMPONENTS: ReadonlySet<string> = new Set(['country', 'administrative_area']);
const PARTS: Readonly<Record<string, 'postcode' | 'town' | 'street'>> = {
  postal_code: 'postcode',
  locality: 'town',
  route: 'street',
};
const TOWNS = ['city', 'town'] as const satisfies readonly PlaceKind[];

/** @param text `postal_code:28202|locality:Charlotte`. @returns an error message when the input is invalid */
export function readComponents(text = ''): Components | string {
  const all = text
    .split('|')
    .filter(Boolean)
    .map((component) => ({
      name: component.split(':')[0]!,
      value: component.split(':').slice(1).join(':').trim().toLowerCase(),
    }));
  const wanted = all.filter(({ name }) => !IGNORED_COMPONENTS.has(name));
  if (all.some(({ value }) => value === '') || wanted.some(({ name }) => PARTS[name] === undefined)) {
    return `components: the city knows ${[...IGNORED_COMPONENTS, ...Object.keys(PARTS)].join(', ')}, each with a value: locality:Charlotte.`;
  }
  const lies = (place: Written) => {
    const parts = addressParts(place);
    return wanted.every(({ name, value }) => parts[PARTS[name]!]?.toLowerCase() === value);
  };
  const of = (name: string) => wanted.find((each) => each.name === name)?.value;
  return { lies, alone: aloneOf(of('route'), of('postal_code'), of('locality')) };
}

/** The search for components alone. Streets and towns have no postcode of their own, so none is required of them. */
function aloneOf(
  route: string | undefined,
  postcode: string | undefined,
  town: string | undefined,
): Components['alone'] {
  const isCalled = ({ name }: Written, text: string) => name.toLowerCase() === text;
  const isIn = (place: Written) =>
    town === undefined || isCalled(place, town) || place.address.split(', ').at(-1)?.toLowerCase() === town;
  if (route !== undefined) return { text: route, kinds: ['street'], is: isIn };
  if (postcode !== undefined) return { text: postcode, kinds: undefined, is: isIn };
  return town === undefined ? null : { text: town, kinds: TOWNS, is: (place) => isCalled(place, town) };
}

import { addressParts } from './address-parts';

interface Written {
  kind: string;
  name: string;
  address: string;
}

/** The city lies in one country and one part of it: which it is, says nothing. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['country', 'administrative_area']);
const PARTS: Readonly<Record<string, 'postcode' | 'town' | 'street'>> = { postal_code: 'postcode', locality: 'town', route: 'street' };

/** @param text `postal_code:28202|locality:Charlotte`. @returns whether a place lies there; what is wrong, in words, where something is */
export function readComponents(text = ''): ((place: Written) => boolean) | string {
  const wanted = text
    .split('|')
    .filter(Boolean)
    .map((component) => ({ name: component.split(':')[0]!, value: component.slice(component.indexOf(':') + 1).trim().toLowerCase() }))
    .filter(({ name }) => !SAYS_NOTHING.has(name));
  const unknown = wanted.find(({ name }) => PARTS[name] === undefined);
  if (unknown) return `components: the city knows ${[...SAYS_NOTHING, ...Object.keys(PARTS)].join(', ')}.`;
  return (place) => {
    const parts = addressParts(place);
    return wanted.every(({ name, value }) => parts[PARTS[name]!]?.toLowerCase() === value);
  };
}

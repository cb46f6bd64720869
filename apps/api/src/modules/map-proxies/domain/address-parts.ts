/** The parts of a one-line address that can be identified with certainty. */
export interface AddressParts {
  number?: string;
  street?: string;
  postcode?: string;
  town?: string;
}

interface Written {
  kind: string;
  name: string;
  /** Street or district, then postcode and town. */
  address: string;
}

const NUMBER_FIRST = /^(\d\S*) (\D.*)$/;
const NUMBER_LAST = /^(\D.*) (\d\S*)$/;
const POSTCODE = /^((?:[A-Z]{1,2}-?)?\d[\dA-Z-]*(?: (?:\d[A-Z]{2}|\d{2}|[A-Z]{2}))?) (\D.*)$/;

/** Splits "12 Main Street" or "Hauptstrasse 12". */
export function splitHouse(text: string): { number: string; street: string } | null {
  const first = NUMBER_FIRST.exec(text);
  if (first) return { number: first[1]!, street: first[2]! };
  const last = NUMBER_LAST.exec(text);
  return last ? { number: last[2]!, street: last[1]! } : null;
}

/** Splits a place's address. Omits ambiguous parts. */
export function addressParts({ kind, name, address }: Written): AddressParts {
  const segments = address.split(', ').filter(Boolean);
  const house = kind === 'address' ? splitHouse(name) : segments.length > 1 ? splitHouse(segments[0]!) : null;
  const last = segments.at(-1) ?? '';
  // A single part may be a street with its number.
  const post = kind === 'address' || segments.length > 1 ? POSTCODE.exec(last) : null;
  const town = post ? post[2] : segments.length > 1 ? last : undefined;
  return {
    ...(house ?? (kind === 'street' ? { street: name } : {})),
    ...(post ? { postcode: post[1]! } : {}),
    ...(kind === 'city' || kind === 'town' ? { town: name } : town ? { town } : {}),
  };
}

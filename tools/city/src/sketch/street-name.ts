/** Abbreviations of street types on signs, in timetables and in addresses. */
const TYPES: Record<string, string> = {
  st: 'street',
  str: 'street',
  rd: 'road',
  av: 'avenue',
  ave: 'avenue',
  dr: 'drive',
  bv: 'boulevard',
  blvd: 'boulevard',
  ln: 'lane',
  pl: 'place',
  ct: 'court',
  cr: 'circle',
  cir: 'circle',
  pky: 'parkway',
  pkwy: 'parkway',
  pk: 'parkway',
  hwy: 'highway',
  wy: 'way',
  ter: 'terrace',
  trl: 'trail',
  fwy: 'freeway',
  expy: 'expressway',
};
const TYPE_WORDS = new Set([...Object.values(TYPES), 'way', 'extension', 'loop', 'plaza', 'alley', 'row', 'square']);
const WORDS: Record<string, string> = {
  mt: 'mount',
  ext: 'extension',
  ft: 'fort',
  jr: 'junior',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
};
const DIRECTIONS: Record<string, string> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  north: 'north',
  south: 'south',
  east: 'east',
  west: 'west',
};

/**
 * The identity of a street: its base name, and its type if given. "N Tryon St" and "North Tryon Street" are the same.
 */
export interface StreetKey {
  base: string;
  type: string | null;
}

const known = new Map<string, StreetKey>();

export function streetKey(name: string): StreetKey {
  const key = known.get(name) ?? readKey(name);
  known.set(name, key);
  return key;
}

function readKey(name: string): StreetKey {
  let words = name
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[.'’]/g, '')
    .split(/[\s\-/]+/)
    .filter((word) => word !== '' && word !== 'the')
    .map((word) => WORDS[word] ?? word);
  // In "West Boulevard", West is the name; in "West Boulevard Street", it would be a direction.
  while (words.length > 1 && words[0] !== undefined && words[0] in DIRECTIONS && !isType(words[1]))
    words = words.slice(1);
  if (words.length > 2 && words[0] !== undefined && words[0] in DIRECTIONS && words[1] === 'extension')
    words = words.slice(1);
  // "Sharon Road West", "Plaza Road Extension" and "4th Street Extension" are separate streets.
  const tail: string[] = [];
  while (words.length > 2 && isTail(words.at(-1))) tail.unshift(direction(words.pop() as string));
  if (words.length < 2 || !isType(words.at(-1))) return { base: [...words, ...tail].join(' '), type: null };
  const type = words.pop() as string;
  return { base: [...words, ...tail].join(' '), type: TYPES[type] ?? type };
}

/** Whether two names may refer to the same street: a name without a type matches any type. */
export function sameStreet(a: StreetKey, b: StreetKey): boolean {
  return a.base === b.base && (a.type === null || b.type === null || a.type === b.type);
}

function isType(word: string | undefined): boolean {
  return word !== undefined && (word in TYPES || TYPE_WORDS.has(word));
}

function isTail(word: string | undefined): boolean {
  return word !== undefined && (word in DIRECTIONS || word === 'extension');
}

function direction(word: string): string {
  return DIRECTIONS[word] ?? word;
}

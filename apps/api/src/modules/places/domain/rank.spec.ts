import type { CityPlace } from './city-place';
import { hasInFull, rank, resembles } from './rank';
import { readingsOf } from './readings';
import { searchWords } from './search-words';

const CENTER = { lat: 35.2271, lng: -80.8431 };
let count = 0;
const place = (name: string, more: Partial<CityPlace> = {}): CityPlace => ({
  id: (count += 1),
  kind: 'other',
  name,
  address: '',
  importance: 0.3,
  similarity: 1,
  ...CENTER,
  ...more,
});
const street = (name: string, more: Partial<CityPlace> = {}) => place(name, { kind: 'street', ...more });
const ranked = (text: string, ...places: CityPlace[]) =>
  rank(places, readingsOf(searchWords(text)), CENTER).map(({ name }) => name);
/** The first place, which must not depend on the input order. */
const first = (text: string, ...places: CityPlace[]) => {
  const [one, other] = [ranked(text, ...places)[0], ranked(text, ...places.toReversed())[0]];
  expect(one).toBe(other);
  return one;
};

describe('of two places, the first is', () => {
  it.each<[string, string, CityPlace, CityPlace]>([
    ['with the word in full', 'mint', place('Mint Hall'), place('Mintz Hall')],
    ['with more of a longer word', 'min', place('Mint Hall'), place('Minting Hall')],
    ['whose name begins with the word', 'mint', place('Mint Hall'), place('Old Mint')],
    ['with fewer other words', 'mint', place('Old Mint'), place('Very Old Mint')],
    ['with the word in its name', 'mint', place('Old Mint'), place('Old Hall', { address: 'Mint' })],
    ['with both words', 'mint hall', place('Old Mint Hall'), place('Mint Museum')],
    ['with both words in name and address', 'mint uptown', place('Mint', { address: 'Uptown' }), place('Mint')],
    [
      'with a word in full in its address',
      'mint',
      place('Hall', { address: 'Mint' }),
      place('Hall', { address: 'Oak' }),
    ],
    ['with another spelling of the word', 'saint mary', place('St Mary'), place('Stop Mary')],
    ['with fewer typos', 'tyronn', place('Tyron Hall'), place('Tyrxx Hall')],
    ['with a typo rather than another word', 'museun', place('Museum Hall'), place('Harris Hall')],
    [
      'with a typo in its name rather than its address',
      'harriss',
      place('Harris Hall'),
      place('Hall', { address: 'Harris' }),
    ],
    ['of the kind that is typed', 'airport', place('Airport', { kind: 'airport' }), place('Airport')],
    [
      'a stadium rather than its office',
      'mint',
      place('Mint Stadium'),
      place('Mint Stadium', { kind: 'office', importance: 0.1 }),
    ],
    ['more important', 'mint', place('Mint Hall', { importance: 0.5 }), place('Mint Hall', { importance: 0.4 })],
    ['nearer', 'mint', place('Mint Hall'), place('Mint Hall', { lat: 35.3 })],
  ])('the one %s: %s', (_what, text, better, worse) => {
    const order = rank([worse, better], readingsOf(searchWords(text)), CENTER);
    expect(order[0]!.id).toBe(better.id);
    const other = rank([better, worse], readingsOf(searchWords(text)), CENTER);
    expect(other[0]!.id).toBe(better.id);
  });

  it('the one with the lower id when nothing else differs', () => {
    const [one, other] = [place('Mint Hall'), place('Mint Hall')];
    expect(rank([other, one], readingsOf(searchWords('mint')), CENTER)).toEqual([one, other]);
  });
});

describe('a street', () => {
  it.each(['North Tryon Street', 'S Tryon Street', 'East Tryon Road', 'The Tryon', 'Tryon Street North', 'Tryon St W'])(
    'is called by its own part alone: %s',
    (name) => {
      expect(first('tryon', street(name), street('Tryon Garden Path'))).toBe(name);
    },
  );

  it('is found by its words without the direction, and comes before one with additional words', () => {
    expect(first('tryon', street('West Tryon Street'), street('Old Tryon Street'))).toBe('West Tryon Street');
  });

  it('comes after a better-known place of the same name, unless a street was typed', () => {
    const [hall, road] = [place('Mint Hall', { importance: 0.35 }), street('Mint Road')];
    expect(first('mint', hall, road)).toBe('Mint Hall');
    expect(first('mint rd', hall, road)).toBe('Mint Road');
    expect(first('mint road', hall, road)).toBe('Mint Road');
  });
});

describe('an office or a garage', () => {
  const branch = (kind: CityPlace['kind'], importance: number) => place('Mint', { kind, importance });

  it.each(['office', 'parking'] as const)('comes after a better-known place of the company: %s', (kind) => {
    expect(first('mint', branch(kind, 0.19), place('Mint Hall', { importance: 0.3 }))).toBe('Mint Hall');
  });

  it('is not a branch when it is well known itself, and other kinds of places never are', () => {
    expect(first('mint', branch('office', 0.2), place('Mint Hall', { importance: 0.3 }))).toBe('Mint');
    expect(first('mint', branch('shop', 0.19), place('Mint Hall', { importance: 0.3 }))).toBe('Mint');
  });
});

describe('a place resembles a search', () => {
  const mint = place('Mint Museum', { kind: 'museum', address: 'Uptown, Charlotte' });

  it.each([
    ['mint museum', true],
    ['mint muse', true],
    ['mint uptown', true],
    ['mnt museum', false],
    ['mint musuem', true],
    ['mint mussum', true],
    ['mint mxxxxm', false],
    ['mint charlote', true],
    ['mint 12', false],
    ['min', true],
    ['mit', false],
    ['mint museumxyz', true],
    ['harris', false],
    ['', true],
  ])('%j: %s', (text, does) => expect(resembles(mint, searchWords(text))).toBe(does));
});

describe('a place has the words of a search in full', () => {
  const mint = place('Mint Museum', { kind: 'museum', address: '12 Main Street, Charlotte' });

  it.each([
    ['mint', true],
    ['mint museum', true],
    ['mint charlotte', true],
    ['mint st', true],
    ['min', false],
    ['mint charl', false],
    ['useum', false],
    ['mint oak', false],
    ['', true],
  ])('%j: %s', (text, does) => expect(hasInFull(mint, searchWords(text))).toBe(does));
});

describe('the ranking of results', () => {
  it('puts an exact name first', () => {
    expect(
      ranked(
        'vaduz',
        place('Vaduz, Post'),
        place('Schloss Vaduz', { importance: 0.5 }),
        place('Vaduz', { kind: 'town', importance: 0.6 }),
      )[0],
    ).toBe('Vaduz');
  });

  it('puts important places before unimportant ones, and near ones before far ones', () => {
    expect(
      ranked(
        'airport',
        place('Airport Auto Parts', { importance: 0.1 }),
        place('Charlotte Douglas International Airport', { importance: 0.9 }),
      )[0],
    ).toBe('Charlotte Douglas International Airport');
    expect(ranked('cafe', place('Cafe Far', { lat: 35.5 }), place('Cafe Near'))).toEqual(['Cafe Near', 'Cafe Far']);
  });

  it('puts the best-known place of a company before its branches, and those by distance', () => {
    const at = (offset: number) => ({ lat: CENTER.lat + offset, lng: CENTER.lng });
    const places = [
      place('Wells Fargo', { kind: 'office', importance: 0.15, ...at(0.03) }),
      place('Wells Fargo', { kind: 'office', importance: 0.15 }),
      place('Wells Fargo Center', { kind: 'venue', importance: 0.48, ...at(0.03) }),
      place('Wells Fargo Stadium', { kind: 'stadium', importance: 0.78, ...at(0.05) }),
    ];
    const found = rank(places, readingsOf(searchWords('wells fargo')), CENTER);
    expect(found.map(({ id }) => id)).toEqual([places[3]!, places[2]!, places[1]!, places[0]!].map(({ id }) => id));
  });

  it('finds a compound name by its two words, and vice versa', () => {
    expect(
      ranked(
        'south park',
        place('Romare Bearden Park', { importance: 0.5, address: 'South Mint Street' }),
        place('SouthPark'),
      )[0],
    ).toBe('SouthPark');
    expect(
      rank(
        [place('Southside Park'), place('South End')],
        [searchWords('southend'), searchWords('south end')],
        CENTER,
      )[0]!.name,
    ).toBe('South End');
  });

  it('puts a place of the typed kind before a street of that name', () => {
    expect(
      ranked(
        'airport',
        place('Airport Drive', { kind: 'street' }),
        place('Charlotte Douglas International Airport', { kind: 'airport', importance: 0.7 }),
      )[0],
    ).toMatch(/Douglas/);
  });

  it('puts a street before places named after it when a street was typed', () => {
    expect(
      ranked(
        'mint st',
        place('Mint Museum Uptown', { kind: 'museum', importance: 0.6, address: '500 South Tryon Street' }),
        place('South Mint Street', { kind: 'street' }),
      )[0],
    ).toBe('South Mint Street');
    expect(
      ranked(
        'woodlawn rd',
        place('Woodlawn Station', { kind: 'station', importance: 0.75, address: '4813 Old Pineville Road' }),
        place('East Woodlawn Road', { kind: 'street', importance: 0.4 }),
      )[0],
    ).toBe('East Woodlawn Road');
    expect(
      ranked(
        'mint',
        place('Mint Museum Uptown', { kind: 'museum', importance: 0.6 }),
        place('South Mint Street', { kind: 'street' }),
      )[0],
    ).toBe('Mint Museum Uptown');
  });

  it('puts a main street with just that name before places with more words', () => {
    const tryon = place('North Tryon Street', { kind: 'street', importance: 0.44 });
    expect(ranked('tryon', place('Kimpton Tryon Park Hotel', { kind: 'hotel', importance: 0.5 }), tryon)[0]).toBe(
      'North Tryon Street',
    );
    expect(
      ranked(
        'plaza',
        place('Levine Plaza Apartments Hotel', { kind: 'hotel', importance: 0.5 }),
        place('The Plaza', { kind: 'street', importance: 0.4 }),
      )[0],
    ).toBe('The Plaza');
    expect(
      ranked(
        'freedom',
        place('Freedom Drive', { kind: 'street', importance: 0.4 }),
        place('Freedom Park', { kind: 'park', importance: 0.6 }),
      )[0],
    ).toBe('Freedom Park');
    expect(
      ranked(
        'whitewater center',
        place('Whitewater Center Parkway', { kind: 'street', importance: 0.36 }),
        place('US National Whitewater Center', { kind: 'attraction', importance: 0.7 }),
      )[0],
    ).toBe('US National Whitewater Center');
    expect(
      ranked(
        'airport',
        place('Airport Drive', { kind: 'street', importance: 0.44 }),
        place('Charlotte Douglas International Airport', { kind: 'airport', importance: 0.9 }),
      )[0],
    ).toMatch(/Douglas/);
  });

  it('puts a name before an address with the same word', () => {
    expect(ranked('tryon', place('Blue Cafe', { address: '1 Tryon St' }), place('Tryon Park'))[0]).toBe('Tryon Park');
  });

  it('puts a road of that number before places named after it', () => {
    expect(
      ranked(
        'I-85',
        place('I-85 Connector', { kind: 'street', importance: 0.4 }),
        place('Interstate 85', { kind: 'street' }),
      )[0],
    ).toBe('Interstate 85');
  });
});

import type { CityPlace } from './city-place';
import { hasInFull, rank, resembles } from './rank';
import { readingsOf } from './readings';
import { searchWords } from './search-words';

const CENTER = { lat: 35.2271, lng: -80.8431 };
let count = 0;
const place = (name: string, more: Partial<CityPlace> = {}): CityPlace => ({
  ...{ id: (count += 1), kind: 'other', name, address: '', importance: 0.3, similarity: 1, ...CENTER, ...more },
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

import type { LatLng } from '@groupride/geo';
import { testCity } from '../city/testing/test-city';
import { CityPlaces } from './city-places';
import { type CityPlace, type Corrections, type PlaceSearch, PlacesRepository } from './places.repository';

const at = { lat: 35.2271, lng: -80.8431 };
let count = 0;
const row = (kind: CityPlace['kind'], name: string, address = 'Uptown, Charlotte'): CityPlace => ({
  id: (count += 1),
  kind,
  name,
  address,
  importance: 0.3,
  similarity: 1,
  ...at,
});

const INTERSECTIONS = [
  {
    id: 1,
    one: 'East Trade Street',
    other: 'North Tryon Street',
    address: 'Uptown, Charlotte',
    lat: 35.2271,
    lng: -80.8431,
  },
  {
    id: 2,
    one: 'North Tryon Street',
    other: 'West Trade Street',
    address: 'Uptown, Charlotte',
    lat: 35.2271,
    lng: -80.84312,
  },
  { id: 3, one: 'Central Avenue', other: 'Eastway Drive', address: 'Charlotte', lat: 35.21, lng: -80.78 },
];

/** An in-memory index that matches words by prefix in any of the readings. */
class Rows extends PlacesRepository {
  constructor(private readonly rows: readonly CityPlace[]) {
    super();
  }

  popular = () => Promise.resolve([]);
  resembling = () => Promise.resolve([]);
  meantBy = (_: number, __: readonly string[]): Promise<Corrections> =>
    Promise.resolve({ resembling: new Map(), apart: new Map() });
  byId = () => Promise.resolve(null);
  intersection = (_: number, wanted: number) => Promise.resolve(INTERSECTIONS.find(({ id }) => id === wanted) ?? null);
  intersections = (_: number, some: readonly string[], others: readonly string[]) =>
    Promise.resolve(
      INTERSECTIONS.filter(
        ({ one, other }) =>
          (some.includes(one) && others.includes(other)) || (some.includes(other) && others.includes(one)),
      ),
    );
  named = (_: number, wanted: string, kinds: readonly string[]) =>
    Promise.resolve(this.rows.filter(({ name, kind }) => name === wanted && kinds.includes(kind)));
  beginning = (_: number, text: string, kinds: readonly string[]) =>
    Promise.resolve(
      this.rows.filter(({ name, kind }) => kinds.includes(kind) && `${name.toLowerCase()} `.startsWith(`${text} `)),
    );
  around = (_: number, __: LatLng, ___: number, ____: number, kinds?: readonly string[]) =>
    Promise.resolve(this.rows.filter(({ kind }) => kinds?.includes(kind) ?? true));

  byWords({ readings, withAddresses, kinds }: PlaceSearch): Promise<CityPlace[]> {
    const has = ({ kind, name, address }: CityPlace) => {
      const words = `${name} ${address}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
      const fits = (reading: PlaceSearch['readings'][0]) =>
        reading.every(({ start, also }) => words.some((word) => word.startsWith(start) || also.includes(word)));
      return readings.some((reading) => fits(reading) && (reading.kinds?.includes(kind) ?? true));
    };
    return Promise.resolve(
      this.rows.filter(
        (each) => has(each) && (withAddresses || each.kind !== 'address') && (kinds?.includes(each.kind) ?? true),
      ),
    );
  }
}

const ROWS = [
  row('hotel', 'Kimpton Tryon Park Hotel', '303 South Church Street, Charlotte'),
  row('street', 'North Tryon Street'),
  row('address', '401 South Tryon Street'),
  row('address', 'Landstrasse 120', 'Vaduz'),
  row('street', 'Landstrasse', 'Vaduz'),
  row('university', 'Johnson & Wales University'),
  row('town', 'Vaduz', ''),
];
const places = new CityPlaces(new Rows(ROWS), testCity({ id: 1 }));
const found = async (text: string) => (await places.search(text, 8)).map(({ name }) => name);

describe('a house with an unknown number', () => {
  it('matches its street, and never another house or a place named after the street', async () => {
    expect(await found('1000 tryon')).toEqual(['North Tryon Street']);
    expect(await found('Landstrasse 12 Vaduz')).toEqual(['Landstrasse']);
    expect(await found('1000 Tryon St, Charlotte, NC 28202')).toEqual(['North Tryon Street']);
    expect((await places.byAddress('Landstrasse 12, 9490 Vaduz', 1))[0]).toMatchObject({
      kind: 'street',
      name: 'Landstrasse',
    });
  });

  it('does not match another place whose name only begins that way', async () => {
    const city = new CityPlaces(
      new Rows([
        row('address', 'Landstrasse 10', 'Triesenberg'),
        row('street', 'Landstrasse', 'Triesenberg'),
        row('street', 'Landstrasse', 'Triesen'),
      ]),
      testCity({ id: 1 }),
    );
    expect(await city.search('landstrasse 10 triesen', 8)).toMatchObject([{ kind: 'street', address: 'Triesen' }]);
    for (const text of ['landstrasse 10 triesenb', 'landstrasse 10 tries', 'landstrasse 10'])
      expect((await city.search(text, 8))[0]).toMatchObject({ name: 'Landstrasse 10' });
  });

  it('is marked as matching only its street', async () => {
    expect(await places.search('1000 tryon', 8)).toMatchObject([{ kind: 'street', match: 'street' }]);
    expect(await places.byAddress('Landstrasse 12, 9490 Vaduz', 1)).toMatchObject([{ match: 'street' }]);
    for (const text of ['north tryon street', '401 tryon', 'Landstrasse'])
      for (const place of await places.search(text, 8)) expect(place).not.toHaveProperty('match');
  });

  it('matches the house where the number is known', async () => {
    expect(await found('401 tryon')).toEqual(['401 South Tryon Street']);
    expect(await found('Landstrasse 120')).toEqual(['Landstrasse 120']);
  });
});

describe('a numbered road', () => {
  const roads = new CityPlaces(
    new Rows([
      row('street', 'I 277'),
      row('street', 'Interstate 77'),
      row('street', 'I-85 Connector'),
      row('street', 'NC Highway 49'),
      row('street', 'Isenhour Street'),
    ]),
    testCity({ id: 1 }),
  );
  const names = async (text: string) => (await roads.search(text, 8)).map(({ name }) => name);

  it('is found however the number is written', async () => {
    for (const text of ['I-277', 'interstate 277', 'i 277 north']) expect(await names(text)).toEqual(['I 277']);
    expect(await names('nc 49')).toEqual(['NC Highway 49']);
  });

  it('never matches a road with another number', async () => {
    for (const text of ['NC 16', 'NC 28202', 'interstate 999', '12 NC Highway 16'])
      expect(await names(text)).toEqual([]);
    expect(await names('12 NC Highway 49')).toEqual(['NC Highway 49']);
  });
});

describe('a partly typed number', () => {
  const roads = new CityPlaces(
    new Rows([
      { ...row('street', 'NC 160'), importance: 1 },
      { ...row('street', 'NC 16'), importance: 0, lat: 36.5 },
      row('street', 'Interstate 85'),
      row('address', '160 Park Road'),
    ]),
    testCity({ id: 1 }),
  );
  const names = async (text: string) => (await roads.search(text, 8)).map(({ name }) => name);
  const exactly = async (text: string) => (await roads.byAddress(text, 8)).map(({ name }) => name);

  it('is suggested while typing, after exact matches', async () => {
    expect(await names('NC 16')).toEqual(['NC 16', 'NC 160']);
    expect(await names('NC 1')).toEqual(expect.arrayContaining(['NC 16', 'NC 160']));
  });

  it('matches nothing in an address', async () => {
    expect(await exactly('NC 16')).toEqual(['NC 16']);
    for (const text of ['NC 1', 'I-8', 'i8', 'NC 1, Charlotte', '16 Park Road, Charlotte'])
      expect(await exactly(text)).toEqual([]);
    expect(await exactly('i85')).toEqual(['Interstate 85']);
  });
});

describe('a postcode', () => {
  const rows = [
    row('address', '28203 Park Road', 'Uptown, 28202 Charlotte'),
    row('address', '12 Main Street', 'Uptown, 28202 Charlotte'),
    row('suburb', 'Uptown', 'Charlotte'),
    row('city', 'Charlotte', ''),
    row('street', 'NC 28'),
  ];
  const city = new CityPlaces(new Rows(rows), testCity({ id: 1 }));

  it('matches the area of its houses, and nothing when no house has it', async () => {
    for (const text of ['28202', 'NC 28202', 'nc 28202-1234']) {
      expect((await city.search(text, 8)).map(({ name }) => name)).toEqual(['Uptown', 'Charlotte']);
      expect((await city.byAddress(text, 1)).map(({ name }) => name)).toEqual(['Uptown']);
    }
    for (const text of ['28203', 'NC 28203', '28205'])
      expect([...(await city.search(text, 8)), ...(await city.byAddress(text, 8))]).toEqual([]);
    for (const text of ['Charlotte NC 28203', 'Charlotte 28203', 'Charlotte, NC 28203']) {
      expect((await city.byAddress(text, 1)).map(({ name }) => name)).toEqual(['Charlotte']);
      expect((await city.search(text, 8)).map(({ name }) => name)).not.toContain('28203 Park Road');
    }
    expect((await city.search('28203 Charlotte', 8)).map(({ name }) => name)).toEqual(['Charlotte']);
    expect((await city.search('28202 uptown', 8)).map(({ name }) => name)).toEqual(['Uptown', 'Charlotte']);
    expect((await city.search('28203 Park Road', 8)).map(({ name }) => name)).toContain('28203 Park Road');
    expect((await city.search('28202', 8, undefined, ['city'])).map(({ name }) => name)).toEqual(['Charlotte']);
  });
});

describe('misspelled words', () => {
  it('are also searched for as one word', async () => {
    const rows = new Rows([row('suburb', 'SouthPark'), row('street', 'South Boulevard')]);
    rows.meantBy = (_, words) =>
      Promise.resolve({
        resembling: new Map(words.filter((word) => word.length > 5).map((word) => [word, ['southpark']])),
        apart: new Map(),
      });
    for (const text of ['south prk', 'soth park', 'suoth park'])
      expect((await new CityPlaces(rows, testCity({ id: 1 })).search(text, 8))[0]).toMatchObject({ name: 'SouthPark' });
  });
});

describe('unknown words', () => {
  it('are not guessed when each of several is short, or when one of them remains', async () => {
    const rows = new Rows([row('library', 'Beatties Ford Road Library', 'Linn'), row('street', 'Potter Road')]);
    rows.meantBy = (_, words) =>
      Promise.resolve({
        resembling: new Map(
          words.map((word) => [word, { food: ['ford'], lion: ['linn'], post: ['potter'] }[word] ?? []]),
        ),
        apart: new Map(),
      });
    const city = new CityPlaces(rows, testCity({ id: 1 }));
    for (const text of ['food lion', 'post office']) expect(await city.search(text, 8)).toEqual([]);
    expect((await city.search('food', 8))[0]).toMatchObject({ name: 'Beatties Ford Road Library' });
  });
});

describe('an address with a unit inside the house', () => {
  it('matches the house', async () => {
    for (const text of [
      '401 South Tryon Street Apt 5',
      'Apt 5, 401 South Tryon Street, Charlotte',
      '401 South Tryon Street #5, Charlotte, NC 28202',
    ]) {
      expect(await found(text)).toEqual(['401 South Tryon Street']);
      expect((await places.byAddress(text, 1))[0]).toMatchObject({ name: '401 South Tryon Street' });
    }
  });
});

describe('a search limited to kinds', () => {
  it('finds only those kinds', async () => {
    expect((await places.search('tryon', 8, undefined, ['street'])).map(({ name }) => name)).toEqual([
      'North Tryon Street',
    ]);
    expect(await places.search('tryon', 8, undefined, [])).toEqual([]);
  });
});

describe('a search with only one known word', () => {
  it('matches the whole number and not its prefixes', async () => {
    expect(await found('vaduz castle')).toContain('Vaduz');
    expect(await found('wal mart')).toEqual([]);
  });
});

describe('reverse geocoding', () => {
  const house = row('address', '12 Main Street', 'Uptown, 28202 Charlotte');
  const rows = [
    house,
    row('street', 'Main Street'),
    row('suburb', 'Uptown', 'Charlotte'),
    row('city', 'Charlotte', ''),
    row('city', 'Elsewhere', ''),
  ];
  const levels = async (of: readonly CityPlace[], kinds?: CityPlace['kind'][]) =>
    (await new CityPlaces(new Rows(of), testCity({ id: 1 })).levelsAt(at, kinds)).map(({ name }) => name);

  it('finds the house, the part of the city and the town', async () => {
    expect(await levels(rows)).toEqual(['12 Main Street', 'Uptown', 'Charlotte']);
    expect(await levels(rows, ['city', 'town'])).toEqual(['Charlotte']);
    expect(await levels(rows, ['suburb', 'neighborhood', 'street'])).toEqual(['Main Street', 'Uptown']);
    expect(await levels(rows, ['hotel'])).toEqual([]);
  });

  it('invents nothing when the map has no place of that name', async () => {
    expect(await levels([house])).toEqual(['12 Main Street']);
    expect(await levels([row('city', 'Charlotte', '')], ['town'])).toEqual([]);
  });
});

describe('an intersection', () => {
  const streets = [
    'East Trade Street',
    'West Trade Street',
    'North Tryon Street',
    'South Tryon Street',
    'Central Avenue',
    'Eastway Drive',
    'Barnes Road',
  ].map((name) => row('street', name));
  const city = new CityPlaces(
    new Rows([...streets, row('restaurant', 'Trade and Tryon Bar'), row('mall', 'Barnes & Noble')]),
    testCity({ id: 1 }),
  );
  const names = async (text: string) => (await city.search(text, 8)).map(({ name }) => name);

  it('is found however its two streets are joined, in either order', async () => {
    for (const text of [
      'central & eastway',
      'Central Ave and Eastway Dr',
      'corner of central and eastway',
      'central at eastway',
      'Central/Eastway',
      'esquina de central y eastway',
      'central @ eastway',
      'central & eastway, charlotte, nc',
      'central & eastway charlotte',
    ]) {
      expect((await names(text))[0]).toBe('Central Avenue & Eastway Drive');
    }
    expect((await names('eastway & central'))[0]).toBe('Eastway Drive & Central Avenue');
    expect((await city.byAddress('eastway & central', 1))[0]).toMatchObject({
      id: 'intersection:3',
      kind: 'street',
      address: 'Charlotte',
      lat: 35.21,
    });
    expect(await city.byId('intersection:3')).toMatchObject({ name: 'Central Avenue & Eastway Drive', lat: 35.21 });
    for (const none of ['intersection:9', 'intersection:x', 'city:9']) expect(await city.byId(none)).toBeNull();
  });

  it('is found even if its streets change their names there, and ranks above similarly named places', async () => {
    expect(await names('trade and tryon')).toEqual(['East Trade Street & North Tryon Street', 'Trade and Tryon Bar']);
  });

  it('matches road numbers and initials however they are written', async () => {
    const roads = new Rows([
      row('street', 'Interstate 77', 'i77'),
      row('street', 'Tyvola Road'),
      row('street', 'West W.T. Harris Boulevard'),
    ]);
    roads.intersections = (_, some, others) =>
      Promise.resolve([{ id: 9, one: some[0]!, other: others[0]!, address: '', ...at }]);
    const there = new CityPlaces(roads, testCity({ id: 1 }));
    for (const text of ['i77 and tyvola', 'i77 & tyvola rd, charlotte', 'i-77 & tyvola', 'tyvola @ I 77'])
      expect((await there.search(text, 1))[0]?.name).toMatch(/Interstate 77/);
    expect((await there.search('wt harris & tyvola', 1))[0]?.name).toBe('West W.T. Harris Boulevard & Tyvola Road');
  });

  it('is matched by streets of that name, not by those in a place of that name', async () => {
    const lying = new CityPlaces(
      new Rows([row('street', 'Central Avenue', 'Tryon Hills, Charlotte'), row('street', 'Eastway Drive')]),
      testCity({ id: 1 }),
    );
    expect((await lying.search('tryon & eastway', 8)).map(({ name }) => name)).not.toContain(
      'Central Avenue & Eastway Drive',
    );
  });

  it('is not found when the streets do not meet, and never hides a place of that name', async () => {
    expect(await names('central & trade')).toEqual([
      'Central Avenue',
      'Trade and Tryon Bar',
      'East Trade Street',
      'West Trade Street',
    ]);
    expect(await names('eastway and nowhere')).toEqual(['Eastway Drive']);
    expect(await names('Barnes & Noble')).toEqual(['Barnes & Noble']);
    expect((await city.search('trade and tryon', 8, undefined, ['restaurant'])).map(({ name }) => name)).toEqual([
      'Trade and Tryon Bar',
    ]);
  });
});

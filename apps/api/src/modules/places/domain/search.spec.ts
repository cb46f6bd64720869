import type { CityPlace } from './city-place';
import { addressForms, withoutUnit } from './address-forms';
import { canBeCorrected, corrected, correctedAsOne } from './corrections';
import { intersectionIn } from './intersection-search';
import { hasHouseNumber, hasNumbers, isOfItsStreet, numbersIn, ordinalOf } from './house-numbers';
import { readPosition } from './positions';
import { areaOfHouses, housesOf, postcodeIn } from './postcodes';
import { rank } from './rank';
import { initials, readingsOf, withoutOne, writtenApart } from './readings';
import { isRoadNumber, streetWords, withRoadNumber } from './road-numbers';
import { searchWords } from './search-words';
import { typingDistance } from './typing-distance';

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
const ranked = (text: string, ...places: CityPlace[]) =>
  rank(places, readingsOf(searchWords(text)), CENTER).map(({ name }) => name);

describe('the words of a search', () => {
  it('are empty when there is nothing to search for', () => expect(searchWords('  %_ ')).toEqual([]));

  it('include their other spellings', () => {
    expect(searchWords('N Tryon Street')).toEqual([
      { start: 'n', also: ['north'] },
      { start: 'tryon', also: [] },
      { start: 'street', also: ['st'] },
    ]);
    expect(hasHouseNumber(searchWords('12 Main'))).toBe(true);
    expect(hasHouseNumber(searchWords('Main'))).toBe(false);
    expect(hasHouseNumber(searchWords('5th st'))).toBe(false);
  });
});

describe('the readings of a search', () => {
  const starts = (words: readonly { start: string }[]) => words.map(({ start }) => start).join(' ');

  it('are the words as typed, and with two neighbors joined', () => {
    expect(readingsOf(searchWords('South Park mall')).map(starts)).toEqual([
      'south park mall',
      'southpark mall',
      'south parkmall',
      'south mall',
      'south park',
    ]);
    expect(readingsOf(searchWords('12 Main')).map(starts)).toEqual(['12 main']);
    expect(readingsOf(searchWords('one two three four five'))).toHaveLength(1);
  });

  it('include the words without the kind of place, and without a state', () => {
    const [, , byKind] = readingsOf(searchWords('hotel ibis'));
    expect([starts(byKind!), byKind!.kinds]).toEqual(['ibis', ['hotel']]);
    expect(readingsOf(searchWords('matthews nc')).map(starts)).toContain('matthews');
  });

  it('include one letter for two that stand for it', () => {
    expect(readingsOf(searchWords('aeulestrasse vaduz')).map(starts)).toContain('aulestrasse vaduz');
    for (const text of ['queens', 'avenue', 'duet']) expect(readingsOf(searchWords(text)).map(starts)).toEqual([text]);
  });

  it('include a kind of place alone, however it is phrased', () => {
    const kinds = readingsOf(searchWords('estación de tren'))
      .filter((words) => words.length === 0)
      .map((words) => words.kinds);
    expect(kinds).toEqual([['station'], ['station']]);
    expect(readingsOf(searchWords('calle tryon')).map((words) => [starts(words), words.kinds])).toContainEqual([
      'tryon',
      ['street'],
    ]);
  });

  it('include, when nothing matches, initials and all words but one', () => {
    expect(initials(searchWords('wt harris')).map(starts)).toEqual(['w t harris']);
    expect(initials(searchWords('gym'))).toEqual([]);
    expect(withoutOne(searchWords('vaduz castle')).map(starts)).toEqual(['vaduz']);
    expect(withoutOne(searchWords('nowhere road'))).toHaveLength(1);
    expect(withoutOne(searchWords('12 nowhere road'))).toEqual([]);
    expect(withoutOne(searchWords('vaduz'))).toEqual([]);
  });

  it('include a word written as two, with its other spellings', () => {
    const [reading] = writtenApart(searchWords('southend grill'), new Map([['southend', ['south end']]]));
    expect(starts(reading!)).toBe('south end grill');
    expect(reading![0]!.also).toEqual(['s']);
  });
});

describe('two words joined into one', () => {
  const meant = (text: string, typed: string, ...resembling: string[]) =>
    correctedAsOne(searchWords(text), new Map([[typed, resembling]])).map((words) =>
      words.map(({ start, also }) => [start, ...also].join('|')).join(' '),
    );

  it('may have a typo', () => {
    expect(meant('suoth park mall', 'suothpark', 'southpark')).toEqual(['suothpark|southpark mall']);
    expect(meant('south park', 'southpark')).toEqual([]);
  });

  it('do not match initials with a name, or one of the two words alone', () => {
    expect(meant('wt harris', 'wtharris', 'harris', 'tharris')).toEqual([]);
    expect(meant('the northgate', 'thenorthgate', 'northgate')).toEqual([]);
  });
});

describe('typos', () => {
  it('are letters added, left out, replaced or swapped', () => {
    expect(['uptown', 'uptwon', 'uptow', 'upttown', 'uptonn'].map((typed) => typingDistance(typed, 'uptown'))).toEqual([
      0, 1, 1, 1, 1,
    ]);
  });

  it('are not assumed in words for kinds of place, in short words or in numbers', () => {
    expect(searchWords('uptwon aeroporto rd 2820x').map(canBeCorrected)).toEqual([true, false, false, false]);
  });

  it('are corrected by words that are near enough', () => {
    const found = corrected(
      searchWords('airprot xyzw'),
      new Map([
        ['airprot', ['airport', 'carport']],
        ['xyzw', ['street']],
      ]),
    );
    expect(found.map(({ also }) => also)).toEqual([['airport'], []]);
  });
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
});

describe('a house number', () => {
  const has = (text: string, name: string, more: Partial<CityPlace> = {}, typing = true) =>
    hasNumbers(place(name, more), numbersIn(searchWords(text)), typing);

  it('matches complete words only', () => {
    expect(has('Landstrasse 12', 'Landstrasse 120', { kind: 'address' })).toBe(false);
    expect(has('Landstrasse 12', 'Landstrasse 12', { kind: 'address' })).toBe(true);
    expect(has('1000 tryon', 'Tryon Cafe', { address: '10001 North Tryon Street' })).toBe(false);
    expect(has('12a main', '12A Main Street', { kind: 'address' })).toBe(true);
  });

  it('is not read when it belongs to a name or a numbered street', () => {
    expect(has('i 48', 'I-485 Station')).toBe(true);
    expect(has('nc 16', 'NC 160', { kind: 'street' }, false)).toBe(false);
    expect(has('nc 160', 'NC 160', { kind: 'street' }, false)).toBe(true);
    expect(has('7t', 'West 7th Street', { kind: 'street' })).toBe(true);
    expect(numbersIn(searchWords('7th'))).toEqual([]);
  });
});

describe('an intersection', () => {
  it('is two streets with a separator between them', () => {
    expect(intersectionIn('corner of Trade and Tryon, Charlotte, NC')).toEqual(['Trade', 'Tryon']);
    expect(intersectionIn('Rua Nova e Rua Velha')).toEqual(['Rua Nova', 'Rua Velha']);
    expect(intersectionIn('485 & providence')).toEqual(['485', 'providence']);
    for (const text of ['401 E Trade St', '12b e 4', 'Trade', 'a & b', 'one and two and three'])
      expect(intersectionIn(text)).toBeNull();
  });
});

describe('a number in the address of a place', () => {
  const school = place('Myers Park High School', { kind: 'school', address: '2400 Colony Road, Charlotte' });

  it('belongs to the street that was typed', () => {
    expect(isOfItsStreet(school, searchWords('2400 park rd'))).toBe(false);
    for (const text of ['2400 colony', '2400 colony rd', 'myers park high 2400 colony', 'colony rd', 'myers park'])
      expect(isOfItsStreet(school, searchWords(text))).toBe(true);
    expect(isOfItsStreet(place('2400 Park Road', { kind: 'address' }), searchWords('2400 park'))).toBe(true);
    expect(isOfItsStreet(place('NC 49', { kind: 'street' }), searchWords('nc 49'))).toBe(true);
  });

  it('may be continued as an ordinal', () => {
    expect(['1', '2', '3', '4', '11', '12', '21', '22', '100'].map(ordinalOf)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '21st',
      '22nd',
      null,
    ]);
    const house = place('600 East 4th Street', { kind: 'address' });
    expect([
      hasNumbers(house, ['600', '4'], true),
      hasNumbers(house, ['600', '4'], false),
      hasNumbers(house, ['600', '5'], true),
    ]).toEqual([true, false, false]);
  });
});

describe('an address', () => {
  it('is finally searched for without its town and state', () => {
    expect(addressForms('401 S Tryon St, Charlotte, NC 28202')).toEqual([
      '401 S Tryon St Charlotte NC 28202',
      '401 S Tryon St Charlotte',
      '401 S Tryon St',
    ]);
    expect(addressForms(' , ')).toEqual([]);
  });

  it.each([
    ['401 S Tryon St Apt 5, Charlotte, NC 28202', '401 S Tryon St, Charlotte, NC 28202'],
    ['Apt 5, 401 S Tryon St, Charlotte', ', 401 S Tryon St, Charlotte'],
    ['401 S Tryon St, Suite 200, Charlotte', '401 S Tryon St,, Charlotte'],
    ['401 S Tryon St Ste. 12B', '401 S Tryon St'],
    ['401 S Tryon St Unit B', '401 S Tryon St'],
    ['401 S Tryon St #5', '401 S Tryon St'],
  ])('is searched for without the unit inside the house: %s', (address, rest) =>
    expect(withoutUnit(address)).toBe(rest),
  );

  it.each(['Suite 200', 'Unit 5 Theatre', 'Sainte Marie 5', '12 Ste Marie', '5 Unity Place', 'Room 112'])(
    'is not found in %s',
    (text) => expect(withoutUnit(text)).toBe(text),
  );
});

describe('a postcode', () => {
  it.each([
    ['28202', '28202', '', true],
    [' NC 28202-1234 ', '28202', '', true],
    ['nc, 28202', '28202', '', true],
    ['Charlotte, NC 28202', '28202', 'charlotte', false],
    ['9490 Vaduz', '9490', 'vaduz', false],
    ['9490', '9490', '', false],
    ['FL-9490 Vaduz', '9490', 'vaduz', false],
    ['4000-123 Porto', '4000 123', 'porto', false],
    ['28202 Park Road', '28202', 'park road', false],
  ])('is recognized: %s', (text, postcode, town, isCertain) =>
    expect(postcodeIn(text)).toEqual({ postcode, town, isCertain }),
  );

  it.each(['282', '2820212', 'I 28202 North', 'NC', '12 Main Street'])('is not found in %s', (text) =>
    expect(postcodeIn(text)).toBeNull(),
  );

  it('matches the town, and the part of it that most of its houses are in', () => {
    const house = (address: string) => place('12 Main Street', { kind: 'address', address });
    const [uptown, south] = [house('Uptown, 28202 Charlotte'), house('South End, 28202 Charlotte')];
    expect(
      housesOf(
        [
          uptown,
          house('Plaza, 28205 Charlotte'),
          place('28202 Park Road', { kind: 'address', address: 'Sharon, Pineville' }),
        ],
        '28202',
      ),
    ).toEqual([uptown]);
    expect(areaOfHouses([uptown, uptown, south])).toEqual({ part: 'Uptown', town: 'Charlotte' });
    expect(areaOfHouses([uptown, south])).toEqual({ town: 'Charlotte' });
    expect(areaOfHouses([])).toEqual({});
  });

  it('is dropped from an address without commas', () => {
    expect(addressForms('401 S Tryon St NC 28202')).toEqual(['401 S Tryon St NC 28202', '401 S Tryon St']);
    expect(addressForms('401 S Tryon St 28202-1234')).toEqual(['401 S Tryon St 28202-1234', '401 S Tryon St']);
    expect(addressForms('28202 Park Road')).toEqual(['28202 Park Road']);
  });
});

describe('a typed position', () => {
  it.each([
    ['35.2271, -80.8431', 35.2271, -80.8431],
    ['35.2271,-80.8431', 35.2271, -80.8431],
    ['(35.2271 -80.8431)', 35.2271, -80.8431],
    ['35.2271° N, 80.8431° W', 35.2271, -80.8431],
    ['35.2271N 80.8431W', 35.2271, -80.8431],
    ['N 35.2271, W 80.8431', 35.2271, -80.8431],
    ['W80.8431°,N35.2271°', 35.2271, -80.8431],
    ['33.8688 s, 151.2093 e', -33.8688, 151.2093],
    [`35°13'37.6"N 80°50'35.2"W`, 35.22711, -80.84311],
    ['35° 13.626′ N, 80° 50.586′ W', 35.2271, -80.8431],
    ['N 35 13.626 W 80 50.586', 35.2271, -80.8431],
    ['geo:35.2271,-80.8431', 35.2271, -80.8431],
    ['geo:35.2271,-80.8431?z=15', 35.2271, -80.8431],
    ['https://www.google.com/maps/@35.2271,-80.8431,17z', 35.2271, -80.8431],
    ['https://maps.apple.com/?ll=35.2271,-80.8431&q=Here', 35.2271, -80.8431],
  ])('is read as maps write it: %s', (text, lat, lng) => {
    const point = readPosition(text);
    expect(point?.lat).toBeCloseTo(lat, 4);
    expect(point?.lng).toBeCloseTo(lng, 4);
  });

  it.each([
    '12, 14',
    '12 Main Street',
    '95.2, -80.8',
    '35.2, -190.5',
    '35.2N 80.8N',
    '35.2°',
    '1.5 2.5 3.5',
    'geo:somewhere',
    'https://www.google.com/maps/place/Uptown',
    `35°73'N 80°50'W`,
    'I-77 N 35.2',
  ])('is not found in %s', (text) => expect(readPosition(text)).toBeNull());
});

describe('the number of a road', () => {
  const starts = (words: readonly { start: string }[]) => words.map(({ start }) => start).join(' ');
  const numbers = (text: string) => ((words) => words.filter((_, i) => isRoadNumber(words, i)))(searchWords(text));
  const street = (text: string) => starts(streetWords(searchWords(text)));

  it('recognizes the prefixes of road numbers', () => {
    for (const text of ['I-277', 'interstate 277', 'NC 16', '12 US Highway 29', 'i77 s'])
      expect(numbers(text)).toHaveLength(1);
    for (const text of ['401 S Tryon', 'Dom João I 12', 'tryon st nc 28202', 'Landstrasse 12'])
      expect(numbers(text)).toEqual([]);
  });

  it('is never dropped like a house number', () => {
    expect(street('12 NC Highway 49')).toBe('nc highway 49');
    expect(street('1000 tryon')).toBe('tryon');
    for (const text of ['NC 99', 'interstate 277', 'us highway 29', 'NC 28202', '28202']) expect(street(text)).toBe('');
  });

  it('is searched for among roads without the word highway and without a direction', () => {
    const others = (text: string) => withRoadNumber(searchWords(text)).map((words) => [starts(words), words.kinds]);
    expect(others('us highway 29')).toEqual([['us 29', ['street']]]);
    expect(others('i77 s')).toEqual([['i77', ['street']]]);
    expect(others('401 S Tryon')).toEqual([]);
  });

  it('ranks a road of that number before places named after it', () => {
    expect(
      ranked(
        'I-85',
        place('I-85 Connector', { kind: 'street', importance: 0.4 }),
        place('Interstate 85', { kind: 'street' }),
      )[0],
    ).toBe('Interstate 85');
  });
});

import type { CityPlace } from './city-place';
import { addressForms, withoutUnit } from './address-forms';
import { canBeCorrected, corrected, correctedAsOne } from './corrections';
import { intersectionIn } from './intersection-search';
import { hasHouseNumber, hasNumbers, isOfItsStreet, numbersIn, ordinalOf } from './house-numbers';
import { initials, readingsOf, withoutOne, writtenApart } from './readings';
import { searchWords } from './search-words';
import { typingDistance } from './typing-distance';

let count = 0;
const place = (name: string, more: Partial<CityPlace> = {}): CityPlace => ({
  id: (count += 1),
  kind: 'other',
  name,
  address: '',
  importance: 0.3,
  similarity: 1,
  lat: 35.2271,
  lng: -80.8431,
  ...more,
});
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

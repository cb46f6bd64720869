import { initials, joinedOf, readingsOf, withoutOne, writtenApart } from './readings';
import { searchWords } from './search-words';

type Words = readonly { start: string }[];
const starts = (words: Words) => words.map(({ start }) => start).join(' ');
const readings = (text: string) => readingsOf(searchWords(text)).map(starts);

describe('two neighboring words written as one', () => {
  const joined = (text: string, shortest?: number) => joinedOf(searchWords(text), shortest).map(starts);

  it.each([
    ['up town', ['uptown']],
    ['a bc', []],
    ['a bcd', ['abcd']],
    ['south park 12', ['southpark 12']],
    ['12 park', []],
    ['one two three four', ['onetwo three four', 'one twothree four', 'one two threefour']],
    ['one two three four five', []],
    ['uptown', []],
  ])('are read in %s as %j', (text, found) => expect(joined(text)).toEqual(found));

  it('have at least the required number of letters each', () => {
    expect([joined('abc def', 3), joined('ab cdef', 3), joined('cdef ab', 3)]).toEqual([['abcdef'], [], []]);
  });
});

describe('a word for a kind of place', () => {
  const kinds = (text: string) =>
    readingsOf(searchWords(text)).flatMap((words) => (words.kinds ? [[starts(words), words.kinds]] : []));

  it.each(['of', 'the', 'de', 'del', 'la', 'el', 'do', 'da', 'der', 'am', 'du', 'center', 'centre', 'centro'])(
    'is followed by the name, without %s in between',
    (between) => expect(kinds(`museum ${between} mint`)).toContainEqual(['mint', ['museum']]),
  );

  it('leaves the other words as the name, wherever it stands', () => {
    expect(kinds('mint museum uptown')).toEqual([['mint uptown', ['museum']]]);
    expect(kinds('mint uptown')).toEqual([]);
  });

  it('is left out together with other words for the same kind, but not with those for another kind', () => {
    expect(kinds('train station')).toContainEqual(['', ['station']]);
    expect(kinds('hotel airport')).toEqual([
      ['airport', ['hotel']],
      ['hotel', ['airport']],
    ]);
  });
});

describe('a state', () => {
  it.each([
    ['matthews nc', true],
    ['nc matthews', false],
    ['matthews usa', true],
    ['matthews uptown', false],
  ])('at the end of %s is left out: %s', (text, isLeftOut) => {
    const all: string[] = readings(text);
    expect(all.includes('matthews')).toBe(isLeftOut);
  });

  it('is searched for when there are no other words', () => expect(readings('nc')).toEqual(['nc']));
});

describe('two letters that stand for an umlaut', () => {
  it.each([
    ['aeule', 'aule'],
    ['oeler', 'oler'],
    ['muenster', 'munster'],
    ['mueller oeder', 'muller oder'],
  ])('are also read as one: %s as %s', (text, other) => expect(readings(text)).toContain(other));

  it.each(['oeru', 'queens', 'statue', 'zoo'])('are left as they are in %s', (text) =>
    expect(readings(text)).toEqual([text]),
  );
});

describe('a search without one of its words', () => {
  const without = (text: string) => withoutOne(searchWords(text)).map(starts);

  it.each([
    ['mint uptown', ['uptown', 'mint']],
    ['park mint', ['mint']],
    ['road mint', ['mint']],
    ['ab mint', ['mint']],
    ['abc mint', ['mint', 'abc']],
    ['mint', []],
    ['mint 4', []],
    ['one two mint five', ['two mint five', 'one mint five', 'one two five', 'one two mint']],
    ['one two mint five six', []],
  ])('turns %s into %j', (text, found) => expect(without(text)).toEqual(found));
});

describe('initials', () => {
  const read = (text: string) => initials(searchWords(text)).map(starts);

  it.each([
    ['wt harris', ['w t harris']],
    ['harris wtj', ['harris w t j']],
    ['w harris', []],
    ['john harris', []],
    ['w4 harris', []],
    ['wt ab', ['w t ab', 'wt a b']],
    ['wt', []],
  ])('are read in %s as %j', (text, found) => expect(read(text)).toEqual(found));
});

it('splits a joined word where it stands', () => {
  const apart = new Map([['southend', ['south end', 'sou thend']]]);
  expect(writtenApart(searchWords('big southend grill'), apart).map(starts)).toEqual([
    'big south end grill',
    'big sou thend grill',
  ]);
  expect(writtenApart(searchWords('northend'), apart)).toEqual([]);
});

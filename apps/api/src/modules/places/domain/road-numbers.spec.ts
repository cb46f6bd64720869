import { hasRoadNumber, isRoadNumber, numbersApart, streetWords, withRoadNumber } from './road-numbers';
import { searchWords } from './search-words';

type Words = readonly { start: string }[];
const starts = (words: Words) => words.map(({ start }) => start).join(' ');

describe('the number of a road', () => {
  it.each([
    ['i 77', '77'],
    ['us 29', '29'],
    ['nc 16', '16'],
    ['interstate 485', '485'],
    ['highway 16', '16'],
    ['hwy 16', '16'],
    ['route 4', '4'],
    ['rte 4', '4'],
    ['12 nc 16', '16'],
    ['old highway 16', '16'],
    ['i77', 'i77'],
    ['us29', 'us29'],
    ['main nc 16', ''],
    ['12 main', ''],
    ['highway 28202', ''],
    ['i77x', ''],
    ['abc77', ''],
    ['highway', ''],
  ])('in %s is %j', (text, number) => {
    const words = searchWords(text);
    expect(starts(words.filter((_, i) => isRoadNumber(words, i)))).toBe(number);
    expect(hasRoadNumber(words)).toBe(number !== '');
  });

  it.each([
    ['i77', 'i 77'],
    ['nc16 north', 'nc 16 north'],
    ['us29', 'us 29'],
    ['xx16', 'xx16'],
    ['i77777', 'i77777'],
    ['x i77', 'x i 77'],
    ['ai77', 'ai77'],
  ])('in %s is read as %s', (text, apart) => expect(starts(numbersApart(searchWords(text)))).toBe(apart));
});

describe('a street without the number of a house', () => {
  it.each([
    ['12 main st', 'main st'],
    ['12 nc 16', 'nc 16'],
    ['12 highway 16', 'highway 16'],
    ['main st', ''],
    ['nc 16', ''],
    ['highway', ''],
    ['12', ''],
    ['12 highway', ''],
    ['12 main 16', 'main'],
  ])('is read from %s as %j', (text, street) => expect(starts(streetWords(searchWords(text)))).toBe(street));
});

describe('a numbered road', () => {
  const other = (text: string) => withRoadNumber(searchWords(text)).map((words) => [starts(words), words.kinds]);

  it.each(['n', 's', 'e', 'w', 'north', 'south', 'east', 'west', 'northbound', 'southbound', 'eastbound', 'westbound'])(
    'is the same in the direction %s',
    (direction) => {
      expect(other(`i 77 ${direction}`)).toEqual([['i 77', ['street']]]);
    },
  );

  it.each([
    ['us highway 29', 'us 29'],
    ['hwy 16', '16'],
    ['route 4 north', '4'],
    ['rte 4', '4'],
    ['nc hwy 16 exit', 'nc 16 exit'],
  ])('is found for %s as %s', (text, found) => expect(other(text)).toEqual([[found, ['street']]]));

  it.each(['i 77', 'north i 77', 'interstate 77', '12 main north', 'highway'])('needs no other reading in %s', (text) =>
    expect(other(text)).toEqual([]),
  );
});

describe('a road number in a search', () => {
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
});

import { canBeCorrected, corrected, correctedAsOne, joinedWords, maxTypos } from './corrections';
import { searchWords } from './search-words';
import { typingDistance } from './typing-distance';

describe('the distance between what was typed and a word', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['abcd', 'badc', 2],
    ['ca', 'abc', 3],
    ['abc', 'cba', 2],
    ['aab', 'ab', 1],
    ['tryon', 'tyron', 1],
    ['abab', 'baba', 2],
  ])('%j to %j is %d', (typed, word, distance) => {
    expect(typingDistance(typed, word)).toBe(distance);
    expect(typingDistance(word, typed)).toBe(distance);
  });

  it('is correct for words of any length in consecutive calls', () => {
    const long = 'x'.repeat(70);
    expect(typingDistance(long, `${long}y`)).toBe(1);
    expect(typingDistance(`a${long}`, long)).toBe(1);
    expect(typingDistance('ab', 'ba')).toBe(1);
    expect(typingDistance('x'.repeat(63), 'x'.repeat(64))).toBe(1);
  });
});

describe('a word with a typo', () => {
  it.each([
    [1, 1],
    [4, 1],
    [6, 1],
    [7, 2],
    [8, 2],
    [11, 3],
  ])('of %d letters may have %d typos', (length, typos) => expect(maxTypos(length)).toBe(typos));

  it.each([
    ['abc', false],
    ['abcd', true],
    ['abc4', false],
    ['park', false],
  ])('may be %s: %s', (word, isPossible) => expect(searchWords(word).map(canBeCorrected)).toEqual([isPossible]));

  it('means the three nearest words at most, the nearest first', () => {
    const resembling = ['tyronx', 'tyron', 'tyran', 'tiron', 'tyrone'];
    const [word] = corrected(searchWords('tyron'), new Map([['tyron', resembling]]));
    expect(word!.also).toEqual(['tyronx', 'tyron', 'tyrone']);
    const [other] = corrected(searchWords('tyron'), new Map([['tyron', ['tyrnn', 'tyron']]]));
    expect(other!.also).toEqual(['tyron', 'tyrnn']);
  });

  it('may be the beginning of a longer word, and keeps its other spellings', () => {
    expect(corrected(searchWords('unvi'), new Map([['unvi', ['university']]]))[0]!.also).toEqual(['university']);
    expect(corrected(searchWords('street'), new Map([['street', ['streat']]]))[0]!.also).toEqual(['st', 'streat']);
  });

  it('stays as it is when nothing resembles it', () => {
    const words = searchWords('tyron mint');
    expect(corrected(words, new Map([['tyron', ['uptown']]]))).toEqual(words);
  });
});

describe('two words written as one', () => {
  it('have three letters each, at least', () => {
    expect(joinedWords(searchWords('wt harris mint')).map((words) => words.map(({ start }) => start))).toEqual([
      ['wt', 'harrismint'],
    ]);
  });

  it('are joined only when something has that name', () => {
    const meant = new Map([['suothpark', ['southpark']]]);
    const [reading, ...more] = correctedAsOne(searchWords('suoth park mall'), meant);
    expect(reading!.map(({ start, also }) => [start, also])).toEqual([
      ['suothpark', ['southpark']],
      ['mall', []],
    ]);
    expect(more).toEqual([]);
    expect(correctedAsOne(searchWords('suoth park'), new Map([['suothpark', ['suoth', 'park']]]))).toEqual([]);
  });
});

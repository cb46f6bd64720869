import { matchedIn, termsOf } from './matched';

describe('the marked parts of a text', () => {
  it.each([
    ['Park Road', 'park', ['Park']],
    ['Park Road', 'ro pa', ['Pa', 'Ro']],
    ['Spark Park', 'park', ['Park']],
    ['7Park Park', 'park', ['Park']],
    ['Park-and-Park', 'park park', ['Park', 'Park']],
    ['Parkway', 'park park', ['Park']],
    ['Château', 'chate', ['Châte']],
    ['Chateau', 'Châte', ['Chate']],
    ['400 Trade', '40', ['40']],
    ['Park', 'road', []],
    ['Park', '', []],
    ['Park', ' -,', []],
    ['😀 Park', 'park', ['Park']],
    ['İzmir Park', 'izm park', ['İzm', 'Park']],
  ])('%s, when somebody types %j, are %j', (text, typed, parts) => {
    const marked = matchedIn(text, typed);
    expect(marked.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual(parts);
  });
});

it('a description is split at its commas', () => {
  expect(termsOf('Park Road, Sharon, Charlotte')).toEqual([
    { offset: 0, value: 'Park Road' },
    { offset: 11, value: 'Sharon' },
    { offset: 19, value: 'Charlotte' },
  ]);
});

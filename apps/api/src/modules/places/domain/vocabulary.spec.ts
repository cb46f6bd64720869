import { kindsCalled } from './kind-words';
import { isCommon, isStreetWord, searchWords } from './search-words';
import { STATES } from './states';

const spellings = (word: string) => [word, ...searchWords(word)[0]!.also];

describe('a word that is abbreviated', () => {
  it.each([
    ...[
      'street st',
      'saint st',
      'avenue ave av',
      'road rd',
      'boulevard blvd bd boul',
      'drive dr',
      'lane ln',
      'court ct',
    ],
    ...['place pl', 'parkway pkwy', 'highway hwy', 'expressway expy', 'interstate i', 'freeway fwy', 'circle cir'],
    ...['square sq', 'terrace ter', 'trail trl', 'mount mt', 'fort ft', 'center centre ctr', 'theater theatre'],
    ...['university univ', 'international intl', 'north n', 'south s', 'east e', 'west w', 'northeast ne'],
    ...['northwest nw', 'southeast se', 'southwest sw'],
    ...['strasse str', 'rua r', 'rue r', 'chemin ch', 'impasse imp', 'avenida av', 'praca pca pc', 'largo lg'],
    ...['travessa tv', 'estrada estr', 'santa sta', 'santo sto', 'sao s', 'doutor doctor dr', 'engenheiro eng'],
    ...['sankt st', 'sainte ste', 'platz pl', 'calle c', 'plaza pza'],
  ])('is found in full, and vice versa: %s', (group) => {
    const words = group.split(' ');
    for (const word of words) {
      expect(spellings(word)).toEqual(expect.arrayContaining(words));
      expect(isCommon(word)).toBe(true);
    }
  });

  it.each([
    'first 1st',
    'second 2nd',
    'third 3rd',
    'fourth 4th',
    'fifth 5th',
    'sixth 6th',
    'seventh 7th',
    'eighth 8th',
  ])('or a number is found in words: %s', (pair) => {
    const [word, number] = pair.split(' ') as [string, string];
    expect([spellings(word), spellings(number)]).toEqual([
      [word, number],
      [number, word],
    ]);
  });

  it('of several meanings is looked up as all of them', () => {
    expect(new Set(spellings('st'))).toEqual(new Set(['st', 'street', 'saint', 'sankt']));
    expect(new Set(spellings('dr'))).toEqual(new Set(['dr', 'drive', 'doutor', 'doctor']));
  });

  it('is none of a name', () => {
    expect(spellings('tryon')).toEqual(['tryon']);
    expect(isCommon('tryon')).toBe(false);
  });
});

describe('the words of a search', () => {
  it('are at most eight, each once and not endless', () => {
    expect(searchWords('a b c d e f g h i j').map(({ start }) => start)).toEqual([...'abcdefgh']);
    expect(searchWords('new new york').map(({ start }) => start)).toEqual(['new', 'york']);
    expect(searchWords('x'.repeat(40))[0]!.start).toHaveLength(32);
  });
});

describe('a word for streets', () => {
  it.each([
    ...['street st', 'avenue ave', 'road rd', 'boulevard blvd', 'drive dr', 'lane ln', 'court ct', 'parkway pkwy'],
    ...['highway hwy', 'expressway expy', 'freeway fwy', 'circle cir', 'terrace ter', 'strasse str', 'rua', 'rue'],
    ...['chemin ch', 'travessa tv', 'estrada estr', 'avenida av', 'calle'],
  ])('says that a street is meant: %s', (words) => {
    for (const word of words.split(' ')) expect(isStreetWord(word)).toBe(true);
  });

  it.each(['park', 'place', 'square', 'north', 'r', 'c', 'tryon'])('is not %s', (word) =>
    expect(isStreetWord(word)).toBe(false),
  );
});

describe('a word for a kind of place', () => {
  it.each([
    ['airport', 'airport aeroport aeroporto aeropuerto flughafen aerodrome'],
    ['station', 'station bahnhof hauptbahnhof estacao estacion gare metro terminal train tren trem tram rail'],
    ['bus_stop', 'stop haltestelle paragem parada arret'],
    ['hospital', 'hospital hospitals clinic spital krankenhaus klinik clinica hopital'],
    ['university', 'university college universitat universidade universidad universite faculdade'],
    ['school', 'school schule escola escuela ecole'],
    ['library', 'library bibliothek biblioteca bibliotheque'],
    ['town_hall', 'rathaus mairie ayuntamiento'],
    ['museum', 'museum museu museo musee gallery'],
    ['theatre', 'theatre theater teatro cinema kino'],
    ['stadium', 'stadium arena stadion estadio stade ballpark coliseum'],
    ['attraction', 'castle schloss burg castelo castillo chateau monument beach praia playa'],
    ['mall', 'mall shopping outlets einkaufszentrum comercial commercial'],
    ['hotel', 'hotel hotels motel hostel inn'],
    ['restaurant', 'restaurant restaurants restaurante ristorante pizzeria'],
    ['cafe', 'cafe coffee kaffee'],
    ['bar', 'bar pub brewery breweries brauerei cervejaria cerveceria brasserie'],
    ['winery', 'winery wineries vineyard vineyards weingut'],
    ['park', 'park parks parque garden jardim jardin'],
    ['worship', 'church kirche igreja iglesia eglise cathedral mosque synagogue temple chapel capela'],
    ['golf', 'golf'],
    ['street', 'calle avenida carretera'],
    ['parking', 'parking parkhaus garage'],
  ] as const)('names it in every language that riders search in: %s', (kind, words) => {
    for (const word of words.split(' ')) expect(kindsCalled(word)).toEqual([kind]);
  });

  it('is no name', () => expect(kindsCalled('tryon')).toEqual([]));
});

it('a state is known by its two letters', () => {
  expect(STATES.size).toBe(51);
  for (const state of ['al', 'ca', 'nc', 'ny', 'sc', 'tx', 'wy', 'usa']) expect(STATES.has(state)).toBe(true);
});

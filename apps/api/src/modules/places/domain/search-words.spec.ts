import { isCommon, isStreetWord, searchWords } from './search-words';

const alsoOf = (word: string) => searchWords(word)[0]!.also;

describe('the other spellings of a word', () => {
  it.each([
    ['st', ['street', 'saint', 'sankt']],
    ['ave', ['avenue']],
    ['av', ['avenue', 'avenida']],
    ['rd', ['road']],
    ['blvd', ['boulevard']],
    ['bd', ['boulevard']],
    ['boul', ['boulevard']],
    ['dr', ['drive', 'doutor', 'doctor']],
    ['ln', ['lane']],
    ['ct', ['court']],
    ['pl', ['place', 'platz']],
    ['pkwy', ['parkway']],
    ['hwy', ['highway']],
    ['expy', ['expressway']],
    ['i', ['interstate']],
    ['fwy', ['freeway']],
    ['cir', ['circle']],
    ['sq', ['square']],
    ['ter', ['terrace']],
    ['trl', ['trail']],
    ['mt', ['mount']],
    ['ft', ['fort']],
    ['ctr', ['center', 'centre']],
    ['theatre', ['theater']],
    ['univ', ['university']],
    ['intl', ['international']],
    ['n', ['north']],
    ['s', ['south', 'sao']],
    ['e', ['east']],
    ['w', ['west']],
    ['ne', ['northeast']],
    ['nw', ['northwest']],
    ['se', ['southeast']],
    ['sw', ['southwest']],
    ['1st', ['first']],
    ['2nd', ['second']],
    ['3rd', ['third']],
    ['4th', ['fourth']],
    ['5th', ['fifth']],
    ['6th', ['sixth']],
    ['7th', ['seventh']],
    ['8th', ['eighth']],
    ['9th', ['ninth']],
    ['10th', ['tenth']],
    ['str', ['strasse']],
    ['r', ['rua', 'rue']],
    ['ch', ['chemin']],
    ['imp', ['impasse']],
    ['pca', ['praca']],
    ['pc', ['praca']],
    ['lg', ['largo']],
    ['tv', ['travessa']],
    ['estr', ['estrada']],
    ['sta', ['santa']],
    ['sto', ['santo']],
    ['eng', ['engenheiro']],
    ['ste', ['sainte']],
    ['c', ['calle']],
    ['pza', ['plaza']],
  ])('%s include %j, and the other way around', (short, long) => {
    expect(alsoOf(short)).toEqual(expect.arrayContaining(long));
    for (const word of long) {
      expect(alsoOf(word)).toContain(short);
      expect(isCommon(word)).toBe(true);
    }
    expect(isCommon(short)).toBe(true);
  });

  it('are never the word itself, and never twice', () => {
    for (const word of ['st', 'street', 'avenue', 'dr', 's']) {
      expect(alsoOf(word)).not.toContain(word);
      expect(new Set(alsoOf(word)).size).toBe(alsoOf(word).length);
    }
  });

  it('do not exist for a name', () => {
    expect(alsoOf('tryon')).toEqual([]);
    expect([isCommon('tryon'), isCommon('')]).toEqual([false, false]);
  });
});

describe('a word that says that a street is meant', () => {
  it.each([
    'street',
    'st',
    'avenue',
    'ave',
    'av',
    'road',
    'rd',
    'boulevard',
    'blvd',
    'drive',
    'dr',
    'lane',
    'ln',
    'court',
    'ct',
    'parkway',
    'pkwy',
    'highway',
    'hwy',
    'expressway',
    'expy',
    'freeway',
    'fwy',
    'circle',
    'cir',
    'terrace',
    'ter',
    'strasse',
    'str',
    'rua',
    'rue',
    'chemin',
    'travessa',
    'estrada',
    'avenida',
    'calle',
  ])('is %s', (word) => expect(isStreetWord(word)).toBe(true));

  it.each(['', 'r', 'c', 'i', 'n', 'square', 'place', 'center', 'plaza', 'park', 'tryon'])('is not %j', (word) =>
    expect(isStreetWord(word)).toBe(false),
  );
});

describe('the words of a search', () => {
  const starts = (text: string) => searchWords(text).map(({ start }) => start);

  it('are each looked for once, without case and accents', () => {
    expect(starts('  São  Bento são ')).toEqual(['sao', 'bento']);
  });

  it('are at most eight of at most 32 letters', () => {
    expect(starts('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(starts('x'.repeat(40))).toEqual(['x'.repeat(32)]);
  });
});

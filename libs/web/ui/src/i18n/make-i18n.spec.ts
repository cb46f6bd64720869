import { findTranslationGaps, loadI18n, loadLaterTexts, makeI18n, setLanguage } from './make-i18n';

const en = { greeting: 'Hello {{name}}', nested: { bye: 'Bye' } };
const es = { greeting: 'Hola {{name}}', nested: { bye: 'Adiós' } };

describe('loadI18n', () => {
  beforeEach(() => window.localStorage.clear());

  it('loads the other language when it is chosen, also through the wrapper that useTranslation returns', async () => {
    const i18n = await loadI18n({ en: async () => en, es: async () => es });
    expect(i18n.hasResourceBundle('es', 'translation')).toBe(false);
    await setLanguage(Object.create(i18n) as typeof i18n, 'es');
    expect(i18n.getFixedT('es')('nested.bye')).toBe('Adiós');
  });
});

describe('a sentence that ends in a time', () => {
  it('ends in one period', async () => {
    const i18n = makeI18n({ en: { until: 'Until {{time}}.' }, es: { until: 'Hasta las {{time}}.' } });
    await setLanguage(i18n, 'es');
    expect(i18n.t('until', { time: '3:00\u00a0p.m.' })).toBe('Hasta las 3:00\u00a0p.m.');
    expect(i18n.t('until', { time: '3:00 a. m.' })).toBe('Hasta las 3:00 a. m.');
    await setLanguage(i18n, 'en');
    expect(i18n.t('until', { time: '3:00 PM' })).toBe('Until 3:00 PM.');
  });
});

describe('loadLaterTexts', () => {
  beforeEach(() => window.localStorage.clear());

  const later = {
    en: async () => ({ page: 'Page' }),
    es: async () => ({ page: 'Página' }),
  };
  const load = () => loadI18n({ en: async () => en, es: async () => es });

  it('adds texts to those of the first screen', async () => {
    const i18n = await load();
    expect(i18n.exists('page')).toBe(false);
    await loadLaterTexts(i18n, later);
    expect([i18n.t('page'), i18n.t('nested.bye')]).toEqual(['Page', 'Bye']);
  });

  it('loads them again for a language that is chosen afterward', async () => {
    const i18n = await load();
    await loadLaterTexts(i18n, later);
    await setLanguage(i18n, 'es');
    expect([i18n.t('page'), i18n.t('nested.bye')]).toEqual(['Página', 'Adiós']);
  });

  it('does not load them for a new language before they are needed', async () => {
    const i18n = await load();
    await setLanguage(i18n, 'es');
    expect(i18n.exists('page', { lng: 'es' })).toBe(false);
    await loadLaterTexts(i18n, later);
    expect(i18n.t('page')).toBe('Página');
  });
});

describe('makeI18n', () => {
  beforeEach(() => window.localStorage.clear());

  it('starts in the language chosen before, otherwise in the browser language', () => {
    expect(makeI18n({ en, es }).t('nested.bye')).toBe('Bye');
    window.localStorage.setItem('groupride.language', 'es');
    expect(makeI18n({ en, es }).t('nested.bye')).toBe('Adiós');
    expect(document.documentElement.lang).toBe('es');
  });

  it('changes and remembers the language', async () => {
    const i18n = makeI18n({ en, es });
    await setLanguage(i18n, 'es');
    expect(i18n.t('greeting', { name: 'Ada' })).toBe('Hola Ada');
    expect(document.documentElement.lang).toBe('es');
    expect(window.localStorage.getItem('groupride.language')).toBe('es');
  });

  it('does not compile without every Spanish key', () => {
    // @ts-expect-error `nested.bye` is missing
    makeI18n({ en, es: { greeting: 'Hola {{name}}', nested: {} } });
  });
});

describe('findTranslationGaps', () => {
  it('finds empty texts and differing placeholders', () => {
    expect(findTranslationGaps(en, es)).toEqual([]);
    expect(findTranslationGaps(en, { greeting: 'Hola {{nombre}}', nested: { bye: ' ' } })).toEqual([
      'greeting',
      'nested.bye',
    ]);
  });

  it.each([
    'Queda una plaza, {{name}}',
    'Sois {{name}} y tú: ¿viajáis juntos?',
    'El coste de {{name}}',
    'Añade a {{name}}',
  ])('finds words used only in Spain: %s', (greeting) => {
    expect(findTranslationGaps(en, { ...es, greeting })).toEqual(['greeting']);
  });

  it('accepts the words of the Americas, also those that look similar', () => {
    for (const greeting of [
      '{{name}} recoge a seis en su asiento',
      'Reemplaza a {{name}}',
      'Agrega a {{name}} y a su país',
    ])
      expect(findTranslationGaps(en, { ...es, greeting })).toEqual([]);
  });
});

import { createInstance, type i18n as I18n, type PostProcessorModule, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storage } from '@groupride/web-storage';
import { detectLanguage, type Language, LANGUAGE_KEY, languages } from './detect-language';

/** Texts of an application, nested to any depth. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The same keys with any texts, so that an incomplete translation does not compile. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/**
 * Creates the i18next instance of an application. `es` must have every key of `en`. It stores the chosen language and
 * keeps `<html lang>` in sync.
 *
 * Declare the keys for TypeScript with `declare module 'i18next' { interface CustomTypeOptions { resources: {
 * translation: typeof en } } }`.
 */
export function makeI18n<T extends Messages>(resources: { en: T; es: Translation<NoInfer<T>> }): I18n {
  return start({ en: { translation: resources.en }, es: { translation: resources.es } });
}

type LoadTexts = () => Promise<Messages>;
type TextLoaders = Readonly<Record<Language, LoadTexts>>;

/**
 * The loaders of the application's texts. They are not stored per instance, because `useTranslation` returns a wrapper.
 */
let loaders: TextLoaders | undefined;
let laterLoaders: TextLoaders | undefined;

/** Languages whose later texts are loaded. */
const complete = new Set<string>();

/** Like {@link makeI18n}, but loads only the language that is shown, and the other one when somebody chooses it. */
export async function loadI18n<T extends Messages>(load: {
  en: () => Promise<T>;
  es: () => Promise<Translation<NoInfer<T>>>;
}): Promise<I18n> {
  const language = detectLanguage();
  const instance = start({ [language]: { translation: await load[language]() } });
  loaders = load as TextLoaders;
  laterLoaders = undefined;
  complete.clear();
  return instance;
}

/**
 * Adds text sections that the first screen does not need. From then on, another language is loaded together with them.
 */
export async function loadLaterTexts<T extends Messages>(
  instance: I18n,
  load: { en: () => Promise<T>; es: () => Promise<Translation<NoInfer<T>>> },
): Promise<void> {
  laterLoaders = load as TextLoaders;
  await addLaterTexts(instance, instance.language as Language);
}

async function addLaterTexts(instance: I18n, language: Language): Promise<void> {
  if (!laterLoaders || complete.has(language)) return;
  const texts = await laterLoaders[language]();
  if (complete.has(language)) return;
  instance.addResourceBundle(language, 'translation', texts);
  complete.add(language);
}

/** Spanish times end with a period ("3:00 p.m."), which also ends the sentence. */
const oneStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneStop',
  process: (text: string) => text.replace(/([ap]\.\s?m\.)\./g, '$1'),
};

function start(resources: Resource): I18n {
  const instance = createInstance();
  instance.on('languageChanged', (tag) => {
    document.documentElement.lang = tag;
  });
  void instance
    .use(initReactI18next)
    .use(oneStop)
    .init({
      postProcess: [oneStop.name],
      resources,
      lng: detectLanguage(),
      fallbackLng: 'en',
      supportedLngs: languages,
      interpolation: { escapeValue: false },
      initAsync: false,
      returnNull: false,
      // Texts that are loaded later update the screen.
      react: { bindI18nStore: 'added' },
    });
  return instance;
}

/** Changes the language now and for the next visit. */
export async function setLanguage(instance: I18n, language: Language): Promise<void> {
  const load = loaders?.[language];
  if (load && !instance.hasResourceBundle(language, 'translation'))
    instance.addResourceBundle(language, 'translation', await load());
  await addLaterTexts(instance, language);
  storage.set(LANGUAGE_KEY, language);
  await instance.changeLanguage(language);
}

const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*([\w.]+)/g)]
    .map((match) => match[1])
    .sort()
    .join(',');

/**
 * Words and forms used only in Spain. The translations use American Spanish as in the glossary: asiento, costo, auto,
 * agregar, ustedes.
 */
const OF_SPAIN =
  /\b(plazas?|costes?|coches?|furgonetas?|autocar(es)?|aparca\w*|móvil(es)?|ordenador(es)?|coger|coge[ns]?|añad\w*|vosotr[oa]s|vuestr[oa]s?)\b|[áé]is\b/i;

/**
 * Keys whose translation is empty, has other {{values}} than the original, or uses words of Spain; for a spec of each
 * application.
 * @returns dotted paths, empty when the translation is complete
 */
export function findTranslationGaps(en: Messages, es: Messages, path = ''): string[] {
  return Object.entries(en).flatMap(([key, original]) => {
    const here = path ? `${path}.${key}` : key;
    const translated = es[key];
    if (typeof original !== 'string')
      return typeof translated === 'object' ? findTranslationGaps(original, translated, here) : [here];
    if (typeof translated !== 'string' || translated.trim() === '') return [here];
    return placeholders(original) === placeholders(translated) && !OF_SPAIN.test(translated) ? [] : [here];
  });
}

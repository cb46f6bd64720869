import { storage } from '@groupride/web-storage';

export type Language = 'en' | 'es';

/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'groupride.language';
export const languages: readonly Language[] = ['en', 'es'];

const asLanguage = (tag: string | null | undefined): Language | undefined =>
  languages.find((language) => tag?.toLowerCase().split('-')[0] === language);

/**
 * The previously chosen language, otherwise the first supported one of the browser, otherwise English. In its own file,
 * because the first picture of a page needs it before any texts are loaded.
 */
export function detectLanguage(): Language {
  return (
    asLanguage(storage.get(LANGUAGE_KEY)) ??
    navigator.languages.map(asLanguage).find((found) => found !== undefined) ??
    'en'
  );
}

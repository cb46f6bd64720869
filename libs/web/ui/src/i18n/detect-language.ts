import { storage } from '../app/storage';

export type Language = 'en' | 'es';

/** Where the choice is kept. */
export const LANGUAGE_KEY = 'groupride.language';
export const languages: readonly Language[] = ['en', 'es'];

const asLanguage = (tag: string | null | undefined): Language | undefined =>
  languages.find((language) => tag?.toLowerCase().split('-')[0] === language);

/** The language chosen before, otherwise the first of the browser's that we speak, otherwise English. By itself, as the first picture of a page needs it before any texts have come. */
export function detectLanguage(): Language {
  return (
    asLanguage(storage.get(LANGUAGE_KEY)) ??
    navigator.languages.map(asLanguage).find((found) => found !== undefined) ??
    'en'
  );
}

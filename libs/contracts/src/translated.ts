import type { Language } from './enums';

/**
 * What a text that is kept in English reads in another language; the text itself where it is none of these words. What stands
 * in braces in them is filled in from it: "Visa ending 4242" by "{brand} ending {last4}".
 */
export function translated<TranslatedTexts extends string>(
  text: string,
  words: Readonly<Record<Language, Readonly<Record<TranslatedTexts, string>>>>,
  language: Language,
): string {
  for (const translate of Object.keys(words.en) as TranslatedTexts[]) {
    const filledIn = patternOf(words.en[translate]).exec(text);
    if (filledIn) return words[language][translate].replace(BRACES, (_, name: string) => filledIn.groups?.[name] ?? '');
  }
  return text;
}

const BRACES = /\{(\w+)\}/g;
const patternOf = (words: string) =>
  new RegExp(`^${words.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(BRACES, '(?<$1>.+)')}$`);

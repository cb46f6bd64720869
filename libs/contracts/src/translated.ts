import type { Language } from './enums';

/**
 * What a text that is kept in English reads in another language; the text itself where it is none of these words. What stands
 * in braces in them is filled in from it: "Visa ending 4242" by "{brand} ending {last4}".
 */
export function translated<Word extends string>(
  text: string,
  words: Readonly<Record<Language, Readonly<Record<Word, string>>>>,
  language: Language,
): string {
  for (const word of Object.keys(words.en) as Word[]) {
    const filledIn = patternOf(words.en[word]).exec(text);
    if (filledIn) return words[language][word].replace(BRACES, (_, name: string) => filledIn.groups?.[name] ?? '');
  }
  return text;
}

const BRACES = /\{(\w+)\}/g;
const patternOf = (words: string) =>
  new RegExp(`^${words.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(BRACES, '(?<$1>.+)')}$`);

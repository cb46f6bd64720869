import type { Language } from './enums';

/**
 * Translates a text that is stored in English; unknown texts are returned unchanged. Values of placeholders in braces
 * are taken from the text: "{brand} ending {last4}" matches "Visa ending 4242".
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

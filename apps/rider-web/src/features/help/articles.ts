import type { Language } from '@groupride/contracts';

export const HELP_TOPICS = ['book', 'payment', 'safety', 'account'] as const;

export type HelpTopic = (typeof HELP_TOPICS)[number];

export interface HelpArticle {
  /** Part of the article's address; the same in every language. */
  slug: string;
  topic: HelpTopic;
  title: string;
  paragraphs: readonly string[];
}

/** Articles load when somebody opens Help, in the language that is shown. */
const articles: Record<Language, () => Promise<readonly HelpArticle[]>> = {
  en: async () => (await import('./articles-en')).articlesEn,
  es: async () => (await import('./articles-es')).articlesEs,
};

export const loadArticles = (language: Language): Promise<readonly HelpArticle[]> => articles[language]();

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Articles that contain every word of the query, whatever its accents and case; those with a match in the title come first. */
export function searchArticles(all: readonly HelpArticle[], query: string): readonly HelpArticle[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  const contains = (text: string) => words.every((word) => plain(text).includes(word));
  const found = all.filter(({ title, paragraphs }) => contains([title, ...paragraphs].join(' ')));
  return [...found.filter(({ title }) => contains(title)), ...found.filter(({ title }) => !contains(title))];
}

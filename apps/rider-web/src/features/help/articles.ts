import type { LanguageContent } from '../../shared/use-language-content';
import type { HelpArticle } from './article';

/** Articles are loaded when Help opens. */
export const articles: LanguageContent<readonly HelpArticle[]> = {
  en: async () => (await import('./articles-en')).articlesEn,
  es: async () => (await import('./articles-es')).articlesEs,
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Articles that contain every word of the query, ignoring accents and case. Title matches come first. */
export function searchArticles(all: readonly HelpArticle[], query: string): readonly HelpArticle[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  const contains = (text: string) => words.every((word) => plain(text).includes(word));
  const found = all.filter(({ title, paragraphs }) => contains([title, ...paragraphs].join(' ')));
  return [...found.filter(({ title }) => contains(title)), ...found.filter(({ title }) => !contains(title))];
}

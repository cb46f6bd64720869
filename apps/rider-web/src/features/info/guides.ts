import type { LanguageContent } from '../../shared/use-language-content';
import type { Guides } from './guide-texts';

export const guides: LanguageContent<Guides> = {
  en: async () => (await import('./guides-en')).guidesEn,
  es: async () => (await import('./guides-es')).guidesEs,
};

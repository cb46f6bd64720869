import { useTranslation } from 'react-i18next';
import type { Language } from './detect-language';

/** The current language of the page, for content with texts in both languages: reasons, receipts, the card form. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'es' ? 'es' : 'en';
}

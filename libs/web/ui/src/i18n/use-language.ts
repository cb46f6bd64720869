import { useTranslation } from 'react-i18next';
import type { Language } from './detect-language';

/** The language that the person reads now, for what has its texts in both: reasons, receipts, the card form. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'es' ? 'es' : 'en';
}

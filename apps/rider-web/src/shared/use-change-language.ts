import { useTranslation } from 'react-i18next';
import { setLanguage, toast, type Language } from '@groupride/web-ui';

/** Changes the language of the page, or says that its texts could not be loaded. */
export function useChangeLanguage(): (language: Language) => void {
  const { t, i18n } = useTranslation();
  return (language) => {
    setLanguage(i18n, language).catch(() => toast({ title: t('problems.network'), tone: 'error' }));
  };
}

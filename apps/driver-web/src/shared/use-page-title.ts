import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the title of the page in the browser's tab and history, until it is left. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('app.title')}`;
    return () => {
      document.title = t('app.title');
    };
  }, [title, t]);
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the title of the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('app.title')}`;
  }, [title, t]);
}

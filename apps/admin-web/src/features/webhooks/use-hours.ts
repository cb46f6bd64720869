import { useTranslation } from 'react-i18next';

/** Formats "1 hour" or "3 days". */
export function useHours(): (hours: number) => string {
  const { t } = useTranslation();
  return (hours) =>
    hours < 24 ? t('webhooks.hours', { count: hours }) : t('webhooks.days', { count: Math.round(hours / 24) });
}

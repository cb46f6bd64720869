import { useTranslation } from 'react-i18next';
import { useGetAlertSummaryQuery } from '@groupride/web-api-client';

/** Polling interval, in case a socket message was lost. */
const POLL_MS = 30_000;

/** The number of open alerts, for the navigation on every page. */
export function useAlertBadge() {
  const { t } = useTranslation();
  const { data } = useGetAlertSummaryQuery(undefined, { pollingInterval: POLL_MS });
  if (!data || data.open === 0) return { badge: undefined, announcement: '' };
  const label = t('queue.waiting', { count: data.open });
  return {
    badge: { count: data.open, label, urgent: data.emergencies > 0 },
    announcement: data.emergencies > 0 ? t('queue.emergencies', { count: data.emergencies }) : label,
  };
}

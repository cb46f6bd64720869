import { useTranslation } from 'react-i18next';
import { serverNow } from '@groupride/web-api-client';
import { useNow } from '@groupride/web-ui';

const TICK_MS = 10_000;

/** How long ago a position was sent, as text that updates over time. */
export function usePositionAge(): (timestamp: string) => string {
  const { t } = useTranslation();
  const now = useNow(TICK_MS, serverNow);
  return (timestamp) => {
    const seconds = Math.max(0, Math.round((now - Date.parse(timestamp)) / 1000));
    if (seconds < 30) return t('members.now');
    if (seconds < 60) return t('members.seconds', { count: seconds });
    const minutes = Math.floor(seconds / 60);
    return minutes < 60
      ? t('members.minutes', { count: minutes })
      : t('members.hours', { count: Math.floor(minutes / 60) });
  };
}

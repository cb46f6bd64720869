import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** How long ago a position was sent, in words. */
export function usePositionAge(): (timestamp: string, now: number) => string {
  const { t } = useTranslation();
  return useCallback(
    (timestamp, now) => {
      const seconds = Math.max(0, Math.round((now - Date.parse(timestamp)) / 1000));
      if (seconds < 30) return t('positions.now');
      if (seconds < 60) return t('positions.seconds', { count: seconds });
      const minutes = Math.floor(seconds / 60);
      return minutes < 60
        ? t('positions.minutes', { count: minutes })
        : t('positions.hours', { count: Math.floor(minutes / 60) });
    },
    [t],
  );
}

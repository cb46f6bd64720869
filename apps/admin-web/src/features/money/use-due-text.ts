import { useTranslation } from 'react-i18next';
import { useFormat } from '@groupride/web-ui';

const HOUR_MS = 3_600_000;

/** "Due Nov 30, in 3 days" */
export function useDueText(): (dueAt: string) => string {
  const { t, i18n } = useTranslation();
  const { date } = useFormat();
  return (dueAt) => {
    const hours = (Date.parse(dueAt) - Date.now()) / HOUR_MS;
    if (hours <= 0) return t('evidence.overdue', { day: date(dueAt) });
    const relative = new Intl.RelativeTimeFormat(i18n.language);
    const when =
      hours < 48
        ? relative.format(Math.max(1, Math.floor(hours)), 'hour')
        : relative.format(Math.floor(hours / 24), 'day');
    return t('evidence.due', { day: date(dueAt), when });
  };
}

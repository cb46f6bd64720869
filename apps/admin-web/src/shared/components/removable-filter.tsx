import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, useFormat } from '@groupride/web-ui';
import type { DayRange } from '../day-range';

/** A filter set by a link, with a button to remove it. */
export function RemovableFilter({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      size="sm"
      variant="soft"
      icon={<X size={16} aria-hidden />}
      aria-label={t('rideFilters.remove', { filter: text })}
      onClick={onRemove}
    >
      {text}
    </Button>
  );
}

/** Formats days such as "Nov 1 – Nov 7", including single days and open ranges. */
export function useDaysText(): (days: DayRange) => string {
  const { t } = useTranslation();
  const { day } = useFormat();
  return ({ from, to }) => {
    if (from && from === to) return day(from);
    if (from && to) return t('days.between', { from: day(from), to: day(to) });
    if (from) return t('days.since', { day: day(from) });
    return to ? t('days.until', { day: day(to) }) : '';
  };
}

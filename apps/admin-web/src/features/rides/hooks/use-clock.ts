import { useMemo } from 'react';
import { useFormat } from '@groupride/web-ui';

/** Date and time with seconds, which tell the steps of a ride apart. */
export function useClock(): (instant: string | number) => string {
  const { locale, timeZone } = useFormat();
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'medium' }),
    [locale, timeZone],
  );
  return (instant) => format.format(new Date(instant));
}

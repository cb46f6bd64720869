import { createContext, use, useMemo, type ReactNode } from 'react';
import { makeFormat, type Format } from '../i18n/format';

export const DEFAULT_TIME_ZONE = 'America/New_York';

const FormatContext = createContext<Format>(makeFormat({ locale: 'en', timeZone: DEFAULT_TIME_ZONE, currency: 'USD' }));

export interface FormatProviderProps {
  /** Language tag of the texts, "en" or "es". */
  locale: string;
  /** Zone in which every time is shown: the city's, not the device's. */
  timeZone?: string;
  currency?: string;
  /** The year that times do not name; see `FormatSettings`. */
  thisYear?: number;
  children: ReactNode;
}

export function FormatProvider({
  locale,
  timeZone = DEFAULT_TIME_ZONE,
  currency = 'USD',
  thisYear,
  children,
}: FormatProviderProps) {
  const format = useMemo(
    () => makeFormat({ locale, timeZone, currency, ...(thisYear === undefined ? {} : { thisYear }) }),
    [locale, timeZone, currency, thisYear],
  );
  return <FormatContext value={format}>{children}</FormatContext>;
}

/** Money, dates, distances and durations in the reader's language and the city's time zone. */
export const useFormat = (): Format => use(FormatContext);

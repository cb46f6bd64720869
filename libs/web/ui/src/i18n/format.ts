export interface FormatSettings {
  locale: string;
  timeZone: string;
  currency: string;
  /** The year that times do not name; the current one if left out, which tests fix. */
  thisYear?: number;
}

type Instant = string | number | Date;

/** A ride that may be booked by the hour. */
export interface HourlyRide {
  hourlyDuration?: number | null;
  scheduledAt?: string | null;
}

export interface Format extends FormatSettings {
  /** "12.50" → "$12.50". Takes the API's decimal strings. */
  money: (amount: string | number) => string;
  /** Formats "Nov 21, 2026". */
  date: (instant: Instant) => string;
  /** Formats a calendar day: "2026-11-24" → "Tue, Nov 24", with the year when it is not this one. */
  day: (date: string) => string;
  /** Formats a calendar day with its year: "2026-11-24" → "Nov 24, 2026". */
  dayWithYear: (date: string) => string;
  /** Formats a month: "2026-11" → "November 2026". */
  month: (month: string) => string;
  /** Formats "6:30 PM". */
  time: (instant: Instant) => string;
  /** Formats seconds after midnight as a time, regardless of the city’s time zone. */
  timeOfDay: (seconds: number) => string;
  /** Formats "Sat, Nov 21, 6:30 PM", with the year when it is not this one. */
  dateTime: (instant: Instant) => string;
  /** Formats "Sat, Nov 21, 2026, 6:30 PM", with the year in any case, as records need it. */
  dateTimeWithYear: (instant: Instant) => string;
  /** Formats "6:30 PM" for today in the city, and `dateTime` for any other day. */
  when: (instant: Instant) => string;
  /** Whether an instant is today in the city. */
  isToday: (instant: Instant) => boolean;
  /** Meters → "2.0 mi", or "350 ft" below a tenth of a mile. Distances use US units. */
  distance: (meters: number) => string;
  /** Meters → "2.0 mi", even for short distances. */
  miles: (meters: number) => string;
  /** Seconds → "4 min", "1 hr 5 min"; at least one minute. */
  duration: (seconds: number) => string;
  /** Formats "3 hours · Sat, Nov 21, 6:30 – 9:30 PM"; null for a ride that is not booked by the hour. */
  bookedTime: (ride: HourlyRide) => string | null;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  percent: (ratio: number) => string;
}

/** Region for languages without one: US conventions, also for Spanish. */
const REGION = 'US';
const MS_PER_HOUR = 3_600_000;
const METERS_PER_MILE = 1609.344;
const METERS_PER_FOOT = 0.3048;
/** Feet are rounded to multiples of this. */
const FEET_STEP = 50;

/** Creates an object at its first use. Intl objects take milliseconds each, and most pages need few of them. */
function atFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Does so once for each set of options. */
function numberFormats(locale: string): (options?: Intl.NumberFormatOptions) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>();
  return (options = {}) => {
    const key = JSON.stringify(options);
    const format = made.get(key) ?? new Intl.NumberFormat(locale, options);
    made.set(key, format);
    return format;
  };
}

/** Creates the formatters for one language, time zone and currency. Create them once and reuse them. */
export function makeFormat({ locale: language, timeZone, currency, thisYear }: FormatSettings): Format {
  const locale = language.includes('-') ? language : `${language}-${REGION}`;
  const money = atFirstUse(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  );
  const date = atFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' }));
  const time = atFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' }));
  const timeOfDay = atFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', timeStyle: 'short' }));
  const weekdayAndTime = {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  const dateTimeThisYear = atFirstUse(() => new Intl.DateTimeFormat(locale, weekdayAndTime));
  const dateTimeWithYear = atFirstUse(() => new Intl.DateTimeFormat(locale, { ...weekdayAndTime, year: 'numeric' }));
  const year = atFirstUse(() => new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }));
  const yearOf = (instant: Instant) => Number(year().format(new Date(instant)));
  const isThisYear = (one: number) => one === (thisYear ?? yearOf(Date.now()));
  const dateTime = (instant: Instant) => (isThisYear(yearOf(instant)) ? dateTimeThisYear : dateTimeWithYear)();
  const weekday = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const;
  const dayThisYear = atFirstUse(() => new Intl.DateTimeFormat(locale, weekday));
  const dayOfOtherYear = atFirstUse(() => new Intl.DateTimeFormat(locale, { ...weekday, year: 'numeric' }));
  const dayWithYear = atFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' }));
  const month = atFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }));
  const number = numberFormats(locale);
  const percent = atFirstUse(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
  const miles = atFirstUse(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'mile',
        unitDisplay: 'short',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
  );
  const feet = atFirstUse(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'foot',
        unitDisplay: 'short',
        maximumFractionDigits: 0,
      }),
  );
  const minutes = atFirstUse(
    () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }),
  );
  const hours = atFirstUse(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'short' }));
  const longHours = atFirstUse(
    () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
  );

  const isToday = (instant: Instant) => date().format(new Date(instant)) === date().format(new Date());

  return {
    locale,
    timeZone,
    currency,
    money: (amount) => money().format(Number(amount)),
    date: (instant) => date().format(new Date(instant)),
    day: (date) =>
      (isThisYear(Number(date.slice(0, 4))) ? dayThisYear : dayOfOtherYear)().format(new Date(`${date}T00:00:00Z`)),
    dayWithYear: (date) => dayWithYear().format(new Date(`${date}T00:00:00Z`)),
    month: (value) => month().format(new Date(`${value}-01T00:00:00Z`)),
    time: (instant) => time().format(new Date(instant)),
    timeOfDay: (seconds) => timeOfDay().format(new Date(seconds * 1_000)),
    dateTime: (instant) => dateTime(instant).format(new Date(instant)),
    dateTimeWithYear: (instant) => dateTimeWithYear().format(new Date(instant)),
    when: (instant) => (isToday(instant) ? time() : dateTime(instant)).format(new Date(instant)),
    isToday,
    distance: (meters) =>
      meters < METERS_PER_MILE / 10
        ? feet().format(Math.max(FEET_STEP, Math.round(meters / METERS_PER_FOOT / FEET_STEP) * FEET_STEP))
        : miles().format(meters / METERS_PER_MILE),
    miles: (meters) => miles().format(meters / METERS_PER_MILE),
    duration: (seconds) => {
      const total = Math.max(1, Math.round(seconds / 60));
      const h = Math.floor(total / 60);
      const m = total % 60;
      return [h > 0 && hours().format(h), (m > 0 || h === 0) && minutes().format(m)].filter(Boolean).join(' ');
    },
    bookedTime: ({ hourlyDuration, scheduledAt }) => {
      if (!hourlyDuration) return null;
      const length = longHours().format(hourlyDuration);
      if (!scheduledAt) return length;
      const start = new Date(scheduledAt);
      return `${length} · ${dateTime(start).formatRange(start, new Date(start.getTime() + hourlyDuration * MS_PER_HOUR))}`;
    },
    number: (value, options) => number(options).format(value),
    percent: (ratio) => percent().format(ratio),
  };
}

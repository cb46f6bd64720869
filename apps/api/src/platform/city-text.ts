import type { Language } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';

/** Formats amounts and times in the reader's language and the city's time zone. */
export interface CityText {
  readonly language: Language;
  /** "$12.50" of 1250. */
  money(cents: Cents): string;
  /** "November 21, 2026" */
  date(moment: Date): string;
  /** "Saturday, November 21" */
  day(moment: Date): string;
  /** "6:30 PM"; in Spanish with its article, "las 6:30 p.m." or "la 1:30 p.m.". */
  time(moment: Date): string;
  /** "3 hours, Sat, Nov 21, 6:30 – 9:30 PM"; null for a ride that is not booked by the hour. */
  bookedTime(ride: { hourlyDuration: number | null; scheduledAt: Date | null }): string | null;
}

/** Cached, because creating formatters is the slowest part of writing a message. */
const made = new Map<string, CityText>();

export function cityText(language: Language, timeZone: string): CityText {
  const key = `${language} ${timeZone}`;
  const known = made.get(key) ?? makeCityText(language, timeZone);
  made.set(key, known);
  return known;
}

function makeCityText(language: Language, timeZone: string): CityText {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(`${language}-US`, { timeZone, ...options });
    return (moment: Date) => plainSpaces(format.format(moment));
  };
  const span = new Intl.DateTimeFormat(`${language}-US`, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const hours = new Intl.NumberFormat(`${language}-US`, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const clock = write({ timeStyle: 'short' });
  return {
    language,
    money: (cents) => (cents < 0 ? `-$${formatCents(-cents)}` : `$${formatCents(cents)}`),
    date: write({ dateStyle: 'long' }),
    day: write({ weekday: 'long', month: 'long', day: 'numeric' }),
    time: (moment) => WITH_ARTICLE[language](clock(moment)),
    bookedTime: ({ hourlyDuration, scheduledAt }) => {
      if (!hourlyDuration) return null;
      const length = hours.format(hourlyDuration);
      if (!scheduledAt) return length;
      const end = new Date(scheduledAt.getTime() + hourlyDuration * MS_PER_HOUR);
      return plainSpaces(`${length}, ${span.formatRange(scheduledAt, end)}`);
    },
  };
}

const MS_PER_HOUR = 3_600_000;

const WITH_ARTICLE: Readonly<Record<Language, (time: string) => string>> = {
  en: (time) => time,
  es: (time) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`,
};

/** Narrow spaces would double the size of text messages. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

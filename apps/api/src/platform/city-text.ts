import type { Language } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';

/** How amounts and moments stand in what people read: in their language, by the clocks of the city. */
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
}

export function cityText(language: Language, timeZone: string): CityText {
  const write = (options: Intl.DateTimeFormatOptions) => (moment: Date) =>
    plainSpaces(new Intl.DateTimeFormat(`${language}-US`, { timeZone, ...options }).format(moment));
  const clock = write({ timeStyle: 'short' });
  return {
    language,
    money: (cents) => (cents < 0 ? `-$${formatCents(-cents)}` : `$${formatCents(cents)}`),
    date: write({ dateStyle: 'long' }),
    day: write({ weekday: 'long', month: 'long', day: 'numeric' }),
    time: (moment) => WITH_ARTICLE[language](clock(moment)),
  };
}

const WITH_ARTICLE: Readonly<Record<Language, (time: string) => string>> = {
  en: (time) => time,
  es: (time) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`,
};

/** Text messages with a narrow space in them take twice the room. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

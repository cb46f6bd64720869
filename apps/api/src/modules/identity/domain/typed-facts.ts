/** A URL scheme, such as `https://`. */
const SCHEME = /\b[a-z][a-z0-9+.-]*:\/\/+/giu;
/**
 * The dot of a domain, before at least two letters; "U.S." and "No.5" have none. The other characters also count as
 * dots in domains.
 */
const DOT = /(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L}{2})/gu;
/** Ten to fifteen digits with any separators. Street addresses have fewer in a row. */
const PHONE = /(?<!\d)[+(]*(?:\d[\s().\-–]{0,3}){9,14}\d(?!\d)/g;
const LINE_BREAKS = /\s*[\r\n]+\s*/g;

const PLACES: ReadonlySet<string> = new Set(['pickup', 'destination', 'place']);
const WORDS: ReadonlySet<string> = new Set(['reason', 'name', 'inviter', 'organizer', 'sponsor', 'bookedBy']);

/**
 * Text without anything that mail programs and phones turn into links, because strangers can type it into our messages.
 */
export const withoutLinks = (text: string): string => text.replace(SCHEME, '').replace(DOT, '. ');

/** A place on one line, without links and phone numbers. Ordinary addresses stay as they are. */
export const plainPlace = (text: string): string => withoutLinks(text.replace(LINE_BREAKS, ' ')).replace(PHONE, '•••');

/**
 * The facts of a message, with links and phone numbers removed from user input. Fields are selected by name, because
 * our own links are facts too.
 */
export function plainFacts<Facts>(facts: Facts): Facts {
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]: [string, unknown]) => [
      name,
      typeof value !== 'string'
        ? value
        : PLACES.has(name)
          ? plainPlace(value)
          : WORDS.has(name)
            ? withoutLinks(value)
            : value,
    ]),
  ) as Facts;
}

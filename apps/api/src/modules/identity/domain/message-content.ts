import type { Language } from '@groupride/contracts';

/** The content of a message in one language. */
export interface MessageContent {
  subject: string;
  /** Paragraphs; null ones are omitted. */
  text: readonly (string | null)[];
  /** Label of the link: "See the ride". */
  page?: string;
}

/** A message in every supported language, filled with formatted facts. */
export type MessageTemplate<Facts> = Readonly<Record<Language, (facts: Facts) => MessageContent>>;

/** A page of one of the applications. */
export interface Page {
  app: 'rider' | 'driver';
  path: string;
}

/** A Spanish time at the end of a sentence, whose last period also ends the sentence. */
const ABBREVIATED_END = /(\b[ap]\.m\.)\.(?!\.)/g;

/** The body of a message, with its paragraphs joined. */
export function bodyOf(
  { text, page }: MessageContent,
  { greeting, url }: { greeting?: string; url?: string | undefined } = {},
): string {
  return [greeting, ...text, url && (page ? `${page}: ${url}` : url)]
    .filter(Boolean)
    .join('\n\n')
    .replace(ABBREVIATED_END, '$1');
}

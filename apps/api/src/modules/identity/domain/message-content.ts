import type { Language } from '@groupride/contracts';

/** What a message says in one language. */
export interface MessageContent {
  subject: string;
  /** Its paragraphs; what is null is left out. */
  text: readonly (string | null)[];
  /** What the page is that it leads to: "See the ride". */
  page?: string;
}

/** A message in every language that people are written to in, of facts that are ready to be read. */
export type MessageTemplate<Facts> = Readonly<Record<Language, (facts: Facts) => MessageContent>>;

/** A page of one of the applications. */
export interface Page {
  app: 'rider' | 'driver';
  path: string;
}

/** The text of a message, a paragraph each. */
export function bodyOf(
  { text, page }: MessageContent,
  { greeting, url }: { greeting?: string; url?: string | undefined } = {},
): string {
  return [greeting, ...text, url && (page ? `${page}: ${url}` : url)].filter(Boolean).join('\n\n');
}

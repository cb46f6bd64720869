import type { Language } from '@groupride/contracts';

/** Greetings of mails. */
export const GREETING_TEXTS: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Hello ${name},`,
  es: (name) => `Hola, ${name}:`,
};

import type { Language } from '@groupride/contracts';

/** How a mail begins. */
export const GREETING_TEXTS: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Hello ${name},`,
  es: (name) => `Hola, ${name}:`,
};

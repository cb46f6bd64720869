import type { Language } from '@groupride/contracts';

/** Told to a driver's phone when support has answered; the answer itself is read in the app. */
export const ANSWER_TEXTS: Readonly<Record<Language, { title: string; body: string }>> = {
  en: { title: 'Support answered', body: 'You have a new message from support.' },
  es: { title: 'Soporte respondió', body: 'Tienes un mensaje nuevo de soporte.' },
};

import type { Language } from '@groupride/contracts';

/** Push message to a driver when support has answered. The driver reads the answer in the app. */
export const ANSWER_TEXTS: Readonly<Record<Language, { title: string; body: string }>> = {
  en: { title: 'Support answered', body: 'You have a new message from support.' },
  es: { title: 'Soporte respondió', body: 'Tienes un mensaje nuevo de soporte.' },
};

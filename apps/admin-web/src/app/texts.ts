/** The texts in each language, each a file of its own: a browser loads the one that it shows. */
export const texts = {
  en: async () => (await import('./locales/en')).en,
  es: async () => (await import('./locales/es')).es,
};

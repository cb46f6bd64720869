/** The texts in each language, each a file of its own: a browser loads the one that it shows. */
export const texts = {
  en: async () => (await import('./locales/en-first')).enFirst,
  es: async () => (await import('./locales/es-first')).esFirst,
};

/** Texts of the pages of somebody who is signed in. */
export const laterTexts = {
  en: async () => (await import('./locales/en-later')).enLater,
  es: async () => (await import('./locales/es-later')).esLater,
};

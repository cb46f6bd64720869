/** The initial texts, one file per language, so that a browser loads only the one it shows. */
export const texts = {
  en: async () => (await import('./locales/en-first')).enFirst,
  es: async () => (await import('./locales/es-first')).esFirst,
};

/** Texts of the pages for signed-in operators. */
export const laterTexts = {
  en: async () => (await import('./locales/en-later')).enLater,
  es: async () => (await import('./locales/es-later')).esLater,
};

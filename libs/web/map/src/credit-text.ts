/**
 * Translates the map attribution below our own sketches; other attributions stay unchanged. In its own file, because
 * the first picture of a page needs it before any other texts.
 */
export const creditIn: Record<'en' | 'es', (line: string) => string> = {
  en: (line) => line,
  es: (line) =>
    line.replace(/^GroupRide sketch of (.+), not survey data$/, 'Boceto de $1 de GroupRide, sin datos topográficos'),
};

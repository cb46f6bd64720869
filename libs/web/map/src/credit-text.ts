/**
 * Whose the map is: the line under our own sketches in the reader's language, everybody else's as it is. By itself, as the first picture of a
 * page needs it before any other texts.
 */
export const creditIn: Record<'en' | 'es', (line: string) => string> = {
  en: (line) => line,
  es: (line) =>
    line.replace(/^GroupRide sketch of (.+), not survey data$/, 'Boceto de $1 de GroupRide, sin datos topográficos'),
};

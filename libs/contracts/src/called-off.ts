import type { Language } from './words';
import { translated } from './translated';

/** Why a ride is called off that nobody calls off; what is in braces is filled in. It is kept in English, and read in any language. */
export const CALLED_OFF_BY_US = {
  en: {
    notPaid: 'The payment was not finished in time.',
    nobodyCame: 'Nobody came to the pickup.',
    noDriver: 'No driver was free in time.',
    cardNotMended: 'The card for this ride could not be held, and was not mended in time.',
    meansNotMended: 'The payment with {means} for this ride could not be held, and was not mended in time.',
  },
  es: {
    notPaid: 'El pago no se terminó a tiempo.',
    nobodyCame: 'Nadie se presentó en el punto de recogida.',
    noDriver: 'Ningún conductor quedó libre a tiempo.',
    cardNotMended: 'No se pudo retener el importe en la tarjeta de este viaje, y no se arregló a tiempo.',
    meansNotMended: 'No se pudo retener el pago con {means} de este viaje, y no se arregló a tiempo.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What the demo people of a fresh installation give as reasons. */
export const DEMO_REASONS = {
  en: { unchecked: 'Demo driver: codes are not checked', noDemoDriver: 'No demo driver was free' },
  es: { unchecked: 'Conductor de demostración: no se revisan los códigos', noDemoDriver: 'Ningún conductor de demostración estaba libre' },
} as const satisfies Record<Language, Record<string, string>>;

const OURS = { en: { ...CALLED_OFF_BY_US.en, ...DEMO_REASONS.en }, es: { ...CALLED_OFF_BY_US.es, ...DEMO_REASONS.es } };

/** @returns the reason of an event or a cancellation in a language where it is one of ours; as it was written where somebody gave it */
export const reasonIn = (reason: string, language: Language): string => translated(reason, OURS, language);

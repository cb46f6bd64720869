import type { Language } from './enums';
import { translated } from './translated';

/**
 * Reasons for cancellations by the system. They are stored in English and translated for display; braces are
 * placeholders.
 */
export const SYSTEM_CANCELLATION_REASONS = {
  en: {
    notPaid: 'The payment wasn’t finished in time.',
    nobodyCame: 'Nobody came to the pickup.',
    noDriver: 'No driver was available in time.',
    cardNotUpdated: 'The card payment for this ride didn’t go through and wasn’t updated in time.',
    pledgeMissed: 'Not enough people joined in time.',
    methodNotUpdated: 'The payment with {method} for this ride didn’t go through and wasn’t updated in time.',
  },
  es: {
    notPaid: 'El pago no se completó a tiempo.',
    nobodyCame: 'Nadie se presentó en el punto de recogida.',
    noDriver: 'Ningún conductor estuvo disponible a tiempo.',
    cardNotUpdated: 'El pago con tarjeta de este viaje no se completó y no se actualizó a tiempo.',
    pledgeMissed: 'No se unieron suficientes personas a tiempo.',
    methodNotUpdated: 'El pago con {method} de este viaje no se completó y no se actualizó a tiempo.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Reasons given by the demo users of a fresh installation. */
export const DEMO_REASONS = {
  en: { unchecked: 'Demo driver: not everyone showed a code', noDemoDriver: 'No demo driver was available' },
  es: {
    unchecked: 'Conductor de demostración: no todos mostraron un código',
    noDemoDriver: 'Ningún conductor de demostración estaba disponible',
  },
} as const satisfies Record<Language, Record<string, string>>;

const OURS = {
  en: { ...SYSTEM_CANCELLATION_REASONS.en, ...DEMO_REASONS.en },
  es: { ...SYSTEM_CANCELLATION_REASONS.es, ...DEMO_REASONS.es },
};

/** @returns the translated reason of an event or cancellation, or the original if a person wrote it */
export const reasonIn = (reason: string, language: Language): string => translated(reason, OURS, language);

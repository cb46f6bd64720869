import type { EmergencyKind, Language } from '@groupride/contracts';

interface Emergency {
  /** As in "R-019"; null for none. */
  ride: string | null;
  /** Who needs help; null when nobody knows. */
  name: string | null;
}

interface EmergencyText {
  title: string;
  body: string;
}

const EN: Readonly<Record<EmergencyKind, (name: string) => string>> = {
  sos: (name) => `${name} pressed SOS.`,
  safety_help: (name) => `${name} needs help.`,
};
const ES: Readonly<Record<EmergencyKind, (name: string) => string>> = {
  sos: (name) => `${name} presionó SOS.`,
  safety_help: (name) => `${name} necesita ayuda.`,
};

/** The notification of an emergency. It may be read on a locked screen, so it has neither phone numbers nor places. */
export const EMERGENCY_TEXTS: Readonly<Record<Language, (kind: EmergencyKind, emergency: Emergency) => EmergencyText>> =
  {
    en: (kind, { ride, name }) => ({
      title: ride ? `Emergency on ride ${ride}` : 'Emergency',
      body: `${EN[kind](name ?? 'A rider')} Open the alert, then call them.`,
    }),
    es: (kind, { ride, name }) => ({
      title: ride ? `Emergencia en el viaje ${ride}` : 'Emergencia',
      body: `${ES[kind](name ?? 'Un pasajero')} Abre la alerta y llama.`,
    }),
  };

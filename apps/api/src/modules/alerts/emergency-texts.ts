import type { EmergencyKind, Language } from '@groupride/contracts';

interface Emergency {
  /** Ride number such as "R-019"; null when there is no ride. */
  ride: string | null;
  /** First name of the person who needs help; null when unknown. */
  name: string | null;
}

interface EmergencyText {
  title: string;
  body: string;
}

const titleEn = ({ ride }: Emergency) => (ride ? `Emergency on ride ${ride}` : 'Emergency');
const titleEs = ({ ride }: Emergency) => (ride ? `Emergencia en el viaje ${ride}` : 'Emergencia');

/** The notification of an emergency. It may be read on a locked screen, so it has neither phone numbers nor places. */
export const EMERGENCY_TEXTS: Readonly<
  Record<Language, Record<EmergencyKind, (emergency: Emergency) => EmergencyText>>
> = {
  en: {
    sos: (emergency) => ({
      title: titleEn(emergency),
      body: `${emergency.name ?? 'A rider'} pressed SOS. Open the alert, then call them.`,
    }),
    safety_help: (emergency) => ({
      title: titleEn(emergency),
      body: `${emergency.name ?? 'A rider'} needs help. Open the alert, then call them.`,
    }),
  },
  es: {
    sos: (emergency) => ({
      title: titleEs(emergency),
      body: `${emergency.name ?? 'Un pasajero'} presionó SOS. Abre la alerta y llama.`,
    }),
    safety_help: (emergency) => ({
      title: titleEs(emergency),
      body: `${emergency.name ?? 'Un pasajero'} necesita ayuda. Abre la alerta y llama.`,
    }),
  },
};
